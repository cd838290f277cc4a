// `npm run pictures`: makes the pictures of the README, `docs/images`, with the packaged extension in the embedded editor, and
// the icon from its drawing. `npm run pictures -- looks`: sheets of all features in all themes, in out/screenshots/looks.
// `npm run pictures -- lenses`: the lenses over three texts, with and without those of plain dice, in out/screenshots/lenses.
import { spawnSync } from 'node:child_process';
import { root } from '../../dependencies.mjs';

const mocha = ['node_modules/mocha/bin/mocha.js', '--no-config', '--no-color', '--timeout', '60000'];
const suites = { looks: 'packagedLooks', lenses: 'packagedLenses' };
const suite = suites[process.argv[2]] ?? 'packagedPictures';
const { status } = spawnSync(process.execPath, [...mocha, `test/vscode/${suite}.mjs`], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
