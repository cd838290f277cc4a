// `npm run pictures`: makes the pictures of the README, `docs/images`, with the packaged extension in the embedded editor, and
// the icon from its drawing. `npm run pictures -- looks`: sheets of all features in all themes, in out/screenshots/looks.
import { spawnSync } from 'node:child_process';
import { root } from '../../dependencies.mjs';

const mocha = ['node_modules/mocha/bin/mocha.js', '--no-config', '--no-color', '--timeout', '60000'];
const suite = process.argv[2] === 'looks' ? 'packagedLooks' : 'packagedPictures';
const { status } = spawnSync(process.execPath, [...mocha, `test/vscode/${suite}.mjs`], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
