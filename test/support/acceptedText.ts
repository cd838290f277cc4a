import { textOfSnippet } from '../../server/answers/snippet.ts';

/** The text of a snippet of which everything is left as it is, and of each choice that one is taken. */
export function acceptedText(snippet: string, choice: 'first' | 'last' = 'first'): string {
  const plain = snippet.replace(/\$\{\d+\|((?:\\.|[^|\\])*)\|\}/g, (_, choices: string) => {
    const all = choices.match(/(?:\\.|[^,\\])+/g) ?? [];
    return (choice === 'first' ? all[0] : all.at(-1)) ?? '';
  });
  return textOfSnippet(plain) ?? snippet;
}
