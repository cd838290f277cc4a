import type { Span } from '../../text/span.ts';
import type { EncodingFacts } from '../../wording/catalogue/problems.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { xmlDeclarationOf } from '../../xml/declaration.ts';
import { characterBeyond, encodingFamily, isMisread } from '../../xml/encodings.ts';
import { type Problem, severities } from '../problems/problem.ts';

/** Where the XML declaration is well-formed and not true of the document. Spans count in the document. */
export function xmlDeclarationProblems(document: Document, messages: Messages): readonly Problem[] {
  const [section] = document.sections;
  const parts = section && xmlDeclarationOf(section.text)?.parts;
  if (!parts) return [];
  const partOf = (part: string): Value | undefined => {
    const span = parts.find(({ name }) => name === part)?.valueSpan;
    return span && { text: section.text.slice(span.start, span.end), span };
  };
  const [version, encoding] = [partOf('version'), partOf('encoding')];
  const problems: Problem[] = [];
  if (version && /^1\.[0-9]+$/.test(version.text) && version.text !== '1.0') {
    const message = messages.problems.otherXmlVersion(version.text);
    problems.push(problemOf('other-xml-version', version, message, '1.0', messages));
  }
  const facts = encoding && encodingFacts(document, encoding.text);
  if (facts) {
    const message = messages.problems.wrongEncoding(facts);
    problems.push(problemOf('wrong-encoding', encoding, message, trueEncoding(facts, document), messages));
  }
  return problems;
}

/** The encoding to declare instead. Undefined where another declaration does not mend what has been misread. */
function trueEncoding(facts: EncodingFacts, { encoding }: Document): string | undefined {
  if (facts.what === 'is') return facts.actual;
  return facts.what === 'lacks' && encoding === undefined ? 'UTF-8' : undefined;
}

interface Value {
  readonly text: string;
  readonly span: Span;
}

function problemOf(
  code: 'other-xml-version' | 'wrong-encoding',
  { span }: Value,
  message: string,
  newText: string | undefined,
  { fixes }: Messages,
): Problem {
  const fix = newText !== undefined && { title: fixes.replace(newText), edits: [{ span, newText }] };
  return { code, severity: severities[code], span, message, ...(fix && { fixes: [fix] }) };
}

/** What is untrue about the declared encoding, as far as that is certain: an editor that hands over a text does not tell of its bytes. */
function encodingFacts(document: Document, declared: string): EncodingFacts | undefined {
  const family = encodingFamily(declared);
  if (family === undefined) return undefined;
  const { encoding: actual, sections } = document;
  if (actual !== undefined && isMisread(family, actual, sections)) {
    return { what: 'is', declared, actual: actual.name };
  }
  let isLost = false;
  for (const { text } of sections) {
    const character = characterBeyond(family, text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    if (character !== undefined) return { what: 'lacks', declared, character };
    isLost ||= text.includes('\ufffd');
  }
  return isLost && family !== 'UTF-8' ? { what: 'lost', declared } : undefined;
}
