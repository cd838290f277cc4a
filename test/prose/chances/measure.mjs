// `node test/prose/chances/measure.mjs --half develop`: how many of the marked chances of a half the program shows, and how many of those it
// shows are wrong. Of the closed halves only the figures are printed; with --show-held-out, which is not for whoever works on the
// reader, the texts as well. `--half open` and `--half closed` print one line for each set of that kind, `--half phrases` what becomes of the
// phrases, and `--half tails` what becomes of unknown tails. `--folder PATH` prints all that is shown in the files of a folder.
import { resolve } from 'node:path';
import { loaded } from './loaded.mjs';

const parameter = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const module = await loaded('chances/chanceReport.ts');
const folder = parameter('--folder');
const told = folder
  ? module.shownInFolder(resolve(folder))
  : module.reportOn(parameter('--half'), process.argv.includes('--show-held-out'));
if (told === undefined) {
  const names = `${module.namesOfHalves}|open|closed|phrases|tails`;
  console.error(`Usage: node test/prose/chances/measure.mjs --half ${names} [--show-held-out]`);
  process.exitCode = 2;
} else console.log(told);
