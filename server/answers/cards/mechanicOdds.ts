import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { freeVariables, hasDice } from '../../dice/language/names.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { rememberedOdds } from '../odds/rememberedOdds.ts';
import { oddsBlock, shownOdds } from '../odds/shownOdds.ts';
import type { Reader } from '../reader.ts';

const remembered = rememberedOdds<MarkdownBlock | undefined>();

/**
 * The odds of the content of an `<?odds … ?>`, or undefined if it cannot be read or is no roll.
 *
 * @param shared the budget of many answers together; this one's steps are subtracted, unless it is cached.
 */
export function mechanicOdds(
  source: string,
  bindings: Bindings,
  reader: Reader,
  shared: Budget,
): MarkdownBlock | undefined {
  return remembered(source, bindings, reader, () => {
    const { annotation } = parseAnnotation(source);
    if (!annotation || !isRoll(annotation, bindings)) return undefined;
    return oddsBlock(shownOdds(annotation, bindings, reader, 'few values', shared));
  });
}

/** Whether there are odds to tell: dice in the annotation or in a value. `n` of _Ignore Pain 6_ is only that number again. */
export function isRoll(annotation: Annotation, bindings: Bindings): boolean {
  return hasDice(annotation) || freeVariables(annotation).some((name) => typeof bindings.get(name) === 'object');
}
