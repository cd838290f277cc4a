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

/**
 * A tab stop that begins as the name for an id at another tab stop: `salt-crab` as `Salt Crab` or `SALT CRAB`.
 *
 * @param after the text behind it, such as the `s` of a plural.
 */
export function nameOfId(stop: number, idStop: number, capitals: 'upcase' | 'capitalize', after = ''): string {
  return `\${${stop}:\${${idStop}/(-)|([^-]+)/\${1:+ }\${2:/${capitals}}/g}${snippetText(after)}}`;
}

/** A snippet as plain text, for an editor without snippets; undefined if it has a choice or a transform. */
export function textOfSnippet(snippet: string): string | undefined {
  if (snippet.includes(':${')) return undefined;
  let hasChoice = false;
  const text = snippet.replace(mark, (_, literal?: string, written?: string, choices?: string) => {
    hasChoice ||= choices !== undefined;
    return literal ?? written?.replace(/\\([\\$}])/g, '$1') ?? '';
  });
  return hasChoice ? undefined : text;
}

/** Syntax in the snippets of this file: `\$`, `${1:n}`, `${1|A,B|}` and `$1`. */
const mark = /\\([\\$}])|\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|((?:\\.|[^\\|])*)\|\}|\$\d+/gs;
