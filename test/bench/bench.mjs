// `npm run bench`: measures the built program against its budgets, and writes the table in docs/speed.md between the marks
// `<!-- bench -->` and `<!-- /bench -->`. Takes some minutes; nothing else should keep the machine busy meanwhile.
// `npm run bench -- memory lenses`: measures only these parts, and writes nothing; with --write their rows replace those in the table. The
// parts: server, problems, scenario, others, packages, lenses, memory, commands, folder, fights.
// `npm run bench -- --against FOLDER scenario`: the same with the program of another checkout, event by event in turn with this one, so that
// the load of the machine is the same for both; prints both figures and their ratios. FOLDER needs its dependencies: its program is built, too.
// `npm run bench -- --quick server`: a quarter of the events, for a change under work; without a part the parts `scenario` and `commands`.
// The script in package.json gives this program, which plays the editor, much room for young objects: its own collections of garbage would fall
// into the times of the server, which is started without that option.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage, makeScenario } from './makePackage.mjs';
import { makeChances, makeFaultyRules, makeRules, makeTranslations } from './makeRules.mjs';
import { makeTranslated } from './makeTranslated.mjs';
import {
  checkFolder,
  fightSession,
  keysAmongLenses,
  keysAmongProblems,
  keysInARule,
  memoryWithLenses,
  scenarioSession,
  session,
  startToDiagnostics,
} from './measures.mjs';
import { idsAcrossFiles, keysInPackage } from './packageMeasures.mjs';
import { Report } from './report.mjs';
import { takeTurns } from './turns.mjs';

const root = join(import.meta.dirname, '../..');
const sizes = { scenario: 37e3, small: 65e3, translations: 1.2e6, large: 1e6, huge: 10e6, tooLarge: 63e6 };
const largeFolderFiles = 816;

