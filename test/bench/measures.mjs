// What is measured, and how. Each measure gives milliseconds (or megabytes) of single events; how to sum them up is not decided here.
// `side` is the checkout whose program is measured, and its turns where there are two of them.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDocument, startEditor } from './editor.mjs';
import { makeRules } from './makeRules.mjs';
import { mostMemoryOf, processorsOf } from './processors.mjs';
import { times, typer } from './times.mjs';

const uri = 'file:///bench/rules.xml';

/**
 * From the start of the process to the first diagnostics of a file.
 * @returns the time, in milliseconds and in multiples of `node -e 0`, which is started just before, and the milliseconds of the processor of the
 * main thread
 */
export function startToDiagnostics(side, text) {
  return side.inTurn(async () => {
    const usual = startOfNode();
    const editor = await startEditor(side);
    const document = await openDocument(editor, uri, text);
    await document.diagnostics();
    const elapsed = performance.now() - editor.start;
    const mainThread = editor.mainThread();
    await editor.stop();
    return { elapsed, multiple: elapsed / usual, mainThread };
  });
}

/** The milliseconds that Node takes to start and to end. */
function startOfNode() {
  const start = performance.now();
  execFileSync(process.execPath, ['-e', '0']);
  return performance.now() - start;
}

/** What an editor does with an open document, by the name of the result: the times of so many events. */
const activities = {
  keys: (document, count, warmUp) => times(document, count, warmUp, toggler(document)),
  hovers: (document, count, warmUp) => times(document, count, warmUp, hoverer(document)),
  completions: (document, count, warmUp) => times(document, count, warmUp, completer(document)),
};

/**
 * One session with a file: each of the named activities in the middle of it, and the memory that all that takes.
 * @param {{ names: (keyof typeof activities)[], count: number, warmUp: number, folder?: string }} options `folder` is a
 * workspace that is loaded before the file is opened
 */
export async function session(side, text, { names, count, warmUp, folder }) {
  const editor = await startEditor(side, folder);
  if (folder) await editor.isLoaded;
  const document = await openDocument(editor, uri, text);
  assert.equal((await document.allDiagnostics()).length, 0, 'the file is sound');
  const result = {};
  for (const name of names) result[name] = await activities[name](document, count, warmUp);
  result.memory = editor.memory();
  await editor.stop();
  return result;
}

/**
 * One session with a file and its problems, in the middle of which somebody types.
 *
 * @param {number} problems so many the file has at least
 * @returns the times of the first 60 keys after all problems are known, when little of the program has been optimised, and of `count` others
 */
export async function keysAmongProblems(side, text, problems, count) {
  const editor = await startEditor(side);
  const document = await openDocument(editor, uri, text);
  const found = (await document.allDiagnostics()).length;
  assert.ok(found >= problems, `only ${found} problems`);
  const type = typer(document, text.indexOf('Roll', text.length / 2));
  const result = { first: await times(document, 60, 0, type), keys: await times(document, count, 0, type) };
  await editor.stop();
  return result;
}

/**
 * One session with a scenario in a workspace that is loaded before.
 * @returns the times of keys, hovers, completions and searches for references
 */
export async function scenarioSession(side, text, folder, count, warmUp) {
  const editor = await startEditor(side, folder);
  await editor.isLoaded;
  const document = await openDocument(editor, 'file:///bench/scenario.md', text, 'markdown');
  assert.equal((await document.diagnostics()).length, 0, 'the scenario is sound');
  const result = {
    keys: await times(document, count, warmUp, typer(document, text.indexOf('Nobody', text.length / 2))),
    hovers: await times(document, count, warmUp, hoverer(document, 'Fear 6')),
    completions: await times(document, count, warmUp, completer(document, 'Whoever')),
    references: await times(document, count / 10, 2, finder(document)),
  };
  await editor.stop();
  return result;
}

