/**
 * The forms of verbs in which an outcome is told, from their infinitives: the present and the future of `he`, `they`, `you`. A stem that is changed
 * in the present stands behind a colon: `cerrar:cierr`.
 *
 * @param infinitives divided by blanks.
 * @returns the forms, divided by commas.
 */
export function formsOf(infinitives: string): string {
  return infinitives.trim().split(/\s+/).flatMap(formsOfVerb).join(', ');
}

function formsOfVerb(written: string): readonly string[] {
  const [infinitive = '', changed] = written.split(':');
  const stem = infinitive.slice(0, -2);
  const present = changed ?? stem;
  const vowel = infinitive.at(-2) === 'a' ? 'a' : 'e';
  const youAll = { a: 'áis', e: 'éis', i: 'ís', í: 'ís' }[infinitive.at(-2) ?? 'a'] ?? 'áis';
  const plain = infinitive.replace(/ír$/, 'ir');
  return [
    ...[vowel, `${vowel}n`, `${vowel}s`].map((ending) => present + ending),
    stem + youAll,
    ...['á', 'án', 'ás', 'éis'].map((ending) => plain + ending),
  ];
}
