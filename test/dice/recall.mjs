// `node test/dice/recall.mjs`: counts what the reader of prose finds in the content that WHQ_CORPUS and WHQ_SEEDS name. With --sample it
// draws the samples anew, by position and without a verdict, for someone to read and to judge.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const samples = { dice: 300, targets: 240 };
const seed = 1995;

const folder = mkdtempSync(join(tmpdir(), 'whq-recall-'));
try {
  const outfile = join(folder, 'recall.mjs');
  const entry = join(import.meta.dirname, 'recall.ts');
  await build({ entryPoints: [entry], bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile });
  report(await import(pathToFileURL(outfile)));
} finally {
  rmSync(folder, { recursive: true });
}

function report({ count, diceFindings, targetFindings, sample }) {
  const { dice, chances, plain, missed } = count();
  const share = plain === 0 ? 100 : (100 * (plain - missed.length)) / plain;
  console.log(`${dice} rolls and ${chances} chances found.`);
  console.log(
    `Of the ${plain} dice that a plain pattern finds, ${share.toFixed(2)} % are read; not read: ${missed.join(', ') || 'none'}.`,
  );
  if (!process.argv.includes('--sample')) return;
  const drawn = {
    dice: sample(diceFindings(), samples.dice, seed),
    targets: sample(targetFindings(), samples.targets, seed),
  };
  console.log(JSON.stringify(drawn, null, 2));
}
