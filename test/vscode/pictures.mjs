// `npm run pictures`: makes the pictures of the pages, `docs/images`, with the packaged extension in the embedded editor, and
// the icon from its drawing.
import { spawnSync } from 'node:child_process';
import { root } from '../../client/start/dependencies.mjs';

const mocha = ['node_modules/mocha/bin/mocha.js', '--no-config', '--no-color', '--timeout', '60000'];
const { status } = spawnSync(process.execPath, [...mocha, 'test/vscode/packagedPictures.mjs'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
