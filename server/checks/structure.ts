import type { Messages } from '../l10n/messages.ts';
import type { SchemaFinding } from '../schema/finding.ts';
import { judge, judgeRoot } from '../schema/judge.ts';
import type { DocumentKind } from '../schema/kinds.ts';
import type { Document } from '../workspace/document.ts';
import type { Section } from '../workspace/section.ts';
import { maximumErrors } from '../xml/parseError.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element, type Node, type Span } from '../xml/tree.ts';
import { structureFix } from './fixes/structureFix.ts';
import { type Problem, type ProblemCode, severities } from './problem.ts';

/** Nobody reads more of them, and a section may hold thousands of elements that have no place in it. */
const maximumFindings = 1000;

/** Where the entry of a section, and whatever else stands beside it in the root, is not as the schema says. Spans count in the section. */
export function structureProblems(kind: DocumentKind, section: Section, messages: Messages): readonly Problem[] {
  const problems: Problem[] = [];
  for (const node of childrenOfRoot(section)) {
    if (node.kind !== 'element' && node.kind !== 'text' && node.kind !== 'cdata') continue;
    if (hasErrors(section, node.span)) continue;
    for (const finding of judge(kind, section.text, node)) problems.push(problemOf(finding, section, node, messages));
    if (problems.length >= maximumFindings) break;
  }
  return problems;
}

/** Where the root's own start tag is not as the schema says. Spans count in the document, whose first section it is in. */
export function rootStructureProblems(kind: DocumentKind, document: Document, messages: Messages): readonly Problem[] {
  const [section] = document.sections;
  const root = section && rootOf(section);
  // The element that stands there may be no root at all.
  if (document.rootDamage || !root || hasErrors(section, root.startTag)) return [];
  const hasEntries = document.sections.length > 1;
  return judgeRoot(kind, section.text, root, hasEntries).map((finding) => problemOf(finding, section, root, messages));
}

/** The root element, in the section that begins the document. */
function rootOf({ nodes, openRoot, rootEnd }: Section): Element | undefined {
  if (openRoot || !rootEnd) return openRoot;
  return nodes.find((node): node is Element => node.kind === 'element' && node.span.end === rootEnd.span.end);
}

function childrenOfRoot(section: Section): readonly Node[] {
  const { nodes, rootEnd } = section;
  const root = rootOf(section);
  if (root) return root.children;
  const end = nodes.findIndex((node) => node.kind === 'strayEndTag' && node.span.start === rootEnd?.span.start);
  return end < 0 ? nodes : nodes.slice(0, end);
}

/** Whether anything in the span is not well-formed: what is half typed has problems enough. */
function hasErrors({ errors }: Section, { start, end }: Span): boolean {
  return errors.length >= maximumErrors || errors.some((error) => error.span.start < end && error.span.end > start);
}

function problemOf(finding: SchemaFinding, section: Section, node: Node, messages: Messages): Problem {
  const code = codeOf(finding);
  const fix = structureFix(finding, node, node.kind === 'element' ? nameOf(section, node) : '', messages);
  return {
    code,
    severity: severities[code],
    span: finding.span,
    message: messageOf(finding, code, section, node, messages),
    ...(fix && { fixes: [fix] }),
  };
}

/** An id is what everything else refers to by; its problems have codes of their own. */
function codeOf(finding: SchemaFinding): ProblemCode {
  const isId = 'attribute' in finding && finding.attribute === 'id';
  switch (finding.kind) {
    case 'unknownElement':
      return 'unknown-element';
    case 'misplacedElement':
      return 'misplaced-element';
    case 'missingChild':
      return 'missing-child';
    case 'noEntries':
      return 'no-entries';
    case 'unexpectedText':
      return 'unexpected-text';
    case 'unknownAttribute':
      return 'unknown-attribute';
    case 'missingAttribute':
      return isId ? 'missing-id' : 'missing-attribute';
    case 'badValue':
      return isId ? 'bad-id' : 'bad-value';
    default:
      return finding satisfies never;
  }
}

function messageOf(
  finding: SchemaFinding,
  code: ProblemCode,
  section: Section,
  node: Node,
  messages: Messages,
): string {
  if (code === 'missing-id') return messages.problems.missingId(node.kind === 'element' ? nameOf(section, node) : '');
  if (code === 'bad-id' && finding.kind === 'badValue') return messages.problems.badId(finding.value);
  const sentence = messages.problems.schema[finding.kind] as (finding: SchemaFinding) => string;
  return sentence(finding);
}

function nameOf({ text }: Section, element: Element): string {
  const span = attributeOf(element, 'name')?.valueSpan;
  return span ? unescapeText(text.slice(span.start, span.end)) : '';
}
