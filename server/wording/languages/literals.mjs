// The texts inside a TypeScript file: what is between quotation marks, and between the places of a template.

/**
 * All literals of a source in order, without their quotation marks; of a template each part between `${…}` is one. Comments and imports have
 * none.
 * @param {string} source
 * @returns {{ start: number, end: number, text: string }[]} `text` as it is written, with its escapes
 */
export function literalsIn(source) {
  const literal = /\/\/.*|\/\*[\s\S]*?\*\/|^import [\s\S]*?;|(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm;
  return [...source.matchAll(literal)].flatMap(({ index: at, 1: quote, 2: text = '' }) => {
    const parts =
      quote === '`' ? text.matchAll(/\$\{[^}]*\}|(?:\\.|\$(?!\{)|[^\\$])+/g) : text ? [{ 0: text, index: 0 }] : [];
    return [...parts].flatMap(({ 0: part, index }) => {
      const start = at + 1 + index;
      return part.startsWith('${') ? [] : [{ start, end: start + part.length, text: part }];
    });
  });
}
