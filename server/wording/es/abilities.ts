import type { ParameterKind } from '../../abilities/slotFit.ts';
import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Abilities, their parameters, and comments that ignore problems. */
export const abilitiesEs = {
  'missing-parameter': ({ name, value, example }) =>
    value === undefined
      ? `${shorten(name)} necesita un valor, como en ${example}: sin él nadie sabe lo fuerte que es. Escríbelo aquí y en param="…".`
      : `El valor de ${shorten(name)} solo está en el texto. El editor de la aplicación lo lee en param y muestra un campo vacío: añade param="${value}".`,
  'unfit-parameter': ({ value, rule, expected, other }) =>
    `«${shorten(value)}» no vale para ${shorten(rule)}, que lleva ${kinds[expected]}.${other === undefined ? '' : ` ¿Querías decir ${shorten(other)}?`}`,
  'parameter-mismatch': ({ written, parameter }) =>
    written === ''
      ? `param dice «${shorten(parameter)}», pero el texto no da ningún valor, y los jugadores solo ven el texto.`
      : `El texto dice «${shorten(written)}» y param dice «${shorten(parameter)}». Los jugadores ven el texto y el editor de la aplicación muestra param: ponlos iguales.`,
  'wrong-rule': ({ text, id, otherId }) =>
    `«${shorten(text)}» es la regla ${otherId}, pero aquí se enlaza ${shorten(id)}: los lectores que la consulten verán otra regla.`,
  'several-rules': ({ names, id }) =>
    `Aquí se nombran ${list(names.map(shorten), 'y')}, pero solo se enlaza ${shorten(id)}: da a cada una su <rule>.`,
  'unused-parameter': ({ what, name }) =>
    what === 'lost'
      ? `El texto habla de un valor, y el nombre no tiene sitio para él: nadie ve el valor de un monstruo. Añade ${shorten(name)} al nombre.`
      : what === 'parameter'
        ? `La aplicación pide «${shorten(name)}», pero ni el nombre ni el texto de esta regla lo usan. Di qué hace, o no lo pidas.`
        : `El nombre tiene «${shorten(name)}», pero el texto no dice nunca qué hace. Úsalo en el texto o quítalo del nombre.`,
  'undeclared-placeholder': (facts) =>
    facts.what === 'rule'
      ? `El nombre tiene ${facts.placeholder}, pero no se declara ningún parámetro, como hacen otras reglas de este archivo o dan por hecho sus usos: el editor de la aplicación no pide ningún valor. Añade parameterName.`
      : `${shorten(facts.written)} no tiene valor: ${declaredParameters[Math.min(facts.declared, 2)]?.(facts.declared) ?? ''}. La aplicación lo mostraría tal cual.`,
  'unknown-ability': ({ written, nearest }) =>
    `No existe la habilidad «${shorten(written)}». ¿Querías decir ${shorten(nearest)}?`,
  'unused-suppression': ({ code }) =>
    `Aquí no hay ningún problema «${shorten(code)}» que ignorar. Quítalo, para que no oculte otro problema más adelante.`,
  'bad-suppression': (fault) => {
    switch (fault.kind) {
      case 'noCode':
        return 'Nombra el problema que se ignora: <!-- whq-ignore código: motivo -->.';
      case 'noReason':
        return 'Añade el motivo después de dos puntos, para que el próximo autor sepa por qué se ignora.';
      case 'unknownCode':
        return `No existe el problema «${shorten(fault.code)}».${fault.nearest === undefined ? '' : ` ¿Querías decir ${fault.nearest}?`}`;
      case 'notIgnorable':
        return `«${fault.code}» no se puede ignorar, porque los programas no podrían leer el archivo o porque nadie notaría lo que se oculta.`;
      case 'allInXml':
        return '«all» es para archivos de Markdown y de texto. Nombra los problemas uno por uno.';
      default:
        return fault satisfies never;
    }
  },
} satisfies Partial<ProblemMessages>;

const kinds: Readonly<Record<ParameterKind, string>> = {
  number: 'un número',
  score: 'una puntuación que sacar, como 5+',
  die: 'un dado, como 1D6',
  modifier: 'un número que sumar o restar, como +1',
};

const declaredParameters = [
  () => 'la regla no declara ningún parámetro',
  () => 'la regla declara un parámetro',
  (count: number) => `la regla declara ${count} parámetros`,
] as const;
