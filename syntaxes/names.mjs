// `node syntaxes/names.mjs` writes the names of the bundled abilities, in English and Spanish, into the grammar. Run it after each change of
// a name in rules/. With --check it writes nothing, and its exit status is 1 if the grammar is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const grammarPath = join(import.meta.dirname, 'whq.tmLanguage.json');

const wordBefore = '(?<![\\p{L}\\p{N}_])';
const wordAfter = '(?![\\p{L}\\p{N}_%]|[.,]\\d|-\\p{L})';
const die = `\\d{0,2}[Dd](?:\\d{1,3}|n)${wordAfter}`;
const number = `[+–−-]?(?:\\d{1,2}|n)${wordAfter}`;
const target = `(?:\\d{1,2}|n)\\+${wordAfter}`;

/** `Ambush A`, but not the beginning of an article: Ambush A Wizard. */
const automatic = 'A(?![\\p{L}\\p{N}]|\\s(?!(?:and|or|y|o)\\s)[\\p{L}\\p{N}])';

/** The pattern of the value after a name, by kind, and the pattern of the same value in brackets. */
const values = {
  number: [`${die}|${target}|${number}`, `${die}|${number}\\+?(?: \\p{Lu})?`],
  target: [`${target}|${automatic}`, `(?:\\d{1,2}|n)\\+?|A`],
  die: [die, die],
};

const before = readFileSync(grammarPath, 'utf8');
const grammar = JSON.parse(before);
grammar.repository.mentions = mentionsRule(await readTemplates());
const after = `${JSON.stringify(grammar, undefined, 2)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(grammarPath, after);
} else if (before !== after) {
  console.error('Names in rules/ have changed. Run: node syntaxes/names.mjs');
  process.exitCode = 1;
}

/** All names and other names in the packs and their translations, split in the same way as in the server. */
async function readTemplates() {
  const bundle = await build({
    entryPoints: [join(root, 'server', 'abilities', 'template.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { parseTemplate } = await import(`data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`);
  const texts = new Map(
    readdirSync(join(root, 'rules'))
      .filter((file) => file.endsWith('.xml'))
      .map((file) => [file, readFileSync(join(root, 'rules', file), 'utf8')]),
  );
  // A grammar does not know of which game a text is, and the names of the other games are ordinary words.
  const isUsual = (file) => !texts.get(file.replace(/(\.\w\w)?\.xml$/, '.xml')).includes('<?system ');
  const names = [...texts].flatMap(([file, text]) => (isUsual(file) ? namesIn(text) : []));
  return [...new Set(names)].map(parseTemplate);
}

/** Simple patterns are enough: the packs are well-formed, checked, and all written in the same way. */
function namesIn(text) {
  const content = text.replace(/<!--.*?-->/gs, '');
  const name =
    /<rule\s[^>]*?\bname="([^"]+)"|<entry\s+key="rule\.[^"]+\.name"\s*>([^<]+)<|<\?(?:also-named|misnamed)\s+(.+?)\s*\?>/gs;
  return [...content.matchAll(name)].map((match) =>
    (match[1] ?? match[2] ?? match[3]).trim().replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );
}

/**
 * A name is coloured with its value (Fear 6, Dodge 5+, Ambush A, Web (1D3)) or after a multiplier (2 x Magic Items), and only with a capital,
 * because a grammar sees one line and no workspace. Names without a value are often ordinary words; the server colours those.
 */
function mentionsRule(templates) {
  const patterns = Object.entries(values).map(([kind, value]) =>
    valuePattern(alternatives(templates.filter((template) => valueKind(template) === kind)), value),
  );
  return { patterns: [...patterns, multipliedPattern(alternatives(templates))] };
}

/** The pattern; undefined if the name has no value, or a value in words. */
function valueKind({ parts, baseName }) {
  const first = parts.findIndex((part) => part.kind === 'word');
  const [next, inner] = parts.slice(first + baseName.split(' ').length);
  const slot = next?.kind === 'mark' && next.text === '(' ? inner?.slot : next?.slot;
  switch (slot?.kind) {
    case 'number':
    case 'signed':
      return 'number';
    case 'target':
    case 'die':
      return slot.kind;
    case 'text':
      // STING (damage): the text in brackets can contain dice.
      return next.kind === 'mark' ? 'die' : undefined;
    default:
      return undefined;
  }
}

function valuePattern(names, [bare, bracketed]) {
  return {
    match: `${wordBefore}(${names})(?:\\s+(${bare})|\\s*\\((${bracketed})\\))`,
    captures: {
      1: { name: 'entity.name.function.ability.whq' },
      2: { patterns: [{ include: '#value' }] },
      3: { patterns: [{ include: '#value' }] },
    },
  };
}

function multipliedPattern(names) {
  return {
    match: `(?<![\\p{L}\\p{N}_.,])([2-9])\\s?([x×])\\s((?:${names})(?i:e?s)?)(?![\\p{L}\\p{N}_])`,
    captures: {
      1: { name: 'constant.numeric.whq' },
      2: { name: 'keyword.operator.arithmetic.whq' },
      3: { name: 'entity.name.function.ability.whq' },
    },
  };
}

/** `A(?i:MBUSH|…)|B(?i:…)`: the names grouped by their first letter, which keeps the search fast, longer names first. */
function alternatives(templates) {
  const names = [...new Set(templates.map(({ baseName }) => baseName.toUpperCase()))].sort(longerFirst);
  const capitals = [...new Set(names.map((name) => name[0]))].filter((first) => /\p{Lu}/u.test(first)).sort(compare);
  return capitals
    .map((capital) => {
      const rests = names.filter((name) => name.startsWith(capital)).map((name) => pattern(name.slice(1)));
      return `${capital}(?i:${rests.join('|')})`;
    })
    .join('|');
}

function longerFirst(left, right) {
  return right.length - left.length || compare(left, right);
}

/** Compares character codes, so that the result does not depend on the language of the computer. */
function compare(left, right) {
  return left < right ? -1 : Number(left > right);
}

function pattern(words) {
  return words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll(' ', `\\s+`)
    .replaceAll("'", "['’]")
    .replaceAll('ARMOUR', 'ARMOU?R');
}
