import { leadingSlot } from '../../abilities/mentions/greedySlots.ts';
import { type EntityKind, entityPlaces, type Format } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import { nearestSlip } from '../../text/nearest.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText, unescapeText } from '../../xml/references.ts';
import type { Elsewhere } from '../elsewhere/elsewhere.ts';
import type { Finding } from '../problems/finding.ts';
import { editsOf, ruleUsesIn, wholeMention } from '../uses/ruleUses.ts';

/** Nobody reads more for one entry, and each unknown id costs a search for a similar one. */
const maximumFindings = 100;

/**
 * References by elements to entities without a definition: `<monster id="my-goblni" …/>` in a table. There are none while the workspace is
 * being read, and none to kinds of entity that the workspace does not define at all, unless a known id is only one letter different: those
 * are in another package, or in files that are not open. Depends on the ids of the workspace. Spans are in section coordinates.
 */
export function referenceProblems(
  scope: Package,
  elsewhere: Elsewhere,
  document: Document,
  section: Section,
): readonly Finding[] {
  if (scope.isBeingRead || !document.format?.isXml) return none;
  const prefixes = prefixesOf(document.format);
  const problems: Finding[] = [];
  for (const reference of scope.index.entities.referencesIn(section)) {
    if (problems.length >= maximumFindings) break;
    const { kind, to, id } = reference;
    if (kind !== 'use' || id === '') continue;
    const prefix = prefixes.get(to);
    const problem =
      inOtherPackage(scope, elsewhere, reference) ??
      (prefix === undefined ? unknown(scope, reference) : prefixProblem(scope, section, reference, prefix));
    if (problem) problems.push(problem);
  }
  return problems.length > 0 ? problems : none;
}

const none: readonly Finding[] = [];

/** The beginnings of ids that authors forget, by the kind of entity. */
const prefixesOf = remembered(
  (format: Format): ReadonlyMap<EntityKind, string> =>
    new Map(
      [...entityPlaces(format).values()].flatMap(({ to, prefix }) => (prefix === undefined ? [] : [[to, prefix]])),
    ),
);

/** A reference to an existing entity without the beginning of its id, or an unknown one. */
function prefixProblem(scope: Package, { text }: Section, reference: Reference, prefix: string): Finding | undefined {
  const { to, span } = reference;
  const { entities } = scope.index;
  const written = unescapeText(text.slice(span.start, span.end));
  if (entities.isDefined(to, written)) return undefined;
  const repaired = `${prefix}${written}`;
  if (!entities.isDefined(to, repaired)) return unknown(scope, reference);
  const edits = [{ span: { start: span.start, end: span.start }, newText: prefix }];
  return {
    code: 'missing-prefix',
    span,
    facts: { written, repaired },
    fixes: [{ kind: 'replace', text: repaired, edits }],
  };
}

function unknown(scope: Package, reference: Reference): Finding | undefined {
  const { entities } = scope.index;
  const { to, id, span } = reference;
  // A rule and a school of magic are used by elements of their own.
  const rule = to === 'rule' || to === 'magic' ? scope.ruleWithId(id)?.rule : undefined;
  const other = rule?.isMagic ? 'magic' : 'rule';
  if (rule && other !== to)
    return { code: 'unknown-reference', span, facts: { entity: to, id, nearest: undefined, other } };
  if (entities.isDefined(to, id)) return undefined;
  const named = to === 'rule' ? namedRule(scope, reference) : undefined;
  if (named) return named;
  const nearest = nearestSlip(id, entities.ids(to));
  if (nearest === undefined && !entities.definesOwn(to)) return undefined;
  const problem: Finding = { code: 'unknown-reference', span, facts: { entity: to, id, nearest } };
  if (nearest === undefined) return problem;
  return { ...problem, fixes: [{ kind: 'replace', text: nearest, edits: [{ span, newText: escapeText(nearest) }] }] };
}

/** The rule that the text of an unknown use names, with its value: `<rule id="rpb-terror-11">Terror 11</rule>`. */
function namedRule(scope: Package, { document, section, id, span }: Reference): Finding | undefined {
  const use = ruleUsesIn(document, section).find(({ idSpan }) => idSpan.start === span.start);
  const mention = use && wholeMention(scope, use.text);
  const nearest = mention?.definition.rule.id;
  if (!use || !mention || nearest === undefined || mention.definition.rule.isMagic) return undefined;
  // Any word could be the type in `Type MAGIC n`.
  if (leadingSlot(mention.template) || !sharesWord(id, nearest)) return undefined;
  const value = use.text.slice(mention.nameSpan.end, mention.span.end).trim();
  const needsValue = use.parameter === undefined && /^(?:[+-]?\d{1,2}\+?|A|\d?D[36])$/.test(value);
  const edits = editsOf(use, { id: nearest, ...(needsValue && { parameter: value }) });
  const fixes = [{ kind: 'linkTo', id: nearest, edits } as const];
  return { code: 'unknown-reference', span, facts: { entity: 'rule', id, nearest }, fixes };
}

/** Whether an id has a word of another behind its prefix, or none at all: the author meant that rule and made its id up, or has not typed it. */
function sharesWord(id: string, other: string): boolean {
  const words = new Set(other.split('-').slice(1));
  return /[-_.]$/.test(id) || id.split(/[-_.]/).some((word) => words.has(word));
}

/** A reference to an entity of another package of the workspace, which has an id, and which this package does not continue. */
function inOtherPackage(
  scope: Package,
  elsewhere: Elsewhere,
  { document, to, id, span }: Reference,
): Finding | undefined {
  if (scope.index.entities.isDefined(to, id)) return undefined;
  const { units } = scope;
  const own = units.of(document);
  // A package and its copy may have the same id: neither can name the other.
  const other = elsewhere.definedIn(to, id).find((unit) => unit.id !== undefined && unit.id !== own.id);
  if (other?.id === undefined) return undefined;
  const isLater = units.continues(other, own);
  return { code: 'other-package', span, facts: { entity: to, id, other: other.id, isLater } };
}
