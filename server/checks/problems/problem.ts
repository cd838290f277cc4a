import type { Finding } from './finding.ts';
import { type Severity, severityOf } from './kinds.ts';

/** A finding, and how grave it is to those who are shown it. */
export type Problem = Finding & { readonly severity: Severity };

/** The finding as grave as those of its kind are. */
export function withSeverity(finding: Finding): Problem {
  return { ...finding, severity: severityOf(finding.code) };
}
