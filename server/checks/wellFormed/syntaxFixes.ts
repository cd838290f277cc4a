import type { XmlFormat } from '../../formats/format.ts';
import { shapeAt } from '../../formats/schema/shapes.ts';
import { htmlCharacter } from '../../text/htmlCharacters.ts';
import type { Span } from '../../text/span.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { hasCurlyMark } from '../../xml/curlyValue.ts';
import { elementsTo } from '../../xml/elementNamedAt.ts';
import { type MissingRoot, parse } from '../../xml/parse.ts';
import type { ErrorOf, ParseError } from '../../xml/parseError.ts';
import { edited } from '../problems/edited.ts';
import type { Fix, Repair } from '../problems/finding.ts';
import { canTryOut } from '../problems/trial.ts';
import { closing } from './closing.ts';
import {
  blanksBeforeDeclaration,
  closingOfDeclaration,
  declarationFix,
  quoteInDeclaration,
} from './declarationFixes.ts';
import { closingQuote, commentEnd, commentStart, endTagFor } from './wrongMarks.ts';

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
  const fix = canTryOut(section) ? repairOf(error, format, section) : undefined;
  return fix && triedFix(fix, error, section, root);
}

/** The fix, if it removes the error and adds no others. */
export function triedFix(
  fix: Fix,
  error: ParseError,
  section: Section,
  root: string | MissingRoot | undefined,
): Fix | undefined {
  if (!canTryOut(section)) return undefined;
  const { errors } = parse(edited(section.text, fix.edits), root);
  const isLeft = errors.some(({ kind, span }) => kind === error.kind && span.start === error.span.start);
  return errors.length < section.errors.length && !isLeft ? fix : undefined;
}

function repairOf(error: ParseError, format: XmlFormat, section: Section): Fix | undefined {
  const { span } = error;
  const replaceBy = (newText: string, repair: Repair = { kind: 'replace', text: newText }): Fix => ({
    ...repair,
    edits: [{ span, newText }],
  });
  switch (error.kind) {
    case 'unclosedElement':
      return error.isRepeated ? endTagInstead(error, format, section) : closing(error, format, section);
    case 'mismatchedEndTag':
      return error.isSwapped
        ? swapping(error, section.text)
        : replaceBy(error.expected, { kind: 'replace', text: `</${error.expected}>` });
    case 'selfClosedElement':
      return replaceBy('', { kind: 'remove', text: '/' });
    case 'attributeWithoutValue':
      return error.lacksEquals ? { kind: 'add', text: '=', edits: [insertion(span.end, '=')] } : undefined;
    case 'bareAmpersand':
      return replaceBy('&amp;');
    case 'strayLessThan':
      return (
        endTagFor(error, section.text) ??
        commentStart(error, section.text) ??
        // What looks like the start of a comment or an instruction is not meant as a text.
        (/[!?]/.test(section.text.charAt(span.end)) ? undefined : replaceBy('&lt;'))
      );
    case 'unclosedComment':
      return commentEnd(error, section.text);
    case 'cdataEndInText':
      return replaceBy(']]&gt;');
    case 'unknownEntity': {
      const character = htmlCharacter(error.name);
      return character === undefined ? undefined : replaceBy(character, { kind: 'replaceEntity', character });
    }
    case 'badXmlDeclaration':
      return declarationFix(error, section.text);
    case 'unclosedInstruction':
      return closingOfDeclaration(span, section.text);
    case 'unclosedQuote':
      return quoteInDeclaration(error, section.text) ?? closingQuote(error, section.text);
    case 'misplacedXmlDeclaration':
      return blanksBeforeDeclaration(span, section.text);
    case 'unquotedValue':
      return quoting(error, section.text);
    case 'missingSpace':
      return { kind: 'addSpace', edits: [insertion(span.start, ' ')] };
    case 'doubleHyphen':
      return shorterDash(span, section.text);
    case 'illegalCharacter':
      return replaceBy('', { kind: 'removeInvisible' });
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
  const [outer, inner] = around.slice(-2);
  const path = [format.root, ...around.slice(0, -2).map((one) => one.name)];
  const isValue = shapeAt(format, [...path, name])?.children.length === 0;
  if (!isValue || !shapeAt(format, path)?.required.includes(name)) return undefined;
  if (!inner || outer?.name !== name || inner.attributes.length > 0) return undefined;
  const isBehindText = text.slice(outer.startTag.end, inner.span.start).trim() !== '';
  if (!isBehindText || !/^\s*</.test(text.slice(inner.startTag.end))) return undefined;
  return { kind: 'replace', text: `</${name}>`, edits: [insertion(span.start, '/')] };
}

/** One hyphen in place of several, or none next to the marks of the comment. */
function shorterDash(span: Span, text: string): Fix {
  let { start } = span;
  let end = start + 1;
  const isBegin = (): boolean => text.startsWith('<!--', start - 4);
  const isEnd = (): boolean => text.startsWith('-->', end);
  while (text[start - 1] === '-' && !isBegin()) start--;
  while (text[end] === '-' && !isEnd()) end++;
  const newText = isBegin() || isEnd() ? '' : '-';
  const repair: Repair =
    newText === '' ? { kind: 'remove', text: text.slice(start, end) } : { kind: 'replace', text: newText };
  return { ...repair, edits: [{ span: { start, end }, newText }] };
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

function insertion(at: number, newText: string): Fix['edits'][number] {
  return { span: { start: at, end: at }, newText };
}
