import { flatten } from '../../abilities/names/flatten.ts';
import type { EntryValues } from '../../formats/entryValues.ts';
import { shift } from '../../text/span.ts';
import { wordsOf } from '../../text/words.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { entityPlaceOf } from '../../workspace/index/entityPlace.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { unescapeText } from '../../xml/references.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import { elementsIn, textIn } from '../entries/elementsIn.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Groups of Monsters that contradict themselves: a bodyguard of a Monster that is not in the group, and ambiences that no two Monsters share.
 * Depends on the rules and the names of Monsters. Spans are in section coordinates.
 */
export function groupProblems(scope: Package, document: Document, section: Section): readonly Finding[] {
  const values: EntryValues | undefined = document.format?.isXml ? document.format.values : undefined;
  const group = values?.group;
  if (!group || section.errors.length > 0 || !section.text.includes(`<${group.element}`)) return none;
  return elementsIn(section.nodes, group.element).flatMap((element) => {
    const members = element.children.filter(
      (node): node is Element => node.kind === 'element' && node.name === group.member,
    );
    return [
      ...ambienceProblem(section, element, members, group.ambiences),
      ...guardProblems(scope, document, section, members),
    ];
  });
}

const none: readonly Finding[] = [];

/** The apps draw a group in an ambience in which all its members are drawn. A member without ambiences is drawn in all. */
function ambienceProblem(
  { text }: Section,
  group: Element,
  members: readonly Element[],
  attribute: string,
): readonly Finding[] {
  const lists = members.flatMap((member) => {
    const words = (attributeValue(text, member, attribute) ?? '').split(/\s+/).filter(Boolean).map(current);
    return words.length === 0 || words.includes('generic') ? [] : [words];
  });
  const [first, ...others] = lists;
  if (!first || first.some((word) => others.every((list) => list.includes(word)))) return [];
  const ambiences = [...new Set(lists.map((list) => list.join(' ')))];
  return [{ code: 'never-drawn', span: group.nameSpan, facts: { ambiences } }];
}

/** The apps read an old name of an ambience as the new one. */
function current(ambience: string): string {
  return ambience === 'orcs-goblins' ? 'orcs' : ambience;
}

/** Bodyguards of a Monster that is not beside them: `Guards (Grey Seer)` fits a group with a Skaven Grey Seer. */
function guardProblems(
  scope: Package,
  document: Document,
  section: Section,
  members: readonly Element[],
): readonly Finding[] {
  // Most groups have no rules of their own.
  if (members.every(({ children }) => children.length === 0)) return [];
  const names = members.map((member) => namesOf(scope, document, section, member));
  return members.flatMap((member, position) =>
    elementsIn(member.children, 'rule').flatMap((use): readonly Finding[] => {
      const guarded = guardedBy(scope, section, use);
      if (!guarded) return [];
      const others = names.filter((_, index) => index !== position);
      const wanted = stemsOf(guarded.name);
      // The name of an unknown Monster is not known either.
      if (wanted.length === 0 || others.some((known) => known.length === 0)) return [];
      const isThere = others.flat().some((name) => {
        const stems = stemsOf(name);
        return wanted.every((stem) => stems.includes(stem)) || stems.every((stem) => wanted.includes(stem));
      });
      if (isThere) return [];
      const facts = { name: guarded.name, members: [...new Set(others.flatMap(([name]) => name ?? []))] };
      return [{ code: 'unknown-guarded', span: guarded.span, facts }];
    }),
  );
}

/** The name and the plural of a member; empty if nothing defines it. */
function namesOf(scope: Package, document: Document, section: Section, member: Element): readonly string[] {
  const place = entityPlaceOf(document, section, member);
  const [entity] = place ? scope.index.entities.withId(place.to, place.id) : [];
  const tag = entity && entryTag(entity.section, entity.document.format);
  return (tag?.attributes ?? []).flatMap(({ name, valueSpan }) =>
    valueSpan && (name === 'name' || name === 'plural')
      ? [unescapeText(entity?.section.text.slice(valueSpan.start, valueSpan.end) ?? '')]
      : [],
  );
}

/** The Monster that a use of a rule such as GUARDS (monster) names. */
function guardedBy(scope: Package, { text }: Section, use: Element) {
  const rule = scope.ruleWithId(attributeValue(text, use, 'id') ?? '')?.rule;
  const [slot, ...otherSlots] = rule?.template.slots ?? [];
  const isGuard = /^(?:guards?|guardias?|escoltas?)$/i.test(rule?.template.baseName ?? '');
  if (!isGuard || slot?.kind !== 'text' || otherSlots.length > 0) return undefined;
  const span = attributeOf(use, 'param')?.valueSpan;
  const parameter = span && unescapeText(text.slice(span.start, span.end)).trim();
  if (span && parameter) return { name: parameter, span };
  const content = textIn(text, use);
  const bracket = content && /\(([^()]*)\)/.exec(content.text);
  if (!content || !bracket?.[1]) return undefined;
  const start = bracket.index + 1;
  return { name: bracket[1].trim(), span: shift({ start, end: start + bracket[1].length }, content.span.start) };
}

function stemsOf(name: string): readonly string[] {
  return wordsOf(flatten(name)).map(({ stem }) => stem);
}
