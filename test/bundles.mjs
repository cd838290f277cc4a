// The bundles of the tests outside VS Code, as options of esbuild.
import { coreBuilt, isCore, oneBuilt, testFiles, testsBuilt } from './suites.mjs';

const forNode = { platform: 'node', format: 'esm', target: 'node20', packages: 'external' };

/** A bundle for each file of tests, and for the programs that these start. */
export function testBundles(common) {
  return {
    ...common,
    ...forNode,
    splitting: true,
    entryPoints: testFiles
      .map((file) => `test/${file}`)
      .concat(
        ['worker', 'plantedWorker', 'longRun'].map((program) => `test/fuzz/${program}.ts`),
        'test/languages/sayAll.ts',
      ),
    outdir: testsBuilt,
    outbase: 'test',
    outExtension: { '.js': '.mjs' },
  };
}

/** The core suite in one bundle: Node takes a second longer to load it in some five hundred files. */
export function coreBundle(common) {
  return bundleOf(common, testFiles.filter(isCore), coreBuilt);
}

/** Some files of tests in one bundle. `files` are their paths in `test`. */
export function oneBundle(common, files) {
  return bundleOf(common, files, oneBuilt);
}

function bundleOf(common, files, outfile) {
  // Steps are counted in functions that are first called later.
  const contents = ['support/growth.ts', ...files].map((file) => `import './${file}';`).join('\n');
  return { ...common, ...forNode, stdin: { contents, resolveDir: 'test' }, outfile };
}
