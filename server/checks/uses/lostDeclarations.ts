import { hasEntities } from '../../formats/format.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import { definitionIn } from '../../workspace/index/definition.ts';
import { isScoreIn, textOf } from '../../workspace/index/valueHints.ts';
import { attributeOf } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Rules that are otherwise than those beside them: a name with a value, `FROST n+`, that declares no parameter, and a name that has lost the
 * `n` of its parameter and of its text. Only in a file in which almost all others have both: there are files whose names never have the one,
 * and older ones that never have the other. Spans are in document coordinates.
 */
export function* lostDeclarationProblems(document: Document): Steps<readonly Finding[]> {
  if (!hasEntities(document.format, 'rule')) return [];
  const { found } = yield* valuesBySection(document);
  const usual = found.filter(({ value }) => value.kind === 'both').length;
  return found.flatMap(({ index, value }): readonly Finding[] => {
    const alike = found.filter((other) => other.value.kind === value.kind).length;
    if (value.kind === 'both' || usual < minimumUsual || usual < alike * minimumTimes) return [];
    const span = shift(value.span, document.startOf(index));
    if (value.kind === 'undeclared')
      return [{ code: 'undeclared-placeholder', span, facts: { what: 'rule', placeholder: value.placeholder } }];
    const { placeholder } = value;
    const edits = [{ span: { start: span.end, end: span.end }, newText: ` ${placeholder}` }];
    const fixes = [{ kind: 'add', text: placeholder, edits } as const];
    return [{ code: 'unused-parameter', span, facts: { what: 'lost', name: placeholder }, fixes }];
  });
}

const minimumUsual = 3;
const minimumTimes = 4;

/** What a rule with a value has: its placeholder in the name and a declared parameter, or one of the two. */
interface Value {
  readonly kind: 'both' | 'undeclared' | 'lost' | 'none';
  /** Of the name. */
  readonly span: Span;
  readonly placeholder: string;
}

const noValue: Value = { kind: 'none', span: { start: 0, end: 0 }, placeholder: '' };

const valuesBySection = readBySection<Value, []>({
  valueIn: (document, section) => valueIn(document, section) ?? noValue,
  isFound: (value) => value !== noValue,
});

function valueIn(document: Document, section: Section): Value | undefined {
  // Few rules have a value.
  if (!/parameterName|name=["'][^"']*\b[nm]\b/.test(section.text)) return undefined;
  const entry = entryOf(section, document.format);
  const span = entry && attributeOf(entry, 'name')?.valueSpan;
  const definition = span && definitionIn(document, section, false);
  if (!entry || !span || !definition || definition.rule.isMagic) return undefined;
  const { template, alsoNamed, parameters } = definition.rule;
  const slot = template.slots.find(({ kind }) => kind === 'number' || kind === 'target' || kind === 'signed');
  const declares = parameters.length > 0;
  const placeholder = isScoreIn(definition) ? 'n+' : 'n';
  if (slot) return { kind: declares ? 'both' : 'undeclared', span, placeholder };
  const hasOther = template.slots.length > 0 || alsoNamed.length > 0 || attributeOf(entry, 'parameterFormat');
  if (hasOther || parameters.length !== 1 || !mentionsN.test(textOf(definition))) return undefined;
  return { kind: 'lost', span, placeholder };
}

/** `n` as a word of its own. */
const mentionsN = /(?<![\p{L}\p{N}'’])n(?:\+|(?![\p{L}\p{N}'’]))/u;
