import type { Expectation } from '../../formats/schema/finding.ts';
import type { DeclarationFault } from '../../xml/parseError.ts';
import { hexadecimal, list, shorten } from '../catalogue/phrasing.ts';
import type { ProblemMessages } from '../catalogue/problems.ts';

export const problemsEs: ProblemMessages = {
  syntax: {
    unclosedElement: ({ name, endTags, isRepeated }) =>
      isRepeated
        ? `<${name}> empieza dentro de otro <${name}>, y ninguno se cierra. Si el otro termina aquí, escribe </${name}>.`
        : `<${name}>, abierto aquí, no se cierra nunca. Añade ${shorten(endTags)} donde termina.`,
    strayEndTag: ({ name }) =>
      `</${name}> no cierra nada: no hay ningún <${name}> abierto. Quítalo o añade el <${name}> que falta.`,
    mismatchedEndTag: ({ name, expected, isSwapped }) =>
      isSwapped
        ? `</${expected}> debe ir antes de </${name}>: lo último que se abre es lo primero que se cierra. Intercámbialos.`
        : `</${name}> debería ser </${expected}>, que es el elemento abierto aquí.`,
    unfinishedStartTag: ({ name }) => `La etiqueta <${name} está sin terminar: le falta el «>».`,
    unfinishedEndTag: ({ name }) =>
      `La etiqueta de cierre </${name} está sin terminar: ${name ? 'le falta el «>»' : 'le faltan el nombre y el «>»'}.`,
    strayLessThan: () => 'Un «<» suelto abre una etiqueta que no llega. En un texto escribe &lt; en su lugar.',
    strayCharacters: ({ characters }) =>
      `«${shorten(characters)}» no puede estar aquí. Un atributo se escribe nombre="valor".`,
    attributeWithoutValue: ({ name, lacksEquals }) =>
      lacksEquals
        ? `Falta un «=» entre ${name} y su valor.`
        : `El atributo ${name} no tiene valor. Escribe ${name}="…".`,
    unquotedValue: ({ name }) => `El valor de ${name} debe ir entre comillas: ${name}="…".`,
    unclosedQuote: ({ name, quote }) => `Al valor de ${name} le falta el ${quote} de cierre.`,
    missingSpace: ({ name }) => `Falta un espacio antes de ${shorten(name)}.`,
    duplicateAttribute: ({ name }) => `${name} aparece dos veces en esta etiqueta. Deja solo uno.`,
    bareAmpersand: () => 'Un «&» suelto no está permitido. Escribe &amp; en su lugar.',
    unknownEntity: ({ name }) =>
      `&${name}; no existe en XML. Escribe el carácter mismo; solo &amp; &lt; &gt; &quot; &apos; tienen nombre.`,
    badCharacterReference: ({ reference }) =>
      `${reference} no corresponde a ningún carácter que pueda estar en un archivo.`,
    illegalCharacter: ({ code }) => `Aquí hay un carácter invisible (U+${hexadecimal(code)}) que XML prohíbe. Bórralo.`,
    cdataEndInText: () => '«]]>» no puede aparecer en un texto. Escribe ]]&gt; en su lugar.',
    unclosedComment: () => 'Este comentario no se cierra nunca. Añade --> donde termina.',
    doubleHyphen: () => 'Un comentario no puede contener «--». Usa un solo guion o una raya.',
    unclosedCdata: () => 'Esta sección CDATA no se cierra nunca. Añade ]]> donde termina.',
    unclosedInstruction: () => 'Esta instrucción no se cierra nunca. Añade ?> donde termina.',
    misplacedXmlDeclaration: () =>
      'La línea <?xml …?> debe ser lo primero del archivo, sin nada delante, ni siquiera un espacio.',
    badXmlDeclaration: ({ fault }) => declarationFault(fault),
    misplacedDoctype: () => 'Un <!DOCTYPE …> solo puede aparecer una vez, antes del primer elemento. Quítalo.',
    misplacedCdata: () => 'Una sección CDATA no puede estar fuera del elemento raíz.',
    textOutsideRoot: () =>
      'No puede haber texto fuera del elemento raíz: ningún programa lo lee. Muévelo dentro o bórralo.',
    secondRoot: ({ name }) =>
      `Un archivo tiene un solo elemento raíz, y ya había terminado antes de este <${name}>. Une los dos.`,
    wrongRoot: ({ name, expected }) =>
      `La raíz de este archivo es <${shorten(name)}>. Debe ser <${expected}>; si no, la app no lee nada del archivo.`,
    missingRoot: ({ expected }) =>
      `El archivo debe empezar por <${expected}> y terminar con </${expected}>; si no, la app no lee nada de él. La primera etiqueta falta o está rota.`,
    earlyRootEnd: ({ name }) => `</${name}> termina aquí el archivo, pero siguen más entradas. Muévelo al final.`,
    tooDeep: ({ limit }) => `Aquí hay más de ${limit} elementos anidados; lo que haya más adentro no se mira.`,
  },
  schema: {
    unknownElement: ({ name, parent, allowed, nearest }) =>
      `No existe el elemento <${name}>${parent ? ` dentro de <${parent}>` : ''}.${meant(nearest && `<${nearest}>`)}${allowedElements(allowed)}`,
    misplacedElement: ({ name, parent, parents }) =>
      `<${name}> no puede estar ${parent ? `directamente en <${parent}>` : 'aquí'}: su sitio es ${list(
        parents.map((other) => `<${other}>`),
        'o',
      )}.`,
    missingChild: ({ element, expected }) =>
      `Este <${element}> está vacío. Necesita ${list(
        expected.map((name) => `<${name}>`),
        'o',
      )}.`,
    noEntries: ({ expected }) =>
      `Aquí todavía no hay nada escrito: añade ${list(
        expected.map((name) => `<${name}>`),
        'o',
      )}.`,
    unexpectedText: ({ parent, allowed }) =>
      `No puede haber texto directamente en <${parent}>.${allowedElements(allowed)}`,
    unknownAttribute: ({ element, attribute, allowed, nearest }) =>
      `<${element}> no tiene ningún atributo ${attribute}.${meant(nearest)}${allowed.length > 0 ? ` Puede tener ${list(allowed, 'y')}.` : ' No tiene ninguno.'}`,
    missingAttribute: ({ element, attribute }) => `A este <${element}> le falta ${attribute}. Añade ${attribute}="…".`,
    badValue: ({ attribute, value, expected }) =>
      value === ''
        ? `${attribute} está vacío. ${expectation(expected)}`
        : `«${shorten(value)}» no vale como ${attribute}. ${expectation(expected)}`,
  },
  wrongEncoding: (facts) => {
    const declared = shorten(facts.declared);
    switch (facts.what) {
      case 'is':
        return `El archivo dice que está en ${declared}, pero está en ${facts.actual}: los programas leen mal sus letras, o no lo leen. Escribe encoding="${facts.actual}".`;
      case 'lacks':
        return `El archivo dice que está en ${declared}, que no tiene «${facts.character}»: los programas lo leen mal. Escribe encoding="UTF-8" y guarda el archivo como UTF-8.`;
      case 'lost':
        return `Hay letras de este archivo que no se han podido leer (se ven como \ufffd): está en ${declared}, pero se abrió en otra codificación. Vuelve a abrirlo en ${declared} antes de guardarlo.`;
      default:
        return facts satisfies never;
    }
  },
  otherXmlVersion: (version) =>
    `El archivo dice que es XML ${version}. Aquí no hace falta, y algunos programas solo leen la versión 1.0. Escribe version="1.0".`,
  undeclaredPrefix: (prefix) =>
    `Nada dice qué significa «${shorten(prefix)}:», así que un navegador no lee este archivo. Escribe el nombre sin eso, o añade xmlns:${shorten(prefix)}="…" a la primera etiqueta.`,
  tooManyProblems: (limit) => `Solo se muestran los primeros ${limit} problemas. Arregla algunos para ver los demás.`,
  nestedEntry: (name, endTags) =>
    `<${name}> empieza aquí antes de que termine la entrada anterior. Cierra primero esa, con ${shorten(endTags)}, o saca esta de ella.`,
  missingId: (name) =>
    `Esta regla no tiene id${name ? ` («${shorten(name)}»)` : ''}, así que ningún monstruo ni tabla puede referirse a ella. Añade id="…".`,
  badId: (value) =>
    value.trim() === ''
      ? 'El id está vacío, así que nada puede referirse a esta regla.'
      : `«${shorten(value)}» no vale como id: usa solo minúsculas sin acentos, cifras y guiones, como en mi-miedo.`,
  duplicateId: (id, line) =>
    `El id «${shorten(id)}» ya está usado en la línea ${line}. La aplicación solo conserva el último: da a cada regla el suyo.`,
  idInOtherFile: (id, file) =>
    `El id «${shorten(id)}» está también en ${file}. Si los dos archivos van en un mismo paquete, la aplicación solo conserva una de las reglas.`,
  dice: {
    expectedValue: () => 'Falta aquí un número, unos dados como 2D6 o un nombre como battle-level.',
    unexpectedText: ({ text }) => `«${shorten(text)}» no continúa lo anterior. ¿Falta un signo como + o >=?`,
    expectedClosing: ({ closing }) => `Falta aquí un «${closing}».`,
    expectedWord: ({ word }) => `Falta aquí «${word}».`,
    expectedComparator: () => 'Falta aquí una comparación como >=.',
    expectedDice: () => 'Aquí solo pueden ir dados, como 3D6.',
    expectedNumber: () => 'Aquí solo puede ir un número.',
    unknownFunction: ({ name, known }) => `No existe la función «${shorten(name)}». Existen ${list(known, 'y')}.`,
    testAsValue: () => 'Aquí hace falta un número, no una comparación.',
    valueAsTest: () => 'Aquí hace falta una comparación, como 1D6 >= 4.',
    chainedComparison: () => 'Solo se pueden comparar dos cosas a la vez. Une dos comparaciones con «and».',
    severalD66: () => 'D66 es una sola tirada de decenas y unidades; no se pueden sumar varias.',
    reversedRange: ({ low, high }) =>
      `Un intervalo va de menor a mayor: ${Math.min(low, high)}-${Math.max(low, high)}.`,
    numberTooLarge: ({ limit }) => `Este número es demasiado grande: se puede calcular hasta ${limit}.`,
    tooDeep: ({ limit }) => `Aquí hay más de ${limit} niveles de paréntesis y signos.`,
    tooLong: ({ limit }) => `Es demasiado largo para una expresión de dados: como máximo ${limit} caracteres.`,
    emptyLabel: () => 'Falta un rótulo antes de los dos puntos.',
    expectedAssignment: () => 'Antes de un punto y coma va un nombre y lo que vale, como roll = 1D6.',
    nameTwice: ({ name }) => `«${name}» ya tenía un valor.`,
    usedBeforeAssigned: ({ name }) => `«${name}» se usa antes de darle aquí un valor.`,
  },
};

