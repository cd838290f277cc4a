import { flatten } from '../../abilities/names/flatten.ts';
import { wordsOf } from '../../text/words.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { entityPlaceOf } from '../../workspace/index/entityPlace.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { childrenNamed, type Element } from '../../xml/tree.ts';
import { elementsIn } from '../entries/elementsIn.ts';
import type { Finding } from '../problems/finding.ts';
import { type RuleUse, ruleUsesIn } from '../uses/ruleUses.ts';

/**
 * Groups of Monsters that contradict themselves: a bodyguard of a Monster that is not in the group, and ambiences that no two Monsters share.
 * Depends on the rules and the names of Monsters. Spans are in section coordinates.
 */
export function groupProblems(scope: Package, document: Document, section: Section): readonly Finding[] {
  const group = document.format?.isXml ? document.format.values?.group : undefined;
  if (!group || section.errors.length > 0 || !section.text.includes(`<${group.element}`)) return none;
  return elementsIn(section.nodes, group.element).flatMap((element) => {
    const members = childrenNamed(element, group.member);
    const ambiences = members.map((member) => attributeValue(section.text, member, group.ambiences) ?? '');
    return [...ambienceProblem(element, ambiences), ...guardProblems(scope, document, section, members)];
  });
}

const none: readonly Finding[] = [];

/** The apps draw a group in an ambience in which all its members are drawn. A member without ambiences is drawn in all. */
function ambienceProblem(group: Element, written: readonly string[]): readonly Finding[] {
  const lists = written.flatMap((words) => {
    // The apps read the old name of an ambience as the new one.
    const list = words.replaceAll('orcs-goblins', 'orcs').split(/\s+/).filter(Boolean);
    return list.length === 0 || list.includes('generic') ? [] : [list];
  });
  const [first = [], ...others] = lists;
  if (lists.length === 0 || first.some((word) => others.every((list) => list.includes(word)))) return none;
  const ambiences = [...new Set(lists.map((list) => list.join(' ')))];
  return [{ code: 'never-drawn', span: group.nameSpan, facts: { ambiences } }];
}

/** Bodyguards of a Monster that is not beside them: `Guards (Grey Seer)` fits a group with a Skaven Grey Seer. */
function guardProblems(
  scope: Package,
  document: Document,
  section: Section,
  members: readonly Element[],
): readonly Finding[] {
  // Most groups have no rules of their own.
  if (members.every(({ children }) => children.length === 0)) return none;
  return ruleUsesIn(document, section).flatMap((use): readonly Finding[] => {
    const member = members.find(({ span }) => span.start < use.idSpan.start && use.idSpan.start < span.end);
    const guarded = member && guardedBy(scope, use);
    if (!guarded) return none;
    const others = members.flatMap((other) => (other === member ? [] : [namesOf(scope, document, section, other)]));
    const wanted = stemsOf(guarded.name);
    // The name of an unknown Monster is not known either.
    const isThere = others.some(
      (names) =>
        names.length === 0 || names.some((name) => isPart(wanted, stemsOf(name)) || isPart(stemsOf(name), wanted)),
    );
    if (isThere) return none;
    const facts = { name: guarded.name, members: [...new Set(others.flatMap(([name]) => name ?? []))] };
    return [{ code: 'unknown-guarded', span: guarded.span, facts }];
  });
}

function isPart(some: readonly string[], all: readonly string[]): boolean {
  return some.every((one) => all.includes(one));
}

/** The name and the plural of a member; empty if nothing defines it. */
function namesOf(scope: Package, document: Document, section: Section, member: Element): readonly string[] {
  const place = entityPlaceOf(document, section, member);
  const [entity] = place ? scope.index.entities.withId(place.to, place.id) : [];
  const tag = entity && entryTag(entity.section, entity.document.format);
  return tag ? ['name', 'plural'].flatMap((name) => attributeValue(entity.section.text, tag, name) ?? []) : [];
}

/** The Monster that a use of a rule such as GUARDS (monster) names. */
function guardedBy(scope: Package, { id, parameter, parameterSpan, text, textSpan }: RuleUse) {
  const { baseName = '', slots = [] } = scope.ruleWithId(id)?.rule.template ?? {};
  if (slots[0]?.kind !== 'text' || !/^(?:guards?|guardias?|escoltas?)$/i.test(baseName)) return undefined;
  if (parameter !== undefined && parameterSpan) return { name: parameter, span: parameterSpan };
  const [name = ''] = /(?<=\()[^()]+(?=\))/.exec(text) ?? [];
  const start = textSpan.start + text.indexOf(name);
  return name === '' ? undefined : { name, span: { start, end: start + name.length } };
}

function stemsOf(name: string): readonly string[] {
  return wordsOf(flatten(name)).map(({ stem }) => stem);
}
