/** A text, escaped for a snippet: nothing in it becomes a tab stop or a variable. */
export function snippetText(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** A tab stop, counted from 1, with its initial text. */
export function placeholder(stop: number, text: string): string {
  return `\${${stop}:${snippetText(text)}}`;
}

/** A tab stop with a choice of texts, at least one. */
export function choice(stop: number, texts: readonly string[]): string {
  return `\${${stop}|${texts.map((text) => text.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
}

/** A snippet as plain text, for an editor without snippets; undefined if it has a choice. */
export function textOfSnippet(snippet: string): string | undefined {
  let hasChoice = false;
  const text = snippet.replace(mark, (_, literal?: string, written?: string, choices?: string) => {
    hasChoice ||= choices !== undefined;
    return literal ?? written?.replace(/\\([\\$}])/g, '$1') ?? '';
  });
  return hasChoice ? undefined : text;
}

/** Syntax in the snippets of this file: `\$`, `${1:n}`, `${1|A,B|}` and `$1`. */
const mark = /\\([\\$}])|\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|((?:\\.|[^\\|])*)\|\}|\$\d+/gs;
