// `npm test`: what a contributor waits for, in a fresh clone too. With --long (`npm run test:long`) it runs all that `npm test` leaves out.
// Goes on after a failure, says at the end once more what failed, and ends with one line that sums up all tests. Only Node's own modules.
import { installDependencies } from '../client/start/dependencies.mjs';
import { testRun } from './steps.mjs';
import { coreTests, longTests, mutatedDocuments, programTests } from './suites.mjs';
import { installEmbeddedEditor, whyNoEmbeddedEditor } from './vscode/embedded/install.mjs';

const isLong = process.argv.includes('--long');
const { step, fail, end } = testRun(isLong ? 90 : 15);
const node = (...parameters) => ({ command: [process.execPath, ...parameters] });
const types = { command: ['npm', 'run', '--silent', 'check'] };
const build = node('esbuild.mjs', '--tests', '--core-tests', '--vscode-tests');
const vscodeTests = (...parameters) => ({ ...node('test/vscode/run.mjs', ...parameters), hasTests: true });

// The largest download begins in the first second, and goes on beside everything else.
const editor = whyNoEmbeddedEditor() === undefined ? installEmbeddedEditor() : Promise.resolve();
const isEditorThere = editor.then(
  () => true,
  (error) => {
    console.error(error.message);
    return false;
  },
);
await installDependencies();
const prepared = isEditorThere.then(
  (isThere) => isThere && step('The editor', node('test/vscode/run.mjs', '--prepare')),
);
await (isLong ? longRun() : shortRun());
end();

/** Two lanes at a time, as there are two processors or more: a window waits more than it works, and has the longest way. */
async function shortRun() {
  const checked = step('Types and style', types);
  if (await step('Build', build)) {
    const programs = step('Core tests', { ...coreTests, hasTests: true }).then(() =>
      step('Programs and pages', { ...programTests, hasTests: true }),
    );
    await checked;
    await inEditor();
    await programs;
  }
  await checked;
  console.log(
    '\nLeft out here, in `npm run test:long`: all tries of the properties, mutated documents, marked texts in full, kills, and the other tests in VS Code.',
  );
}

async function longRun() {
  if (!(await step('Build', build))) return;
  const { firstHalf, secondHalf, counting } = longTests;
  const second = step('Long tests, second half', { ...secondHalf, hasTests: true });
  await step('Long tests, first half', { ...firstHalf, hasTests: true });
  await step('Long tests that count steps', { ...counting, hasTests: true });
  await second;
  await step('Mutated documents', mutatedDocuments);
  await inEditor('--long');
}

async function inEditor(...parameters) {
  if (await prepared) await step('VS Code', vscodeTests(...parameters));
  else fail('VS Code', 'The editor or its browser is missing: see above.');
}
