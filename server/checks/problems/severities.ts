import { nearest } from '../../text/nearest.ts';
import type { Finding } from './finding.ts';
import { isProblemCode, type ProblemCode, problemCodes, type Severity, severityOf } from './kinds.ts';
import type { Problem } from './problem.ts';

/** The severities that an author chooses, by code. `off`: such problems are not reported. */
export type Severities = ReadonlyMap<ProblemCode, Severity | 'off'>;

/** A mistake in the choice of severities. */
export type SeverityFault =
  | { readonly kind: 'notAnObject' }
  | { readonly kind: 'unknownCode'; readonly code: string; readonly nearest: string | undefined }
  | { readonly kind: 'badSeverity'; readonly code: string; readonly value: string };

/** The words for severities in settings. `information` is the word of LSP, `info` that of the reports. */
const severityNames = ['error', 'warning', 'information', 'info', 'hint', 'off'] as const;

/** Reads an object of codes and severities, such as `{ "double-space": "off" }`. Wrong parts are left out and named. Undefined is empty. */
export function readSeverities(value: unknown): {
  readonly severities: Severities;
  readonly faults: readonly SeverityFault[];
} {
  const severities = new Map<ProblemCode, Severity | 'off'>();
  const faults: SeverityFault[] = [];
  if (value === undefined || value === null) return { severities, faults };
  if (typeof value !== 'object' || Array.isArray(value)) return { severities, faults: [{ kind: 'notAnObject' }] };
  for (const [code, name] of Object.entries(value)) {
    const severity = severityNames.find((known) => known === name);
    if (!isProblemCode(code)) {
      if (faults.length < maximumFaults)
        faults.push({ kind: 'unknownCode', code, nearest: nearest(code, problemCodes) });
    } else if (!severity) faults.push({ kind: 'badSeverity', code, value: JSON.stringify(name) ?? '' });
    else severities.set(code, severity === 'information' ? 'info' : severity);
  }
  return { severities, faults };
}

/** Nobody reads more of them, and to look for the nearest code takes time. */
const maximumFaults = 100;

/** No choice: every code has its usual severity. */
export const usualSeverities: Severities = new Map();

/** The findings with the chosen severities, or else the usual ones; without those that are off. */
export function withSeverities(findings: readonly Finding[], severities: Severities): readonly Problem[] {
  return findings.flatMap((finding) => {
    const severity = severities.get(finding.code) ?? severityOf(finding.code);
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
}
