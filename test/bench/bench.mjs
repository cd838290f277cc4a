// `npm run bench`: measures the built program against its budgets, and writes the table in docs/speed.md between the marks
// `<!-- bench -->` and `<!-- /bench -->`. Takes some minutes; nothing else should keep the machine busy meanwhile.
// `npm run bench -- memory lenses`: measures only these parts, and writes nothing. The parts: server, scenario, others, monsters, lenses, memory, commands.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { makeMonsters, makePackage, makeScenario } from './makePackage.mjs';
import { makeRules, makeTinyRules, makeTranslations } from './makeRules.mjs';
import {
  checkFolder,
  keysAmongLenses,
  keysInARule,
  memoryOfFolder,
  memoryOfHuge,
  memoryWithLenses,
  monstersSession,
  oddsTimes,
  scenarioSession,
  session,
  startToDiagnostics,
} from './measures.mjs';

const root = join(import.meta.dirname, '../..');
const runs = 3;
const starts = 10;
const sizes = { scenario: 37e3, small: 65e3, translations: 1.2e6, large: 1e6, huge: 10e6, tooLarge: 63e6 };
const tinyFiles = 100;

/** What is hard to work out, or just too large: the answer, or that there is none, must come at once. */
const hardExpressions = [
  '1000D6',
  '100D100',
  '(20D6)D6',
  'a = 3D6; b = 3D6; c = 3D6; a + b >= c and a * b > 100',
  'highest(50 of 100D6)',
  'repeat(1D6 until = 1)',
  '1000D1000',
  '9999999999D6',
];

