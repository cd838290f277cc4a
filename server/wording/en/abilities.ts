import { problemTexts } from '../texts/problemTexts.ts';

/** Abilities, their parameters, and comments that ignore problems. */
export const abilitiesEn = problemTexts({
  'missing-parameter':
    '[value?The value of {name…} is only in the text. The app\'s editor reads it from param and shows an empty field: add param="{value}".|{name…} needs a value, as in {example}: without it nobody knows how strong it is. Write it here and in param="…".]',
  'unfit-parameter':
    '"{value…}" does not fit {rule…}, which takes [expected=number?a plain number|[expected=score?a score to roll, such as 5+|[expected=die?a die, such as 1D6|a number to add or subtract, such as +1]]].[other? Did you mean {other…}?]',
  'parameter-mismatch':
    '[written?The text says "{written…}", param says "{parameter…}". Players see the text, the app\'s editor shows param: make them the same.|param says "{parameter…}", but the text gives no value, and the text is all that players see.]',
  'wrong-rule': '"{text…}" is the rule {otherId}, but {id…} is linked here: readers who look it up see the wrong rule.',
  'several-rules': 'This names {names…, and}, but only {id…} is linked: give each its own <rule>.',
  'unused-parameter': {
    lost: 'The text speaks of a value, and the name has no place for it: nobody sees the value of a Monster. Add {name…} to the name.',
    parameter:
      'The app asks authors for "{name…}", but neither the name nor the text of this rule uses it. Say what it does, or do not ask for it.',
    placeholder:
      'The name has "{name…}", but the text never says what it does. Use it in the text, or remove it from the name.',
  },
  'undeclared-placeholder': {
    placeholder:
      '{written…} has no value: the rule declares [declared=0?no parameter|[declared=1?one parameter|{declared} parameters]]. The app would print it as it is.',
    rule: "The name has {placeholder}, but no parameter is declared, as other rules of this file do or its uses suppose: the app's editor asks authors for no value. Add parameterName.",
  },
  'unknown-ability': 'There is no ability "{written…}". Did you mean {nearest…}?',
  'unused-suppression':
    'There is no problem "{code…}" here to ignore. Remove it, so that it does not hide a later problem.',
  'bad-suppression': {
    noCode: 'Name the problem to ignore: <!-- whq-ignore code: reason -->.',
    noReason: 'Add a reason after a colon, so that the next author knows why this is ignored.',
    unknownCode: 'There is no problem "{code…}".[nearest? Did you mean {nearest}?]',
    notIgnorable:
      '"{code}" cannot be ignored, because programs could not read the file, or because nobody would notice what is hidden.',
    allInXml: '"all" is for Markdown and text files. Name the problems one by one.',
  },
});
