import type { CheckWords } from '../catalogue/checkWords.ts';

export const checkWordsEs: CheckWords = {
  severities: { error: 'error', warning: 'advertencia', info: 'información', hint: 'sugerencia' },
  howToShow: '--show hint muestra las sugerencias con su lugar.',
  summary: (files, { error, warning, info, hint }, seconds) =>
    [
      files === 1 ? '1 archivo' : `${files} archivos`,
      error === 1 ? '1 error' : `${error} errores`,
      warning === 1 ? '1 advertencia' : `${warning} advertencias`,
      ...(info > 0 ? [`${info} de información`] : []),
      ...(hint > 0 ? [hint === 1 ? '1 sugerencia' : `${hint} sugerencias`] : []),
      `${seconds.toFixed(1).replace('.', ',')} s`,
    ].join(' · '),
  github: {
    notAnnotated: (count) =>
      `GitHub muestra 10 errores, 10 advertencias y 10 notas junto a las líneas de un paso. Quedan fuera: ${count === 1 ? 'un problema más' : `${count} problemas más`}.`,
  },
  junit: { clean: 'sin problemas', unchecked: 'Archivos que no se han podido comprobar' },
  sarif: {
    base: 'La carpeta en la que se ejecutó el comando.',
    cut: (count, limit) =>
      `Se han encontrado ${count} problemas más. Una ejecución tiene como máximo ${limit} resultados, primero los más graves.`,
    noPage: (code) => `Consulta la página de ${code} en la documentación de WHQ Rules.`,
  },
};