const parts = {
  server: measureServer,
  scenario: measureScenario,
  others: measureOthers,
  monsters: measureMonsters,
  lenses: measureLenses,
  memory: measureMemory,
  commands: measureCommands,
};
const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}, only ${Object.keys(parts).join(', ')}.`);

const [load] = loadavg();
if (load > cpus().length / 4)
  console.warn(`The machine is busy (load ${load.toFixed(1)}): the figures will be too high.`);
execFileSync(process.execPath, ['esbuild.mjs', '--production'], { cwd: root, stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'whq-bench-'));
const rows = [];
try {
  makePackage(folder);
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await measure();
} finally {
  rmSync(folder, { recursive: true });
}
if (wanted.length === 0) writeReport();

async function measureServer() {
  for (const dialect of ['markup', 'plain']) {
    const large = makeRules(sizes.large, dialect);
    const inLarge = await repeat(runs, () =>
      session(large, {
        names: ['keys', 'burst', 'hovers', 'completions', 'firstLetters'],
        count: 200,
        warmUp: 50,
        folder,
      }),
    );
    const title = `1 MB, ${large.match(/<rule /g).length} rules, ${dialect}`;
    addTimes(`key pressed → diagnostics, ${title}`, 8, pick(inLarge, 'keys'));
    addTimes('the same, a key every 15 ms without waiting', 8, pick(inLarge, 'burst'));
    addTimes(`hover over an ability, ${title}`, 5, pick(inLarge, 'hovers'));
    addTimes(`key pressed → completion, ${title}`, 5, pick(inLarge, 'completions'));
    addTimes('the same behind the first letter', 5, pick(inLarge, 'firstLetters'));
    addSize(`memory: that file and a package of 4 MB`, 150, pick(inLarge, 'memory'));
    const huge = makeRules(sizes.huge, dialect);
    const inHuge = await repeat(runs, () => session(huge, { names: ['keys'], count: 100, warmUp: 30 }));
    addTimes(`key pressed → diagnostics, 10 MB, ${dialect}`, 16, pick(inHuge, 'keys'));
    addSize('memory: that file', 250, pick(inHuge, 'memory'));
  }
}

async function measureScenario() {
  const text = makeScenario(sizes.small);
  const own = await repeat(runs, () => scenarioSession(text, folder, 200, 50));
  addScenario('a scenario of 65 KB, package of 4 MB', own);
  const corpus = process.env.WHQ_CORPUS;
  if (corpus) {
    const real = await repeat(runs, () => scenarioSession(text, corpus, 200, 50));
    addScenario('the same with a published package', real);
  }
}

async function measureOthers() {
  for (const [what, text, languageId] of [
    ['scenario of 37 KB', makeScenario(sizes.scenario), 'markdown'],
    ['file of 40 monsters', makeMonsters(40), 'xml'],
  ]) {
    const own = await repeat(runs, () => keysInARule(text, languageId, folder, 200, 50));
    addTimes(`key pressed in the text of a rule → diagnostics of an open ${what}, package of 4 MB`, 2, own);
  }
}

async function measureMonsters() {
  const own = await repeat(runs, () => monstersSession(makeMonsters(40), folder, 200, 50));
  addTimes('key pressed → completion, `<` among the special rules of a Monster, package of 4 MB', 5, pick(own, 'uses'));
  addTimes('the same behind `<fe`', 5, pick(own, 'names'));
}

async function measureLenses() {
  const text = makeTranslations(sizes.translations);
  const own = await repeat(runs, () => keysAmongLenses(text, 200));
  addTimes('key pressed → diagnostics while lenses are worked out, a translation of 1.2 MB', 20, own);
  const corpus = process.env.WHQ_CORPUS;
  if (corpus) {
    const published = readFileSync(join(corpus, 'data/i18n/content-en.xml'), 'utf8');
    const real = await repeat(runs, () => keysAmongLenses(published, 200));
    addTimes('the same in a published translation of 0.5 MB', 20, real);
  }
}

async function measureMemory() {
  const text = makeTranslations(sizes.huge);
  const withLenses = await repeat(runs, () => memoryWithLenses(text, 100));
  addSize('memory: a translation of 10 MB with all its lenses, and keys typed', 400, withLenses);
  const tiny = mkdtempSync(join(tmpdir(), 'whq-bench-tiny-'));
  try {
    for (let file = 0; file < tinyFiles; file++)
      writeFileSync(join(tiny, `tiny-${file}.xml`), makeTinyRules(sizes.tooLarge / tinyFiles, `tiny-${file}`));
    const inFolder = await memoryOfFolder(tiny);
    assert.ok(inFolder.unread.length > 0, 'the log says which files are not read');
    addSize('memory: a folder with 63 MB of tiny rules', 1000, [inFolder.memory]);
    for (let file = 0; file < tinyFiles; file++) rmSync(join(tiny, `tiny-${file}.xml`));
    writeFileSync(join(tiny, 'tiny.xml'), makeTinyRules(sizes.tooLarge));
    const withFile = await memoryOfFolder(tiny);
    assert.equal(withFile.unread.length, 1, 'the log says that the file is not read');
    addSize('memory: a folder with one file of 63 MB', 400, [withFile.memory]);
  } finally {
    rmSync(tiny, { recursive: true });
  }
  const opened = await memoryOfHuge(makeTinyRules(sizes.tooLarge));
  assert.equal(opened.messages.length, 1, 'a message says that the file is too large');
  addSize('memory: that file opened', 1000, [opened.memory]);
}

function addScenario(title, results) {
  addTimes(`key pressed → diagnostics, ${title}`, 8, pick(results, 'keys'));
  addTimes(`hover over an ability, ${title}`, 5, pick(results, 'hovers'));
  addTimes(`key pressed → completion, ${title}`, 5, pick(results, 'completions'));
  addTimes('the same behind the first letter', 5, pick(results, 'firstLetters'));
  addTimes('the same behind the bracket of `6 Goblins (`', 5, pick(results, 'brackets'));
  addTimes('a letter in a sentence → no completion', 5, pick(results, 'sentences'));
  addTimes(`references to an ability, ${title}`, 300, pick(results, 'references'));
}

async function measureCommands() {
  const small = makeRules(sizes.small, 'markup');
  addTimes('start of the server → first diagnostics, 65 KB', 250, [
    await repeat(starts, () => startToDiagnostics(small)),
  ]);
  addTimes('`whq-rules check` of a package, 50 files, 4 MB', 1000, [await repeat(starts, () => checkFolder(folder))]);
  const [simple, ...hard] = await oddsTimes(['100D6', ...hardExpressions], 100, 20);
  addTimes('odds of `100D6`', 1, [simple]);
  const hardest = hard.sort((left, right) => percentile(right, 50) - percentile(left, 50))[0];
  addTimes('odds of the hardest expression we know', 50, [hardest]);
  const extension = join(root, 'whq-rules.vsix');
  if (existsSync(extension)) addSize('the extension (`.vsix`)', 1, [statSync(extension).size / 1024 / 1024]);
}

/** Median and 95th percentile of each run, and of those the medians of all runs. */
function addTimes(what, budget, runs) {
  const middle = (percent) =>
    percentile(
      runs.map((times) => percentile(times, percent)),
      50,
    );
  add(what, budget, 'ms', [middle(50), middle(95)]);
}

/** The median of all runs; nothing where the system does not tell. */
function addSize(what, budget, values) {
  if (values.every((value) => value !== undefined)) add(what, budget, 'MB', [percentile(values, 50)]);
}

/** The budget is one for the worst of the figures. */
function add(what, budget, unit, figures) {
  const cells = figures.map((figure) => `${figure < 10 ? figure.toFixed(2) : figure.toFixed(0)} ${unit}`);
  const verdict = figures.every((figure) => figure < budget) ? '' : ' **over**';
  const row = `| ${what} | < ${budget} ${unit} | ${cells[0]} | ${cells[1] ?? ''}${verdict} |`;
  console.log(row);
  rows.push(row);
}

function writeReport() {
  const [{ model }] = cpus();
  const table = [
    '| what | budget | median | 95 of 100 below |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `Measured on ${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}, Node ${process.versions.node}, by \`npm run bench\`.`,
  ].join('\n');
  const page = join(root, 'docs/speed.md');
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const marks = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
  if (marks.test(text)) {
    writeFileSync(
      page,
      text.replace(marks, (_, begin, end) => `${begin}\n${table}\n\n${end}`),
    );
    // The check of the format covers docs/speed.md, too.
    execFileSync('npx', ['--no-install', 'biome', 'format', '--write', 'docs/speed.md'], {
      cwd: root,
      stdio: 'ignore',
    });
  } else console.log(`\ndocs/speed.md has no <!-- bench --> … <!-- /bench --> to put this into:\n\n${table}`);
}

async function repeat(count, measure) {
  const results = [];
  for (let index = 0; index < count; index++) results.push(await measure());
  return results;
}

function pick(results, name) {
  return results.map((result) => result[name]);
}

function percentile(values, percent) {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}
