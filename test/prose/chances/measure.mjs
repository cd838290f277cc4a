// `node test/prose/chances/measure.mjs --half develop`: how many of the marked chances of a half the program shows, and how many of those it
// shows are wrong. Of the closed halves only the figures are printed; with --show-held-out, which is not for whoever works on the
// reader, the texts as well.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = mkdtempSync(join(tmpdir(), 'whq-chances-'));
try {
  const outfile = join(folder, 'report.mjs');
  const entry = join(import.meta.dirname, 'chanceReport.ts');
  await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
    plugins: [],
  });
  process.chdir(join(import.meta.dirname, '../../..'));
  const { namesOfHalves, reportOn } = await import(pathToFileURL(outfile));
  const name = process.argv[process.argv.indexOf('--half') + 1];
  const told = reportOn(name, process.argv.includes('--show-held-out'));
  if (told === undefined) {
    console.error(`Usage: node test/prose/chances/measure.mjs --half ${namesOfHalves} [--show-held-out]`);
    process.exitCode = 2;
  } else console.log(told);
} finally {
  rmSync(folder, { recursive: true });
}
