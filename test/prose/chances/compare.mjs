// `node test/prose/chances/compare.mjs --save` keeps in out/ what the reader makes of the open sets and the phrases. Without `--save`, what it
// makes of them now beside what was kept, mark by mark: each mark that was right and is not any more, each that is wrong, and the number of
// those that have become right; by kind of wording; then the figures of each set. `--set develop` prints those of one set, `--group range`
// of one kind, `--gained` those that have become right too, `--both` those that are silent as before, `--language es` those of one language,
// `--most 20` at most so many, `--text WORD` those whose text has it, `--figures` no marks.
// `--read Roll 1D6. On a 5+ he falls.` prints what the reader makes of a text.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loaded } from './loaded.mjs';

const module = await loaded('chances/chanceReport.ts');
const kept = 'out/chances.json';

if (process.argv.includes('--read')) {
  console.log(module.readOne(process.argv.slice(process.argv.indexOf('--read') + 1).join(' ')));
  process.exit();
}
if (process.argv.includes('--save')) {
  mkdirSync('out', { recursive: true });
  writeFileSync(kept, JSON.stringify(module.allRead()));
  process.exit();
}

const has = (name) => process.argv.includes(name);
const parameter = (name) => (has(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);

const before = new Map(JSON.parse(readFileSync(kept, 'utf8')).map((each) => [each.place, each]));
const after = module.allRead();
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
  tell('right before, silent now', lost);
  tell('wrong now', wrong);
  if (has('--both')) tell('silent before and now', both);
  if (has('--gained')) tell('right now alone', gained);
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
