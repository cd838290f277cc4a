import type { Expectation } from '../../formats/schema/finding.ts';
import type { DeclarationFault } from '../../xml/parseError.ts';
import { hexadecimal, list, shorten } from '../catalogue/phrasing.ts';
import type { ProblemMessages } from '../catalogue/problems.ts';

export const problemsEn: ProblemMessages = {
  syntax: {
    unclosedElement: ({ name, endTags, isRepeated }) =>
      isRepeated
        ? `<${name}> begins inside another <${name}>, and neither is closed. If this is where the other ends, write </${name}>.`
        : `<${name}> opened here is never closed. Add ${shorten(endTags)} where it ends.`,
    strayEndTag: ({ name }) =>
      `</${name}> closes nothing here: no <${name}> is open. Remove it, or add the missing <${name}>.`,
    mismatchedEndTag: ({ name, expected, isSwapped }) =>
      isSwapped
        ? `</${expected}> must come before </${name}>: what begins last ends first. Swap the two.`
        : `</${name}> should be </${expected}>, the element that is open here.`,
    unfinishedStartTag: ({ name }) => `The tag <${name} is not finished: its ">" is missing.`,
    unfinishedEndTag: ({ name }) =>
      `The closing tag </${name} is not finished: ${name ? 'its ">" is' : 'the name and ">" are'} missing.`,
    strayLessThan: () => 'A "<" by itself begins a tag that never comes. In text write &lt; instead.',
    strayCharacters: ({ characters }) =>
      `"${shorten(characters)}" has no place here. An attribute is written name="value".`,
    attributeWithoutValue: ({ name, lacksEquals }) =>
      lacksEquals
        ? `A "=" is missing between ${name} and its value.`
        : `The attribute ${name} has no value. Write ${name}="…".`,
    unquotedValue: ({ name }) => `The value of ${name} must stand in quotes: ${name}="…".`,
    unclosedQuote: ({ name, quote }) => `The value of ${name} has no closing ${quote}.`,
    missingSpace: ({ name }) => `A blank is missing before ${shorten(name)}.`,
    duplicateAttribute: ({ name }) => `${name} is given twice in this tag. Keep one of the two.`,
    bareAmpersand: () => 'An "&" by itself is not allowed. Write &amp; instead.',
    unknownEntity: ({ name }) =>
      `&${name}; is not known in XML. Type the character itself; only &amp; &lt; &gt; &quot; &apos; have names.`,
    badCharacterReference: ({ reference }) => `${reference} stands for no character that may be in a file.`,
    illegalCharacter: ({ code }) =>
      `An invisible character (U+${hexadecimal(code)}) that XML forbids stands here. Remove it.`,
    cdataEndInText: () => '"]]>" may not stand in text. Write ]]&gt; instead.',
    unclosedComment: () => 'This comment is never closed. Add --> where it ends.',
    doubleHyphen: () => 'A comment may not have "--" in it. Write a single hyphen or a dash.',
    unclosedCdata: () => 'This CDATA section is never closed. Add ]]> where it ends.',
    unclosedInstruction: () => 'This instruction is never closed. Add ?> where it ends.',
    misplacedXmlDeclaration: () =>
      'The <?xml …?> line must be the very first thing in the file, with nothing before it, not even a blank.',
    badXmlDeclaration: ({ fault }) => declarationFault(fault),
    misplacedDoctype: () => 'A <!DOCTYPE …> may stand only once, before the first element. Remove it.',
    misplacedCdata: () => 'A CDATA section may not stand outside the root element.',
    textOutsideRoot: () =>
      'Text may not stand outside the root element: no program reads it. Move it inside or remove it.',
    secondRoot: ({ name }) => `A file has one root element, and it has ended before this <${name}>. Join the two.`,
    wrongRoot: ({ name, expected }) =>
      `The root of this file is <${shorten(name)}>. It must be <${expected}>, or the app leaves the whole file out.`,
    missingRoot: ({ expected }) =>
      `The file must begin with <${expected}> and end with </${expected}>, or the app leaves all of it out. Its first tag is missing or broken.`,
    earlyRootEnd: ({ name }) => `</${name}> ends the file here, but more entries follow. Move it to the end.`,
    tooDeep: ({ limit }) => `Elements are nested more than ${limit} deep here; nothing below is looked at.`,
  },
  schema: {
    unknownElement: ({ name, parent, allowed, nearest }) =>
      `There is no element <${name}>${parent ? ` in <${parent}>` : ''}.${meant(nearest && `<${nearest}>`)}${allowedElements(allowed)}`,
    misplacedElement: ({ name, parent, parents }) =>
      `<${name}> may not stand ${parent ? `directly in <${parent}>` : 'here'}: its place is in ${list(
        parents.map((other) => `<${other}>`),
        'or',
      )}.`,
    missingChild: ({ element, expected }) =>
      `This <${element}> is empty. It needs ${list(
        expected.map((name) => `<${name}>`),
        'or',
      )}.`,
    noEntries: ({ expected }) =>
      `Nothing has been written here yet: add a ${list(
        expected.map((name) => `<${name}>`),
        'or a',
      )}.`,
    unexpectedText: ({ parent, allowed }) => `Text may not stand directly in <${parent}>.${allowedElements(allowed)}`,
    unknownAttribute: ({ element, attribute, allowed, nearest }) =>
      `<${element}> has no attribute ${attribute}.${meant(nearest)}${allowed.length > 0 ? ` It can have ${list(allowed, 'and')}.` : ' It has none.'}`,
    missingAttribute: ({ element, attribute }) => `This <${element}> has no ${attribute}. Add ${attribute}="…".`,
    badValue: ({ attribute, value, expected }) =>
      value === ''
        ? `${attribute} is empty. ${expectation(expected)}`
        : `"${shorten(value)}" is no ${attribute}. ${expectation(expected)}`,
  },
  wrongEncoding: (facts) => {
    const declared = shorten(facts.declared);
    switch (facts.what) {
      case 'is':
        return `The file says that it is in ${declared}, but it is in ${facts.actual}: programs misread its letters, or do not read it at all. Write encoding="${facts.actual}".`;
      case 'lacks':
        return `The file says that it is in ${declared}, which has no "${facts.character}": programs misread it. Write encoding="UTF-8", and save the file as UTF-8.`;
      case 'lost':
        return `Letters of this file could not be read (they are shown as \ufffd): it is in ${declared}, but was opened in another encoding. Open it again in ${declared} before you save it.`;
      default:
        return facts satisfies never;
    }
  },
  otherXmlVersion: (version) =>
    `The file says that it is XML ${version}. Nothing here needs that, and some programs read version 1.0 only. Write version="1.0".`,
  undeclaredPrefix: (prefix) =>
    `Nothing says what "${shorten(prefix)}:" stands for, so a browser does not read this file. Write the name without it, or add xmlns:${shorten(prefix)}="…" to the first tag.`,
  tooManyProblems: (limit) => `Only the first ${limit} problems are shown. Mend some of them to see the rest.`,
  nestedEntry: (name, endTags) =>
    `<${name}> begins here before the entry above it has ended. End that one first, with ${shorten(endTags)}, or move this one out of it.`,
  missingId: (name) =>
    `This rule has no id${name ? ` ("${shorten(name)}")` : ''}, so no monster or table can refer to it. Add id="…".`,
  badId: (value) =>
    value.trim() === ''
      ? 'The id is empty, so nothing can refer to this rule.'
      : `"${shorten(value)}" is no id: use small letters, digits and hyphens only, as in my-fear.`,
  duplicateId: (id, line) =>
    `The id "${shorten(id)}" is already taken on line ${line}. The app keeps only the last of them: give each its own.`,
  idInOtherFile: (id, file) =>
    `The id "${shorten(id)}" is also in ${file}. If both files are in one package the app keeps only one of the rules.`,
  dice: {
    expectedValue: () => 'A number, dice such as 2D6, or a name such as battle-level is missing here.',
    unexpectedText: ({ text }) =>
      `"${shorten(text)}" does not continue what stands before it. Is a sign such as + or >= missing?`,
    expectedClosing: ({ closing }) => `A "${closing}" is missing here.`,
    expectedWord: ({ word }) => `"${word}" is missing here.`,
    expectedComparator: () => 'A comparison such as >= is missing here.',
    expectedDice: () => 'Only dice can stand here, such as 3D6.',
    expectedNumber: () => 'Only a plain number can stand here.',
    unknownFunction: ({ name, known }) => `There is no function "${shorten(name)}". There are ${list(known, 'and')}.`,
    testAsValue: () => 'A number is needed here, not a comparison.',
    valueAsTest: () => 'A comparison is needed here, such as 1D6 >= 4.',
    chainedComparison: () => 'Only two things can be compared at a time. Join two comparisons with "and".',
    severalD66: () => 'D66 is one roll of tens and units; several of them cannot be added up.',
    reversedRange: ({ low, high }) => `A range goes from low to high: ${Math.min(low, high)}-${Math.max(low, high)}.`,
    numberTooLarge: ({ limit }) => `This number is too large: up to ${limit} can be worked out.`,
    tooDeep: ({ limit }) => `Brackets and signs are nested more than ${limit} deep here.`,
    tooLong: ({ limit }) => `This is too long to be an expression of dice: at most ${limit} characters.`,
    emptyLabel: () => 'A label is missing before the colon.',
    expectedAssignment: () => 'Before a semicolon stands a name and what it is, such as roll = 1D6.',
    nameTwice: ({ name }) => `"${name}" has been given a value before.`,
    usedBeforeAssigned: ({ name }) => `"${name}" is used above, before it is given a value here.`,
  },
};

