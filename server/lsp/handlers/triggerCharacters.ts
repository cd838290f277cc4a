const letters = [...'abcdefghijklmnopqrstuvwxyzáéíóúüñ'];

/**
 * The trigger characters of completion, by language. In Markdown VS Code does not ask while typing, so every letter is a trigger there, and
 * the answer is empty outside lists of abilities. In other languages it asks at each word anyway.
 */
export const triggerCharacters = {
  xml: ['<', '/', ' ', '"'],
  markdown: ['(', ' ', ...letters, ...letters.map((letter) => letter.toUpperCase())],
  plaintext: ['(', ' '],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Those of XML that mean the same in a text as in a tag; the others begin something only in a tag. */
export const triggerCharactersOfTexts: readonly string[] = ['<'];
