import type { RowFacts, SignFacts } from '../../checks/problems/facts.ts';
import type { Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { translationTexts } from '../texts/translationTexts.ts';

/** Translations beside the texts that they translate. */
export const translationsEn = problemTexts({
  'translation-dice': (facts) => sign(facts, 'players would roll otherwise than in the original'),
  'translation-number': (facts) => sign(facts, 'players would play by another number than in the original'),
  'translation-meaning': (facts) => words(facts, 'players would do otherwise than in the original'),
  'translation-row': (facts) => withAdvice(rows, facts, 'a roll would have another result than in the original'),
  'translation-placeholder':
    '[written?The placeholder is "{written…}" here and "{placeholder…}" in the source, whose text uses it. Write "{placeholder…}".|This name has lost its placeholder {placeholder…}, so nobody sees that the rule needs a value. Put it back.]',
  'translation-length': {
    short:
      '[isOverride?This text replaces another one in the apps and has only {percent} % of its length: parts of the rules are missing. Compare them.|This translation has only {percent} % of the length of its source: most of the text is missing. Translate all of it.]',
    long: 'This translation is {percent} % as long as its source. Check that it has no text of another entry.',
    cut: 'This translation ends in the middle of a sentence, and its source does not. Complete it.',
  },
  'duplicate-translation':
    'The key "{key…}" is already on line {first}. The apps show only one of the two texts: remove the other.',
  'same-translation':
    'This is also the translation of "{key…}" on line {first}, which has another text in the source: probably one of the two was copied. Compare them.',
  'orphan-translation':
    '[nearest?[count=1?No entry of this folder has a text for the key "{key…}", so the apps never show this translation. Did you mean {nearest…}, which has none?|{count} translations have "{key…}" in their keys, but no entry of this folder has it, so the apps never show them. Did you mean {nearest…}?]|[count=1?No entry of this folder has a text for the key "{key…}", so the apps never show this translation. Correct the key, or remove the translation.|{count} translations in this file belong to no text, beginning with "{key…}", so the apps never show them. Correct their keys, or remove them.]]',
  'missing-translation':
    '{count} [count=1?text has|texts have] no translation into "{language}", and the apps show the original: {examples}[examples<count? …].',
  'stale-translation':
    '[count=1?The source has changed since this translation was marked as up to date[was=?: "{is…}" is new|[was?: "{was…}" [is?has become "{is…}"|is gone]]]. Adapt the translation, and mark it as up to date.|The sources of {count} translations in this file have changed since these were marked as up to date, beginning with "{key…}". Adapt them, and mark them as up to date.]',
  'double-space': 'There are two spaces here, and the source has none. Write one.',
  'lost-line-breaks':
    'The source has paragraphs or a list, and this translation is one line: players find nothing in it. Break the lines as in the source.',
  'translation-punctuation':
    '[repaired=?"{written}" is not written in this language. Remove it.|[repaired?This sentence ends with "{written}" and does not begin with "{repaired}". Add it where the question or exclamation begins.|This "{written}" has no other half. Add it where the quotation ends or begins.]]',
  'untranslated-text': {
    entry: 'This text is the same as its source, in the language "{language}". Translate it.',
    sentence: 'This sentence is still in the language of the source, "{language}". Translate it.',
    plural:
      '"{name…}" is the same as in the source, although the name of one is translated: "{other…}".[count=1?| This file has {count} such names.] Translate it.',
    name: '"{name…}" is the same as in the source, although this name is elsewhere "{other…}".[count=1?| This file has {count} such names.] Translate it.',
  },
});

const signs: Wording<SignFacts> = {
  changed: 'The source says {source…}, here it is {written…}{end}',
  lost: '{source…} of the source is missing here{end}',
  added: '{written…} is not in the source{end}',
  moved: '{written…} is in another row than in the source{end}',
  swapped: '{written…} and {source…} have changed places{end}',
};

const rows: Wording<RowFacts> = {
  changed: 'The row {row} of the source is {other} here{end}',
  lost: 'The row {row} of the source is missing here{end}',
  moved: 'The row {row} is in another place than in the source{end}',
  swapped: 'The texts of the rows {row} and {other} are swapped{end}',
};

const { sign, words, withAdvice } = translationTexts({
  signs,
  advice:
    '[suspect=source?, as in other translations: probably the source is wrong. Check it.|[suspect=either?: one of the two texts is wrong. Compare them.|: {why}.]]',
  quoted: (words) => `"${words}"`,
});
