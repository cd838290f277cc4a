import type { XmlFormat } from '../../formats/format.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { htmlCharacter } from '../../text/htmlCharacters.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { hasCurlyMark } from '../../xml/curlyValue.ts';
import { elementsTo } from '../../xml/elementNamedAt.ts';
import { type MissingRoot, parse } from '../../xml/parse.ts';
import type { ErrorOf, ParseError } from '../../xml/parseError.ts';
import { edited } from '../problems/edited.ts';
import type { Edit, Fix } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';
import { canTryOut } from '../problems/trial.ts';
import { closing } from './closing.ts';

/**
 * The fix for an error of well-formedness; undefined if the author's intention is not certain. Every fix is tried out: it leaves the
 * section with fewer errors. Spans are in section coordinates.
 *
 * @param root as for `parse`.
 */
export function syntaxFix(
  error: ParseError,
  format: XmlFormat,
  section: Section,
  root: string | MissingRoot | undefined,
): Fix | undefined {
  if (!canTryOut(section)) return undefined;
  return triedFix(fixOf(error, format, section) ?? slipFix(error, section.text), error, section, root);
}

/** The fix, if it removes the error and adds no others. */
export function triedFix(
  fix: Fix | undefined,
  error: ParseError,
  section: Section,
  root: string | MissingRoot | undefined,
): Fix | undefined {
  if (!fix || !canTryOut(section)) return undefined;
  const { errors } = parse(edited(section.text, fix.edits), root);
  const isLeft = errors.some(({ kind, span }) => kind === error.kind && span.start === error.span.start);
  return errors.length < section.errors.length && !isLeft ? fix : undefined;
}

/** Behind the start of an error: what is written in the place of the first group that is found, and the title where that says more. */
type Slip = readonly [pattern: RegExp, newText: string, title?: 'addSpace' | 'removeInvisible'];

const name = String.raw`[\p{L}_:][\p{L}\p{M}\p{N}_:.-]{0,60}`;

/** A value that goes on to the end of its tag, or to the other quotation mark before that or before a further attribute. */
const openValue = (quote: string, other: string): RegExp =>
  new RegExp(
    `^${quote}[^"'<>=\\r\\n]*?(?:(${other})(?=\\s*[/?]?>|\\s+${name}\\s*=\\s*["'])|()(?=\\s{0,9}[/?]?>))`,
    'du',
  );

