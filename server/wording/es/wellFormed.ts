import type { DeclarationFault } from '../../xml/parseError.ts';
import { hexadecimal } from '../texts/phrasing.ts';
import { fill, say, type Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

const declarations: Wording<DeclarationFault> = {
  beginning: 'La primera línea debe empezar por <?xml, en minúsculas y sin espacios delante del nombre.',
  noVersion:
    'A la línea <?xml …?> le falta version, y ningún programa lee el archivo. Escribe <?xml version="1.0" …?>.',
  order: 'En la línea <?xml …?>, {name} debe ir antes de {later}.',
  name: 'La línea <?xml …?> no puede tener {name…}.[nearest? ¿Querías decir {nearest}?] Puede tener version, encoding y standalone, en este orden.',
  version: '«{value…}» no es una versión de XML. Escribe version="1.0".',
  encoding:
    '«{value…}» no es una codificación que conozcan los programas, así que no leen el archivo.[nearest? ¿Querías decir {nearest}?] Escribe encoding="UTF-8", salvo que el archivo esté guardado en otra codificación.',
  standalone: 'standalone debe ser «yes» o «no», no «{value…}». Es opcional.',
};

/** Mistakes that keep programs from reading a file. */
export const wellFormedEs = problemTexts({
  'unclosed-element':
    '[isRepeated?<{name}> empieza dentro de otro <{name}>, y ninguno se cierra. Si el otro termina aquí, escribe </{name}>.|<{name}>, abierto aquí, no se cierra nunca. Añade {endTags…} donde termina.]',
  'stray-end-tag': '</{name}> no cierra nada: no hay ningún <{name}> abierto. Quítalo o añade el <{name}> que falta.',
  'self-closed-element':
    'Esta "/" termina <{name}> en su propia etiqueta, pero detrás siguen su contenido y </{name}>. Quita la "/".',
  'mismatched-end-tag':
    '[isSwapped?</{expected}> debe ir antes de </{name}>: el elemento que se abre el último se cierra el primero. Intercámbialos.|</{name}> debería ser </{expected}>, que es el elemento abierto aquí.]',
  'unfinished-start-tag': 'La etiqueta <{name} está sin terminar: le falta el «>».',
  'unfinished-end-tag':
    'La etiqueta de cierre </{name} está sin terminar: [name?le falta el «>»|le faltan el nombre y el «>»].',
  'stray-less-than': 'Un «<» suelto no está permitido en un texto, porque abre una etiqueta. Escribe &lt; en su lugar.',
  'stray-characters': '«{characters…}» no puede estar aquí. Un atributo se escribe nombre="valor".',
  'attribute-without-value':
    '[lacksEquals?Falta un «=» entre {name} y su valor.|El atributo {name} no tiene valor. Escribe {name}="…".]',
  'unquoted-value':
    '[isCurly?El valor de {name} está entre las comillas tipográficas de un procesador de textos. Debe ir entre comillas rectas: {name}="…".|El valor de {name} debe ir entre comillas: {name}="…".]',
  'unclosed-quote': 'Al valor de {name} le falta el {quote} de cierre.',
  'missing-space': 'Falta un espacio antes de {name…}.',
  'duplicate-attribute': '{name} aparece dos veces en esta etiqueta. Deja solo uno.',
  'bare-ampersand': 'Un «&» suelto no está permitido. Escribe &amp; en su lugar.',
  'unknown-entity':
    '&{name}; no existe en XML. Escribe el carácter mismo; solo &amp; &lt; &gt; &quot; &apos; tienen nombre.',
  'bad-character-reference': '{reference} no es un carácter que pueda contener un archivo.',
  'illegal-character': ({ code }) =>
    `Aquí hay un carácter invisible (U+${hexadecimal(code)}) que XML no permite. Bórralo.`,
  'cdata-end-in-text': '«]]>» no puede aparecer en un texto. Escribe ]]&gt; en su lugar.',
  'unclosed-comment': 'Este comentario no se cierra nunca. Añade --> donde termina.',
  'double-hyphen': 'Un comentario no puede contener «--». Usa un solo guion o una raya.',
  'unclosed-cdata': 'Esta sección CDATA no se cierra nunca. Añade ]]> donde termina.',
  'unclosed-instruction': 'Esta instrucción no se cierra nunca. Añade ?> donde termina.',
  'misplaced-xml-declaration':
    'La línea <?xml …?> debe ser lo primero del archivo, sin nada delante, ni siquiera un espacio.',
  'bad-xml-declaration': ({ fault }) => say(declarations, fault),
  'misplaced-doctype': 'Un <!DOCTYPE …> solo puede aparecer una vez, antes del primer elemento. Quítalo.',
  'misplaced-cdata': 'Una sección CDATA no puede estar fuera del elemento raíz.',
  'text-outside-root':
    'No puede haber texto fuera del elemento raíz: ningún programa lo lee. Muévelo dentro o bórralo.',
  'second-root': 'Un archivo tiene un solo elemento raíz, y ya había terminado antes de este <{name}>. Une los dos.',
  'wrong-root':
    'La raíz de este archivo es <{name…}>. Debe ser <{expected}>; si no, la aplicación se salta todo el archivo.',
  'missing-root':
    'El archivo debe empezar por <{expected}> y terminar con </{expected}>; si no, la aplicación se salta todo el archivo. La primera etiqueta falta o está rota.',
  'early-root-end': '</{name}> termina aquí el archivo, pero siguen más entradas. Muévelo al final.',
  'too-deep': 'Aquí hay más de {limit} niveles de elementos anidados; los más profundos no se comprueban.',
  'merge-conflict': ({ count }) =>
    fill(
      'Aquí[others=0?| y en [others=1?otro lugar|otros {others} lugares]] se fusionaron dos versiones de este archivo y alguien tiene que elegir todavía: hasta entonces ningún programa puede leerlo. Deja una de las dos versiones y quita las líneas con <<<<<<<, ======= y >>>>>>>.',
      { others: count - 1 },
    ),
  'wrong-encoding': {
    is: 'El archivo dice que está en {declared…}, pero está en {actual}: los programas leen mal sus letras, o no lo leen. Escribe encoding="{actual}".',
    lacks:
      'El archivo dice que está en {declared…}, que no tiene «{character}»: los programas lo leen mal. Escribe encoding="UTF-8" y guarda el archivo como UTF-8.',
    lost: 'Hay letras de este archivo que no se han podido leer (se ven como \ufffd): está en {declared…}, pero se abrió en otra codificación. Vuelve a abrirlo en {declared…} antes de guardarlo.',
  },
  'other-xml-version':
    'El archivo dice que es XML {version}. Aquí no hace falta, y algunos programas solo leen la versión 1.0. Escribe version="1.0".',
  'undeclared-prefix':
    'El prefijo «{prefix…}:» no está declarado, así que un navegador no lee este archivo. Escribe el nombre sin el prefijo, o añade xmlns:{prefix…}="…" a la primera etiqueta.',
});
