import type { cliHelpEn } from '../en/cliHelp.ts';

/** The help of each command. */
export const cliHelpEs: Readonly<Record<keyof typeof cliHelpEn, string>> = {
  all: `whq-rules: problemas y probabilidades del contenido de aficionados para Warhammer Quest (1995)

Uso: whq-rules COMANDO [OPCIÓN…]

Comandos:
  balance ARCHIVO    los combates de un escenario, en orden
  check [RUTA…]      todos los problemas de archivos y carpetas
  convert ARCHIVO…   archivos en otra edición del formato
  draws TABLA|ID     la probabilidad de las entradas de una tabla, o dónde sale un monstruo
  export ID|ARCHIVO… reglas, monstruos, eventos y tablas para imprimir o para otros programas
  fight A B          quién gana un combate, en cuántos turnos y con qué pérdidas
  format [RUTA…]     el sangrado de los archivos XML
  odds EXPRESIÓN     las probabilidades exactas de una tirada
  roll EXPRESIÓN     una tirada
  pack CARPETA       un paquete como zip
  rule NOMBRE        la regla de un nombre o de una mención, como Miedo 6
  translate status   el progreso de las traducciones
  lsp --stdio        el servidor de lenguaje, para editores

Opciones de todos los comandos:
  --lang en|es       el idioma; si falta, el del sistema
  -h, --help         la ayuda del comando
  --version          la versión

Código de salida: 0 sin problemas, 1 hay problemas, 2 mal uso o entrada ilegible.
`,
  balance: `Uso: whq-rules balance [OPCIÓN…] ARCHIVO

Calcula cada combate de un escenario en Markdown o en texto, en orden: la probabilidad de que gane el grupo,
los turnos, las Heridas que pierde, quién cae y qué queda; y otra vez para un grupo que no se cura entre un
combate y otro. Un combate es una sección cuyo texto coloca Monstruos, como «aquí esperan 6 Goblins (Emboscada 5+)».

  whq-rules balance escenario.md
  whq-rules balance escenario.md --format html > combates.html

Opciones:
  --package CARPETA      la carpeta con los Monstruos y las reglas (la del escenario)
  --party ARCHIVO        el grupo en JSON, como en el ajuste whq-rules.party; si falta, los cuatro de la caja
  --let NOMBRE=VALOR,…   valores para los Guerreros que no los tienen, como battle-level=3
  --format text|json|markdown|html
                         el formato de la respuesta (text); html es una página para imprimir
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Código de salida: 0 respondido, 1 el texto no tiene combates, 2 mal uso o entrada ilegible.
`,
  check: `Uso: whq-rules check [OPCIÓN…] [RUTA…]

Muestra todos los problemas de los archivos de reglas y de los escenarios. En una carpeta (si no se indica
otra, la actual) el comando comprueba los archivos XML, y los de Markdown y de texto que mencionan alguna
habilidad, dados o Guerreros, también en las subcarpetas. Un archivo que nombres se comprueba se llame como
se llame. Todos los archivos juntos cuentan como un solo paquete.

Opciones:
  --format text|json|sarif|github|junit
                                 el formato del informe (text)
  --fail-on error|warning|info|hint
                                 la gravedad mínima con la que el código de salida es 1 (error)
  --show error|warning|info|hint
                                 la gravedad mínima de los problemas que se muestran con su lugar
                                 (info); los demás se cuentan por clases
  --summary                      cuenta todos los problemas por clases y no muestra ninguno
  --fix                          corrige los problemas con una sola corrección segura y escribe los
                                 archivos; después comprueba
  --dry-run                      con --fix: muestra las diferencias y no escribe nada
  --baseline ARCHIVO             oculta los problemas conocidos de este archivo
  --write-baseline ARCHIVO       escribe todos los problemas en este archivo como conocidos
  --no-cache                     no usa ni guarda nada de otras ejecuciones
  --watch                        vuelve a comprobar después de cada cambio, hasta que pulses Ctrl+C
  --stdin                        comprueba la entrada estándar
  --stdin-filename NOMBRE        el nombre del archivo de la entrada estándar
  --lang en|es                   el idioma; si falta, el del sistema
  -h, --help                     esta ayuda
  --version                      la versión

Código de salida: 0 sin problemas, 1 hay problemas, 2 mal uso, entrada ilegible o ningún contenido de Warhammer Quest.
`,
  draws: `Uso: whq-rules draws [OPCIÓN…] TABLA|ID
     whq-rules draws --format dot|mermaid [OPCIÓN…] [TABLA|ID]

Muestra la probabilidad de cada entrada de una tabla, o en qué tablas sale un monstruo o un evento y con qué
probabilidad. TABLA es el nombre de una tabla; ID, el id o el nombre de un monstruo o de un evento. Todas las
palabras que siguen a las opciones son un solo nombre. Las probabilidades son exactas y valen para las dos
aplicaciones; si no coinciden, la respuesta lo dice. Como grafo muestra qué sale de cada tabla: una tabla con las
que hay detrás, las tablas en las que sale un monstruo o un evento, o todas.

  whq-rules draws Roleplay Book Monsters - Level 1
  whq-rules draws rpb-goblin --level 3 --ambience orcs
  whq-rules draws --format dot | dot -Tsvg > draws.svg

Opciones:
  --package CARPETA      la carpeta del paquete (la actual)
  --level 1-10           el nivel de la mazmorra; si falta, se muestran todos
  --ambience NOMBRE      el ambiente de la mazmorra; si falta, cuentan las entradas de todos
  --format text|json|dot|mermaid
                         el formato de la respuesta (text); dot es para Graphviz, mermaid para Markdown
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Código de salida: 0 encontrado, 1 no existe, 2 mal uso o entrada ilegible.
`,
  convert: `Uso: whq-rules convert [OPCIÓN…] ARCHIVO…

Escribe archivos, o los archivos XML de carpetas, en otra edición del formato. La primera edición es la de la
aplicación Event Deck, con tiradas como 4 y Auto y con marcado en los eventos; la actual es la de las aplicaciones
de hoy. Muestra los nombres de los archivos que cambian, y dice lo que la otra edición no puede decir: eso se queda
como está, y del marcado se quedan las palabras. Lo que ambas pueden decir es igual tras el camino de vuelta.

Opciones:
  --to present|first           la edición (present)
  --dry-run                    muestra las diferencias y no escribe nada
  --lang en|es                 el idioma de los mensajes; si no, el del sistema
  -h, --help                   esta ayuda
  --version                    la versión

Estado de salida: 0 hecho, 2 uso incorrecto, o un archivo que no se puede leer o escribir.
`,
  export: `Uso: whq-rules export --to FORMA [OPCIÓN…] ID|ARCHIVO…
     whq-rules export --to FORMA --kind CLASE [OPCIÓN…]

Escribe reglas, monstruos, eventos y tablas: como página para imprimir, como Markdown o para otros programas.
ID es el id o el nombre de una entrada, o la mención de una regla como «Miedo 6»; de un ARCHIVO se escriben
todas las entradas, y de un escenario sus tablas de tirada. Sin ninguno, --kind escribe todas las entradas de
una clase del paquete.

  whq-rules export rpb-fear "Emboscada 5+" --to html --output reglas.html
  whq-rules export --kind monster --package mi-contenido --to csv
  whq-rules export escenario.md --to foundry-table

Opciones:
  --to html|markdown|json|foundry-table|csv
                         la forma; foundry-table y csv son para las tablas, y csv también para los monstruos
  --kind rule|monster|event|table
                         solo entradas de esta clase
  --package CARPETA      la carpeta del paquete (la del primer archivo; con --kind solo, la actual)
  --output ARCHIVO       el archivo que se escribe; si falta, el texto sale por la salida estándar
  --scenario             html: el texto de un ARCHIVO con sus combates y, al final, los monstruos y las reglas que nombra
  --paper a4|a6          html: dos columnas en A4 (a4), o una carta en cada página A6
  --level 1-10           el nivel de la mazmorra para las tablas del paquete; si falta, cada nivel tiene una tabla
  --party ARCHIVO        el grupo para las probabilidades, como JSON, como en el ajuste whq-rules.party
  --lang en|es           el idioma de los mensajes y de las cartas; si falta, el del sistema, y en una regla el de su nombre
  -h, --help             esta ayuda
  --version              la versión

Código de salida: 0 todo escrito, 1 algo falta o queda fuera, 2 mal uso o entrada ilegible.
`,
  fight: `Uso: whq-rules fight [OPCIÓN…] A B

Calcula quién gana un combate, en cuántos turnos y con qué pérdidas. Los números son exactos; si se llega a un
límite, la respuesta dice cuál. A y B son nombres o ids de Monstruos, con el número delante si son varios,
perfiles entre comillas, archivos con uno de ellos, o «party».

  whq-rules fight "6 Goblins" party
  whq-rules fight Bárbaro Orco
  whq-rules fight "Hombre rata: HA 3, F 3, R 3, H 3, A 1, daño 1D6, armadura 0" party
  whq-rules fight "A: WS 4, S 4, T 3, W 10, A 1; close Hacha x1; save 5" \\
                  "B: WS 3, S 3, T 4, W 10, A 1; close Hacha x1; save 6" --first A

Opciones:
  --first A|B            el bando que ataca primero; si falta, lo que dicen las reglas
  --close-from K|never   del librojuego: el asalto desde el que se lucha cuerpo a cuerpo
  --system warhammer-quest|gamebook|mordheim|wfb
                         el juego de los perfiles que valen para varios
  --party ARCHIVO        el grupo en JSON, como en el ajuste whq-rules.party; si falta, los cuatro de la caja
  --package CARPETA      la carpeta con los Monstruos y las reglas (la actual)
  --let NOMBRE=VALOR,…   valores para los Guerreros que no los tienen, como battle-level=3
  --play                 juega el combate una vez con dados, y muestra cada tirada
  --seed NÚMERO          con --play: el mismo combate para el mismo número
  --format text|json|markdown
                         el formato de la respuesta (text)
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Código de salida: 0 respondido, 2 mal uso o sin respuesta.
`,
  format: `Uso: whq-rules format [OPCIÓN…] [RUTA…]

Sangra las etiquetas del XML de Warhammer Quest según su nivel, como lo hacen casi todas las líneas del
archivo, y empieza una línea para cada entrada. Escribe los nombres de los archivos que cambian. Los textos no
cambian nunca, y un archivo que no se puede leer como XML se queda como está.

Opciones:
  --check                      no cambia nada y enumera los archivos que cambiaría
  --lang en|es                 el idioma; si falta, el del sistema
  -h, --help                   esta ayuda
  --version                    la versión

Código de salida: 0 hecho, 1 con --check: hay archivos que cambiar, 2 mal uso, o un archivo que no se puede leer o escribir.
`,
  odds: `Uso: whq-rules odds [OPCIÓN…] EXPRESIÓN

Muestra las probabilidades exactas de una tirada.

  whq-rules odds 2D6+2
  whq-rules odds "1D6 + battle-level > 6" --let battle-level=3
  whq-rules odds 3D6 --at-least 12
  whq-rules odds "5+ en 1D6"
  whq-rules odds Miedo 6

EXPRESIÓN también puede ser una frase, una notación de otras herramientas como 4d6kh3 o una habilidad;
entonces la respuesta empieza por cómo se ha leído.

Opciones:
  --let NOMBRE=VALOR,…   los valores de los nombres de la expresión
  --at-least NÚMERO      la probabilidad de sacar este número o más
  --at-most NÚMERO       la de sacar este número o menos; con --at-least, la de un número entre los dos
${ofExpression('odds')}
Código de salida: 0 hay respuesta, 2 mal uso o sin respuesta.
`,
  pack: `Uso: whq-rules pack [OPCIÓN…] CARPETA

Comprueba un paquete y lo escribe como zip con los archivos que cargan las aplicaciones: el XML de data/xml,
las traducciones de data/i18n, las imágenes, content-manifest.json y whq.json. Un paquete sin
content-manifest.json recibe uno con la lista de sus archivos XML. Los mismos archivos dan siempre el mismo zip.

Opciones:
  --output ARCHIVO   el nombre del zip; si falta, el id de whq.json o el nombre de la carpeta
  --force            escribe el zip aunque el paquete tenga errores
  --lang en|es       el idioma; si falta, el del sistema
  -h, --help         esta ayuda
  --version          la versión

Código de salida: 0 escrito, 1 no escrito por los errores, 2 mal uso, o un archivo que no se puede leer o escribir.
`,
  roll: `Uso: whq-rules roll [OPCIÓN…] EXPRESIÓN

Tira los dados y muestra cada dado y el resultado.

  whq-rules roll "2D6+2"
  whq-rules roll "1D6 + strength >= 7" --let strength=4
  whq-rules roll --table rpb-giant-attacks

Opciones:
  --let NOMBRE=VALOR,…   los valores de los nombres de la expresión
  --table REGLA          tira en la primera tabla de una regla, con las tablas y los dados del resultado
  --package CARPETA      lee también las reglas de esta carpeta, para --table
  --seed NÚMERO          un número; el mismo número da siempre la misma tirada
  --times NÚMERO         tira tantas veces, 100.000 como mucho, y muestra cuántas veces sale cada resultado
${ofExpression('roll')}
Código de salida: 0 se ha tirado, con cualquier resultado, 2 mal uso o nada que tirar.
`,
  rule: `Uso: whq-rules rule [OPCIÓN…] NOMBRE

Muestra una regla: su texto con el valor incluido, sus probabilidades y los otros libros que la contienen.
NOMBRE es un nombre, un id o una mención como las de los textos, en español o en inglés. Todas las palabras
que siguen a las opciones son un solo nombre; los paréntesis necesitan comillas.

  whq-rules rule Miedo 6
  whq-rules rule fear 6
  whq-rules rule "Aliento de fuego 4 (Emboscada A)"

Opciones:
  --package CARPETA              lee también las reglas y traducciones de esta carpeta; sus reglas
                                 van antes que las incluidas
  --system NOMBRE                solo las reglas de este juego: warhammer-quest, mordheim, gamebook, wfb; si
                                 falta, responde el primero que la tiene, y se nombran los demás
  --list                         todas las reglas y tablas de consulta con sus id, de todos o de un juego
  --format text|json|markdown    el formato de la respuesta (text)
  --lang en|es                   el idioma, también el de la regla; si falta, el del sistema, y para
                                 la regla el de su nombre
  -h, --help                     esta ayuda
  --version                      la versión

Código de salida: 0 encontrada, 1 no existe esa regla, 2 mal uso o entrada ilegible.
`,
  translate: `Uso: whq-rules translate status|missing|stale|same|glossary [OPCIÓN…] [RUTA…]
     whq-rules translate mark --to IDIOMA [OPCIÓN…] [RUTA…]
     whq-rules translate export --to IDIOMA [--output ARCHIVO] [RUTA…]
     whq-rules translate import --to IDIOMA [--dry-run] ARCHIVO [RUTA…]

Muestra cuánto falta en las traducciones de un paquete. \`status\` cuenta los textos con traducción, por clases
de entrada; \`missing\` muestra las claves de los que no la tienen. Los textos que ya están en el idioma no la
necesitan. \`same\` muestra las traducciones iguales que su original, sin las marcadas con \`mark --same\`.

\`glossary\` muestra los nombres traducidos de reglas, Monstruos y otras entradas, el número de textos que usan
cada uno, y los textos cuyo original tiene el nombre mientras la traducción tiene otras palabras.

\`mark\` marca traducciones como actuales: anota a qué redacción del original corresponde cada una, en
content-es.sources.tsv junto a content-es.xml. Después, \`stale\` muestra aquellas cuyo original ha cambiado,
con los cambios. Sin opciones, \`mark\` añade las traducciones que aún no están en el archivo.

\`export\` escribe todos los textos con sus traducciones en un archivo PO para Poedit, Weblate y otros
programas, e \`import\` trae de vuelta las que han cambiado. Las demás quedan como están; no se borra nada.

Opciones:
  --to IDIOMA           solo este idioma, como es; si falta, todos
  --format text|json    la forma de la respuesta (text); badge: status para shields.io
  --keys CLAVE,…        mark: estas traducciones
  --all                 mark: todas las traducciones, también aquellas cuyo original ha cambiado; glossary:
                        todos los nombres, también los que ningún texto usa
  --output ARCHIVO      export: en este archivo; si falta, en la salida estándar
  --dry-run             import: no cambia nada y muestra las diferencias
  --same                mark: como iguales que su original a propósito, con --keys o --all
  --short               mark: sin las palabras de los originales; \`stale\` muestra entonces solo las de ahora
  --lang en|es          el idioma de los mensajes; si falta, el del sistema
  -h, --help            esta ayuda
  --version             la versión

Código de salida: 0 respondido, 1 missing, stale o same: hay alguno; export o import: se omite
alguno, 2 mal uso, ninguna traducción o un archivo PO con errores.
`,
  lsp: `Uso: whq-rules lsp --stdio

Ejecuta el servidor de lenguaje por la entrada y la salida estándar. Así lo arrancan los editores; no
muestra nada a las personas.

Opciones:
  --stdio        se comunica por la entrada y la salida estándar; obligatoria
  --no-cache     no usa ni guarda nada de otras ejecuciones
  --lang en|es   el idioma de esta ayuda; el servidor usa el del editor
  -h, --help     esta ayuda
  --version      la versión
`,
};

/** The part of the help that the commands with an expression share: further options, and how to write the expression. */
function ofExpression(command: string): string {
  return `  --format text|json     el formato de la respuesta (text)
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Las palabras sin comillas son una sola expresión. Pon entre comillas una expresión con >, < o paréntesis, que
en la línea de comandos tienen otro significado. Si una palabra empieza por un signo menos, pon antes --:
whq-rules ${command} --let n=1 -- 2D6 -n`;
}
