import type { Finding } from '../../server/checks/problems/finding.ts';
import { severityOf } from '../../server/checks/problems/kinds.ts';
import type { Problem } from '../../server/checks/problems/problem.ts';

/** The finding with the usual severity of its kind. */
export function withSeverity(finding: Finding): Problem {
  return { ...finding, severity: severityOf(finding.code) };
}
