import type { PackageFileFault } from '../../checks/settings/packageFile.ts';
import { list, shorten } from '../catalogue/phrasing.ts';

/** The sentence for a mistake in `whq.json`, or in the same part of the settings. */
export function choiceFaultEs(fault: PackageFileFault): string {
  switch (fault.kind) {
    case 'notJson':
      return 'este archivo no es JSON entre { }, así que ninguno de sus ajustes cuenta.';
    case 'badBaseline':
      return '"baseline" tiene que ser la ruta de un archivo, como "baseline.json".';
    case 'notAnObject':
      return '"severities" tiene que ser un objeto con códigos y gravedades, como { "double-space": "off" }.';
    case 'unknownCode': {
      const hint = fault.nearest === undefined ? '' : ` ¿Querías decir ${fault.nearest}?`;
      return `no hay ningún problema con el código «${shorten(fault.code)}».${hint}`;
    }
    case 'badSeverity':
      return `${fault.code} tiene que ser ${list(['error', 'warning', 'information', 'hint', 'off'], 'o')}, no ${shorten(fault.value)}.`;
  }
}
