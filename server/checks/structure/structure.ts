import type { XmlFormat } from '../../formats/format.ts';
import type { SchemaFinding, ValueType } from '../../formats/schema/finding.ts';
import { judge, judgeAttributes, judgeRoot } from '../../formats/schema/judge.ts';
import type { DocumentSchema } from '../../formats/schema/model.ts';
import { overlaps, type Span, shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { maximumErrors } from '../../xml/parseError.ts';
import { isReadableTag } from '../../xml/readableTag.ts';
import type { Element, Node } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import type { Facts } from '../problems/kinds.ts';
import { problemOf } from '../problems/problemOf.ts';
import { structureFix } from './structureFix.ts';

/** Nobody reads more, and a section may contain thousands of elements that are not allowed there. */
const maximumFindings = 1000;

/** Violations of the schema in the entry of a section, and in other content beside it in the root. Spans are in section coordinates. */
export function structureProblems(format: XmlFormat, section: Section): readonly Finding[] {
  const problems: Finding[] = [];
  for (const node of childrenOfRoot(section)) {
    if (node.kind !== 'element' && node.kind !== 'text' && node.kind !== 'cdata') continue;
    for (const found of findingsIn(format.schema, section, node))
      problems.push(problemIn(found, format, section, node));
    if (problems.length >= maximumFindings) break;
  }
  return problems;
}

/** Violations of the schema in the root's start tag. Spans are in document coordinates. */
export function rootStructureProblems(format: XmlFormat, document: Document): readonly Finding[] {
  const [section] = document.sections;
  const root = section && rootOf(section);
  // With a damaged root, the element there may not be the root.
  if (document.rootDamage || !root || hasErrors(section, root.startTag)) return [];
  return judgeRoot(format.schema, section.text, root, childrenFor(format, document))
    .filter((finding) => !isDeclaration(finding))
    .map((finding) => problemIn(finding, format, section, root));
}

/** The children of the root as `judgeRoot` needs them: all of them only if each is allowed once. Spans are in document coordinates. */
function childrenFor({ entries, schema }: XmlFormat, document: Document): Parameters<typeof judgeRoot>[3] {
  const isAnyEnough = schema.model.root.once.size === 0;
  const read = isAnyEnough ? document.sections.slice(1, 2) : document.sections.slice(1);
  return read.map(({ nodes }, index) => {
    const entry = nodes.find((node) => node.kind === 'element');
    const start = document.startOf(index + 1);
    return entry
      ? { name: entry.name, nameSpan: shift(entry.nameSpan, start) }
      : { name: entries[0]?.element ?? '', nameSpan: { start, end: start } };
  });
}

/** The root element of a document, in its first section; undefined without one. */
export function locateRoot({ firstSection: first }: Document): Element | undefined {
  return first && rootOf(first);
}

/** The root element, in the first section. */
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

/** In an entry that is not well-formed the attributes are still checked, so that their problems do not appear only after the repair. */
function findingsIn(schema: DocumentSchema, section: Section, node: Judged): readonly SchemaFinding[] {
  const { text, errors } = section;
  if (!hasErrors(section, node.span)) return judge(schema, text, node);
  if (node.kind !== 'element' || errors.length >= maximumErrors) return [];
  const inTags = errors.filter((error) => overlaps(error.span, node.span));
  return judgeAttributes(schema, text, node, (element) => isReadableTag(element, inTags)).filter(
    ({ span }) => !inTags.some((error) => overlaps(error.span, span)),
  );
}

type Judged = Parameters<typeof judge>[2];

/** Whether anything in the span is not well-formed. */
function hasErrors({ errors }: Section, span: Span): boolean {
  return errors.length >= maximumErrors || errors.some((error) => overlaps(error.span, span));
}

/** A missing declaration of a prefix. All prefixes are checked elsewhere. */
function isDeclaration(finding: SchemaFinding): boolean {
  return finding.kind === 'missingAttribute' && finding.attribute.startsWith('xmlns:');
}

function problemIn(found: SchemaFinding, format: XmlFormat, section: Section, node: Node): Finding {
  const name = node.kind === 'element' ? (attributeValue(section.text, node, 'name') ?? '') : '';
  const isId = isOwnId(found, format);
  const fixes = structureFix(found, node, isId ? name : undefined);
  return { ...findingOf(found, isId, name), ...(fixes.length > 0 && { fixes }) };
}

/** Whether the finding is about the attribute with the id that an entry defines. Elsewhere an id refers to another entry. */
function isOwnId(found: SchemaFinding, { entries, parts = [] }: XmlFormat): boolean {
  if (!('attribute' in found) || found.attribute !== 'id') return false;
  return [...entries, ...parts].some(
    ({ element, defines }) => element === found.element && defines.some(({ by }) => by === 'id'),
  );
}

/**
 * Problems of ids have their own codes, because everything refers to entries by id.
 *
 * @param isId whether it is about the id that an entry defines.
 * @param name the name of the entry, with references replaced.
 */
function findingOf(found: SchemaFinding, isId: boolean, name: string): Finding {
  const { kind, span, ...facts } = found;
  if (isId && kind === 'missingAttribute') return { code: 'missing-id', span, facts: { element: found.element, name } };
  if (isId && kind === 'badValue' && found.expected.kind === 'type' && found.expected.type !== 'positiveNumber')
    return { code: 'bad-id', span, facts: { element: found.element, value: found.value } };
  // A score to hit above all that a die shows.
  if (kind === 'badContent' && isScore.has(found.expected) && /^(?:[7-9]|[1-9]\d+)\+?$/.test(found.value))
    return { code: 'impossible-target', span, facts: { target: found.value, roll: '1D6' } };
  if (kind === 'badContent' && shownAsWritten.has(found.expected))
    return { code: 'unusual-content', span, facts: facts as Facts<'unusual-content'> };
  return problemOf({ ...found, ...(kind === 'misplacedElement' && { what: 'element' }) });
}

const isScore: ReadonlySet<ValueType> = new Set(['ballisticSkill', 'plainBallisticSkill']);

/** Types of texts that the apps show as they are written. */
const shownAsWritten: ReadonlySet<ValueType> = new Set(['goldValue', 'users']);
