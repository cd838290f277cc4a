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

/** What follows as an id from a name at a tab stop: `salt-crab` for `Salt Crab`. */
export function idOfName(nameStop: number): string {
  return `\${${nameStop}/([A-Za-z0-9]+)|([^A-Za-z0-9]+)/\${1:/downcase}\${2:+-}/g}`;
}

/** A snippet as plain text, for an editor without snippets; undefined if it has a choice or a transform. */
export function textOfSnippet(snippet: string): string | undefined {
  if (/\$\{\d+\//.test(snippet)) return undefined;
  let hasChoice = false;
  const text = snippet.replace(mark, (_, literal?: string, written?: string, choices?: string) => {
    hasChoice ||= choices !== undefined;
    return literal ?? written?.replace(/\\([\\$}])/g, '$1') ?? '';
  });
  return hasChoice ? undefined : text;
}

/** Syntax in the snippets of this file: `\$`, `${1:n}`, `${1|A,B|}` and `$1`. */
const mark = /\\([\\$}])|\$\{\d+:((?:\\.|[^\\}])*)\}|\$\{\d+\|((?:\\.|[^\\|])*)\|\}|\$\d+/gs;
