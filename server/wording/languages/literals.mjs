// The texts inside a TypeScript file: what is between quotation marks, and between the places of a template.

/**
 * All literals of a source in order, without their quotation marks; of a template each part between `${…}` is one. Comments, imports and
 * regular expressions have none.
 * @param {string} source
 * @returns {{ start: number, end: number, text: string }[]} `text` as it is written, with its escapes
 */
export function literalsIn(source) {
  const found = [];
  let at = 0;
  /** Reads code up to the bracket that ends the place of a template, or to the end. */
  const code = (isPlace) => {
    let depth = 0;
    while (at < source.length) {
      const character = source[at];
      if (source.startsWith('//', at)) at = lineEnd(source, at);
      else if (source.startsWith('/*', at)) at = after(source, '*/', at);
      else if (character === "'" || character === '"') quoted(character);
      else if (character === '`') template();
      else if (character === '/' && startsPattern(source, at)) at = patternEnd(source, at);
      else {
        if (character === '{') depth++;
        if (character === '}' && isPlace && depth-- === 0) return;
        at++;
      }
    }
  };
  const quoted = (quote) => {
    const start = at + 1;
    at = start;
    while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
    const isImport = /\b(?:from|import) ?\(?$/.test(source.slice(Math.max(0, start - 10), start - 1));
    if (!isImport) found.push({ start, end: at, text: source.slice(start, at) });
    at++;
  };
  const template = () => {
    let start = ++at;
    const add = () => {
      if (at > start) found.push({ start, end: at, text: source.slice(start, at) });
    };
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        add();
        at += 2;
        code(true);
        start = ++at;
      } else at += source[at] === '\\' ? 2 : 1;
    }
    add();
    at++;
  };
  code(false);
  return found;
}

function lineEnd(source, at) {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}

function after(source, closing, at) {
  const end = source.indexOf(closing, at + 2);
  return end < 0 ? source.length : end + closing.length;
}

/** Behind a value a slash divides; elsewhere it begins a regular expression. */
function startsPattern(source, at) {
  const before = source.slice(Math.max(0, at - 20), at).trimEnd();
  return before === '' || /[=(,:[!&|?{};>]$|\breturn$/.test(before);
}

function patternEnd(source, at) {
  let inClass = false;
  for (let end = at + 1; end < source.length; end++) {
    const character = source[end];
    if (character === '\\') end++;
    else if (character === '\n') return end;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return end + 1;
  }
  return source.length;
}
