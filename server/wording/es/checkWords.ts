import type { checkWordsEn } from '../en/checkWords.ts';
import type { Like } from '../texts/places.ts';

export const checkWordsEs: Like<typeof checkWordsEn> = {
  severities: { error: 'error', warning: 'advertencia', info: 'información', hint: 'sugerencia' },
  howToShow: '--show hint muestra las sugerencias con su lugar.',
  summary:
    '[files=1?1 archivo|{files} archivos] · [error=1?1 error|{error} errores] · [warning=1?1 advertencia|{warning} advertencias][info=0?| · {info} de información][hint=0?| · [hint=1?1 sugerencia|{hint} sugerencias]] · {seconds} s',
  fixes: {
    fixed:
      '[problems=0?No se ha podido corregir ningún problema automáticamente.|Se [problems=1?ha corregido|han corregido] {problems} [problems=1?problema|problemas] en {files} [files=1?archivo|archivos].]',
    wouldFix:
      '[problems=0?Ningún problema se puede corregir automáticamente.|--fix corregiría {problems} [problems=1?problema|problemas] en {files} [files=1?archivo|archivos].]',
    leftBroken:
      '{path}: sin cambios. Algunos errores del XML no tienen una corrección segura, así que el archivo seguiría sin poder leerse: corrígelos antes.',
    notWritten: {
      changed: '{path}: sin cambios. Otro programa ha cambiado el archivo entretanto.',
      otherEncoding: '{path}: sin cambios. El texto no se puede escribir en la codificación del archivo.',
      readOnly: '{path}: sin cambios. No tienes permiso para escribir este archivo.',
      hardLink:
        '{path}: sin cambios. El archivo tiene otro nombre en el disco (un enlace físico), que conservaría el texto anterior. Sustitúyelo por una copia o cámbialo en un editor.',
      notWritten: '{path}: sin cambios. El archivo no se puede escribir.',
    },
  },
  outside: '{path}: sin comprobar. Es un enlace que lleva fuera de la carpeta; nómbralo para comprobarlo.',
  choices: {
    noBaseline:
      '[isMissing?{path}: no existe esa línea base. Escríbela con --write-baseline.|{path}: no es una línea base. Escribe una nueva con --write-baseline.]',
    hidden: 'La línea base oculta {problems} [problems=1?problema conocido|problemas conocidos].',
    stale:
      '{problems} [problems=1?problema conocido de la línea base ya no aparece|problemas conocidos de la línea base ya no aparecen]. Escribe la línea base de nuevo con --write-baseline.',
    written: '{path}: {problems} [problems=1?problema conocido escrito|problemas conocidos escritos].',
  },
  github: {
    notAnnotated:
      'GitHub muestra 10 errores, 10 advertencias y 10 notas junto a las líneas de un paso. Quedan fuera: [count=1?un problema más|{count} problemas más].',
  },
  junit: { clean: 'sin problemas', unchecked: 'Archivos que no se han podido comprobar' },
  sarif: {
    base: 'La carpeta en la que se ejecutó el comando.',
    cut: 'Se han encontrado {count} problemas más. Una ejecución tiene como máximo {limit} resultados, primero los más graves.',
    noPage: 'Consulta la página de {code} en la documentación de WHQ Rules.',
  },
};