function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'oneOf':
      return `Debe ser ${list(expected.values, 'o')}.`;
    case 'exactly':
      return `Debe ser «${expected.value}».`;
    case 'type':
      return expected.type === 'identifier'
        ? 'Usa solo minúsculas sin acentos, cifras, guiones, puntos y guiones bajos.'
        : 'Debe tener al menos una letra o un signo visible.';
    default:
      return expected satisfies never;
  }
}

function meant(nearest: string | undefined): string {
  return nearest ? ` ¿Querías decir ${nearest}?` : '';
}

function allowedElements(allowed: readonly string[]): string {
  return allowed.length > 0
    ? ` Aquí caben: ${list(
        allowed.map((name) => `<${name}>`),
        'y',
      )}.`
    : ' Aquí solo cabe texto.';
}

function declarationFault(fault: DeclarationFault): string {
  switch (fault.what) {
    case 'beginning':
      return 'La primera línea debe empezar por <?xml, en minúsculas y sin espacios delante del nombre.';
    case 'noVersion':
      return 'A la línea <?xml …?> le falta version, y ningún programa lee el archivo. Escribe <?xml version="1.0" …?>.';
    case 'order':
      return `En la línea <?xml …?>, ${fault.name} debe ir antes de ${fault.later}.`;
    case 'name':
      return `La línea <?xml …?> no tiene ${shorten(fault.name)}.${meant(fault.nearest)} Puede tener version, encoding y standalone, en este orden.`;
    case 'version':
      return `«${shorten(fault.value)}» no es una versión de XML. Escribe version="1.0".`;
    case 'encoding':
      return `«${shorten(fault.value)}» no es una codificación que conozcan los programas, así que no leen el archivo.${meant(fault.nearest)} Escribe encoding="UTF-8", salvo que el archivo esté guardado en otra.`;
    case 'standalone':
      return `standalone debe ser «yes» o «no», no «${shorten(fault.value)}». Se puede omitir.`;
    default:
      return fault satisfies never;
  }
}
