/** What an editor makes of a snippet of ours when somebody tabs through it and types nothing. */
export function expandSnippet(snippet: string): string {
  const defaults = new Map(
    [...snippet.matchAll(/\$\{(\d+):((?:\\.|[^\\}$])*)\}/g)].map(([, stop = '', text = '']) => [stop, unescaped(text)]),
  );
  return unescaped(
    snippet
      .replace(/\$\{\d+\|((?:\\.|[^\\,|])*)[^|]*\|\}/g, '$1')
      .replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1')
      .replace(/(?<!\\)\$(\d+)/g, (_, stop: string) => defaults.get(stop) ?? ''),
  );
}

function unescaped(text: string): string {
  return text.replace(/\\([\\$},|])/g, '$1');
}
