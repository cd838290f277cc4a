// The rows of the table of the bench: figures against budgets, or the figures of two checkouts and their ratios.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';

/** The columns of a comparison; the last figure of each row is that of the other checkout. */
const comparedColumns = [
  'what',
  'median here',
  'there',
  'here / there',
  '95 of 100 below, here',
  'there',
  'here / there',
];
const columns = ['what', 'budget', 'median', '95 of 100 below'];

/** Collects rows, and prints each at once. A result of a run is a list: that of this checkout, and in a comparison that of the other. */
export class Report {
  #rows = [];
  #isComparison;

  constructor(isComparison) {
    this.#isComparison = isComparison;
    if (isComparison) console.log(heading(comparedColumns));
  }

  /** Median and 95th percentile of the times of each run, and of those the medians of all runs. */
  addTimes(what, budget, runs) {
    const figures = (percent) => runs.map((sides) => sides.map((times) => times && percentile(times, percent)));
    this.#add(what, budget, 'ms', [figures(50), figures(95)]);
  }

  /** The median of all runs; nothing where the system does not tell. */
  addSize(what, budget, runs) {
    if (runs.every(([size]) => size !== undefined)) this.#add(what, budget, 'MB', [runs]);
  }

  /** The budget is one for the worst of the figures. */
  #add(what, budget, unit, figures) {
    const cells = this.#isComparison
      ? [what, ...figures.flatMap((runs) => comparison(runs, unit))]
      : [what, ...againstBudget(figures, budget, unit)];
    const row = `| ${cells.join(' | ')} |`;
    console.log(row);
    this.#rows.push(row);
  }

  /** Writes the table into docs/speed.md, between the marks `<!-- bench -->` and `<!-- /bench -->`. */
  write(root) {
    const [{ model }] = cpus();
    const machine = `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}`;
    const origin = `Measured on ${machine}, Node ${process.versions.node}, by \`npm run bench\`.`;
    const table = [heading(columns), ...this.#rows, '', origin].join('\n');
    const page = join(root, 'docs/speed.md');
    const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const marks = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/;
    if (!marks.test(text)) {
      console.log(`\ndocs/speed.md has no <!-- bench --> … <!-- /bench --> to put this into:\n\n${table}`);
      return;
    }
    writeFileSync(
      page,
      text.replace(marks, (_, begin, end) => `${begin}\n${table}\n\n${end}`),
    );
    // The check of the format covers docs/speed.md, too.
    execFileSync('npx', ['--no-install', 'biome', 'format', '--write', 'docs/speed.md'], {
      cwd: root,
      stdio: 'ignore',
    });
  }
}

export function percentile(values, percent) {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

function heading(names) {
  return `| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}`;
}

function againstBudget(figures, budget, unit) {
  const medians = figures.map((runs) => median(runs.map(([own]) => own)));
  const verdict = medians.every((figure) => figure < budget) ? '' : ' **over**';
  const [first, second = ''] = medians.map((figure) => withUnit(figure, unit));
  return [`< ${budget} ${unit}`, first, `${second}${verdict}`];
}

/** The ratio is the median of the ratios of the runs: both sides of a run have had the same load of the machine. */
function comparison(runs, unit) {
  const both = runs.filter(([, other]) => other !== undefined);
  const own = withUnit(median(runs.map(([figure]) => figure)), unit);
  if (both.length === 0) return [own, '–', '–'];
  const other = withUnit(median(both.map(([, figure]) => figure)), unit);
  return [own, other, median(both.map(([figure, otherFigure]) => figure / otherFigure)).toFixed(2)];
}

function median(values) {
  return percentile(values, 50);
}

function withUnit(figure, unit) {
  return `${figure < 10 ? figure.toFixed(2) : figure.toFixed(0)} ${unit}`;
}
