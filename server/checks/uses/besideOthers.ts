import { hasEntities } from '../../formats/format.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { foundInSection } from '../problems/listedProblems.ts';
import { type Declaration, declarationIn, lostPlaceholder, speaksOf, undeclaredRule } from './declarations.ts';

/**
 * Rules that are otherwise than those beside them, or than their uses: a name with a value, `FROST n+`, that declares no parameter, and a name
 * without the place for its parameter. Only in a file in which almost all others have both: there are files whose names never have the one,
 * and older ones that never have the other. Spans are in document coordinates.
 */
export function declarationsBesideOthers({ index }: Package, document: Document): readonly Finding[] {
  if (!hasEntities(document.format, 'rule')) return none;
  const found = declarations(document).found.flatMap(({ index: at, value }) =>
    value.map((one) => ({ at, value: one })),
  );
  const kinds = found.map(({ value }) => kindOf(value));
  const countOf = (kind: Kind): number => kinds.filter((one) => one === kind).length;
  const both = countOf('both');
  const usual = mostOf(found.flatMap(({ value }) => value.definition.rule.parameters[0] ?? [])) ?? 'value';
  const isUsual = (kind: Kind): boolean => both >= minimumUsual && both >= countOf(kind) * minimumTimes;
  return found.flatMap(({ at, value }, position): readonly Finding[] => {
    const kind = kinds[position];
    if (both === 0 || (kind !== 'undeclared' && kind !== 'lost')) return none;
    const { id = '' } = value.definition.rule;
    const uses = id === '' ? [] : [...index.entities.referencesTo('rule', id)];
    const values = uses.flatMap((use) => (use.kind === 'use' ? (use.parameter ?? []) : []));
    if (!isUsual(kind) && (kind === 'lost' || values.length === 0)) return none;
    const used = values.length === 0 ? undefined : values.some((one) => one.endsWith('+')) ? 'n+' : 'n';
    const problem = kind === 'lost' ? lostPlaceholder(value, used) : undeclaredRule(value, usual);
    return [foundInSection(document, at, problem)];
  });
}

const none: readonly Finding[] = [];

const minimumUsual = 3;
const minimumTimes = 4;

const declarations = bySection<readonly Declaration[], []>({
  valueIn: (document, section) => [declarationIn(document, section)].flatMap((declared) => declared ?? []),
  isFound: (declared) => declared.length > 0,
});

type Kind = 'both' | 'undeclared' | 'lost' | 'none';

/** A name is `lost` here if its text speaks of its parameter in words: a text with the placeholder tells it by itself. */
function kindOf({ definition: { rule }, slot, format, mention, text }: Declaration): Kind {
  const { parameters, template, alsoNamed } = rule;
  const [parameter, ...others] = parameters;
  if (slot && parameter !== undefined) return 'both';
  if (format) return 'none';
  if (slot) return 'undeclared';
  const isPlain = [template, ...alsoNamed].every(({ slots }) => slots.length === 0);
  const isOne = parameter !== undefined && others.length === 0 && mention === undefined;
  return isPlain && isOne && speaksOf(text, parameter, 'n') ? 'lost' : 'none';
}

function mostOf(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
