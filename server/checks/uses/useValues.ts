import { bindName } from '../../abilities/bindName.ts';
import { misfit, type ParameterKind } from '../../abilities/slotFit.ts';
import { type Slot, titleCase } from '../../abilities/template.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { isScoreIn, isScoreOptional } from '../../workspace/index/valueHints.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import { editsOf, type RuleUse } from './ruleUses.ts';

/** A use of a rule, and everything for its check. */
export interface JudgedUse {
  readonly scope: Package;
  readonly document: Document;
  readonly use: RuleUse;
  /** The rule that is used, or that is meant. */
  readonly definition: Definition;
}

/** The slot of a rule with a single parameter; the app ignores `param` for several. */
export function onlySlotOf({ rule }: Definition): Slot | undefined {
  const { slots } = rule.valuedTemplate ?? rule.template;
  const required = slots.filter(({ isOptional }) => !isOptional);
  const [slot, ...others] = required.length > 0 ? required : slots;
  return others.length === 0 && rule.parameters.length < 2 ? slot : undefined;
}

/** The problems of the value of a use. `tail` is the text behind the name. */
export function valueProblems(judged: JudgedUse, tail: string): readonly Finding[] {
  const { use, definition } = judged;
  const { parameter } = use;
  const slot = onlySlotOf(definition);
  if (!slot) return none;
  const written = valueIn(tail);
  const value = parameter ?? (tail.trim().startsWith('(') ? '' : written);
  const { parameters, valuedTemplate } = definition.rule;
  // Where the name shows no kind of value, or the parameter has two names, any value may be meant.
  const isOpen = valuedTemplate !== undefined || / or | o /.test(parameters[0] ?? '');
  const expected = value === '' || isOpen ? undefined : misfit(slot, value, () => isScoreIn(definition));
  if (expected) return unfit(judged, value, expected);
  if (parameter === undefined) return missing(judged, slot, written);
  const isPlain = /^\d+$/.test(parameter);
  if (slot.kind === 'target' && isPlain && (written === parameter || written === `${parameter}+`)) {
    const score = `${parameter}+`;
    const text = written === parameter ? use.text.replace(new RegExp(`${parameter}(?=\\.?$)`), score) : use.text;
    const edits = editsOf(use, { parameter: score, text });
    return unfit(judged, parameter, 'score', [{ kind: 'replace', text: `param="${score}"`, edits }]);
  }
  return mismatch(use, parameter, written);
}

const none: readonly Finding[] = [];

/** `5+ (Ring)`, and `Grey Seer` of `(Grey Seer)`. */
function valueIn(tail: string): string {
  const value = tail.replace(/\.\s*$/, '').trim();
  return /^\([^()]*\)$/.test(value) ? value.slice(1, -1).trim() : value;
}

/** A value of another kind; without a certain fix another rule may be meant, or the number without its plus. */
function unfit(
  judged: JudgedUse,
  value: string,
  expected: ParameterKind,
  certain?: readonly Fix[],
): readonly Finding[] {
  const { use, definition } = judged;
  const sister = certain ? undefined : sisterOf(judged, value);
  const name = sister && titleCase(sister.rule.template.baseName);
  const { name: rule, template } = definition.rule;
  const facts = { value, rule, expected, other: name && `${name} ${value}` } as const;
  const fixes: Fix[] = [...(certain ?? [])];
  if (sister?.rule.id !== undefined && name) {
    const at = use.text.toLowerCase().indexOf(template.searchName);
    const text =
      at < 0 ? use.text : `${use.text.slice(0, at)}${name}${use.text.slice(at + template.searchName.length)}`;
    fixes.push({ kind: 'linkTo', id: sister.rule.id, edits: editsOf(use, { id: sister.rule.id, text }) });
  }
  if (expected === 'number' && /^\d+\+$/.test(value)) {
    const number = value.slice(0, -1);
    const text = use.text.replace(value, number);
    const parameter = use.parameterSpan && number;
    fixes.push({ kind: 'replace', text, edits: editsOf(use, { text, ...(parameter && { parameter }) }) });
  }
  return [{ code: 'unfit-parameter', span: use.parameterSpan ?? use.textSpan, facts, fixes }];
}

function missing({ scope, document, use, definition }: JudgedUse, slot: Slot, written: string): readonly Finding[] {
  // The first edition has no such attribute, and its rules declare no parameters.
  const isFirst = document.format?.isXml === true && document.format.edition === 'first';
  if (isFirst || definition.rule.parameters.length === 0 || use.hasNearParameter) return none;
  if (slot.isOptional || isScoreOptional(definition)) return none;
  const value =
    misfit(slot, written, () => isScoreIn(definition)) === undefined && written !== '' ? written : undefined;
  const { template } = definition.rule;
  const facts = { name: titleCase(template.baseName), value, example: exampleOf(scope, definition, slot) };
  const text = `param="${value}"`;
  const fixes = value === undefined ? [] : [{ kind: 'add', text, edits: editsOf(use, { parameter: value }) } as const];
  return [{ code: 'missing-parameter', span: use.textSpan, facts, fixes }];
}

/** A use of the rule with a published value, if there is one. */
function exampleOf(scope: Package, { rule }: Definition, { names, kind }: Slot): string {
  const [name = ''] = names;
  const published = scope.index
    .withId(rule.id ?? '')
    .slice(0, 20)
    .flatMap((other) => other.rule.values.slice(0, 1));
  const value = kind === 'text' ? name : (published[0] ?? usual[kind]);
  return titleCase(bindName(rule.template, new Map([[name, value]])));
}

const usual = { number: '5', target: '5+', signed: '+1', die: '1D6', range: '1-3' } as const;

/** A text and a `param` that disagree: change the one, or change the other; a sign that only one has is lost there. */
function mismatch(use: RuleUse, parameter: string, written: string): readonly Finding[] {
  const isSignLost = written === `${parameter}+`;
  if (!isSignLost && isAlike(parameter, written)) return none;
  const at = written === '' ? -1 : use.text.lastIndexOf(written);
  const text =
    at < 0
      ? `${use.text.replace(/\s*\.$/, '')} ${parameter}`
      : `${use.text.slice(0, at)}${parameter}${use.text.slice(at + written.length)}`;
  const inAttribute = {
    kind: 'replace',
    text: `param="${written}"`,
    edits: editsOf(use, { parameter: written }),
  } as const;
  const inText = { kind: 'replace', text, edits: editsOf(use, { text }) } as const;
  const fixes = written === '' ? [inText] : isSignLost ? [inAttribute] : [inAttribute, inText];
  const span = use.parameterSpan ?? use.textSpan;
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
function sisterOf({ scope, definition }: JudgedUse, value: string): Definition | undefined {
  const { id = '', template } = definition.rule;
  const [first = '', ...rest] = template.searchName.split(' ');
  if (rest.length === 0) return undefined;
  const sisters = scope.index.beginningWith(`${first} `).flatMap((name) => {
    const sister = name.kind === 'own' ? name.definition : undefined;
    const slot = sister && onlySlotOf(sister);
    const isOther = sister?.rule.id !== undefined && sister.rule.template.searchName !== template.searchName;
    const fits = slot && slot.kind !== 'text' && misfit(slot, value, () => isScoreIn(sister)) === undefined;
    return isOther && fits ? [sister] : [];
  });
  const prefix = id.slice(0, id.indexOf('-') + 1);
  const isOne = new Set(sisters.map(({ rule }) => rule.template.searchName)).size === 1;
  return isOne ? (sisters.find(({ rule }) => rule.id?.startsWith(prefix)) ?? sisters[0]) : undefined;
}
