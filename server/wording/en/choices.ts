import type { PackageFileFault } from '../../checks/settings/packageFile.ts';
import type { Wording } from '../texts/places.ts';

/** Mistakes in `whq.json`, or in the same part of the settings. */
export const choiceFaultsEn: Wording<PackageFileFault> = {
  notJson: 'this file is not JSON with { } around it, so none of its settings count.',
  badBaseline: '"baseline" must be the path of a file, such as "baseline.json".',
  notAnObject: '"severities" must be an object with codes and severities, such as { "double-space": "off" }.',
  unknownCode: 'there is no problem with the code "{code…}".[nearest? Did you mean {nearest}?]',
  badSeverity: '{code} must be error, warning, information, hint or off, not {value…}.',
};
