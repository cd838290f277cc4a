// `node test/prose/chances/measure.mjs --half develop`: how many of the marked chances of a half the program shows, and how many of those it
// shows are wrong. Of the closed halves only the figures are printed; with --show-held-out, which is not for whoever works on the
// reader, the texts as well.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const closed = [
  'held-out',
  'authors-closed',
  'sixth-author',
  'seventh-closed',
  'eighth-closed',
  'ninth-closed',
  'tenth-closed',
];
const halves = [
  'develop',
  'second-author',
  'fresh',
  'authors-open',
  'five-authors',
  'seventh-open',
  'eighth-open',
  'ninth-open',
  'tenth-open',
  ...closed,
];
const half = process.argv[process.argv.indexOf('--half') + 1];
if (!process.argv.includes('--half') || !halves.includes(half)) {
  console.error(`Usage: node test/prose/chances/measure.mjs --half ${halves.join('|')} [--show-held-out]`);
  process.exit(2);
}
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
  const { report } = await import(pathToFileURL(outfile));
  console.log(report(half, !closed.includes(half) || process.argv.includes('--show-held-out')));
} finally {
  rmSync(folder, { recursive: true });
}
