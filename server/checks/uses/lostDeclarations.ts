import { hasEntities } from '../../formats/format.ts';
import { query, remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { bySection, type Found } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { definitionIn } from '../../workspace/index/definition.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import { isScoreIn, textOf } from '../../workspace/index/valueHints.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeValue } from '../../xml/references.ts';
import { attributeOf } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';
import { foundInSection } from '../problems/listedProblems.ts';

/**
 * Rules that are otherwise than those beside them: a name with a value, `FROST n+`, that declares no parameter, and a name that has lost the
 * `n` of its parameter and of its text. Only in a file in which almost all others have both: there are files whose names never have the one,
 * and older ones that never have the other. A format with `{param}` and uses with a `param` say the same of a rule in any file that declares
 * parameters. Spans are in document coordinates.
 */
export function lostDeclarationProblems(scope: Package, document: Document): readonly Finding[] {
  if (!hasEntities(document.format, 'rule')) return [];
  const { counts, others, parameter } = summaryOf(valuesBySection(document).found);
  const usual = counts.both;
  return others.flatMap(({ index, value }): readonly Finding[] => {
    const isUsual = usual >= minimumUsual && usual >= counts[value.kind] * minimumTimes;
    if (!(isUsual || isSaidToHaveOne(scope, value, usual))) return [];
    const problem =
      value.kind === 'undeclared' ? undeclared(value, parameter) : lost(value, placeholderOfUses(scope, value.id));
    return [foundInSection(document, index, problem)];
  });
}

const undeclared = query(({ span, place, placeholder, declaration }: Value, parameter: string): Finding => {
  const text = `${declaration || 'parameterName'}="${escapeValue(parameter)}"`;
  const facts = { what: 'rule', placeholder } as const;
  if (!place) return { code: 'undeclared-placeholder', span, facts };
  const edits = [{ span: place, newText: declaration === '' ? ` ${text}` : escapeValue(parameter) }];
  return { code: 'undeclared-placeholder', span, facts, fixes: [{ kind: 'addPart', text, edits }] };
});

/** @param used what the uses of the rule show, undefined without any */
const lost = query(({ span, placeholder }: Value, used: ReturnType<typeof placeholderOfUses>): Finding => {
  const text = used === undefined || used === 'both' ? placeholder : used;
  const edits = [{ span: { start: span.end, end: span.end }, newText: ` ${text}` }];
  const fixes = used === 'both' ? [] : [{ kind: 'add', text, edits } as const];
  return { code: 'unused-parameter', span, facts: { what: 'lost', name: text }, fixes };
});

/** Whether the format of a rule prints its value, or another file gives it one. */
function isSaidToHaveOne({ index }: Package, { kind, hasFormat, id }: Value, usual: number): boolean {
  if (kind !== 'undeclared') return false;
  if (hasFormat) return true;
  const hasValue = (one: Reference): boolean => one.kind === 'use' && one.parameter !== undefined;
  return usual > 0 && id !== '' && index.entities.referencesTo('rule', id).some(hasValue);
}

/** What the values of the uses of a rule stand for: `5+` for `n+`, `5` for `n`; undefined where nothing uses it with a value. */
function placeholderOfUses({ index }: Package, id: string): 'n+' | 'n' | 'both' | undefined {
  const uses = id === '' ? [] : [...index.entities.referencesTo('rule', id)];
  const values = uses.flatMap((one) => (one.kind === 'use' && one.parameter !== undefined ? [one.parameter] : []));
  if (values.length === 0) return undefined;
  const scores = values.filter((written) => /\d\+\s*$/.test(written)).length;
  if (scores === values.length) return 'n+';
  return scores === 0 ? 'n' : 'both';
}

