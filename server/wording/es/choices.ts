import type { PackageFileFault } from '../../checks/settings/packageFile.ts';
import type { Wording } from '../texts/places.ts';

/** Mistakes in `whq.json`, or in the same part of the settings. */
export const choiceFaultsEs: Wording<PackageFileFault> = {
  notJson: 'este archivo no es JSON entre { }, así que ninguno de sus ajustes cuenta.',
  badBaseline: '"baseline" tiene que ser la ruta de un archivo, como "baseline.json".',
  notAnObject: '"severities" tiene que ser un objeto con códigos y gravedades, como { "double-space": "off" }.',
  unknownCode: 'no hay ningún problema con el código «{code…}».[nearest? ¿Querías decir {nearest}?]',
  badSeverity: '{code} tiene que ser error, warning, information, hint o off, no {value…}.',
};
