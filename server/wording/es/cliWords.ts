import type { cliWordsEn } from '../en/cliWords.ts';
import { fill, type Like } from '../texts/places.ts';
import { checkWordsEs } from './checkWords.ts';
import { cliHelpEs } from './cliHelp.ts';

const usageEs: Readonly<Record<Parameters<typeof cliWordsEn.usage>[0]['kind'], string>> = {
  unknownCommand: 'No existe el comando «{command}».[nearest? ¿Querías decir {nearest}?]',
  unknownOption: 'Aquí no existe la opción {option}.[nearest? ¿Querías decir {nearest}?]',
  missingValue: 'A {option} le falta un valor.',
  needlessValue: '{option} no lleva ningún valor.',
  badValue: '{option} debe ser {allowed, o}, no «{value}».',
  emptyOperand: 'Hay un nombre o una ruta sin nada, «». Omítelo, o escribe lo que corresponda.',
  surplusOperand: '«{operand}» sobra. Pon entre comillas las palabras que van juntas.',
  needsOption: '{option} solo se puede usar con {needed}.',
  notTogether: '{first} y {second} no se pueden usar a la vez.',
  missingOption: 'Falta la opción {option}.',
  inputAndPaths: 'Usa --stdin o rutas, pero no las dos cosas.',
  missingFile: 'Falta el archivo PO, como es.po.',
  nothingToConvert: 'Nombra los archivos o las carpetas que convertir.',
  missingFolder: 'Falta la carpeta de un paquete.',
  missingExpression: 'Falta una expresión, como "2D6+2".',
  unknownAction: '[action?«{action}» no es {allowed, o}.|Di qué mostrar: {allowed, o}.]',
  missingDrawn: 'Falta una tabla, un monstruo o un evento, como rpb-goblin.',
  unknownSystem: 'No existe el sistema «{system}».[nearest? ¿Querías decir {nearest}?] Conoce {known, y}.',
  missingName: 'Falta un nombre, como Miedo 6.',
  badBinding: '--let lleva nombres con números enteros, como n=5,battle-level=3, no «{text}».',
  unknownName: '{name} no está en la expresión. [known?Tiene {known, y}.|No tiene ningún nombre.]',
  missingSides: 'Un combate necesita dos bandos, como "6 Goblins" y party.',
  badCloseFrom: '--close-from admite un asalto a partir de 1, o never, no «{value}».',
  optionOfSystem: '{option} solo vale para combates del sistema {system}.',
  missingScenario: 'Falta el archivo de un escenario, como escenario.md.',
  notWhole: '{option} lleva un número entero, no «{value}».',
  boundOfTest: '{option} necesita una expresión que dé un número; una comparación ya da una probabilidad.',
  openNames: 'Da valores a estos nombres, o a todos menos dos: --let {names=…}',
  unsaidNames: 'Una tirada necesita un valor para cada nombre: --let {names=…}',
};

