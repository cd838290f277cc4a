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

/**
 * A place to type that has at first what is typed at another one, an id, as a name: `salt-crab` as `Salt Crab` or `SALT CRAB`.
 *
 * @param after what stands behind it, such as the `s` of a plural.
 */
export function nameOfId(stop: number, idStop: number, capitals: 'upcase' | 'capitalize', after = ''): string {
  return `\${${stop}:\${${idStop}/(-)|([^-]+)/\${1:+ }\${2:/${capitals}}/g}${snippetText(after)}}`;
}

/** A snippet as the text that it puts in, for an editor that knows none; undefined where somebody would have to choose or an editor to think. */
export function textOfSnippet(snippet: string): string | undefined {
  if (snippet.includes(':${')) return undefined;
  let hasChoice = false;
  const text = snippet.replace(mark, (_, literal?: string, written?: string, choices?: string) => {
    hasChoice ||= choices !== undefined;
    return literal ?? written?.replace(/\\([\\$}])/g, '$1') ?? '';
  });
  return hasChoice ? undefined : text;
}

/** What has a meaning in the snippets of this file: `\$`, `${1:n}`, `${1|A,B|}` and `$1`. */
const mark = /\\([\\$}])|\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|((?:\\.|[^\\|])*)\|\}|\$\d+/gs;
