import type { Finding } from './finding.ts';
import type { Severity } from './kinds.ts';

/** A finding with the severity that readers see. */
export type Problem = Finding & { readonly severity: Severity };
