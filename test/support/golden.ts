import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares what `produce` makes of every `NAME.xml` in the folder with `NAME.txt` beside it.
 *
 * @param isUpdate writes what is produced instead of comparing; `UPDATE_GOLDEN=1` in the environment asks for that.
 * @returns a sentence for each case that differs, each without its golden file, and each golden file without its case.
 */
export function compareGolden(
  folder: string,
  produce: (text: string, name: string) => string,
  isUpdate = process.env.UPDATE_GOLDEN === '1',
): readonly string[] {
  const names = readdirSync(folder).sort();
  const failures: string[] = [];
  for (const name of names) {
    const [base, extension] = [name.replace(/\.[^.]*$/, ''), name.replace(/^.*\./, '')];
    if (extension === 'xml') {
      failures.push(...compareCase(folder, base, produce(read(join(folder, name)), name), isUpdate));
    } else if (extension === 'txt' && !names.includes(`${base}.xml`)) {
      if (isUpdate) rmSync(join(folder, name));
      else failures.push(`${name} belongs to no case: remove it`);
    }
  }
  if (!names.some((name) => name.endsWith('.xml'))) failures.push(`${folder} has no cases`);
  return failures;
}

function compareCase(folder: string, base: string, produced: string, isUpdate: boolean): readonly string[] {
  const golden = join(folder, `${base}.txt`);
  if (isUpdate) {
    writeFileSync(golden, produced);
    return [];
  }
  if (!existsSync(golden))
    return [`${base}.txt is missing: look at what is produced, then write it with UPDATE_GOLDEN=1`];
  const expected = read(golden);
  return produced === expected ? [] : [`${base}.txt differs in ${firstDifference(produced, expected)}`];
}

function firstDifference(produced: string, expected: string): string {
  const [found, wanted] = [produced.split('\n'), expected.split('\n')];
  const line = found.findIndex((text, index) => text !== wanted[index]);
  const index = line < 0 ? found.length : line;
  return `line ${index + 1}:\n  produced: ${found[index] ?? '(nothing)'}\n  expected: ${wanted[index] ?? '(nothing)'}`;
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
