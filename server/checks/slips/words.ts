import type { Prose } from '../../workspace/documents/prose.ts';
import { matches, noSlips, type Pattern, type Slip } from './slip.ts';

/** Words that a scan has turned into others, and hyphens that it has lost at the end of a line. English only: the patterns are phrases. */
export function wordSlips(prose: Prose): readonly Slip[] {
  return noSlips.concat(
    matches('misread-word', prose, rollNoun, () => 'roll'),
    matches('misread-word', prose, rollVerb, () => 'roll'),
    matches('misread-word', prose, attack, ([written]) => `${written.slice(0, -1)}k`),
    matches('misread-word', prose, arc, () => 'arc'),
    matches('misread-word', prose, zeroWord, ({ 0: written, index }) =>
      isAtStart.test(prose.text.slice(0, index)) ? `O${written.slice(1)}` : `o${written.slice(1)}`,
    ),
    matches('lost-hyphen', prose, unhyphenated, ([written]) => hyphenated(written)),
  );
}

/** `hit roil`, `a roil of 6`: clouds and seas may roil as they like. */
const rollNoun: Pattern = {
  hint: /roil/,
  slip: /roil(?![A-Za-zÀ-ÿ])/gu,
  before:
    /(?<![A-Za-zÀ-ÿ])(?:hit|wound|dice|die|power|an?|the|his|her|its|their|another|re|save|saving|escape|injury|damage)[\s-]$/iu,
};
const rollVerb: Pattern = {
  hint: /roil/i,
  slip: /(?<![A-Za-zÀ-ÿ]|[A-Za-zÀ-ÿ][\s-])roil(?=\s+(?:an?\s+)?(?:\d*D\d|dice|die))/giu,
};

/** A Warrior may attach things; but as a noun the word does not exist. */
const attack: Pattern = {
  hint: /attach[^a-z]/,
  slip: /attach(?![A-Za-zÀ-ÿ]|\s+(?:it|them|him|her|itself|himself|themselves|to|the|a)(?![A-Za-zÀ-ÿ]))/gu,
  before:
    /(?<![A-Za-zÀ-ÿ])(?:an|its|his|her|their|your|sort of|kind of|type of|each|every|the|this|that|extra|magic|missile|normal|special|ambush)\s+$/iu,
};

/** `to are across`: the verb has no such form. */
const arc: Pattern = {
  hint: /\sare\s+(?:across|over|between|from|through|onto|to)/,
  slip: /are(?=\s+(?:across|over|between|from|through|onto|to)(?![A-Za-zÀ-ÿ]))/gu,
  before: /(?<![A-Za-zÀ-ÿ])(?:to|may|will|can|could|might|must|should)\s+$/u,
};

/** `1 0r 2`, `0n a 6`: a zero for the first letter of a small word. */
const zeroWord: Pattern = { hint: /0[rnf](?![\w])/, slip: /(?<![\w.,'’-])0[rnf](?=\s)/g };
const isAtStart = /(?:^|[.!?:]["'”’)]?\s+)$/;

const unhyphenated: Pattern = {
  hint: /tohand|handto|onmag|onliv|onhum|nce[hlpmn]|[eo]sided|[eo]handed|tohit/,
  slip: /(?<![A-Za-zÀ-ÿ])(?:tohand|handto(?=-hand)|nonmagic(?:al)?|nonliving|nonhuman|once(?:human|living|proud|mighty|noble)|onesided|twohanded|onehanded|tohit)(?![A-Za-zÀ-ÿ])/giu,
};

function hyphenated(written: string): string {
  return written.replace(/to$/i, '-$&').replace(/^(?:to|non|once|one|two)/i, '$&-');
}
