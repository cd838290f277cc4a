import { identityOf } from '../checks/baseline/problemIdentity.ts';
import type { Finding, Fix } from '../checks/problems/finding.ts';
import { type ProblemCode, type Severity, severityOf } from '../checks/problems/kinds.ts';
import { otherPlaces } from '../checks/problems/otherPlaces.ts';
import { fingerprint } from '../text/fingerprint.ts';
import { printableJson } from '../text/printable.ts';
import { titleOf } from '../wording/messageOf.ts';
import { type CheckedFile, regionOf, type ToldProblem, toldInOrder } from './checkedFile.ts';
import { pageText } from './pageText.ts';
import type { ReportStyle } from './reportStyle.ts';

/** GitHub refuses a run with more results. */
const maximumResults = 25_000;

/**
 * The problems as a SARIF 2.1.0 log (OASIS), within the limits of GitHub code scanning: one run, with the most severe problems if there are
 * too many, and a notification about the others. Fingerprints stay the same when lines are added or moved.
 */
export function sarifReport(files: readonly CheckedFile[], style: ReportStyle): string {
  const all = toldInOrder(files, style);
  const told = all.slice(0, maximumResults);
  const codes = [...new Set(told.map(({ problem }) => problem.code))].sort();
  const fingerprintOf = fingerprints();
  const cut = all.length - told.length;
  const run = {
    tool: {
      driver: {
        name: 'WHQ Rules',
        version: style.version,
        semanticVersion: style.version,
        rules: codes.map((code) => ruleOf(code, style)),
      },
    },
    language: style.messages.language,
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [base]: { description: { text: style.words.sarif.base } } },
    invocations: [
      {
        executionSuccessful: style.troubles.length === 0,
        toolExecutionNotifications: [
          ...style.troubles.map((text) => ({ level: 'error', message: { text } })),
          ...(cut > 0
            ? [{ level: 'warning', message: { text: style.words.sarif.cut({ count: cut, limit: maximumResults }) } }]
            : []),
        ],
      },
    ],
    results: told.map((one) => resultOf(one, codes.indexOf(one.problem.code), fingerprintOf(one), style)),
  };
  return `${printableJson({ $schema: schema, version: '2.1.0', runs: [run] })}\n`;
}

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The name for the folder that paths are relative to, as in the examples of the standard. */
const base = 'SRCROOT';

function ruleOf(code: ProblemCode, { pageOf, words }: ReportStyle): object {
  const page = pageText(pageOf(code));
  const severity = severityOf(code);
  return {
    id: code,
    name: code.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: page?.summary ?? code },
    ...(page && { fullDescription: { text: page.description } }),
    help: page ? { text: page.text, markdown: page.markdown } : { text: words.sarif.noPage(code) },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: ['warhammer-quest'], 'problem.severity': githubSeverities[severity] },
  };
}

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note', hint: 'note' };

/** The words of GitHub for problems that are no question of security. */
const githubSeverities: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'recommendation',
  hint: 'recommendation',
};

function resultOf(
  { file, problem, message, startLine, startColumn, endLine, endColumn }: ToldProblem,
  ruleIndex: number,
  print: string,
  style: ReportStyle,
): object {
  const { code, severity, fixes } = problem;
  const artifactLocation = { uri: file.path.split('/').map(encodeURIComponent).join('/'), uriBaseId: base };
  const [fix, ...others] = fixes ?? [];
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation, region: { startLine, startColumn, endLine, endColumn } } }],
    ...relatedTo(problem, file, artifactLocation),
    // The name that GitHub reads; without it, GitHub would hash the lines around the place.
    partialFingerprints: { primaryLocationLineHash: print, 'whqRules/v1': print },
    ...(fix && others.length === 0 && { fixes: [fixOf(file, fix, artifactLocation, style)] }),
  };
}

/** All other places of a problem that is reported once for several of them. */
function relatedTo(problem: Finding, file: CheckedFile, artifactLocation: object): object {
  const relatedLocations = otherPlaces(problem).map((span) => ({
    physicalLocation: { artifactLocation, region: regionOf(file, span) },
  }));
  return relatedLocations.length > 0 ? { relatedLocations } : {};
}

function fixOf(file: CheckedFile, fix: Fix, artifactLocation: object, { messages }: ReportStyle): object {
  const replacements = fix.edits.map(({ span, newText }) => ({
    deletedRegion: regionOf(file, span),
    ...(newText !== '' && { insertedContent: { text: newText } }),
  }));
  return { description: { text: titleOf(fix, messages) }, artifactChanges: [{ artifactLocation, replacements }] };
}

/** Of equal problems of a file the first has the number 1, the second 2, and so on. */
function fingerprints(): (told: ToldProblem) => string {
  const counts = new Map<string, number>();
  return ({ file, problem }) => {
    const { code, entry, text } = identityOf(file.document, problem);
    const hash = fingerprint([code, entry, text].join('\0'));
    const key = `${file.path}\0${hash}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${hash}:${count}`;
  };
}