/** Of several patterns the first that fits. */
const slips: { readonly [Kind in ParseError['kind']]?: readonly Slip[] } = {
  selfClosedElement: [[/^(\/)/d, '']],
  attributeWithoutValue: [[/^[^\s"'<>=]+()(?=\s*["'])/d, '=']],
  missingSpace: [[/^()/d, ' ', 'addSpace']],
  illegalCharacter: [[/^(.)/ds, '', 'removeInvisible']],
  bareAmpersand: [[/^(&)/d, '&amp;']],
  cdataEndInText: [[/^(\]\]>)/d, ']]&gt;']],
  strayLessThan: [
    [new RegExp(`^<(\\\\)${name}\\s*>`, 'du'), '/'],
    // `<!-`, `<--`, `<! --`, `<!` of a comment that has its end.
    [/^(<(?:!-|--|! --|!(?=\s)))(?!-)[^<>]*?(?<!-)-->/d, '<!--'],
    [/^(<)(?![!?])/d, '&lt;'],
  ],
  // `->`, `-- >`, `--!>` at the end of a line.
  unclosedComment: [[/^<!--[^\r\n<>]*?(?<!-)(-+[ !]?>)[^\S\r\n]*(?:[\r\n]|$)/d, '-->']],
  doubleHyphen: [
    [/^(-+)(?=-->)/d, ''],
    [/^(-+)/d, '-'],
  ],
  unclosedInstruction: [[/^<\?xml\s[^<>\r\n]*?([ ?/]{0,9}(?:>|(?=[\r\n]|$)))/d, '?>']],
  unclosedQuote: [
    [openValue('"', "'"), '"'],
    [openValue("'", '"'), "'"],
  ],
};

/** No comment of one line and no value is longer. */
const reach = 1000;

function slipFix({ kind, span }: ParseError, text: string): Fix | undefined {
  let from = span.start;
  // Of a row of hyphens each two are an error.
  if (kind === 'doubleHyphen') while (text[from - 1] === '-' && !text.startsWith('<!--', from - 4)) from--;
  const behind = text.slice(from, from + reach);
  for (const [pattern, newText, title] of slips[kind] ?? []) {
    const [start, end] =
      pattern
        .exec(behind)
        ?.indices?.slice(1)
        .find((place) => place !== undefined) ?? [];
    if (start === undefined || end === undefined) continue;
    const edits = [{ span: { start: from + start, end: from + end }, newText }];
    if (title) return { kind: title, edits };
    if (newText === '') return { kind: 'remove', text: behind.slice(start, end), edits };
    return { kind: start === end ? 'add' : 'replace', text: newText, edits };
  }
  return undefined;
}

/** The fix of an error that depends on more than what stands there. */
function fixOf(error: ParseError, format: XmlFormat, section: Section): Fix | undefined {
  const { span } = error;
  switch (error.kind) {
    case 'unclosedElement':
      return error.isRepeated ? endTagInstead(error, format, section) : closing(error, format, section);
    case 'mismatchedEndTag':
      return error.isSwapped
        ? swapping(error, section.text)
        : replacement(span, `</${error.expected}>`, error.expected)[0];
    case 'unknownEntity': {
      const character = htmlCharacter(error.name);
      return character === undefined
        ? undefined
        : { kind: 'replaceEntity', character, edits: [{ span, newText: character }] };
    }
    case 'badXmlDeclaration':
      return declarationFix(error);
    case 'misplacedXmlDeclaration':
      return blanksBefore(section.text, span.start);
    case 'unquotedValue':
      return quoting(error, section.text);
    default:
      return undefined;
  }
}

/**
 * `<move>4<move>`: an end tag in place of a second start tag, behind a text and without a text of its own. Only of a value that each entry has
 * once: a second `<li>` may well be a second item.
 */
function endTagInstead(
  { name, span }: ErrorOf<'unclosedElement'>,
  format: XmlFormat,
  { text, nodes, openRoot }: Section,
): Fix | undefined {
  const around = elementsTo(nodes, span.start).filter((one) => one !== openRoot);
  const outer = around.at(-2);
  const path = [format.root, ...around.slice(0, -2).map((one) => one.name)];
  if (!outer || !shapeAt(format, path)?.required.includes(name) || shapeAt(format, [...path, name])?.children.length)
    return undefined;
  const isBehindText = /[^<\s]\s*<$/.test(text.slice(outer.startTag.end, span.start));
  return isBehindText && /^[^>]*>\s*</.test(text.slice(span.start))
    ? { kind: 'replace', text: `</${name}>`, edits: [insertion(span.start, '/')] }
    : undefined;
}

/** The two end tags in the other order. */
function swapping({ name, expected, span }: ErrorOf<'mismatchedEndTag'>, text: string): Fix {
  const second = text.indexOf('</', span.end) + 2;
  const edits = [
    { span, newText: expected },
    { span: { start: second, end: second + expected.length }, newText: name },
  ];
  return { kind: 'replace', text: `</${expected}></${name}>`, edits };
}

function declarationFix({ fault, span }: ErrorOf<'badXmlDeclaration'>): Fix | undefined {
  if (fault.what === 'beginning') return replacement(span, '<?xml')[0];
  if (fault.what === 'noVersion')
    return { kind: 'add', text: 'version="1.0"', edits: [insertion(span.end, ' version="1.0"')] };
  const value = fault.what === 'version' ? '1.0' : 'nearest' in fault ? fault.nearest : undefined;
  const isEmpty = 'value' in fault && fault.value === '';
  return replacement(isEmpty ? { start: span.start + 1, end: span.end - 1 } : span, value)[0];
}

/** Removes the white space before the XML declaration, which must be at the start of the file. */
function blanksBefore(text: string, end: number): Fix | undefined {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const isBlank = start < end && text.slice(start, end).trim() === '';
  return isBlank ? { kind: 'removeSpaces', edits: [{ span: { start, end }, newText: '' }] } : undefined;
}

/** Straight quotes in place of curly ones, or quotes around the value, of the same kind as a typed closing quote. */
function quoting({ isCurly, span: { start, end } }: ErrorOf<'unquotedValue'>, text: string): Fix | undefined {
  if (isCurly) {
    const marks = [start, end - 1];
    return { kind: 'straightQuotes', edits: marks.map((at) => ({ span: { start: at, end: at + 1 }, newText: '"' })) };
  }
  // Half of a pair of curly marks does not tell where the value ends.
  if (hasCurlyMark(text[start] ?? '') || hasCurlyMark(text[end - 1] ?? '')) return undefined;
  const typed = text[end];
  if (typed === '"' || typed === "'") return { kind: 'addQuotes', edits: [insertion(start, typed)] };
  const quote = text.slice(start, end).includes('"') ? "'" : '"';
  return { kind: 'addQuotes', edits: [insertion(start, quote), insertion(end, quote)] };
}

function insertion(at: number, newText: string): Edit {
  return { span: { start: at, end: at }, newText };
}
