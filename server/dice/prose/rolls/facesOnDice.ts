/** Faces that any or all of some dice must show, where the dice are named behind them: `a 1 on either of the 2D6`. */
import type { TokenMention } from '../notation/notation.ts';
import { PhraseBook } from '../notation/pattern.ts';
import { plainRoll } from '../targets/roll.ts';
import { targetAt } from '../targets/targets.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf } from '../words/words.ts';
import type { Quantity } from './poolPhrases.ts';
import { countOf, type PoolReading } from './pools.ts';

const quantitiesOfDice = new PhraseBook<Quantity>([
  [
    { of: 'any', by: 'names' },
    'on at? least? any|either of the|his|her|their|your?',
    'on at? least? one of the|his|her|their|your?',
    'en al? menos? cualquiera|alguno|uno de los|sus|tus?',
  ],
  [{ of: 'all', by: 'names' }, 'on both|all of? the|his|her|their|your?', 'en ambos', 'en todos los|sus|tus?'],
]);

/** What is asked at the article of a face, and the dice; undefined where no such question begins there. */
export function faceOnDiceAt(
  tokens: readonly Token[],
  mentions: ReadonlyMap<number, TokenMention>,
  index: number,
): (PoolReading & { readonly mention: TokenMention }) | undefined {
  const reading = isOneOf(tokens, index, articles) ? targetAt(tokens, index + 1) : undefined;
  const quantity = reading && quantitiesOfDice.at(tokens, reading.next);
  const mention = quantity && mentions.get(quantity.next);
  if (!mention || mention.sign !== undefined || mention.alternative !== undefined) return undefined;
  const { pool } = plainRoll(mention.expression, false);
  const found = pool && countOf(tokens, index + 1, pool, quantity.meaning, { ...reading, next: mention.to });
  return found && { ...found, mention };
}
