// `node test/prose/chances/compare.mjs`: what the new reader makes of the open sets and the phrases beside what the old one made of them, mark
// by mark. Prints each mark that the old one has right and the new one not, each that the new one has wrong, and the number of those that it
// alone has right; by kind of wording; then the figures of each set. `--set develop` prints those of one set, `--group range` of one kind,
// `--gained` those that the new one alone has right too, `--language es` those of one language,
// `--most 20` at most so many, `--text WORD` those whose text has it, `--figures` no marks.
// `--read Roll 1D6. On a 5+ he falls.` prints what both readers make of a text.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loaded } from './readers.mjs';

if (process.argv.includes('--read')) {
  const text = process.argv.slice(process.argv.indexOf('--read') + 1).join(' ');
  for (const reader of ['old', 'new']) {
    const { module } = await loaded('chances/chanceReport.ts', reader);
    console.log(`${reader}: ${module.readOne(text)}`);
  }
  process.exit();
}

const has = (name) => process.argv.includes(name);
const parameter = (name) => (has(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);

const before = new Map((await readBy('old')).map((each) => [each.place, each]));
const after = await readBy('new');
const [set, group, part] = ['--set', '--group', '--text'].map(parameter);
const language = parameter('--language');
const isWanted = (each) =>
  (!language || each.language === language) &&
  (!set || each.set === set) &&
  (!group || each.group === group) &&
  (!part || each.text.toLowerCase().includes(part));
const most = Number(parameter('--most') ?? Number.POSITIVE_INFINITY);

const wrong = after.filter((each) => each.kind === 'wrong');
const lost = after.filter(
  (each) => before.get(each.place)?.kind === 'right' && each.kind !== 'right' && each.kind !== 'wrong',
);
const gained = after.filter((each) => each.kind === 'right' && before.get(each.place)?.kind !== 'right');
const both = after.filter((each) => each.kind === 'missed' && before.get(each.place)?.kind === 'missed');

if (!has('--figures')) {
  tell('old right, new silent', lost);
  tell('new wrong', wrong);
  if (has('--both')) tell('both silent', both);
  if (has('--gained')) tell('old silent, new right', gained);
}
const sets = [...new Set(after.map((each) => each.set))];
for (const name of [...sets, 'all but phrases']) {
  const of = (each) => each.set === name || (name === 'all but phrases' && each.set !== 'phrases');
  const rightBefore = [...before.values()].filter((each) => of(each) && !each.isTrap && each.kind === 'right').length;
  const count = (list) => list.filter((each) => of(each) && !each.isTrap).length;
  const right = after.filter((each) => of(each) && !each.isTrap && each.kind === 'right').length;
  const traps = wrong.filter((each) => of(each) && each.isTrap).length;
  console.log(
    `${name}: right ${rightBefore} → ${right} (lost ${count(lost)}, gained ${count(gained)}, both silent ${count(both)}), wrong ${count(wrong)}, wrong in traps ${traps}`,
  );
}

function tell(title, list) {
  const wanted = list.filter(isWanted);
  console.log(`\n== ${title}: ${wanted.length}`);
  const groups = grouped(wanted);
  const sorted = [...groups].sort(([, one], [, other]) => other.length - one.length);
  if (sorted.length > 1) console.log(sorted.map(([name, { length }]) => `${name} ${length}`).join(', '));
  let told = 0;
  for (const [name, of] of sorted) {
    for (const { set, isTrap, text, shown, marked } of of) {
      if (told++ >= most) return;
      console.log(
        `[${set}${isTrap ? ' TRAP' : ''} ${name}] ${text}\n    marked ${marked}${shown === 'nothing' ? '' : `; shown ${shown}`}`,
      );
    }
  }
}

function grouped(list) {
  const groups = new Map();
  for (const each of list) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  return groups;
}

/** What a reader makes of everything; what the old one made of it is kept in out/ until its code changes. */
async function readBy(reader) {
  const { module, hash } = await loaded('chances/chanceReport.ts', reader);
  const file = `out/chances-${hash}.json`;
  if (reader === 'old' && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const all = module.allRead();
  mkdirSync('out', { recursive: true });
  if (reader === 'old') writeFileSync(file, JSON.stringify(all));
  return all;
}