export const cliWordsEs: Like<typeof cliWordsEn> = {
  help: cliHelpEs,
  usage: (problem) => fill(usageEs[problem.kind], problem),
  seeHelp: 'Consulta {command} --help.',
  trouble: {
    missing: '{path}: no existe ese archivo ni esa carpeta.',
    forbidden: '{path}: no tienes permiso para leer este archivo.',
    tooLarge: '{path}: no se comprueba. El archivo ocupa más de 64 MB.',
    notAFile: '{path}: no es un archivo ni una carpeta. Usa --stdin para la salida de otro programa.',
    noRoom:
      '{path}: no se comprueba. Todos los archivos juntos ocuparían demasiada memoria; comprueba menos de una vez.',
    longText:
      '{path}: no se comprueba. No se lee un texto de más de 1.000.000 de caracteres; divídelo en varios archivos.',
    unreadable: '{path}: no se puede leer este archivo.',
    notUtf8: '{path}: este archivo no está en UTF-8, así que sus letras no se pueden leer. Guárdalo como UTF-8.',
    forbiddenFolder: '{path}: no tienes permiso para leer esta carpeta.',
    tooManyFiles: '{path}: esta carpeta tiene demasiados archivos o carpetas; no se han comprobado todos.',
    nothingFound: '{path}: en esta carpeta no se ha encontrado ningún archivo de reglas.',
    notOurs:
      '{path}: se omite. No es contenido de Warhammer Quest: WHQ Rules no conoce su elemento raíz o su primera entrada.',
    noScenario: '{path}: se omite. Este texto no menciona habilidades, dados ni Guerreros.',
    emptyInput: '{path}: la entrada estándar está vacía.',
    folderAsInput: '{path}: la entrada estándar es una carpeta. Da su ruta en lugar de --stdin.',
    unreadableInput: '{path}: la entrada estándar no se puede leer.',
  },
  fight: {
    noParty:
      '{path}: en este archivo no hay ningún grupo. Necesita una lista como [{ "name": "Ilse", "weaponSkill": 4, "strength": 3, "toughness": 3, "wounds": 10 }].',
    noProse: '{path}: un escenario es un texto en Markdown o en texto sin formato.',
  },
  translate: {
    done: '[percent?{translated} de {needed} ({percent} %)|nada que traducir]',
    none: '[language?Aquí no hay ningún archivo de traducciones para «{language}», como data/i18n/content-{language}.xml.|Aquí no hay ningún archivo de traducciones, como data/i18n/content-es.xml.]',
    glossary: {
      uses: '[count=1?1 uso|{count} usos]',
      otherWords: 'otras palabras: {key…}',
      total: '{names} nombres, {used} de ellos en textos; otras palabras en {places} [places=1?lugar|lugares]',
    },
    unknownThen: '(el registro no tiene las palabras anteriores) {now}',
    noRecord:
      '{language}: ningún registro dice de qué originales se hicieron estas traducciones. «whq-rules translate mark --to {language}» escribe uno.',
    marked: '{path}: {count} [count=1?traducción marcada|traducciones marcadas] como actuales.',
    markedSame:
      '{path}: {count} [count=1?traducción queda marcada|traducciones quedan marcadas] como igual[count=1?|es] a propósito.',
    same: '[count=1?1 es igual que el original|{count} son iguales que el original]',
    notSame: 'Ninguna traducción con la clave «{key…}» es igual que su original.',
    strangeLine:
      '{path}: la línea {line} no es de un registro de originales; quizá es una marca de una fusión. Corrígela antes; no ha cambiado nada.',
    unknownKey: 'No hay ninguna traducción con original para la clave «{key…}».',
    faults: {
      merge: 'aquí se fusionaron dos versiones del archivo y alguien tiene que elegir todavía. Quita las marcas.',
      strange: 'esta línea no es de un archivo PO. Los textos llevan comillas alrededor.',
      quote: 'este texto no acaba en comillas, o las lleva dentro. Dentro de un texto escribe \\".',
      escape: 'una barra invertida no significa nada ante esta letra. Para una barra escribe \\\\.',
      order: 'la entrada ya tiene un msgstr. Quita uno de los dos.',
      plural: 'las entradas de un paquete no tienen plurales. Escribe un solo msgstr.',
      twice: 'una entrada anterior tiene el mismo msgctxt. Quita una de las dos.',
      incomplete: 'a esta entrada le falta msgid o msgstr.',
    },
    faulty: '{path}: {count} [count=1?error|errores]. No ha cambiado nada.',
    otherLanguage:
      '{path}: las traducciones de este archivo están en {written}, según su cabecera, no en {wanted}. No ha cambiado nada.',
    keyless: '«{source…}» se omite. No tiene msgctxt, que nombra el texto del paquete: exporta de nuevo o añádelo.',
    noEntries: '{path}: este archivo no tiene entradas de un archivo PO. No ha cambiado nada.',
    exported: '{texts} textos, {translated} con traducción.',
    imported:
      '{changed} [changed=1?traducción|traducciones] [isDry?por cambiar|cambiadas], {added} [isDry?por añadir|añadidas].',
    outcome: {
      unknown: '{key…}: omitida. El paquete no tiene ese texto para traducir.',
      unclear: '{key…}: omitida. El archivo de traducciones tiene esta entrada dos veces, o está mal formada.',
      illegal: '{key…}: omitida. El texto tiene un carácter que no cabe en XML.',
      broken:
        '{key…}: omitida. Tiene elementos y no se podría leer como XML: cada etiqueta de inicio necesita su etiqueta de cierre, y allí < y & se escriben &lt; y &amp;.',
      emptied: '{key…}: vacía en el archivo PO. La traducción queda como estaba.',
      fuzzy: '{key…}: omitida. Está marcada como dudosa (fuzzy): alguien tiene que revisarla.',
      outdated: '{key…}: escrita, pero su original ha cambiado desde la exportación. Compara los dos.',
    },
    more: '… y {count} más.',
  },
  notWritten: '{path}: este archivo no se puede escribir.',
  noWorkingFolder: 'La carpeta actual ya no existe. Cambia a otra.',
  unquoted: 'Pon la expresión entre comillas: en la línea de comandos, signos como > y ( tienen otro significado.',
  oneValue: 'Para un solo valor[names=1?| de cada nombre]: --let {names=…}',
  noTable:
    '[names?La tirada de la tabla de «{rule}» necesita un valor para cada nombre: --let {names=…}|«{rule}» no tiene ninguna tabla de tiradas, o no se conoce su tirada.]',
  nothingDrawn:
    'En esta carpeta no hay ninguna tabla, monstruo ni evento «{question…}».[nearest? ¿Querías decir {nearest}?]',
  unknownEntry: 'No hay ninguna regla, monstruo, evento ni tabla «{question…}».[nearest? ¿Querías decir {nearest, o}?]',
  nothingToExport: '{path}: aquí no hay nada de esa clase que exportar.',
  unknownRule: 'No existe la regla «{question…}».[nearest? ¿Querías decir {nearest, o}?]',
  namesakes: 'Otras reglas con este nombre: {others}.',
  pack: {
    nothing: '{folder}: en esta carpeta no hay ningún paquete. Sus archivos XML van en data/xml.',
    refused: 'No se ha escrito ningún zip. Corrige los errores o usa --force.',
    leftOut: '{path}: no está en el zip, porque ninguna aplicación lo carga.',
    link: '{path}: no está en el zip, porque es un enlace. Pon en su lugar el archivo o la carpeta.',
    notForWindows:
      '{path}: Windows no puede tener un archivo con este nombre, así que allí no se podría descomprimir el zip. Renómbralo.',
    newList: 'No hay ningún content-manifest.json que se pueda leer; el zip tiene uno con todos los archivos XML.',
    written: '{path}: {files} archivos, {kilobytes} KB',
  },
  converted: {
    done: '[files=1?1 archivo convertido.|{files} archivos convertidos.]',
    would: '[files=1?Se convertiría 1 archivo.|Se convertirían {files} archivos.]',
    unsaid: '{path}: la edición actual no tiene <{element}> en este texto ({count} ×). Las palabras se quedan.',
  },
  formatted: {
    done: '[files=1?1 archivo formateado.|{files} archivos formateados.]',
    would: '[files=1?1 archivo por formatear.|{files} archivos por formatear.]',
  },
  check: checkWordsEs,
};
