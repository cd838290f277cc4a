import { bindName } from '../../abilities/bindName.ts';
import type { UseText } from '../../abilities/mentions/use.ts';
import { misfit } from '../../abilities/slotFit.ts';
import { type Slot, type Template, titleCase } from '../../abilities/template.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { isScoreIn, isScoreOptional, textOf } from '../../workspace/index/valueHints.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionOf } from '../../workspace/rules/mentions.ts';
import { templatesOf } from '../../workspace/rules/ruleNames.ts';
import { nearAbility } from '../abilities/nearAbility.ts';
import type { Finding } from '../problems/finding.ts';
import { isAllOf, type Naming, namingOf } from './naming.ts';
import { readsNoParameters } from './readsNoParameters.ts';
import { type RuleUse, ruleUsesIn } from './ruleUses.ts';
import {
  addParameter,
  linkFix,
  removeParameter,
  rewriteUse,
  splitUse,
  writeAlike,
  writeParameter,
  writeValue,
} from './useFixes.ts';

/**
 * Uses of a rule, by Monsters and tables, that do not fit the rule: `<rule id="rpb-fear" param="6">Fear 5</rule>`. A rule without a
 * definition has no such problems. Depends on the rules of the workspace. Spans are in section coordinates.
 */
export function parameterProblems(scope: Package, document: Document, section: Section): readonly Finding[] {
  const hasParameters = !readsNoParameters(scope, document);
  return ruleUsesIn(document, section).flatMap((use) => {
    const definition = scope.ruleWithId(use.id);
    if (!definition || definition.rule.name === '') return [];
    return problemsOf({ scope, use, definition, hasParameters }, namingOf(scope, definition, use.text));
  });
}

/** A use of a rule, and everything for its check. */
interface Judged {
  readonly scope: Package;
  readonly use: RuleUse;
  /** The definition of the rule that is used. */
  readonly definition: Definition;
  /** Whether the edition of the document has `param`. */
  readonly hasParameters: boolean;
}

function problemsOf(judged: Judged, naming: Naming): readonly Finding[] {
  const { use } = judged;
  switch (naming.kind) {
    case 'use': {
      const tail = use.text.slice(naming.use.nameSpan.end);
      return [
        ...lostPlural(judged, naming.use),
        ...valueProblems(judged, tail),
        ...unwantedValue(judged, tail),
        ...ownRuleProblem(judged, tail),
      ];
    }
    case 'other': {
      const { otherId } = naming;
      const { text, id, textSpan: span } = use;
      const other = judged.scope.ruleWithId(otherId);
      return [
        {
          code: 'wrong-rule',
          span,
          facts: { text, id, otherId },
          fixes: [linkFix(use, otherId, other === undefined || hasPlace(other))],
        },
        ...(other ? valueProblems({ ...judged, definition: other }, use.text.slice(naming.use.nameSpan.end)) : []),
      ];
    }
    case 'several': {
      const { parts, names, ids } = naming;
      const fix = splitUse(use, parts, ids);
      const facts = { names, id: use.id };
      return [{ code: 'several-rules', span: use.textSpan, facts, ...(fix && { fixes: [fix] }) }];
    }
    case 'unknown':
      return misspeltName(judged);
    default:
      return naming satisfies never;
  }
}

/** A name that is almost that of the linked rule: `Breath Fire 4` for Breathe Fire. */
function misspeltName({ scope, use, definition }: Judged): readonly Finding[] {
  const near = nearAbility(scope.index, use.text);
  const templates = templatesOf(scope, definition);
  const right = near && templates.find(({ searchName }) => searchName === near.name.toLowerCase());
  return near && right ? [misspelt(use, near.nameSpan, near.name, near.template)] : [];
}

/** `Ignore Blow 3+`: a name without the s of its plural. */
function lostPlural(
  { scope, definition, use }: Judged,
  { name, nameSpan, template, multiplier }: UseText,
): readonly Finding[] {
  const [written, right] = [name.toLowerCase(), template.searchName];
  if (multiplier !== 1 || right !== `${written}s` || template.slots.length === 0) return [];
  // The rule may have both names.
  if (templatesOf(scope, definition).some(({ searchName }) => searchName === written)) return [];
  return [misspelt(use, nameSpan, titleCase(template.baseName), template.name.replace(template.baseName, titleCase))];
}

function misspelt(use: RuleUse, { start, end }: Span, name: string, nearest: string): Finding {
  const { text, textSpan: span } = use;
  const fixes = [rewriteUse(use, `${text.slice(0, start)}${name}${text.slice(end)}`)];
  return { code: 'unknown-ability', span, facts: { written: text, nearest }, fixes };
}

