/** The sentences of a text that are not examples. */
export function withoutExamples(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => !example.test(sentence));
}

const example = /(?<!\p{L})(?:for (?:instance|example)|e\.g\.|por ejemplo|p\. ?ej\.)/iu;
