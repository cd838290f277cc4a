import { hasEntities } from '../../formats/format.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { foundInSection } from '../problems/listedProblems.ts';
import { type Declaration, declarationIn, undeclaredRule } from './declarations.ts';

/**
 * Rules whose name has a value, `FROST n+`, and that declare no parameter, unlike almost all others of the file, or unlike some of them if
 * their uses have values: in older files no rule declares one. Spans are in document coordinates.
 */
export function declarationsBesideOthers({ index }: Package, document: Document): readonly Finding[] {
  if (!hasEntities(document.format, 'rule')) return none;
  const { found } = declarations(document);
  const names = found.flatMap(({ value }) => value.map(({ definition }) => definition.rule.parameters[0] ?? ''));
  const declared = names.filter((name) => name !== '');
  const isUsual = declared.length >= minimumUsual && declared.length >= (names.length - declared.length) * minimumTimes;
  return found.flatMap(({ index: at, value }): readonly Finding[] => {
    const [{ definition, format } = {}] = value;
    const { id = '', parameters = [] } = definition?.rule ?? {};
    if (!value[0] || parameters.length > 0 || format || declared.length === 0) return none;
    const hasValue = [...index.entities.referencesTo('rule', id)].some((use) => use.kind === 'use' && use.parameter);
    if (!isUsual && !hasValue) return none;
    return [foundInSection(document, at, undeclaredRule(value[0], mostOf(declared)))];
  });
}

const none: readonly Finding[] = [];

const minimumUsual = 3;
const minimumTimes = 4;

/** The declarations of rules whose name has a place for a number. */
const declarations = bySection<readonly Declaration[], []>({
  valueIn: (document, section) => {
    const declaration = declarationIn(document, section);
    return declaration?.slot ? [declaration] : [];
  },
  isFound: (declared) => declared.length > 0,
});

function mostOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [[most] = ['value']] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most;
}
