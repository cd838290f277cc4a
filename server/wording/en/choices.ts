import type { PackageFileFault } from '../../checks/settings/packageFile.ts';
import { list, shorten } from '../catalogue/phrasing.ts';

/** The sentence for a mistake in `whq.json`, or in the same part of the settings. */
export function choiceFaultEn(fault: PackageFileFault): string {
  switch (fault.kind) {
    case 'notJson':
      return 'this file is not JSON with { } around it, so none of its settings count.';
    case 'badBaseline':
      return '"baseline" must be the path of a file, such as "baseline.json".';
    case 'notAnObject':
      return '"severities" must be an object with codes and severities, such as { "double-space": "off" }.';
    case 'unknownCode': {
      const hint = fault.nearest === undefined ? '' : ` Did you mean ${fault.nearest}?`;
      return `there is no problem with the code "${shorten(fault.code)}".${hint}`;
    }
    case 'badSeverity':
      return `${fault.code} must be ${list(['error', 'warning', 'information', 'hint', 'off'], 'or')}, not ${shorten(fault.value)}.`;
  }
}
