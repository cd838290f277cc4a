import { parsedJson } from '../../text/parsedJson.ts';
import { readSeverities, type Severities, type SeverityFault, usualSeverities } from '../problems/severities.ts';

/** The choices of a `whq.json` about the checks of its folder and all folders in it. */
export interface PackageFile {
  readonly severities: Severities;
  /** The path of the baseline from the folder of `whq.json`; undefined without one. */
  readonly baseline: string | undefined;
  readonly faults: readonly PackageFileFault[];
}

export type PackageFileFault = SeverityFault | { readonly kind: 'notJson' } | { readonly kind: 'badBaseline' };

/** The name of the file. */
export const packageFileName = 'whq.json';

export const noPackageFile: PackageFile = { severities: usualSeverities, baseline: undefined, faults: [] };

/** Reads the text of a `whq.json`. Wrong parts are left out and named. */
export function readPackageFile(text: string): PackageFile {
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ...noPackageFile, faults: [{ kind: 'notJson' }] };
  const { severities, faults } = readSeverities('severities' in value ? value.severities : undefined);
  const baseline: unknown = 'baseline' in value ? value.baseline : undefined;
  const isPath = typeof baseline === 'string' && baseline !== '';
  return {
    severities,
    baseline: isPath ? baseline : undefined,
    faults: baseline === undefined || isPath ? faults : [...faults, { kind: 'badBaseline' }],
  };
}