function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'oneOf':
      return `It must be ${list(expected.values, 'or')}.`;
    case 'exactly':
      return `It must be "${expected.value}".`;
    case 'type':
      return expected.type === 'identifier'
        ? 'Use small letters, digits, hyphens, dots and underscores only.'
        : 'It must have at least one letter or sign that can be seen.';
    default:
      return expected satisfies never;
  }
}

function meant(nearest: string | undefined): string {
  return nearest ? ` Did you mean ${nearest}?` : '';
}

function allowedElements(allowed: readonly string[]): string {
  return allowed.length > 0
    ? ` Allowed here: ${list(
        allowed.map((name) => `<${name}>`),
        'and',
      )}.`
    : ' Only text may stand here.';
}

function declarationFault(fault: DeclarationFault): string {
  switch (fault.what) {
    case 'beginning':
      return 'The first line must begin with <?xml, in small letters and without blanks before the name.';
    case 'noVersion':
      return 'The <?xml …?> line has no version, so no program reads the file. Write <?xml version="1.0" …?>.';
    case 'order':
      return `In the <?xml …?> line ${fault.name} must stand before ${fault.later}.`;
    case 'name':
      return `The <?xml …?> line has no ${shorten(fault.name)}.${meant(fault.nearest)} It can have version, encoding and standalone, in this order.`;
    case 'version':
      return `"${shorten(fault.value)}" is no version of XML. Write version="1.0".`;
    case 'encoding':
      return `"${shorten(fault.value)}" is no encoding that programs know, so they do not read the file.${meant(fault.nearest)} Write encoding="UTF-8" unless the file is saved in another.`;
    case 'standalone':
      return `standalone must be "yes" or "no", not "${shorten(fault.value)}". It can be left out.`;
    default:
      return fault satisfies never;
  }
}
