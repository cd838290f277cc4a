import type { RowFacts, SignFacts, Suspect } from '../../checks/problems/facts.ts';
import { shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Translations beside the texts that they translate. */
export const translationsEn = {
  'translation-dice': (facts) => sign(facts, 'players would roll otherwise than in the original'),
  'translation-number': (facts) => sign(facts, 'players would play by another number than in the original'),
  'translation-meaning': (facts) => sign(quoted(facts), 'players would do otherwise than in the original'),
  'translation-row': (facts) => row(facts),
  'translation-placeholder': ({ placeholder, written }) =>
    written === undefined
      ? `This name has lost its placeholder ${shorten(placeholder)}, so nobody sees that the rule needs a value. Put it back.`
      : `The placeholder is "${shorten(written)}" here and "${shorten(placeholder)}" in the source, whose text uses it. Write "${shorten(placeholder)}".`,
  'translation-length': ({ what, percent, isOverride }) => {
    if (isOverride && what === 'short')
      return `This text replaces another one in the apps and has only ${percent} % of its length: parts of the rules are missing. Compare them.`;
    if (what === 'cut')
      return 'This translation ends in the middle of a sentence, and its source does not. Complete it.';
    return what === 'short'
      ? `This translation has only ${percent} % of the length of its source: most of the text is missing. Translate all of it.`
      : `This translation is ${percent} % as long as its source. Check that it has no text of another entry.`;
  },
  'duplicate-translation': ({ key, first }, lineOf) =>
    `The key "${shorten(key)}" is already on line ${lineOf(first)}. The apps show only one of the two texts: remove the other.`,
  'orphan-translation': ({ key, count, nearest }) => {
    if (nearest !== undefined && count > 1)
      return `${count} translations have "${shorten(key)}" in their keys, but no entry of this folder has it, so the apps never show them. Did you mean ${shorten(nearest)}?`;
    if (nearest !== undefined)
      return `No entry of this folder has a text for the key "${shorten(key)}", so the apps never show this translation. Did you mean ${shorten(nearest)}, which has none?`;
    return count === 1
      ? `No entry of this folder has a text for the key "${shorten(key)}", so the apps never show this translation. Correct the key, or remove the translation.`
      : `${count} translations in this file belong to no text, beginning with "${shorten(key)}", so the apps never show them. Correct their keys, or remove them.`;
  },
  'missing-translation': ({ count, examples, language }) =>
    `${count} ${count === 1 ? 'text has' : 'texts have'} no translation into "${language}", and the apps show the original: ${keys(examples, count)}.`,
  'stale-translation': ({ key, count, was, is }) =>
    count === 1
      ? `The source has changed since this translation was marked as up to date${change(was, is)}. Adapt the translation, and mark it as up to date.`
      : `The sources of ${count} translations in this file have changed since these were marked as up to date, beginning with "${shorten(key)}". Adapt them, and mark them as up to date.`,
  'double-space': () => 'There are two spaces here, and the source has none. Write one.',
  'lost-line-breaks': () =>
    'The source has paragraphs or a list, and this translation is one line: players find nothing in it. Break the lines as in the source.',
  'translation-punctuation': ({ written, repaired }) => {
    if (repaired === undefined)
      return `This "${written}" has no other half. Add it where the quotation ends or begins.`;
    return repaired === ''
      ? `"${written}" is not written in this language. Remove it.`
      : `This sentence ends with "${written}" and does not begin with "${repaired}". Add it where the question or exclamation begins.`;
  },
  'untranslated-text': (facts) => {
    if (!('other' in facts))
      return facts.what === 'entry'
        ? `This text is the same as its source, in the language "${facts.language}". Translate it.`
        : `This sentence is still in the language of the source, "${facts.language}". Translate it.`;
    const more = facts.count > 1 ? ` This file has ${facts.count} such names.` : '';
    return facts.what === 'plural'
      ? `"${shorten(facts.name)}" is the same as in the source, although the name of one is translated: "${shorten(facts.other)}".${more} Translate it.`
      : `"${shorten(facts.name)}" is the same as in the source, although this name is elsewhere "${shorten(facts.other)}".${more} Translate it.`;
  },
} satisfies Partial<ProblemMessages>;

/** The words that have changed in a source. */
function change(was: string | undefined, is: string): string {
  if (was === undefined) return '';
  if (was === '') return `: "${shorten(is)}" is new`;
  return is === '' ? `: "${shorten(was)}" is gone` : `: "${shorten(was)}" has become "${shorten(is)}"`;
}

function sign({ what, source = '', written = '', suspect }: SignFacts, why: string): string {
  const end = advice(suspect, why);
  switch (what) {
    case 'changed':
      return `The source says ${shorten(source)}, here it is ${shorten(written)}${end}`;
    case 'lost':
      return `${shorten(source)} of the source is missing here${end}`;
    case 'added':
      return `${shorten(written)} is not in the source${advice(suspect === 'source' ? suspect : 'either', why)}`;
    case 'swapped':
      return `${shorten(written)} and ${shorten(source)} have changed places${end}`;
    default:
      return `${shorten(written)} is in another row than in the source${end}`;
  }
}

function quoted({ source, written, ...facts }: SignFacts): SignFacts {
  const inQuotes = (words: string | undefined) => words && `"${shorten(words)}"`;
  return { ...facts, source: inQuotes(source), written: inQuotes(written) };
}

function row({ what, row: form, other = '', suspect }: RowFacts): string {
  const end = advice(suspect, 'a roll would have another result than in the original');
  switch (what) {
    case 'changed':
      return `The row ${form} of the source is ${other} here${end}`;
    case 'lost':
      return `The row ${form} of the source is missing here${end}`;
    case 'moved':
      return `The row ${form} is in another place than in the source${end}`;
    default:
      return `The texts of the rows ${form} and ${other} are swapped${end}`;
  }
}

function advice(suspect: Suspect, why: string): string {
  if (suspect === 'source') return ', as in other translations: probably the source is wrong. Check it.';
  return suspect === 'either' ? ': one of the two texts is wrong. Compare them.' : `: ${why}.`;
}

function keys(examples: readonly string[], count: number): string {
  return count > examples.length ? `${examples.join(', ')} …` : examples.join(', ');
}
