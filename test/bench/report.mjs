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
const columns = ['part', 'what', 'budget', 'median', '95 of 100 below'];

/** Collects rows, and prints each at once. A result of a run is a list: that of this checkout, and in a comparison that of the other. */
export class Report {
  #rows = [];
  #part = '';
  #isComparison;

  constructor(isComparison) {
    this.#isComparison = isComparison;
    if (isComparison) console.log(heading(comparedColumns));
  }

  /** The rows that follow belong to this part of the bench. */
  begin(part) {
    this.#part = part;
  }

  /** Median and 95th percentile of the times of each run, and of those the medians of all runs. */
  addTimes(what, budget, runs) {
    const figures = (percent) => runs.map((sides) => sides.map((times) => times && percentile(times, percent)));
    this.#add(what, budget, 'ms', [figures(50), figures(95)]);
  }

  /** The median of all runs; nothing where the system does not tell. */
  addSize(what, budget, runs) {
    this.addFigures(what, budget, 'MB', runs);
  }

  /** The median of single figures, one of each run: `n0` is the time of `node -e 0`. Nothing where the system does not tell. */
  addFigures(what, budget, unit, runs) {
    if (runs.every(([figure]) => figure !== undefined)) this.#add(what, budget, unit, [runs]);
  }

  /** The budget is one for the worst of the figures. */
  #add(what, budget, unit, figures) {
    const cells = this.#isComparison
      ? [what, ...figures.flatMap((runs) => comparison(runs, unit))]
      : [this.#part, what, ...againstBudget(figures, budget, unit)];
    const row = `| ${cells.join(' | ')} |`;
    console.log(row);
    this.#rows.push(row);
  }

  /**
   * Writes the rows into the table in docs/speed.md, between the marks `<!-- bench -->` and `<!-- /bench -->`, where they replace those of the
   * same parts.
   * @param {readonly string[]} order the names of all parts
   */
  write(root, order) {
    const [{ model }] = cpus();
    const machine = `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}`;
    const origin = `Measured on ${machine}, Node ${process.versions.node}, by \`npm run bench\`.`;
    const page = join(root, 'docs/speed.md');
    const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const marks = /(<!-- bench -->\n)([\s\S]*?)(<!-- \/bench -->)/;
    const [, , before = ''] = marks.exec(text) ?? [];
    const table = [heading(columns), ...mergedRows(before, this.#rows, { origin, order }), '', origin].join('\n');
    if (!marks.test(text)) {
      console.log(`\ndocs/speed.md has no <!-- bench --> … <!-- /bench --> to put this into:\n\n${table}`);
      return;
    }
    writeFileSync(
      page,
      text.replace(marks, (_, begin, __, end) => `${begin}\n${table}\n\n${end}`),
    );
    // The check of the format covers docs/speed.md, too.
    execFileSync('npx', ['--no-install', 'biome', 'format', '--write', 'docs/speed.md'], {
      cwd: root,
      stdio: 'ignore',
    });
  }
}

/**
 * The rows of a table after some parts have been measured again: each part has its newest rows, in the order of the parts. Figures of another
 * machine or another Node cannot stand beside new ones, so then only the new rows are left.
 * @param {string} before the table as it was, with its line of origin
 * @param {readonly string[]} rows the new rows
 */
export function mergedRows(before, rows, { origin, order }) {
  const partOf = (row) => row.split('|')[1]?.trim();
  const measured = new Set(rows.map(partOf));
  const kept = before.includes(origin) ? before.split('\n').filter((line) => order.includes(partOf(line))) : [];
  const all = [...kept.filter((row) => !measured.has(partOf(row))), ...rows];
  return order.flatMap((part) => all.filter((row) => partOf(row) === part));
}

function percentile(values, percent) {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

function heading(names) {
  return `| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}`;
}

/** The figures are in the unit of the budget. */
function againstBudget(figures, budget, unit) {
  const medians = figures.map((runs) => median(runs.map(([own]) => own)));
  const verdict = medians.every((figure) => figure < budget) ? '' : ' **over**';
  const [first, second = ''] = medians.map(rounded);
  return [`${budget} ${unit}`, first, `${second}${verdict}`];
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
  return `${rounded(figure)} ${unit}`;
}

function rounded(figure) {
  return figure < 10 ? figure.toFixed(2) : figure.toFixed(0);
}
