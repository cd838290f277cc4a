import type { Messages } from '../l10n/messages.ts';
import type { SchemaFinding } from '../schema/finding.ts';
import { judge, judgeRoot } from '../schema/judge.ts';
import type { DocumentKind } from '../schema/kinds.ts';
import type { Document } from '../workspace/document.ts';
import type { Section } from '../workspace/section.ts';
import { unescapeText } from '../xml/references.ts';
import { attributeOf, type Element, type Node } from '../xml/tree.ts';
import { type Problem, type ProblemCode, severities } from './problem.ts';

/** Where the entry of a section, and whatever else stands beside it in the root, is not as the schema says. Spans count in the section. */
export function structureProblems(kind: DocumentKind, section: Section, messages: Messages): readonly Problem[] {
  return childrenOfRoot(section).flatMap((node) => {
    if (node.kind !== 'element' && node.kind !== 'text' && node.kind !== 'cdata') return [];
    if (hasErrors(section, node)) return [];
    return judge(kind, section.text, node).map((finding) => problemOf(finding, section, node, messages));
  });
}

/** Where the root's own start tag is not as the schema says. Spans count in the document, whose first section it is in. */
export function rootStructureProblems(kind: DocumentKind, document: Document, messages: Messages): readonly Problem[] {
  const [section] = document.sections;
  const root = section && rootOf(section);
  if (!root || section.errors.some(({ span }) => span.start < root.startTag.end && span.end > root.startTag.start))
    return [];
  const hasEntries = document.sections.length > 1;
  return judgeRoot(kind, section.text, root, hasEntries).map((finding) => problemOf(finding, section, root, messages));
}

function rootOf(section: Section): Element | undefined {
  return section.openRoot ?? section.nodes.find((node) => node.kind === 'element');
}

function childrenOfRoot(section: Section): readonly Node[] {
  const isFirst =
    section.openRoot !== undefined ||
    section.nodes.some((node) => node.kind === 'element' && node.endTag === section.rootEnd);
  if (isFirst) return rootOf(section)?.children ?? [];
  const end = section.nodes.findIndex(
    (node) => node.kind === 'strayEndTag' && node.span.start === section.rootEnd?.span.start,
  );
  return end < 0 ? section.nodes : section.nodes.slice(0, end);
}

/** What is half typed has problems enough. */
function hasErrors({ errors }: Section, { span }: Node): boolean {
  return errors.some((error) => error.span.start <= span.end && error.span.end >= span.start);
}

function problemOf(finding: SchemaFinding, section: Section, node: Node, messages: Messages): Problem {
  const code = codeOf(finding);
  return {
    code,
    severity: severities[code],
    span: finding.span,
    message: messageOf(finding, code, section, node, messages),
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
