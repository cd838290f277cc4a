const letters = [...'abcdefghijklmnopqrstuvwxyzáéíóúüñ'];

/**
 * What an editor is to ask behind, by language. In Markdown VS Code asks of itself for nothing, so there it asks at each letter, and the
 * answer is empty outside of lists of abilities. Elsewhere it asks at each word anyway.
 */
export const triggerCharacters = {
  xml: ['<', '/', ' ', '"'],
  markdown: ['(', ' ', ...letters, ...letters.map((letter) => letter.toUpperCase())],
  plaintext: ['(', ' '],
} as const satisfies Readonly<Record<string, readonly string[]>>;
