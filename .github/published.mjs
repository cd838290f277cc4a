#!/usr/bin/env node
// Runs the published command `whq-rules` with these words in the current folder, for the repositories of authors: in the version to which this
// file belongs, or from the package that WHQ_RULES_PACKAGE names, such as ./whq-rules.tgz. npm keeps the package between runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = process.env.WHQ_RULES_PACKAGE || `whq-rules@${version}`;
const words = ['--yes', `--package=${wanted}`, '--', 'whq-rules', ...process.argv.slice(2)];
// On Windows npx is a script, which only a shell can start, and the shell divides words at their spaces.
const shell = process.platform === 'win32';
const quoted = shell ? words.map((word) => `"${word}"`) : words;
const { status } = spawnSync('npx', quoted, { stdio: 'inherit', shell });
process.exitCode = status ?? 2;
