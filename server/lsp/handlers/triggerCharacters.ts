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
