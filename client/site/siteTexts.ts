/** The languages of the site. */
export type SiteLanguage = 'en' | 'es';

/** Every text of the site that is neither a page of the documentation nor an answer of the server. */
export interface SiteTexts {
  readonly title: string;
  readonly subtitle: string;
  /** The link to the same page in the other language, in that language. */
  readonly otherLanguage: string;
  readonly toText: string;
  readonly playground: string;
  readonly documentation: string;
  readonly files: string;
  readonly editor: string;
  readonly tools: string;
  readonly starting: string;
  readonly working: string;
  readonly failed: string;
  readonly problems: string;
  readonly noProblems: string;
  /** Where the pages of problems in this language are, from the playground. */
  readonly problemPages: string;
  readonly problemCount: (count: number) => string;
  readonly odds: string;
  readonly noOdds: string;
  readonly oddsOfLines: string;
  readonly line: (line: number) => string;
  readonly lookUp: string;
  readonly lookUpLabel: string;
  readonly nothingFound: string;
  readonly showOdds: string;
  readonly rule: string;
  readonly roll: string;
  readonly rollLabel: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly rolled: (result: string, seed: number) => string;
  readonly hover: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, what: string])[];
  /** The editor's own words. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** The catalogue: a missing text is an error of the compiler. */
export const siteTexts: Readonly<Record<SiteLanguage, SiteTexts>> = {
  en: {
    title: 'WHQ Rules',
    subtitle: 'Rules, odds and checks for Warhammer Quest (1995)',
    otherLanguage: 'Español',
    toText: 'Skip to the content',
    playground: 'Playground',
    documentation: 'Documentation',
    files: 'Files of the example',
    editor: 'Text',
    tools: 'Tools',
    starting: 'The language server is starting …',
    working: 'Working it out …',
    failed: 'The language server could not be started in this browser.',
    problems: 'Problems',
    noProblems: 'No problems in this file.',
    problemPages: 'docs/problems',
    problemCount: (count) => (count === 1 ? '1 problem' : `${count} problems`),
    odds: 'Odds',
    noOdds: 'No odds in this file.',
    oddsOfLines: 'The odds above the lines of this file',
    line: (line) => `line ${line}`,
    lookUp: 'Look up',
    lookUpLabel: 'A rule, such as Fear 6',
    nothingFound: 'No rule has this name.',
    showOdds: 'Show odds',
    rule: 'Rule',
    roll: 'Roll',
    rollLabel: 'Dice, such as 2D6+2',
    seed: 'Seed',
    seedHint: 'The same seed rolls the same dice. Without one, each roll is new.',
    rolled: (result, seed) => `${result} (seed ${seed})`,
    hover: 'Explanation',
    keys: 'Keys',
    keyList: [
      ['Ctrl+Space', 'complete the word, Enter to accept'],
      ['F4', 'explain what is at the cursor, Escape to go back'],
      ['F6', 'go to the odds above the cursor: arrows to move, Enter to open, Escape to go back'],
      ['F8', 'go to the next problem'],
      ['F12', 'go to the definition'],
      ['Tab', 'leave the text'],
    ],
    phrases: {},
  },
  es: {
    title: 'WHQ Rules',
    subtitle: 'Reglas, probabilidades y comprobaciones para Warhammer Quest (1995)',
    otherLanguage: 'English',
    toText: 'Saltar al contenido',
    playground: 'Probar',
    documentation: 'Documentación',
    files: 'Archivos del ejemplo',
    editor: 'Texto',
    tools: 'Herramientas',
    starting: 'El servidor de lenguaje se está iniciando…',
    working: 'Calculando…',
    failed: 'El servidor de lenguaje no ha podido iniciarse en este navegador.',
    problems: 'Problemas',
    noProblems: 'Este archivo no tiene problemas.',
    problemPages: 'docs/es/problems',
    problemCount: (count) => (count === 1 ? '1 problema' : `${count} problemas`),
    odds: 'Probabilidades',
    noOdds: 'Este archivo no tiene probabilidades.',
    oddsOfLines: 'Las probabilidades sobre las líneas de este archivo',
    line: (line) => `línea ${line}`,
    lookUp: 'Buscar',
    lookUpLabel: 'Una regla, como Miedo 6',
    nothingFound: 'Ninguna regla se llama así.',
    showOdds: 'Mostrar probabilidades',
    rule: 'Regla',
    roll: 'Tirar',
    rollLabel: 'Dados, como 2D6+2',
    seed: 'Semilla',
    seedHint: 'Con la misma semilla salen los mismos dados. Sin ella, cada tirada es nueva.',
    rolled: (result, seed) => `${result} (semilla ${seed})`,
    hover: 'Explicación',
    keys: 'Teclas',
    keyList: [
      ['Ctrl+Espacio', 'completar la palabra, Intro para aceptar'],
      ['F4', 'explicar lo que hay en el cursor, Escape para volver'],
      ['F6', 'ir a las probabilidades sobre el cursor: flechas para moverse, Intro para abrir, Escape para volver'],
      ['F8', 'ir al problema siguiente'],
      ['F12', 'ir a la definición'],
      ['Tab', 'salir del texto'],
    ],
    phrases: { Completions: 'Sugerencias', Diagnostics: 'Problemas', 'No diagnostics': 'Ningún problema' },
  },
};