/** How many rules of a file have what, the name that most of them give their parameter, and those that lack a part. */
const summaryOf = remembered((found: readonly Found<Value>[]) => {
  const counts = { both: 0, undeclared: 0, lost: 0, none: 0 };
  for (const { value } of found) counts[value.kind]++;
  return { counts, others: found.filter(({ value }) => value.kind !== 'both'), parameter: usualParameter(found) };
});

function usualParameter(found: readonly Found<Value>[]): string {
  const counts = new Map<string, number>();
  for (const { value } of found)
    if (value.parameter !== '') counts.set(value.parameter, (counts.get(value.parameter) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? 'value';
}

const minimumUsual = 3;
const minimumTimes = 4;

/** What a rule with a value has: its placeholder in the name and a declared parameter, or one of the two. */
interface Value {
  readonly kind: 'both' | 'undeclared' | 'lost' | 'none';
  /** Of the name. */
  readonly span: Span;
  readonly placeholder: string;
  /** The name of its attribute that declares parameters, none of them if the value is empty. Empty without such an attribute. */
  readonly declaration: string;
  /** The value of that attribute, or the place for one, behind the name. Undefined for an attribute without `="…"`. */
  readonly place: Span | undefined;
  readonly id: string;
  /** Empty without one. */
  readonly parameter: string;
  /** Whether it says how the name and its value are printed. */
  readonly hasFormat: boolean;
}

const noValue: Value = {
  kind: 'none',
  span: { start: 0, end: 0 },
  placeholder: '',
  declaration: '',
  place: undefined,
  id: '',
  parameter: '',
  hasFormat: false,
};

const valuesBySection = bySection<Value, []>({
  valueIn: (document, section) => valueIn(document, section) ?? noValue,
  isFound: (value) => value !== noValue,
  isSame,
});

function isSame(before: Value, now: Value): boolean {
  return (
    before.kind === now.kind &&
    before.span.start === now.span.start &&
    before.span.end === now.span.end &&
    before.placeholder === now.placeholder &&
    before.declaration === now.declaration &&
    before.place?.start === now.place?.start &&
    before.place?.end === now.place?.end &&
    before.id === now.id &&
    before.parameter === now.parameter &&
    before.hasFormat === now.hasFormat
  );
}

function valueIn(document: Document, section: Section): Value | undefined {
  // Few rules have a value.
  if (!/parameterName|name=["'][^"']*\b(?:\d*D)?[nm]\b/.test(section.text)) return undefined;
  const entry = entryOf(section, document.format);
  const name = entry && attributeOf(entry, 'name');
  const span = name?.valueSpan;
  const definition = span && definitionIn(document, section);
  if (!entry || !name || !span || !definition || definition.rule.isMagic) return undefined;
  const { template, alsoNamed, parameters } = definition.rule;
  const slot = template.slots.find(({ kind }) => kind !== 'text' && kind !== 'range');
  const declares = parameters.length > 0;
  const placeholder = isScoreIn(definition) ? 'n+' : 'n';
  const format = attributeOf(entry, 'parameterFormat')?.valueSpan;
  const hasFormat = format !== undefined && /\{(?:param|0)\}/.test(section.text.slice(format.start, format.end));
  const [parameter = ''] = parameters;
  const declared = attributeOf(entry, 'parameterNames') ?? attributeOf(entry, 'parameterName');
  const value = {
    span,
    placeholder,
    declaration: declared?.name ?? '',
    place: declared ? declared.valueSpan : { start: name.span.end, end: name.span.end },
    id: definition.rule.id ?? '',
    parameter,
    hasFormat,
  };
  if (slot) return { kind: declares ? 'both' : 'undeclared', ...value };
  const hasOther = template.slots.length > 0 || alsoNamed.length > 0 || format;
  if (hasOther || parameters.length !== 1 || !mentionsN.test(textOf(definition))) return undefined;
  return { kind: 'lost', ...value };
}

/** `n` as a word of its own. */
const mentionsN = /(?<![\p{L}\p{N}'’])n(?:\+|(?![\p{L}\p{N}'’]))/u;