/** Whether a rule has a place for a value in its name, or declares one. */
function hasPlace({ rule }: Definition): boolean {
  return rule.parameters.length > 0 || [rule.template, ...rule.alsoNamed].some(({ slots }) => slots.length > 0);
}

/** The same, or whether its text speaks of one. */
function takesValue(definition: Definition): boolean {
  return hasPlace(definition) || speaksOfValue.test(textOf(definition));
}

/** `n` as a word or in dice, and words such as `the value shown`. */
const speaksOfValue =
  /(?<![\p{L}\p{N}'’])(?:\d*[Dd])?[nmx](?:\+|[Dd]\d+)?(?![\p{L}\p{N}'’])|\b(?:value|number|rating|score|level|valor|número|puntuación|nivel)\b/u;

/** A `param` of a rule that takes no value: its editor shows no field for it. */
function unwantedValue({ scope, use, definition }: Judged, tail: string): readonly Finding[] {
  const { parameter, parameterSpan: span } = use;
  if (parameter === undefined || !span || tail.trim() !== '') return [];
  const others = definition.rule.id === undefined ? [definition] : scope.index.withId(definition.rule.id).slice(0, 20);
  if (others.some(takesValue) || templatesOf(scope, definition).some(({ slots }) => slots.length > 0)) return [];
  const facts = { what: 'unwanted', value: parameter, rule: definition.rule.name } as const;
  return [{ code: 'unfit-parameter', span, facts, fixes: [removeParameter(use)] }];
}

/** A thing that is named as the value of a general rule, and has a rule of its own: `Armed with Nets`, if there is a rule NET. */
function ownRuleProblem({ scope, use, definition }: Judged, tail: string): readonly Finding[] {
  const slot = onlySlotOf(definition);
  // Names of Monsters and races may also be names of rules.
  if (slot?.kind !== 'text' || !slot.names.some((name) => /^(?:weapon|item|arma|objeto)s?$/i.test(name))) return [];
  const thing = tail.replace(/\.\s*$/, '').trim();
  const mention = thing === '' ? undefined : mentionOf(scope, thing);
  const { id: otherId, isMagic } = mention?.definition.rule ?? {};
  if (!mention || otherId === undefined || otherId === use.id || isMagic || !isAllOf(thing, mention)) return [];
  const facts = { thing, id: use.id, otherId };
  return [
    { code: 'own-rule', span: use.textSpan, facts, fixes: [linkFix(use, otherId, hasPlace(mention.definition))] },
  ];
}

/** The problems of the value. `tail` is the text behind the name. */
function valueProblems(judged: Judged, tail: string): readonly Finding[] {
  const { use, definition } = judged;
  const slot = onlySlotOf(definition);
  const written = valueIn(tail);
  if (!slot) return withSign(judged, undefined, use.parameter ?? '', written);
  const value = use.parameter ?? (tail.trim().startsWith('(') ? '' : written);
  const isLabelled = / or | o /.test(definition.rule.parameters[0] ?? '');
  const expected = value === '' || isLabelled ? undefined : misfit(slot, value, () => isScoreIn(definition));
  if (expected) {
    const other = sisterOf(judged, value);
    const otherName = other && `${titleCase(other.rule.template.baseName)} ${value}`;
    const facts = { what: 'use', value, rule: definition.rule.name, expected, other: otherName } as const;
    const fixes = writeValue(use, value, expected, definition, other);
    const span = use.parameterSpan ?? use.textSpan;
    return [{ code: 'unfit-parameter', span, facts, ...(fixes.length > 0 && { fixes }) }];
  }
  if (use.parameter === undefined) return missing(judged, slot, written);
  const signed = withSign(judged, slot, use.parameter, written);
  return signed.length > 0 ? signed : mismatch(judged, use.parameter, written);
}

/**
 * `4` for a score that the name writes as `n+`, `1` under the text `+1`, and `4` under `4+`: the sign is lost.
 */
