import type { Finding } from './finding.ts';
import { type Severity, severityOf } from './kinds.ts';

/** A finding with the severity that readers see. */
export type Problem = Finding & { readonly severity: Severity };

/** The finding with the usual severity of its kind. */
export function withSeverity(finding: Finding): Problem {
  return { ...finding, severity: severityOf(finding.code) };
}
