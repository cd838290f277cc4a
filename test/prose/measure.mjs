// What the reader of sentences in the checkout of the working directory makes of texts.
// `node test/prose/measure.mjs --read Roll 1D6. On a 5+ he falls.`: of one text.
// `… --folder PATH`: all chances in the XML files and pages of a folder, one a line.
// `… --folder PATH --against REVISION`, or another CHECKOUT: only the differences, `-` what is shown there and `+` what is shown here, each with
// the text around it, for somebody to read. What differs several times with the same text and odds is printed once.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = existsSync('server/dice/prose') ? process.cwd() : join(import.meta.dirname, '../..');
const readAt = process.argv.indexOf('--read');
const folder = parameter('--folder');
const against = parameter('--against');
const showsRolls = process.argv.includes('--rolls');
const temporary = mkdtempSync(join(tmpdir(), 'whq-measure-'));
try {
  if (readAt >= 0) console.log(readOne(await readerOf(here), process.argv.slice(readAt + 1).join(' ')));
  else if (folder && against) {
    const there = resolve(against, 'server');
    await compare(existsSync(there) ? resolve(against) : checkedOut(against));
  } else if (folder) list(await readerOf(here));
  else {
    console.error(
      'Usage: node test/prose/measure.mjs --read TEXT | --folder PATH [--rolls] [--against REVISION|CHECKOUT]',
    );
    process.exitCode = 2;
  }
} finally {
  rmSync(temporary, { recursive: true });
}

function parameter(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** The files of a revision, in a temporary folder. */
function checkedOut(revision) {
  const path = join(temporary, 'checkout');
  const git = (...words) => execFileSync('git', ['-C', here, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--quiet', '--detach', path, revision);
  process.on('exit', () => git('worktree', 'prune'));
  return path;
}

/** `shownIn` of shown.ts with the reader of a checkout, which may be older than that file. */
async function readerOf(checkout) {
  const outfile = join(temporary, `${checkout.replace(/\W+/g, '-')}.mjs`);
  const contents = readFileSync(join(import.meta.dirname, 'shown.ts'), 'utf8');
  await build({
    stdin: { contents, loader: 'ts', resolveDir: join(checkout, 'test/prose') },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    loader: { '.xml': 'text' },
    nodePaths: [join(import.meta.dirname, '../../node_modules')],
    outfile,
  });
  const { shownIn } = await import(pathToFileURL(outfile));
  return (file, text) => shownIn(file, text).filter(({ isRoll }) => showsRolls || !isRoll);
}

function readOne(shownIn, text) {
  const shown = shownIn('text.txt', text.replaceAll('⏎', '\n'));
  return shown.map(({ span, written }) => `⟦${text.slice(span.start, span.end)}⟧ ${written}`).join(' · ') || 'nothing';
}

/** The name and text of each file that may be a document. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:xml|md|txt)$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

function onOneLine(text) {
  return text.replace(/\s+/g, ' ');
}

function list(shownIn) {
  for (const { file, text } of filesIn(folder)) {
    for (const { span, written } of shownIn(file, text)) {
      console.log(`${file}:${span.start} ⟦${onOneLine(text.slice(span.start, span.end))}⟧ ${written}`);
    }
  }
}

async function compare(checkout) {
  const [shownHere, shownThere] = [await readerOf(here), await readerOf(checkout)];
  const seen = new Map();
  const counts = { there: 0, here: 0, lost: 0, gained: 0 };
  for (const { file, text } of filesIn(folder)) {
    const [now, before] = [shownHere(file, text), shownThere(file, text)];
    counts.here += now.length;
    counts.there += before.length;
    const lost = without(before, now);
    const gained = without(now, before);
    counts.lost += lost.length;
    counts.gained += gained.length;
    for (const place of placesOf(lost, gained)) note(seen, file, text, place);
  }
  for (const [told, { places }] of seen)
    console.log(`${places[0]}${places.length > 1 ? ` ×${places.length}` : ''}\n${told}`);
  const { there, here: shown, lost, gained } = counts;
  console.log(`${there} shown there, ${shown} here: ${lost} lost, ${gained} gained; ${seen.size} different places`);
}

/** What is shown in one reading and not at all, or otherwise, in the other. */
function without(shown, others) {
  const isSame = ({ span, written }, other) =>
    written === other.written && span.start < other.span.end && other.span.start < span.end;
  return shown.filter((each) => !others.some((other) => isSame(each, other)));
}

/** Each place that is read otherwise, with what is lost and gained there. */
function placesOf(lost, gained) {
  const places = [];
  const signed = [...lost.map((each) => ['-', each]), ...gained.map((each) => ['+', each])];
  for (const [sign, { span, written }] of signed.sort(([, one], [, other]) => one.span.start - other.span.start)) {
    const last = places.at(-1);
    const isSame = last && span.start < last.end;
    const place = isSame ? last : { start: span.start, end: span.end, lines: [] };
    if (!isSame) places.push(place);
    place.end = Math.max(place.end, span.end);
    place.lines.push(`  ${sign} ${written}`);
  }
  return places;
}

function note(seen, file, text, { start, end, lines }) {
  const before = onOneLine(text.slice(Math.max(0, start - 120), start));
  const after = onOneLine(text.slice(end, end + 60));
  const told = `  …${before}⟦${onOneLine(text.slice(start, end))}⟧${after}…\n${lines.sort().reverse().join('\n')}`;
  const known = seen.get(told);
  if (known) known.places.push(`${file}:${start}`);
  else seen.set(told, { places: [`${file}:${start}`] });
}