function withSign(
  { use, definition }: Judged,
  slot: Slot | undefined,
  parameter: string,
  written: string,
): readonly Finding[] {
  const span = use.parameterSpan ?? use.textSpan;
  if (!/^\d+$/.test(parameter)) return [];
  if (slot?.kind === 'target' && (written === parameter || written === `${parameter}+`)) {
    const text =
      written === parameter ? use.text.replace(new RegExp(`${parameter}(?=\\.?$)`), `${parameter}+`) : use.text;
    const facts = {
      what: 'use',
      value: parameter,
      rule: definition.rule.name,
      expected: 'score',
      other: undefined,
    } as const;
    return [{ code: 'unfit-parameter', span, facts, fixes: [writeParameter(use, `${parameter}+`, text)] }];
  }
  // In `HOARD +n` the sign belongs to the name.
  if (slot?.kind === 'target' || slot?.kind === 'signed') return [];
  const isLost = written === `${parameter}+` || (slot !== undefined && written === `+${parameter}`);
  if (!isLost) return [];
  const facts = { written, parameter };
  return [{ code: 'parameter-mismatch', span, facts, fixes: [writeParameter(use, written, use.text)] }];
}

/** The slot of a rule with a single parameter; the app ignores `param` for several. */
function onlySlotOf({ rule }: Definition): Slot | undefined {
  const { slots } = rule.template;
  const required = slots.filter(({ isOptional }) => !isOptional);
  const [slot, ...others] = required.length > 0 ? required : slots;
  return others.length === 0 && rule.parameters.length < 2 ? slot : undefined;
}

/** `5+ (Ring)`, and `Grey Seer` of `(Grey Seer)`. */
function valueIn(tail: string): string {
  const value = tail.replace(/\.\s*$/, '').trim();
  return /^\([^()]*\)$/.test(value) ? value.slice(1, -1).trim() : value;
}

function missing({ scope, use, definition, hasParameters }: Judged, slot: Slot, written: string): readonly Finding[] {
  if (!hasParameters || slot.isOptional || isScoreOptional(definition)) return [];
  const isValue = written !== '' && misfit(slot, written, () => isScoreIn(definition)) === undefined;
  const { template } = definition.rule;
  const facts = {
    name: titleCase(template.baseName),
    value: isValue ? written : undefined,
    example: exampleOf(scope, definition, template, slot),
  };
  const fix = isValue ? addParameter(use, written) : undefined;
  return [{ code: 'missing-parameter', span: use.textSpan, facts, ...(fix && { fixes: [fix] }) }];
}

function exampleOf(scope: Package, { rule }: Definition, template: Template, slot: Slot): string {
  // The first few rules with the same id are enough.
  const published = scope.index
    .withId(rule.id ?? '')
    .slice(0, 20)
    .flatMap((other) => other.rule.values.slice(0, 1));
  const [name = ''] = slot.names;
  const value = slot.kind === 'text' ? name : (published[0] ?? usual[slot.kind]);
  return titleCase(bindName(template, new Map([[name, value]])));
}

const usual = { number: '5', target: '5+', signed: '+1', die: '1D6', range: '1-3' } as const;

function mismatch({ use }: Judged, parameter: string, written: string): readonly Finding[] {
  if (isAlike(parameter, written)) return [];
  const span = use.parameterSpan ?? use.textSpan;
  const fixes = writeAlike(use, parameter, written);
  return [{ code: 'parameter-mismatch', span, facts: { written, parameter }, fixes }];
}

/** `2` and `+2`, `-1` and `1`, `6` and `6 (Ambush A)` are equal for a reader. */
function isAlike(parameter: string, written: string): boolean {
  const [a, b] = [plain(parameter), plain(written)];
  if (a === '' || b === '') return a === b;
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

function plain(value: string): string {
  return value
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])1(?=d\d)/gu, '')
    .replace(/(?<!\p{L})(?:strength|fuerza)(?!\p{L})/gu, 'str')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A rule whose name begins with the same word and whose parameter fits the value: Ignore Blows for an Ignore Pain of 6+. */
function sisterOf({ scope, definition }: Judged, value: string): Definition | undefined {
  const { id = '', template } = definition.rule;
  const [first = '', ...rest] = template.searchName.split(' ');
  if (rest.length === 0) return undefined;
  const prefix = id.slice(0, id.indexOf('-') + 1);
  const sisters = [...scope.index.beginningWith(`${first} `)].flatMap((name) => {
    const sister = name.kind === 'own' ? name.definition : undefined;
    const slot = sister && onlySlotOf(sister);
    const isOther = sister?.rule.id !== undefined && sister.rule.template.searchName !== template.searchName;
    const fits = slot && slot.kind !== 'text' && misfit(slot, value, () => isScoreIn(sister)) === undefined;
    return isOther && fits ? [sister] : [];
  });
  const names = new Set(sisters.map(({ rule }) => rule.template.searchName));
  return names.size === 1 ? (sisters.find(({ rule }) => rule.id?.startsWith(prefix)) ?? sisters[0]) : undefined;
}
