import type { AbilityMessages, ParameterKind } from '../catalogue/abilities.ts';
import { list, shorten } from '../catalogue/phrasing.ts';

export const abilitiesEs: AbilityMessages = {
  missingParameter: (name, value, example) =>
    value === undefined
      ? `${shorten(name)} necesita un valor, como en ${example}: sin él nadie sabe lo fuerte que es. Escríbelo aquí y en param="…".`
      : `El valor de ${shorten(name)} solo está en el texto. El editor de la aplicación lo lee en param y muestra un campo vacío: añade param="${value}".`,
  unfitParameter: (value, rule, expected, other) =>
    `«${shorten(value)}» no vale para ${shorten(rule)}, que lleva ${kinds[expected]}.${other === undefined ? '' : ` ¿Querías decir ${shorten(other)}?`}`,
  unfitValue: (value, rule, expected) =>
    `«${shorten(value)}» no puede ser un valor de ${shorten(rule)}, que lleva ${kinds[expected]}: se ofrecería a todo el que use la regla.`,
  parameterMismatch: (written, parameter) =>
    written === ''
      ? `param dice «${shorten(parameter)}», pero el texto no da ningún valor, y los jugadores solo ven el texto.`
      : `El texto dice «${shorten(written)}» y param, «${shorten(parameter)}». Los jugadores ven el texto y el editor de la aplicación muestra param: ponlos iguales.`,
  wrongRule: (text, id, otherId) =>
    `«${shorten(text)}» es la regla ${otherId}, pero aquí se enlaza ${shorten(id)}: quien la consulte leerá otra regla.`,
  severalRules: (names, id) =>
    `Aquí se nombran ${list(names.map(shorten), 'y')}, pero solo se enlaza ${shorten(id)}: da a cada una su <rule>.`,
  unreadableUse: (text, id, name) =>
    `«${shorten(text)}» no parece un uso de ${shorten(id)}, que se llama ${shorten(name)}. ¿Es la regla correcta?`,
  unusedParameter: (parameter) =>
    `La aplicación pide «${shorten(parameter)}», pero ni el nombre ni el texto de esta regla lo usan. Di qué hace, o no lo pidas.`,
  unusedPlaceholder: (placeholder) =>
    `El nombre tiene «${shorten(placeholder)}», pero el texto no dice nunca qué hace. Úsalo en el texto o quítalo del nombre.`,
  undeclaredPlaceholder: (placeholder, declared) =>
    `Nada puede sustituir a ${shorten(placeholder)}: ${declaredParameters[Math.min(declared, 2)]?.(declared) ?? ''}. La aplicación lo mostraría tal cual.`,
  tooFewParameters: (placeholders, declared) =>
    `El nombre tiene sitio para ${placeholders} valores, pero solo se declaran ${declared}: los demás no se pueden rellenar.`,
  unknownAbility: (written, nearest) =>
    `No existe la habilidad «${shorten(written)}». ¿Querías decir ${shorten(nearest)}?`,
  unusedSuppression: (code) =>
    `Aquí no hay ningún problema «${shorten(code)}» que ignorar. Quítalo, para que no oculte otro más adelante.`,
  badSuppression: (fault) => {
    switch (fault.kind) {
      case 'noCode':
        return 'Di qué problema se ignora: <!-- whq-ignore código: motivo -->.';
      case 'noReason':
        return 'Di por qué se ignora, detrás de dos puntos: quien venga después no puede saberlo.';
      case 'unknownCode':
        return `No existe el problema «${shorten(fault.code)}».${fault.nearest === undefined ? '' : ` ¿Querías decir ${fault.nearest}?`}`;
      case 'notIgnorable':
        return `«${fault.code}» no se puede ignorar: ningún programa leería el archivo, o nadie vería lo que se oculta.`;
      case 'allInXml':
        return '«all» es para archivos de Markdown y de texto. Nombra los problemas uno por uno.';
      default:
        return fault satisfies never;
    }
  },
};

const kinds: Readonly<Record<ParameterKind, string>> = {
  number: 'un número',
  score: 'un resultado que sacar, como 5+',
  die: 'un dado, como 1D6',
  modifier: 'algo que sumar o restar, como +1',
};

const declaredParameters = [
  () => 'la regla no declara ningún parámetro',
  () => 'la regla declara un parámetro',
  (count: number) => `la regla declara ${count} parámetros`,
] as const;
