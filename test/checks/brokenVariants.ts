import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
/** One way to break a file. The `|` in what it makes stands in the line on which the problem must be; without one none may be found. */
export interface Variant {
  readonly title: string;
  readonly code: ProblemCode | undefined;
  /** `before` and `after` are what stands around the entry. */
  readonly breakFile: (before: string, entry: string, after: string) => string;
}

/** Breaks one entry: `<rule id="…" name="…">…</rule>`. */
function inEntry(title: string, code: ProblemCode | undefined, breakEntry: (entry: string) => string): Variant {
  return { title, code, breakFile: (before, entry, after) => before + breakEntry(entry) + after };
}

/** Types something in front of an entry. */
function typed(text: string, code: ProblemCode): Variant {
  return inEntry(`${JSON.stringify(text)} typed before an entry`, code, (entry) => `|${text}\n  ${entry}`);
}

/** Writes something at the end of an entry's text. */
function written(text: string, code: ProblemCode): Variant {
  return inEntry(`${JSON.stringify(text)} in the text`, code, (entry) =>
    entry.replace(/<\/(?:p|table)>\s*<\/rule>$/, (ends) => `${ends.slice(0, -7)}<p>x |${text} y</p></rule>`),
  );
}

/** Replaces something in the start tag, in whose line the problem must be. */
function inTag(title: string, code: ProblemCode, pattern: RegExp, replacement: string): Variant {
  return inEntry(title, code, (entry) => `|${entry.replace(pattern, replacement)}`);
}

function inEnd(title: string, code: ProblemCode, end: string): Variant {
  return inEntry(title, code, (entry) => entry.replace(/<\/rule>$/, end));
}

const endings: readonly Variant[] = [
  inEntry('no end tag', 'unclosed-element', (entry) => `|${entry.replace(/<\/rule>$/, '')}`),
  inEntry(
    'the end tag of another element',
    'unclosed-element',
    (entry) => `|${entry.replace(/<\/rule>$/, '</table>')}`,
  ),
  inEnd('swapped letters in the end tag', 'mismatched-end-tag', '|</rlue>'),
  inEnd('a letter too few in the end tag', 'mismatched-end-tag', '|</rul>'),
  inEnd('an end tag in capitals', 'mismatched-end-tag', '|</RULE>'),
  inEnd('half an end tag', 'unfinished-end-tag', '|</ru'),
  inEnd('an end tag without >', 'unfinished-end-tag', '|</rule'),
  inEnd('an end tag just begun', 'unfinished-end-tag', '|</'),
  inEnd('an end tag without a name', 'unfinished-end-tag', '|</>'),
  inEnd('a blank before the name of the end tag', 'unfinished-end-tag', '|</ rule>'),
  inEnd('an end tag twice', 'stray-end-tag', '</rule>|</rule>'),
  inEnd('a comma behind the end tag', 'unexpected-text', '</rule>|,'),
];