/**
 * One session in which somebody types in the text of a rule while a scenario is open, in a workspace that is loaded before.
 * @returns the time of each key until the diagnostics of the scenario
 */
export async function keysInARule(side, text, folder, count, warmUp) {
  const editor = await startEditor(side, folder);
  await editor.isLoaded;
  const other = await openDocument(editor, 'file:///bench/other.md', text, 'markdown');
  await other.diagnostics();
  const rules = await openDocument(editor, uri, makeRules(65e3, 'markup'));
  await rules.diagnostics();
  await other.diagnostics();
  const at = rules.text().indexOf('Roll', rules.text().length / 2);
  const elapsed = await times(other, count, warmUp, typer(rules, at, other));
  await editor.stop();
  return elapsed;
}

/**
 * One session with files whose lenses take long: as in an editor, each key cancels the request for lenses that is in flight, and asks for them
 * again. A file is typed in until its lenses are there, and then another one like it.
 * @param least so many lenses the file has, or the measure would be of something else
 * @returns the time of each key until its diagnostics, while lenses were worked out
 */
export async function keysAmongLenses(side, text, count, least) {
  const editor = await startEditor(side);
  const elapsed = [];
  const typeIn = async (file) => {
    const document = await openDocument(editor, `file:///bench/content-en-${file}.xml`, text);
    await document.allDiagnostics();
    const at = text.indexOf('</entry>', text.length / 2);
    let lenses = document.lenses();
    let keys = 0;
    for (; lenses.isWaiting && elapsed.length < count; keys++) {
      lenses.cancel();
      const pressed = document.edit(at + keys, at + keys, 'x');
      const diagnostics = document.diagnostics();
      lenses = document.lenses();
      await diagnostics;
      elapsed.push(performance.now() - pressed);
      await sleep(15);
    }
    assert.ok(keys > 0, 'the lenses are there before the first key');
    const all = await lenses.answer;
    assert.ok(all.length > least, `only ${all.length} lenses`);
    await document.close();
  };
  for (let file = 0; elapsed.length < count; file++) await editor.inTurn(() => typeIn(file));
  await editor.stop();
  return elapsed;
}

/**
 * One session with a translation file in which an editor asks for all there is: every lens with what it says, and the lenses again now and
 * then while somebody types.
 * @returns the memory at the end
 */
export async function memoryWithLenses(side, text, keys) {
  const editor = await startEditor(side);
  const document = await openDocument(editor, 'file:///bench/content-en.xml', text);
  await document.allDiagnostics();
  const lenses = await document.lenses().answer;
  assert.ok(lenses.length > 10_000, `only ${lenses.length} lenses`);
  for (let first = 0; first < lenses.length; first += lensesAtOnce)
    await Promise.all(lenses.slice(first, first + lensesAtOnce).map((lens) => document.resolveLens(lens)));
  const at = text.indexOf('</entry>', text.length / 2);
  for (let key = 0; key < keys; key++) {
    document.edit(at + key, at + key, 'x');
    await document.diagnostics();
    if (key % 10 === 9) await document.lenses().answer;
  }
  const memory = editor.memory();
  await editor.stop();
  return memory;
}

/** As many as an editor shows at a time. */
const lensesAtOnce = 40;

/** Looks for everything that uses or mentions an ability. */
function finder(document) {
  const next = search(document, 'Fear 6');
  return async () => {
    const offset = next() + 2;
    const start = performance.now();
    const found = await document.references(offset);
    const elapsed = performance.now() - start;
    assert.ok(found.length > 10, `only ${found.length} references`);
    return elapsed;
  };
}

/** Adds or takes away an attribute that the schema does not know, so that every key changes the diagnostics. */
function toggler(document) {
  const name = '<rule';
  const at = document.text().indexOf(name, document.text().length / 2) + name.length;
  const wrong = ' zz="1"';
  let isWrong = false;
  return async () => {
    const pressed = isWrong ? document.edit(at, at + wrong.length, '') : document.edit(at, at, wrong);
    isWrong = !isWrong;
    const diagnostics = await document.diagnostics();
    const elapsed = performance.now() - pressed;
    assert.equal(diagnostics.length, isWrong ? 1 : 0, 'the diagnostics follow the key');
    return elapsed;
  };
}

