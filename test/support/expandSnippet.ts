/** What an editor makes of a snippet of ours when somebody tabs through it and types nothing. */
export function expandSnippet(snippet: string): string {
  const defaults = new Map(
    [...snippet.matchAll(/\$\{(\d+):((?:\\.|[^\\}$])*)\}/g)].map(([, stop = '', text = '']) => [stop, unescaped(text)]),
  );
  return unescaped(
    snippet
      .replace(derived, (_, stop: string) => (defaults.get(stop) ?? '').replace(/[^A-Za-z0-9]+/g, '-').toLowerCase())
      .replace(/\$\{\d+\|((?:\\.|[^\\,|])*)[^|]*\|\}/g, '$1')
      .replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1')
      .replace(/(?<!\\)\$(\d+)/g, (_, stop: string) => defaults.get(stop) ?? ''),
  );
}

/** An id that follows from a name. */
const derived = /\$\{(\d+)\/\(\[A-Za-z0-9\]\+\)\|\(\[\^A-Za-z0-9\]\+\)\/\$\{1:\/downcase\}\$\{2:\+-\}\/g\}/g;

function unescaped(text: string): string {
  return text.replace(/\\([\\$},|])/g, '$1');
}
