// A plugin of esbuild for the schemas in `schemas`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/**
 * Resolves `x.schema.json?compiled` to the schema as text, and to the code that ajv compiles for it, so that no code is generated at run time.
 * Both wait until somebody needs them: the schemas of all kinds take longer to load than most programs take to start.
 */
export const compiledSchemas = {
  name: 'compiled-schemas',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /\.schema\.json\?(?:compiled|validator)$/ }, async ({ path, importer, resolveDir, kind }) => {
      const [file, namespace] = path.split('?');
      const found = await resolve(file, { importer, resolveDir, kind });
      return { path: found.path, namespace };
    });
    onLoad({ filter: /./, namespace: 'compiled' }, ({ path }) => ({
      contents: `
        export default {
          read: () => JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))}),
          validator: () => require(${JSON.stringify(`${path}?validator`)}).default,
        };`,
      resolveDir: dirname(path),
      watchFiles: [path],
    }));
    onLoad({ filter: /./, namespace: 'validator' }, ({ path }) => ({
      contents: validatorFor(path),
      loader: 'js',
      resolveDir: import.meta.dirname,
      watchFiles: [path, commonOf(path)],
    }));
  },
};

const commonOf = (path) => join(dirname(path), 'whq-common.schema.json');

/** The code of the validators by the paths of their schemas: one run of a build writes several bundles with all of them. */
const validators = new Map();

function validatorFor(path) {
  const known = validators.get(path);
  if (known !== undefined) return known;
  const ajv = new Ajv({
    allErrors: true,
    // The messages are written by server/wording, not by ajv.
    messages: false,
    strict: true,
    // A branch of `anyOf` requires properties that are defined outside it.
    strictRequired: false,
    // A property may be listed with an explanation and also match a pattern.
    allowMatchingProperties: true,
    code: { source: true, esm: true, lines: true },
  });
  const [text, common] = [path, commonOf(path)].map((file) => readFileSync(file, 'utf8'));
  // Annotations for people: the words in other languages, other names that authors try, and values that are lists with spaces.
  ajv.addVocabulary([...new Set((text + common).match(/(?<=")x-\w+(?=":)/g))]);
  ajv.addSchema(JSON.parse(common));
  // Schemas for editors name their draft; their keywords mean the same in the draft that ajv is made for.
  const { $schema, ...schema } = JSON.parse(text);
  const code = standaloneCode(ajv, ajv.compile(schema));
  validators.set(path, code);
  return code;
}
