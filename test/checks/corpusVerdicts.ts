import type { ProblemCode } from '../../server/checks/problems/kinds.ts';

/** A judgement by a person: whether a problem at that place is one, and why. */
interface Verdict {
  /** Line and column, counted from 1. */
  readonly at: string;
  readonly code: ProblemCode;
  readonly isTrue: boolean;
  readonly reason: string;
}

/** The judged errors, warnings and hints in the files of a published package, by the paths of the files. */
export const verdicts: Readonly<Record<string, readonly Verdict[]>> = {
  'data/i18n/content-en.xml': [
    { at: '502:557', code: 'table-overlap', isTrue: true, reason: 'rows 1-2 and 2-4 share the 2' },
    { at: '2:1', code: 'missing-translation', isTrue: true, reason: 'three keys of one adventure' },
    { at: '524:683', code: 'unbalanced-bracket', isTrue: true, reason: 'the other bracket is lost' },
    { at: '1508:49', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    { at: '1955:1', code: 'translation-row', isTrue: true, reason: 'the rows of the table differ' },
    { at: '1956:1', code: 'translation-row', isTrue: true, reason: 'the rows of the table differ' },
    {
      at: '1956:97',
      code: 'translation-dice',
      isTrue: true,
      reason: 'other dice, or a count before the die that is lost',
    },
    {
      at: '1956:158',
      code: 'translation-dice',
      isTrue: true,
      reason: 'other dice, or a count before the die that is lost',
    },
    { at: '1995:57', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    { at: '2022:61', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    { at: '3269:115', code: 'translation-number', isTrue: true, reason: 'a casting number that the base text lacks' },
  ],
  'data/i18n/content-es.xml': [
    { at: '2237:2264', code: 'translation-number', isTrue: true, reason: 'or more is lost behind the 7' },
    { at: '2217:2234', code: 'translation-number', isTrue: true, reason: 'or more is lost behind the 7' },
    { at: '629:55', code: 'lost-line-breaks', isTrue: true, reason: 'the rows of the source are in one line' },
    { at: '1160:7', code: 'translation-punctuation', isTrue: true, reason: 'an exclamation without its beginning' },
    { at: '1092:10', code: 'translation-punctuation', isTrue: true, reason: 'an exclamation without its beginning' },
    { at: '985:8', code: 'translation-punctuation', isTrue: true, reason: 'an exclamation without its beginning' },
    { at: '925:10', code: 'translation-punctuation', isTrue: true, reason: 'an exclamation without its beginning' },
    { at: '698:150', code: 'translation-punctuation', isTrue: true, reason: 'an exclamation without its beginning' },
    { at: '668:695', code: 'translation-punctuation', isTrue: true, reason: 'an exclamation without its beginning' },
    { at: '557:189', code: 'translation-punctuation', isTrue: true, reason: 'an exclamation without its beginning' },
    { at: '2324:1888', code: 'table-gap', isTrue: true, reason: 'an apostrophe in the row mark 10-12' },
    {
      at: '102:1424',
      code: 'invisible-character',
      isTrue: true,
      reason: 'U+200B from a machine translation; the first of many',
    },
    { at: '540:116', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '1215:43', code: 'unbalanced-bracket', isTrue: true, reason: 'the other bracket is lost' },
    { at: '2210:44', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    {
      at: '2217:1273',
      code: 'translation-dice',
      isTrue: true,
      reason: 'other dice, or a count before the die that is lost',
    },
    {
      at: '2217:2343',
      code: 'translation-dice',
      isTrue: true,
      reason: 'other dice, or a count before the die that is lost',
    },
    {
      at: '2222:43',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    { at: '2228:957', code: 'unbalanced-bracket', isTrue: true, reason: 'the other bracket is lost' },
    {
      at: '2228:2389',
      code: 'translation-dice',
      isTrue: true,
      reason: 'other dice, or a count before the die that is lost',
    },
    {
      at: '2229:36',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    {
      at: '2233:39',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    {
      at: '2237:1294',
      code: 'translation-dice',
      isTrue: true,
      reason: 'other dice, or a count before the die that is lost',
    },
    {
      at: '2237:2373',
      code: 'translation-dice',
      isTrue: true,
      reason: 'other dice, or a count before the die that is lost',
    },
    { at: '2247:42', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    {
      at: '2256:39',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    {
      at: '2260:35',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    {
      at: '2278:59',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    { at: '2287:40', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    {
      at: '2294:59',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    {
      at: '2328:36',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'a note of a dictionary in place of the n',
    },
    { at: '2339:46', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    {
      at: '2340:41',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
    { at: '2345:57', code: 'translation-length', isTrue: true, reason: 'a label or a summary in place of the rules' },
    {
      at: '2378:37',
      code: 'translation-placeholder',
      isTrue: true,
      reason: 'the name has lost its n, or has another letter',
    },
  ],
  'data/xml/events/originaldeck-events.xml': [
    { at: '24:46', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
  ],
  'data/xml/events/rpbook-events.xml': [
    { at: '18:46', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '170:38', code: 'list-slip', isTrue: true, reason: 'a list of scores without a comma' },
    { at: '252:176', code: 'list-slip', isTrue: true, reason: 'a list of scores without a comma' },
    { at: '308:230', code: 'lost-hyphen', isTrue: true, reason: 'two words run into one' },
  ],
  'data/xml/events/rpbook-treasure-events.xml': [
    { at: '38:215', code: 'lost-hyphen', isTrue: true, reason: 'two words run into one' },
    { at: '80:283', code: 'lost-hyphen', isTrue: true, reason: 'two words run into one' },
  ],
  'data/xml/locations/locations.xml': [
    {
      at: '293:16',
      code: 'missing-prefix',
      isTrue: true,
      reason: 'all 61 visitors whose Warrior exists with the prefix',
    },
    {
      at: '380:16',
      code: 'unknown-reference',
      isTrue: true,
      reason: 'no Warrior with that id, with the prefix or without',
    },
    {
      at: '1034:16',
      code: 'unknown-reference',
      isTrue: true,
      reason: 'no Warrior with that id, with the prefix or without',
    },
    {
      at: '1559:16',
      code: 'unknown-reference',
      isTrue: true,
      reason: 'no Warrior with that id, with the prefix or without',
    },
    {
      at: '1701:16',
      code: 'unknown-reference',
      isTrue: true,
      reason: 'no Warrior with that id, with the prefix or without',
    },
    { at: '2219:16', code: 'unknown-reference', isTrue: true, reason: 'gray for grey' },
  ],
  'data/xml/monsters/rpbook-chaos-dwarfs.xml': [
    { at: '117:35', code: 'several-rules', isTrue: true, reason: 'two rules in one element' },
  ],
  'data/xml/monsters/rpbook-chaos.xml': [
    {
      at: '240:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
    {
      at: '321:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
    { at: '338:12', code: 'copied-value', isTrue: true, reason: 'the armour is the gold' },
    {
      at: '424:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
  ],
  'data/xml/monsters/rpbook-monsters.xml': [
    {
      at: '363:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
    { at: '475:35', code: 'missing-parameter', isTrue: true, reason: 'the strength of the breath is nowhere' },
    {
      at: '688:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
  ],
  'data/xml/monsters/rpbook-orcs-and-goblins.xml': [
    {
      at: '66:13',
      code: 'unexplained-value',
      isTrue: true,
      reason: 'the rule that explains the damage is linked nowhere',
    },
    { at: '68:46', code: 'own-rule', isTrue: true, reason: 'the weapon has a rule that nothing uses' },
    { at: '85:56', code: 'own-rule', isTrue: true, reason: 'the weapon has a rule that nothing uses' },
    { at: '136:29', code: 'wrong-rule', isTrue: true, reason: 'the text is the magic variant' },
    {
      at: '136:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
    {
      at: '185:41',
      code: 'unfit-parameter',
      isTrue: true,
      reason: 'a score for a rule with a number: Ignore Blows is meant',
    },
    {
      at: '203:41',
      code: 'unfit-parameter',
      isTrue: true,
      reason: 'a score for a rule with a number: Ignore Blows is meant',
    },
  ],
  'data/xml/monsters/rpbook-skaven.xml': [
    {
      at: '71:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
    {
      at: '88:29',
      code: 'missing-parameter',
      isTrue: true,
      reason: 'the value is only in the text, or missing altogether',
    },
  ],
  'data/xml/monsters/rpbook-undead.xml': [
    { at: '64:18', code: 'lost-use', isTrue: true, reason: 'two schools, of which the apps keep the last' },
  ],
  'data/xml/rules/rpb-magic.xml': [
    { at: '52:41', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '127:40', code: 'list-slip', isTrue: true, reason: 'a list of scores without a comma' },
    { at: '205:34', code: 'misread-one', isTrue: true, reason: 'a letter for 1' },
    { at: '246:30', code: 'misread-one', isTrue: true, reason: 'a letter for 1' },
  ],
  'data/xml/rules/rpb-rules.xml': [
    { at: '3:300', code: 'misread-die', isTrue: true, reason: '1D6 read as a number or with a letter' },
    { at: '3:1013', code: 'misread-word', isTrue: true, reason: 'another English word in its place' },
    { at: '6:276', code: 'misread-die', isTrue: true, reason: '1D6 read as a number or with a letter' },
    { at: '6:332', code: 'misread-one', isTrue: true, reason: 'a letter for 1' },
    { at: '13:385', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '15:207', code: 'lost-hyphen', isTrue: true, reason: 'two words run into one' },
    { at: '20:221', code: 'lost-hyphen', isTrue: true, reason: 'two words run into one' },
    { at: '21:163', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '22:413', code: 'lost-minus', isTrue: true, reason: 'the twin rule has the sign' },
    { at: '25:217', code: 'lost-hyphen', isTrue: true, reason: 'two words run into one' },
    { at: '31:1741', code: 'list-slip', isTrue: true, reason: 'a list of scores without a comma' },
    { at: '33:1306', code: 'misread-die', isTrue: true, reason: '1D6 read as a number or with a letter' },
    { at: '60:324', code: 'misread-one', isTrue: true, reason: 'a letter for 1' },
    { at: '62:3176', code: 'list-slip', isTrue: true, reason: 'a list of scores without a comma' },
    { at: '64:2308', code: 'misread-word', isTrue: true, reason: 'another English word in its place' },
    { at: '68:409', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '70:657', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '72:170', code: 'stray-full-stop', isTrue: true, reason: 'a full stop in the middle of a sentence' },
    { at: '77:169', code: 'misread-word', isTrue: true, reason: 'another English word in its place' },
    { at: '77:263', code: 'misread-die', isTrue: true, reason: '1D6 read as a number or with a letter' },
    { at: '77:266', code: 'misread-plus', isTrue: true, reason: 'a letter for a plus' },
    { at: '78:205', code: 'misread-number', isTrue: true, reason: 'a letter for an unknown number' },
  ],
  'data/xml/tables/rpbook-monster-tables.xml': [
    { at: '228:40', code: 'bad-value', isTrue: true, reason: 'an empty number: nobody knows how many appear' },
    { at: '893:40', code: 'unknown-guarded', isTrue: true, reason: 'the guard names itself' },
  ],
  'data/xml/travel/rpbook-travel-events.xml': [
    { at: '209:1', code: 'table-overlap', isTrue: true, reason: 'rows 1-2 and 2-4 share the 2' },
    { at: '338:45', code: 'unbalanced-bracket', isTrue: true, reason: 'the other bracket is lost' },
  ],
};