const startTags: readonly Variant[] = [
  inTag('no closing quote before another attribute', 'unclosed-quote', /" name=/, ' name='),
  inTag('no closing quote before the end of the tag', 'unclosed-quote', /">/, '>'),
  inTag('two closing quotes missing in one tag', 'unclosed-quote', /" name="([^"]*)">/, ' name="$1>'),
  inTag('an apostrophe for the closing quote', 'unclosed-quote', /">/, "'>"),
  inTag('no opening quote', 'unquoted-value', /id="/, 'id='),
  inTag('no quotes', 'unquoted-value', /id="([^"]*)"/, 'id=$1'),
  inTag('no value', 'attribute-without-value', / name="[^"]*"/, ' name'),
  inTag('nothing behind the =', 'attribute-without-value', /id="[^"]*"/, 'id='),
  inTag('two attributes without a blank', 'missing-space', /" name=/, '"name='),
  inTag('an attribute twice', 'duplicate-attribute', / name=/, ' name="X" name='),
  inTag('a comma between attributes', 'stray-characters', /" name=/, '", name='),
  inTag('a quote too many', 'stray-characters', /">/, '"">'),
  inTag('a comment in the tag', 'unfinished-start-tag', /<rule /, '<rule <!-- mine --> '),
  inTag('a / in the tag of an element with content', 'self-closed-element', /">/, '"/>'),
  inTag('no > behind the tag', 'unfinished-start-tag', /">/, '"'),
  inTag('an & in the name', 'bare-ampersand', / name="/, ' name="R&B '),
  inTag('a < in the name', 'stray-less-than', / name="/, ' name="< '),
  inTag('an unknown attribute', 'unknown-attribute', / name=/, ' colour="red" name='),
  inTag('no id', 'missing-id', / id="[^"]*"/, ''),
  inTag('an id with a blank', 'bad-id', / id="/, ' id="x '),
  inTag('no name', 'missing-attribute', / name="[^"]*"/, ''),
];

const texts: readonly Variant[] = [
  written('&', 'bare-ampersand'),
  written('R&B', 'bare-ampersand'),
  written('&lt', 'bare-ampersand'),
  written('&nbsp;', 'unknown-entity'),
  written('&#0;', 'bad-character-reference'),
  written('1 < 2', 'stray-less-than'),
  written('<3', 'stray-less-than'),
  written(']]>', 'cdata-end-in-text'),
  written('\0', 'illegal-character'),
  written('\ud83d', 'illegal-character'),
  written('<b>bold', 'unclosed-element'),
  written('bold</b>', 'stray-end-tag'),
  written('<i>italic</b>', 'unclosed-element'),
  written('<bold>x</bold>', 'unknown-element'),
  written('<td>x</td>', 'misplaced-element'),
  written('<!-- note', 'unclosed-comment'),
  written('<!-- a -- b -->', 'double-hyphen'),
  written('<![CDATA[ x', 'unclosed-cdata'),
  written('<?odds hit: 1D6', 'unclosed-instruction'),
  written('<?xml version="1.0"?>', 'misplaced-xml-declaration'),
  written('<!DOCTYPE rules>', 'misplaced-doctype'),
];

const beginnings: readonly Variant[] = [
  typed('<', 'stray-less-than'),
  typed('<r', 'unfinished-start-tag'),
  typed('<rule', 'unfinished-start-tag'),
  typed('<rule id', 'unfinished-start-tag'),
  typed('<rule id="', 'unclosed-quote'),
  typed('<rule id="new" name="NEW', 'unclosed-quote'),
  typed('<rule id="new" name="NEW"', 'unfinished-start-tag'),
  typed('<rule id="new" name="NEW">', 'unclosed-element'),
  typed('<rule id="new" name="NEW"><p>Roll', 'unclosed-element'),
  typed('<rule id="new" name="NEW"><p>Roll</p></ru', 'unfinished-end-tag'),
  typed('<rule/>', 'missing-id'),
  typed('<RULE id="new" name="NEW"><p>x</p></RULE>', 'unknown-element'),
  typed('<!-- a note that never ends', 'unclosed-comment'),
  typed('<!-- <rule id="old" name="OLD"> </rule> -- -->', 'double-hyphen'),
  typed('</rule>', 'stray-end-tag'),
  typed('<p>lost</p>', 'misplaced-element'),
  typed('lost', 'unexpected-text'),
  typed('</rules>', 'early-root-end'),
  inEntry(
    'a rule in a comment, which is no mistake',
    undefined,
    (entry) => `<!-- <rule id="old" name="OLD"> -->\n  ${entry}`,
  ),
];

const files: readonly Variant[] = [
  {
    title: 'no end of the root',
    code: 'unclosed-element',
    breakFile: (before, entry, after) =>
      before.replace('<rules', '|<rules') + entry + after.replace(/<\/rules>\s*$/, ''),
  },
  {
    title: 'half the end of the root',
    code: 'unfinished-end-tag',
    breakFile: (before, entry, after) => before + entry + after.replace(/<\/rules>\s*$/, '|</rul'),
  },
  {
    title: 'swapped letters in the end of the root',
    code: 'mismatched-end-tag',
    breakFile: (before, entry, after) => before + entry + after.replace(/<\/rules>\s*$/, '|</ruels>'),
  },
  {
    title: 'two roots',
    code: 'second-root',
    breakFile: (before, entry, after) => `${before}${entry}${after.trimEnd()}\n|<rules>\n</rules>\n`,
  },
  {
    title: 'a second root around the rest',
    code: 'second-root',
    breakFile: (before, entry, after) => `${before}</rules>\n|<rules>\n${entry}${after}`,
  },
  {
    title: 'text behind the root',
    code: 'text-outside-root',
    breakFile: (before, entry, after) => `${before}${entry}${after.trimEnd()}\n|the end`,
  },
  {
    title: 'a letter before the file begins',
    code: 'text-outside-root',
    breakFile: (before, entry, after) => `|x${before}${entry}${after}`,
  },
  {
    title: 'no > behind the root',
    code: 'unfinished-start-tag',
    breakFile: (before, entry, after) => before.replace(/<rules([^>]*)>/, '|<rules$1') + entry + after,
  },
];

export const variants: readonly Variant[] = [...endings, ...startTags, ...texts, ...beginnings, ...files];