/** Hovers over one mention of an ability after another. */
function hoverer(document, mention = 'Fear 5') {
  const next = search(document, mention);
  return async () => {
    const offset = next() + 2;
    const start = performance.now();
    const hover = await document.hover(offset);
    const elapsed = performance.now() - start;
    assert.match(hover.contents.value, /FEAR/);
    return elapsed;
  };
}

/** Types `fea` in front of one such text after another. The time of the last key until the answer is there. */
function completer(document, before = 'Roll 1D6') {
  const next = search(document, before);
  return async () => {
    const at = next();
    // The letters before the last one are keys of their own.
    document.edit(at, at, 'fe');
    await document.diagnostics();
    const key = document.typeAndComplete(at + 2, 'a');
    const { items } = await key.answer;
    const elapsed = performance.now() - key.pressed;
    assert.ok(items.some(({ label }) => label.startsWith('Fear')));
    document.edit(at, at + 3, '');
    await document.diagnostics();
    return elapsed;
  };
}

/** Finds one occurrence after another, from the middle of the text on and then from its beginning. */
function search(document, needle) {
  let last = document.text().length / 2;
  return () => {
    last = document.text().indexOf(needle, last + 1);
    if (last < 0) last = document.text().indexOf(needle);
    return last;
  };
}

/**
 * The check of a folder from the terminal.
 * @param {string} cache the folder for what the program keeps from one check to the next
 * @returns the time in milliseconds and in multiples of `node -e 0`, which is started just before, the milliseconds of all processors, and the most
 * memory that it has taken
 */
export function checkFolder({ root, inTurn }, folder, cache) {
  return inTurn(async () => {
    const usual = startOfNode();
    const start = performance.now();
    const program = spawn(process.execPath, [join(root, 'dist/cli.js'), 'check', folder], {
      stdio: 'ignore',
      env: { ...process.env, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, HOME: cache },
    });
    let processors;
    let memory;
    const timer = setInterval(() => {
      processors = processorsOf(program.pid) ?? processors;
      memory = mostMemoryOf(program.pid) ?? memory;
    }, 5);
    const status = await new Promise((resolve) => program.once('close', resolve));
    clearInterval(timer);
    const elapsed = performance.now() - start;
    assert.equal(status, 0, 'the package is sound');
    return { elapsed, multiple: elapsed / usual, processors, memory };
  });
}

/**
 * Fights that are asked for in one session, each with other Wounds, so that none has been worked out before.
 * @returns the times of duels of the gamebook and of six Goblins against four Warriors, and the memory of the server
 */
export async function fightSession(side) {
  const editor = await startEditor(side);
  const ask = async (sides) => {
    const start = performance.now();
    const { view } = await editor.connection.sendRequest('whq/view', { subject: 'fight', question: { sides } });
    assert.ok(view.blocks.some(({ kind }) => kind === 'figures'));
    return performance.now() - start;
  };
  const character = (name, wounds) =>
    `${name}: WS 4, S 4, T 3, W ${wounds}, A 1/2; ranged Shotgun S 3 D 2; close Chainsword x1.5; save 5; cover 4`;
  const duels = [];
  for (let wounds = 6; wounds <= 15; wounds++)
    duels.push(await side.inTurn(() => ask([character('A', wounds), character('B', 21 - wounds)])));
  const groups = [];
  for (let armour = 0; armour < 3; armour++)
    groups.push(
      await side.inTurn(() => ask([`6 × Goblin: WS 2, S 3, T 3, W 2, A 1, damage 1D6, armour ${armour}`, 'party'])),
    );
  const memory = editor.memory();
  await editor.stop();
  return { duels, groups, memory };
}
