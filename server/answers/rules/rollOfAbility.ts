import { parseAnnotation } from '../../dice/language/parse.ts';

/**
 * A roll of an ability with the name of the ability before its label, so that titles and the log say what is rolled: `parried: 1D6 >= n` of
 * `Parry 5+` becomes `Parry 5+, parried: 1D6 >= n`, and a roll without a label `Parry 5+: 1D6 >= n`. A source that cannot be read, and one of
 * a name that cannot stand in a label, stays as it is.
 *
 * @param source as the content of `<?odds … ?>`.
 */
export function rollOfAbility(source: string, ability: string): string {
  const { annotation } = parseAnnotation(source);
  if (!annotation) return source;
  const { label } = annotation;
  const rest = label === undefined ? source : source.slice(source.indexOf(label) + label.length).replace(/^\s*:/, '');
  const name = ability.replaceAll(':', ' ').replace(/\s+/g, ' ').trim();
  const told = label === undefined ? name : `${name}, ${label}`;
  const named = `${told}: ${rest.trim()}`;
  return parseAnnotation(named).annotation?.label === told ? named : source;
}
