import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { rememberedText } from '../../server/queries/remembered.ts';

/** The texts of source files by their paths from the project's folder. */
export type Sources = ReadonlyMap<string, string>;

export interface Import {
  readonly specifier: string;
  readonly isType: boolean;
  /** The names that it takes: none for `import 'x'`, and `*` for all of them. */
  readonly names: readonly string[];
}

export interface Export {
  readonly name: string;
  readonly isType: boolean;
}

/** More than there are sources: what is found in a source is remembered, since several tests ask for it. */
const maximumSources = 10_000;

export const withoutComments = rememberedText({ most: maximumSources }, (source) =>
  source.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
);

export function exportsOf(source: string): readonly Export[] {
  const statement = /^export (?:async )?(?:(interface|type)|function\*?|const|class)\s+(\w+)/gm;
  return [...withoutComments(source).matchAll(statement)].map(([, type, name = '']) => ({
    name,
    isType: type !== undefined,
  }));
}

/**
 * The imports of a source, those of types included; hence by a regular expression, since what esbuild tells of a file leaves types out.
 * Comments are cut out first, or an example in one would count.
 */
export const importsOf = rememberedText({ most: maximumSources }, (source): readonly Import[] => {
  const statement =
    /^(?:import|export)\s+(type\s)?(?:([^'";]*?)\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
  const imports = [...withoutComments(source).matchAll(statement)].map(([, type, names, specifier = '', dynamic]) => ({
    specifier: dynamic ?? specifier,
    isType: type !== undefined,
    names: dynamic || names?.includes('*') ? ['*'] : importedNames(names ?? ''),
  }));
  return [...imports, ...typesOf(source)];
});

function importedNames(list: string): readonly string[] {
  return list.split(/[{},]/).flatMap((item) => /^\s*(?:type\s+)?(\w+)/.exec(item)?.[1] ?? []);
}

/** The types that the script of a page names in its comments. */
function typesOf(script: string): readonly Import[] {
  return [...script.matchAll(/@import \{([^}]*)\} from '([^']+)'/g)].map(([, names = '', specifier = '']) => ({
    specifier,
    isType: true,
    names: importedNames(names),
  }));
}

export function targetOf(path: string, specifier: string): string {
  return posix.join(posix.dirname(path), specifier);
}

function filesOf(folder: string, pattern: RegExp): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
  const paths = files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  return new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

/** All sources of the program, and apart from them all of the tests. */
export const sources: Sources = new Map([
  ...filesOf('client', /\.ts$/),
  ...filesOf('server', /(?<!\.d)\.ts$/),
  ...filesOf('media', /\.js$/),
]);
export const testSources: Sources = filesOf('test', /\.(?:ts|mjs)$/);
/** What the build and volunteers run. */
export const serverScripts: Sources = filesOf('server', /\.mjs$/);
