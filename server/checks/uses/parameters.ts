import { readUse, type UseText } from '../../abilities/mentions/use.ts';
import { type Template, titleCase } from '../../abilities/template.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { AbilityMention } from '../../workspace/rules/mentions.ts';
import { templatesOf } from '../../workspace/rules/ruleNames.ts';
import { nearAbility } from '../abilities/nearAbility.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import { editsOf, type RuleUse, ruleUsesIn, useElement, wholeMention } from './ruleUses.ts';
import { type JudgedUse, onlySlotOf, valueProblems } from './useValues.ts';

/**
 * Uses of a rule, by Monsters and tables, that do not fit the rule: `<rule id="rpb-fear" param="6">Fear 5</rule>`. A rule without a
 * definition has no such problems. Depends on the rules of the workspace. Spans are in section coordinates.
 */
export function parameterProblems(scope: Package, document: Document, section: Section): readonly Finding[] {
  return ruleUsesIn(document, section).flatMap((use) => {
    const definition = scope.ruleWithId(use.id);
    return definition && definition.rule.name !== '' ? problemsOf({ scope, document, use, definition }) : none;
  });
}

const none: readonly Finding[] = [];

function problemsOf(judged: JudgedUse): readonly Finding[] {
  const { scope, use, definition } = judged;
  const templates = templatesOf(scope, definition);
  const named = readUse(use.text, templates);
  const parts = named && !isBesideOthers(use.text, named, templates) ? [] : abilitiesIn(scope, use.text);
  if (parts.length > 0) return severalRules(use, parts);
  if (named) {
    const tail = use.text.slice(named.nameSpan.end);
    return [...valueProblems(judged, tail), ...ownRule(judged, tail)];
  }
  const other = wholeMention(scope, use.text);
  if (other) return wrongRule(judged, other);
  const near = nearAbility(scope.index, use.text);
  if (!near?.distance || !templates.some(({ searchName }) => searchName === near.name.toLowerCase())) return none;
  const { text, textSpan: span } = use;
  const right = `${text.slice(0, near.nameSpan.start)}${near.name}${text.slice(near.nameSpan.end)}`;
  const fixes = [{ kind: 'replace', text: right, edits: editsOf(use, { text: right }) } as const];
  return [{ code: 'unknown-ability', span, facts: { written: text, nearest: near.template }, fixes }];
}

/** Whether a use ends before the first comma: `Dodge 4+, Fear 5`. The comma may belong to a name, or to a value in words. */
function isBesideOthers(text: string, { nameSpan }: UseText, templates: readonly Template[]): boolean {
  const isInWords = templates.some(({ slots }) => slots.some(({ kind }) => kind === 'text'));
  return !isInWords && text.indexOf(',') >= nameSpan.end;
}

const maximumParts = 10;

/** The parts of `Magic Armour; Magic Item`, if each of them is an ability; none of a single one. */
function abilitiesIn(scope: Package, text: string) {
  const parts = text.split(/[;,]/).map((part) => part.trim());
  if (parts.length < 2 || parts.length > maximumParts) return [];
  const named = parts.flatMap((part) => {
    const mention = wholeMention(scope, part);
    return mention ? [{ part, name: titleCase(mention.template.baseName), id: mention.definition.rule.id }] : [];
  });
  return named.length === parts.length ? named : [];
}

function severalRules(use: RuleUse, parts: ReturnType<typeof abilitiesIn>): readonly Finding[] {
  const elements = parts.flatMap(({ part, id }) => (id === undefined ? [] : [useElement(id, part)]));
  const edits = [{ span: use.element.span, newText: elements.join('') }];
  // A value belongs to one of them.
  const isSplit = use.parameter === undefined && elements.length === parts.length;
  const facts = { names: parts.map(({ name }) => name), id: use.id };
  const fixes = isSplit ? [{ kind: 'split', edits } as const] : [];
  return [{ code: 'several-rules', span: use.textSpan, facts, fixes }];
}

function wrongRule(judged: JudgedUse, { definition, nameSpan }: AbilityMention): readonly Finding[] {
  const { use } = judged;
  const { id: otherId } = definition.rule;
  if (otherId === undefined || otherId === use.id) return none;
  const facts = { text: use.text, id: use.id, otherId };
  const fixes = [linkTo(use, definition, otherId)];
  const tail = use.text.slice(nameSpan.end);
  return [{ code: 'wrong-rule', span: use.textSpan, facts, fixes }, ...valueProblems({ ...judged, definition }, tail)];
}

/** Links another rule, without a `param` for which that has no use. */
function linkTo(use: RuleUse, definition: Definition, id: string): Fix {
  return { kind: 'linkTo', id, edits: editsOf(use, { id, ...(!hasPlace(definition) && { parameter: null }) }) };
}

/** Whether a rule has a place for a value in its name, or declares one. */
function hasPlace({ rule }: Definition): boolean {
  return rule.parameters.length > 0 || [rule.template, ...rule.alsoNamed].some(({ slots }) => slots.length > 0);
}

/** A thing that is named as the value of a general rule, and has a rule of its own: `Armed with Nets`, if there is a rule NET. */
function ownRule({ scope, use, definition }: JudgedUse, tail: string): readonly Finding[] {
  const slot = onlySlotOf(definition);
  // Names of Monsters and races may also be names of rules.
  if (slot?.kind !== 'text' || !slot.names.some((name) => /^(?:weapon|item|arma|objeto)s?$/i.test(name))) return none;
  const thing = tail.replace(/\.\s*$/, '').trim();
  const other = thing === '' ? undefined : wholeMention(scope, thing)?.definition;
  const { id: otherId, isMagic } = other?.rule ?? {};
  if (!other || otherId === undefined || otherId === use.id || isMagic) return none;
  const facts = { thing, id: use.id, otherId };
  return [{ code: 'own-rule', span: use.textSpan, facts, fixes: [linkTo(use, other, otherId)] }];
}
