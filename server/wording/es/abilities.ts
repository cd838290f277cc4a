import { problemTexts } from '../texts/problemTexts.ts';

/** Abilities, their parameters, and comments that ignore problems. */
export const abilitiesEs = problemTexts({
  'missing-parameter':
    '[value?El valor de {name…} solo está en el texto. El editor de la aplicación lo lee en param y muestra un campo vacío: añade param="{value}".|{name…} necesita un valor, como en {example}: sin él nadie sabe lo fuerte que es. Escríbelo aquí y en param="…".]',
  'unfit-parameter':
    '«{value…}» no vale para {rule…}, que lleva [expected=number?un número|[expected=score?una puntuación que sacar, como 5+|[expected=die?un dado, como 1D6|un número que sumar o restar, como +1]]].[other? ¿Querías decir {other…}?]',
  'parameter-mismatch':
    '[written?El texto dice «{written…}» y param dice «{parameter…}». Los jugadores ven el texto y el editor de la aplicación muestra param: ponlos iguales.|param dice «{parameter…}», pero el texto no da ningún valor, y los jugadores solo ven el texto.]',
  'wrong-rule':
    '«{text…}» es la regla {otherId}, pero aquí se enlaza {id…}: los lectores que la consulten verán otra regla.',
  'several-rules': 'Aquí se nombran {names…, y}, pero solo se enlaza {id…}: da a cada una su <rule>.',
  'unused-parameter': {
    lost: 'El texto habla de un valor, y el nombre no tiene sitio para él: nadie ve el valor de un monstruo. Añade {name…} al nombre.',
    parameter:
      'La aplicación pide «{name…}», pero ni el nombre ni el texto de esta regla lo usan. Di qué hace, o no lo pidas.',
    placeholder:
      'El nombre tiene «{name…}», pero el texto no dice nunca qué hace. Úsalo en el texto o quítalo del nombre.',
  },
  'undeclared-placeholder': {
    placeholder:
      '{written…} no tiene valor: la regla [declared=0?no declara ningún parámetro|declara [declared=1?un parámetro|{declared} parámetros]]. La aplicación lo mostraría tal cual.',
    rule: 'El nombre tiene {placeholder}, pero no se declara ningún parámetro, como hacen otras reglas de este archivo o dan por hecho sus usos: el editor de la aplicación no pide ningún valor. Añade parameterName.',
  },
  'unknown-ability': 'No existe la habilidad «{written…}». ¿Querías decir {nearest…}?',
  'unused-suppression':
    'Aquí no hay ningún problema «{code…}» que ignorar. Quítalo, para que no oculte otro problema más adelante.',
  'bad-suppression': {
    noCode: 'Nombra el problema que se ignora: <!-- whq-ignore código: motivo -->.',
    noReason: 'Añade el motivo después de dos puntos, para que el próximo autor sepa por qué se ignora.',
    unknownCode: 'No existe el problema «{code…}».[nearest? ¿Querías decir {nearest}?]',
    notIgnorable:
      '«{code}» no se puede ignorar, porque los programas no podrían leer el archivo o porque nadie notaría lo que se oculta.',
    allInXml: '«all» es para archivos de Markdown y de texto. Nombra los problemas uno por uno.',
  },
});
