import { paragraph } from '../../answers/markdown.ts';
import { formulaText, testText } from '../../answers/odds/formulaText.ts';
import type { Value } from '../../dice/language/expression.ts';
import { readEffect, type StatedEffect } from '../../fights/effects/readEffect.ts';
import type { Messages } from '../../wording/messages.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/** What a `<?fight … ?>` says, in plain words. */
export function effectHover({ place: { location, section }, reader: { messages } }: HoverAsked): HoverText | undefined {
  if (location.kind !== 'processingInstruction' || location.node.target !== 'fight') return undefined;
  const { effect, notModelled = '' } = readEffect(
    section.text.slice(location.span.start, location.span.end),
    undefined,
  );
  const { leftOut, cannotBeRead } = messages.words.effects;
  const said = effect ? effectText(effect, messages) : notModelled === '' ? cannotBeRead : leftOut(notModelled);
  return { span: location.node.span, blocks: [paragraph(said)] };
}

function effectText(effect: StatedEffect, messages: Messages): string {
  const { hook, value, test, moment, naturalFrom, against, on, to, after } = effect;
  const { does, when } = messages.words.effects;
  const tested = test ? testText(test, messages) : '';
  return [
    does(hook, value ? amountText(effect, value, messages) : tested),
    moment && when(moment, naturalFrom ? formulaText(naturalFrom, messages) : tested),
    to && (to === 'beside' ? when(to, '') : when('to', formulaText(to, messages))),
    on && when('on', testText(on, messages)),
    against && when('against', against),
    after && when('after', after),
    '.',
  ].join('');
}

/** `+1`, `× 2`, `= 5` of what is changed; the number alone of what is not. */
function amountText({ hook, change }: StatedEffect, value: Value, messages: Messages): string {
  const text = formulaText(value, messages);
  if (change === 'multiply') return `× ${text}`;
  if (change === 'set') return `= ${text}`;
  return changes.has(hook) && !/^[-−–]/.test(text) ? `+${text}` : text;
}

const changes: ReadonlySet<StatedEffect['hook']> = new Set([
  'to-hit',
  'to-hit-against',
  'attacks',
  'attacks-against',
  'strength',
  'strength-against',
  'toughness',
  'armour',
  'damage',
]);
