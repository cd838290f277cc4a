import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { xmlDeclarationOf } from '../../xml/declaration.ts';
import { characterBeyond, encodingFamily, isMisread } from '../../xml/encodings.ts';
import type { EncodingFacts } from '../problems/facts.ts';
import type { Finding, Fix } from '../problems/finding.ts';

/** A second byte order mark, and problems of a well-formed XML declaration that does not fit the document. Spans are in document coordinates. */
export function xmlDeclarationProblems(document: Document): readonly Finding[] {
  const [section] = document.sections;
  const problems: Finding[] = [];
  if (document.encoding?.hasMark && section?.text.startsWith('\ufeff')) problems.push(secondMark);
  const parts = section && xmlDeclarationOf(section.text)?.parts;
  if (!parts) return problems;
  const partOf = (part: string): Value | undefined => {
    const span = parts.find(({ name }) => name === part)?.valueSpan;
    return span && { text: section.text.slice(span.start, span.end), span };
  };
  const [version, encoding] = [partOf('version'), partOf('encoding')];
  if (version && /^1\.[0-9]+$/.test(version.text) && version.text !== '1.0') {
    const { span, text } = version;
    problems.push({ code: 'other-xml-version', span, facts: { version: text }, fixes: [replacement(span, '1.0')] });
  }
  const facts = encoding && encodingFacts(document, encoding.text);
  if (facts) {
    const { span } = encoding;
    const newText = trueEncoding(facts, document);
    const fixes = newText === undefined ? undefined : [replacement(span, newText)];
    problems.push({ code: 'wrong-encoding', span, facts, ...(fixes && { fixes }) });
  }
  return problems;
}

/** A file that programs have joined begins with two marks; the second is a character before the root. An editor's text may have the only one. */
const secondMark: Finding = {
  code: 'illegal-character',
  span: { start: 0, end: 1 },
  facts: { code: 0xfeff },
  fixes: [{ kind: 'removeInvisible', edits: [{ span: { start: 0, end: 1 }, newText: '' }] }],
};

/** The encoding to declare instead. Undefined if another declaration does not repair the misread text. */
function trueEncoding(facts: EncodingFacts, { encoding }: Document): string | undefined {
  if (facts.what === 'is') return facts.actual;
  return facts.what === 'lacks' && encoding === undefined ? 'UTF-8' : undefined;
}

interface Value {
  readonly text: string;
  readonly span: Span;
}

function replacement(span: Span, text: string): Fix {
  return { kind: 'replace', text, edits: [{ span, newText: text }] };
}

/** The facts about a wrong declared encoding, if it is certain: the bytes of an editor's text are not known. */
function encodingFacts(document: Document, declared: string): EncodingFacts | undefined {
  const family = encodingFamily(declared);
  if (family === undefined) return undefined;
  const { encoding: actual, sections } = document;
  if (actual !== undefined && isMisread(family, actual, sections)) {
    return { what: 'is', declared, actual: actual.name };
  }
  // UTF-8 has every character; unreadable characters in it were lost before.
  if (family === 'UTF-8') return undefined;
  let isLost = false;
  for (const { text } of sections) {
    const character = characterBeyond(family, text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    if (character !== undefined) return { what: 'lacks', declared, character };
    isLost ||= text.includes('\ufffd');
  }
  return isLost ? { what: 'lost', declared } : undefined;
}
