/** What an editor makes of a snippet of ours when somebody tabs through it and types nothing. */
export function expandSnippet(snippet: string): string {
  const defaults = new Map(
    [...snippet.replace(derived, '').matchAll(/\$\{(\d+):((?:\\.|[^\\}$])*)\}/g)].map(([, stop = '', text = '']) => [
      stop,
      unescaped(text),
    ]),
  );
  return unescaped(
    snippet
      .replace(
        derived,
        (_, stop: string, how: string, after: string) => `${asName(defaults.get(stop) ?? '', how)}${after}`,
      )
      .replace(/\$\{\d+\|((?:\\.|[^\\,|])*)[^|]*\|\}/g, '$1')
      .replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1')
      .replace(/(?<!\\)\$(\d+)/g, (_, stop: string) => defaults.get(stop) ?? ''),
  );
}

const derived = /\$\{\d+:\$\{(\d+)\/\(-\)\|\(\[\^-\]\+\)\/\$\{1:\+ \}\$\{2:\/(upcase|capitalize)\}\/g\}([^}]*)\}/g;

function asName(id: string, how: string): string {
  const words = id.split('-');
  return words
    .map((word) => (how === 'upcase' ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
}

function unescaped(text: string): string {
  return text.replace(/\\([\\$},|])/g, '$1');
}