const parts = {
  server: measureServer,
  problems: measureProblems,
  scenario: measureScenario,
  others: measureOthers,
  packages: measurePackages,
  lenses: measureLenses,
  memory: measureMemory,
  commands: measureCommands,
  folder: measureLargeFolder,
  fights: measureFights,
};
const { values, positionals: wanted } = parseArgs({
  options: {
    against: { type: 'string' },
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
  },
  allowPositionals: true,
});
const runs = values.quick ? 1 : 3;
const starts = values.quick ? 3 : 10;
if (values.quick && wanted.length === 0) wanted.push('scenario', 'commands');
/** How many events of a kind are measured. */
const events = (count) => (values.quick ? Math.ceil(count / 4) : count);
const against = values.against === undefined ? undefined : resolve(values.against);
const roots = against === undefined ? [root] : [root, against];
const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}, only ${Object.keys(parts).join(', ')}.`);

const [load] = loadavg();
if (load > cpus().length / 4)
  console.warn(`The machine is busy (load ${load.toFixed(1)}): the figures will be too high.`);
for (const cwd of roots) execFileSync(process.execPath, ['esbuild.mjs', '--production'], { cwd, stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'whq-bench-'));
const report = new Report(against !== undefined);
try {
  makePackage(folder);
  await measureParts();
} finally {
  rmSync(folder, { recursive: true });
}
if ((wanted.length === 0 || values.write) && against === undefined) report.write(root, Object.keys(parts));

async function measureParts() {
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) {
      report.begin(name);
      const start = performance.now();
      await measure();
      console.warn(`${name} took ${Math.round((performance.now() - start) / 1000)} s`);
    }
}

async function measureServer() {
  for (const dialect of ['markup', 'plain']) {
    const large = makeRules(sizes.large, dialect);
    const inLarge = await repeat(runs, (side) =>
      session(side, large, {
        names: ['keys', 'hovers', 'completions'],
        count: events(200),
        warmUp: 50,
        folder,
      }),
    );
    const title = `1 MB, ${dialect}`;
    report.addTimes(`key, ${title}`, 3, pick(inLarge, 'keys'));
    report.addTimes(`hover, ${title}`, 5, pick(inLarge, 'hovers'));
    report.addTimes(`completion, ${title}`, 5, pick(inLarge, 'completions'));
    report.addSize('memory, a package too', 150, pick(inLarge, 'memory'));
    const huge = makeRules(sizes.huge, dialect);
    const inHuge = await repeat(runs, (side) =>
      session(side, huge, { names: ['keys'], count: events(100), warmUp: 30 }),
    );
    report.addTimes(`key, 10 MB, ${dialect}`, 16, pick(inHuge, 'keys'));
    report.addSize('memory: that file', 250, pick(inHuge, 'memory'));
  }
}

/** What authors see who have much to mend. */
async function measureProblems() {
  const sound = await repeat(runs, (side) => keysAmongProblems(side, makeRules(sizes.large, 'markup'), 0, 0));
  report.addTimes('the first 60 keys, 1 MB', 8, pick(sound, 'first'));
  const faulty = await repeat(runs, (side) => keysAmongProblems(side, makeFaultyRules(sizes.large), 300, 300));
  report.addTimes('the first 60 keys, 1 MB with 330 problems', 8, pick(faulty, 'first'));
  report.addTimes('key, 1 MB with 330 problems', 5, pick(faulty, 'keys'));
}

async function measureScenario() {
  const text = makeScenario(sizes.small);
  const own = await repeat(runs, (side) => scenarioSession(side, text, folder, events(200), 50));
  report.addTimes('key, scenario of 65 KB', 8, pick(own, 'keys'));
  report.addTimes('hover, scenario of 65 KB', 5, pick(own, 'hovers'));
  report.addTimes('completion, scenario of 65 KB', 5, pick(own, 'completions'));
  report.addTimes('references, scenario of 65 KB', 300, pick(own, 'references'));
}

async function measureOthers() {
  const text = makeScenario(sizes.scenario);
  const own = await repeat(runs, (side) => keysInARule(side, text, folder, events(200), 50));
  report.addTimes('key in a rule → an open scenario of 37 KB', 2, own);
}

async function measurePackages() {
  const file = 'data/xml/monsters/monsters-1.xml';
  const monsters = await repeat(runs, (side) => keysInPackage(side, folder, file, '</special>', events(200), 50));
  report.addTimes('key, 120 Monsters', 8, pick(monsters, 'keys'));
  const across = await repeat(runs, (side) => idsAcrossFiles(side, folder, events(200), 50));
  report.addTimes('id changed → another file', 30, across);
  const { source, translation } = makeTranslated(sizes.translations);
  const salt = { 'data/xml/rules/salt.xml': source, 'data/i18n/content-es.xml': translation };
  await inFolder(salt, async (other) => {
    const own = await repeat(runs, (side) =>
      keysInPackage(side, other, 'data/i18n/content-es.xml', ' y cada', events(200), 50),
    );
    report.addTimes('key, translation of 1.2 MB', 8, pick(own, 'keys'));
    report.addTimes('opened → first problems', 1000, pick(own, 'opening'));
    report.addTimes('opened → all problems', 2000, pick(own, 'checking'));
  });
}

/** Writes the files, by their paths, into a folder that exists only for the measure. */
async function inFolder(files, measure) {
  const other = mkdtempSync(join(tmpdir(), 'whq-bench-package-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(other, name)), { recursive: true });
      writeFileSync(join(other, name), text);
    }
    await measure(other);
  } finally {
    rmSync(other, { recursive: true });
  }
}

async function measureLenses() {
  const text = makeChances(sizes.translations);
  const own = await repeat(runs, (side) => keysAmongLenses(side, text, 200, 10_000));
  report.addTimes('key during lenses, translation of 1.2 MB', 20, own);
}

async function measureMemory() {
  const text = makeTranslations(sizes.huge);
  const withLenses = await repeat(runs, (side) => memoryWithLenses(side, text, 100));
  report.addSize('memory: translation of 10 MB, all lenses', 400, withLenses);
}

async function measureFights() {
  const results = await repeat(runs, fightSession);
  report.addTimes('a duel of the gamebook', 50, pick(results, 'duels'));
  report.addTimes('six Goblins, four Warriors', 1000, pick(results, 'groups'));
  report.addSize('memory of the server', 300, pick(results, 'memory'));
}

/** A package that has not been checked before, then again, and again with one text changed. */
async function measureChecks() {
  const title = '`whq-rules check`, 4 MB';
  const results = await repeat(values.quick ? 1 : 3, async (side) => {
    const cache = mkdtempSync(join(tmpdir(), 'whq-bench-cache-'));
    const own = join(cache, 'package');
    makePackage(own);
    const first = await checkFolder(side, own, cache);
    const again = await checkFolder(side, own, cache);
    changeOneRule(own);
    const changed = await checkFolder(side, own, cache);
    rmSync(cache, { recursive: true });
    return { first, again, changed };
  });
  const figures = (name, figure) => pick(pick(results, name), figure);
  report.addFigures(title, 3500, 'ms', figures('first', 'elapsed'));
  report.addFigures('its processors', 4200, 'ms', figures('first', 'processors'));
  report.addFigures('again, nothing changed', 2, 'n0', figures('again', 'multiple'));
  report.addFigures('one text changed: processors', 1200, 'ms', figures('changed', 'processors'));
}

/** As many rules as a folder of everything that fans have made. */
async function measureLargeFolder() {
  const files = Array.from({ length: largeFolderFiles }, (_, at) => [
    `data/xml/rules/rules-${at}.xml`,
    makeRules(sizes.tooLarge / largeFolderFiles, 'markup', `file-${at}`),
  ]);
  await inFolder(Object.fromEntries(files), async (other) => {
    const checked = await repeat(1, async (side) => {
      const cache = mkdtempSync(join(tmpdir(), 'whq-bench-cache-'));
      const result = await checkFolder(side, other, cache);
      rmSync(cache, { recursive: true });
      return result;
    });
    report.addSize(`memory: \`whq-rules check\`, 63 MB`, 700, pick(checked, 'memory'));
  });
}

