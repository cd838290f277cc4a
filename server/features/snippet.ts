/** A text as a snippet has it: nothing in it is a place to type or a variable. */
export function snippetText(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** A place to type, counted from 1, with what stands there until somebody types. */
export function placeholder(stop: number, text: string): string {
  return `\${${stop}:${snippetText(text)}}`;
}

/** A place to type with texts to choose from; at least one. */
export function choice(stop: number, texts: readonly string[]): string {
  return `\${${stop}|${texts.map((text) => text.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
}

/** A snippet as the text that it puts in, for an editor that knows none; undefined where somebody would have to choose. */
export function textOfSnippet(snippet: string): string | undefined {
  let hasChoice = false;
  const text = snippet.replace(mark, (_, literal?: string, written?: string, choices?: string) => {
    hasChoice ||= choices !== undefined;
    return literal ?? written?.replace(/\\([\\$}])/g, '$1') ?? '';
  });
  return hasChoice ? undefined : text;
}

/** What has a meaning in the snippets of this file: `\$`, `${1:n}`, `${1|A,B|}` and `$1`. */
const mark = /\\([\\$}])|\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|((?:\\.|[^\\|])*)\|\}|\$\d+/gs;
