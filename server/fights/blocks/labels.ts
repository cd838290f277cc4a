/** The words that begin what is said of a character beside his values. */
const words =
  'weapons?|armas?|armamento|initiative|iniciativa|saves?|saving throws?|salvaci[oó]n(?:es)?|tiradas? de salvaci[oó]n|armou?r save|cover|cobertura|notes?|notas?|special(?: rules| abilities)?|abilities|reglas especiales|habilidades|especial(?:es)?';

/** A pattern for such a word and its colon, without regard to case. */
export const labelPattern = `[*_]{0,3}(?:${words})[*_]{0,3}:`;

const label = new RegExp(`^[\\s>*_]*${labelPattern}`, 'i');

/** Whether a line begins with such a word. */
export function isLabel(line: string): boolean {
  return label.test(line);
}
