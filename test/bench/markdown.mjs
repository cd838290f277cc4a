// `npm install --no-save @lezer/markdown && node test/bench/markdown.mjs`: our reader of Markdown beside @lezer/markdown with GFM, in milliseconds
// of a scenario of 65 KB. docs/architecture.md says what was decided by it.
import { performance } from 'node:perf_hooks';
import { build } from 'esbuild';
import { makeScenario } from './makePackage.mjs';

const root = `${import.meta.dirname}/../..`;
const rounds = 60;

const { proseLayout } = await bundled("export { proseLayout } from './server/text/markdown/layout.ts'");
const lezer = "export { GFM, parser } from '@lezer/markdown'; export { TreeFragment } from '@lezer/common'";
const { GFM, parser, TreeFragment } = await bundled(lezer);
const reader = parser.configure([GFM]);
const text = makeScenario(65e3);

const ours = (read) => proseLayout(read, 'markdown');
const theirs = (read) => reader.parse(read);
print(
  'the whole text',
  medianOf(ours, () => text),
  medianOf(theirs, () => text),
);
print('a letter in the middle', ...keys('a', text.length / 2));
print('`<!-- ` at the top, the slowest key', ...keys('<!-- ', 0, Math.max));
for (const piece of ['[a](', '- > ', '*a_']) {
  const hostile = piece.repeat(40_000 / piece.length);
  print(`40 KB of ${JSON.stringify(piece)}`, timeOf(ours, hostile), timeOf(theirs, hostile));
}
const { outputFiles } = await bundle(
  "import { GFM, parser } from '@lezer/markdown'; console.log(parser.configure([GFM]))",
);
console.log(
  `minified: ${(outputFiles[0].contents.length / 1000).toFixed(0)} KB, in each of the programs that read Markdown`,
);

/** The times of what is typed at the next blank line, letter by letter; for lezer with what it keeps of the text before. */
function keys(typed, from, sum = (...times) => times.at(-1)) {
  const at = text.indexOf('\n\n', from) + 2;
  const found = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round++) {
    const times = { ours: [], theirs: [] };
    let fragments = TreeFragment.addTree(reader.parse(text));
    for (let count = 1; count <= typed.length; count++) {
      const changed = text.slice(0, at) + typed.slice(0, count) + text.slice(at);
      const [fromA, toB] = [at + count - 1, at + count];
      times.ours.push(timeOf(ours, changed));
      const readOn = () => {
        fragments = TreeFragment.applyChanges(fragments, [{ fromA, toA: fromA, fromB: fromA, toB }]);
        fragments = TreeFragment.addTree(reader.parse(changed, fragments), fragments);
      };
      times.theirs.push(timeOf(readOn));
    }
    for (const side of ['ours', 'theirs']) found[side].push(sum(...times[side]));
  }
  return [median(found.ours), median(found.theirs)];
}

function medianOf(work, prepare) {
  return median(Array.from({ length: rounds }, () => timeOf(work, prepare())));
}

function median(times) {
  return times.toSorted((a, b) => a - b)[times.length >> 1];
}

function timeOf(work, given) {
  const start = performance.now();
  work(given);
  return performance.now() - start;
}

function print(what, our, their) {
  console.log(`${what}: ours ${our.toFixed(2)}, lezer ${their.toFixed(2)}`);
}

async function bundled(contents) {
  const { outputFiles } = await bundle(contents);
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

function bundle(contents) {
  return build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
}