/** Adds a word to the text of one rule of a package. */
function changeOneRule(folder) {
  const rules = join(folder, 'data/xml/rules');
  const [name] = readdirSync(rules).toSorted();
  const path = join(rules, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/<p>(?=[A-Z])/, '<p>Also: '));
}

async function measureCommands() {
  const small = makeRules(sizes.small, 'markup');
  const started = await repeat(starts, (side) => startToDiagnostics(side, small));
  report.addFigures('start → first diagnostics', 3, 'n0', pick(started, 'multiple'));
  report.addFigures('its main thread', 300, 'ms', pick(started, 'mainThread'));
  const cache = mkdtempSync(join(tmpdir(), 'whq-bench-cache-'));
  await repeat(1, (side) => startToDiagnostics({ ...side, cache: join(cache, basename(side.root)) }, small));
  const again = await repeat(starts, (side) =>
    startToDiagnostics({ ...side, cache: join(cache, basename(side.root)) }, small),
  );
  rmSync(cache, { recursive: true });
  report.addFigures('start, file opened before', 3, 'n0', pick(again, 'multiple'));
  report.addFigures('its main thread', 300, 'ms', pick(again, 'mainThread'));
  await measureChecks();
}

/**
 * Does the same so many times, in a comparison with both checkouts by turns.
 * @returns for each run a list: the result of this checkout, and that of the other, or undefined where its program fails
 */
async function repeat(count, measure) {
  const results = [];
  for (let index = 0; index < count; index++) {
    const turns = takeTurns(roots.length);
    const sides = roots.map((folder, side) => ({ root: folder, ...turns[side] }));
    results.push(
      await Promise.all(
        sides.map((side) =>
          Promise.resolve(measure(side))
            .catch((error) => {
              if (side.root === root) throw error;
              console.warn(`${side.root}: ${error.message}`);
            })
            .finally(side.leave),
        ),
      ),
    );
  }
  return results;
}

/** Of each run and each checkout the named part of the result. */
function pick(runs, name) {
  return runs.map((sides) => sides.map((result) => result?.[name]));
}
