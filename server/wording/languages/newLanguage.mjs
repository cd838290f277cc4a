// Everything that a new language needs, with the English texts in its places: the program speaks it at once, and a translator goes on from there.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachDescribed, schemaFiles } from './texts.mjs';

/**
 * Adds a language. What is there already stays as it is.
 * @param {string} root the folder of the repository
 * @param {string} language two or three small letters, such as `de`
 */
export function addLanguage(root, language) {
  addRow(root, language);
  addSentences(root, language);
  addTitlesOfPacks(root, language);
  for (const file of schemaFiles(root)) addHelp(root, file, language);
  addValues(root, 'package.nls.json', `package.nls.${language}.json`, ([key, text]) => [key, text]);
  addValues(root, 'client/l10n/bundle.l10n.es.json', `client/l10n/bundle.l10n.${language}.json`, ([key]) => [key, key]);
}

/** The list of languages. */
function addRow(root, language) {
  change(root, 'server/text/language.ts', (text) =>
    text.replace(/(?<=export const languages = \[)([^\]]*)/, (row) =>
      row.includes(`'${language}'`) ? row : `${row}, '${language}'`,
    ),
  );
}

/** The files of sentences, as copies of the English ones, and the two lists that name them. */
function addSentences(root, language) {
  const folder = join(root, 'server/wording', language);
  if (existsSync(folder)) return;
  // The help of the commands names all languages, in a column.
  for (const spoken of ['en', 'es'])
    for (const file of readdirSync(join(root, 'server/wording', spoken)))
      change(join(root, 'server/wording', spoken), file, (text) =>
        text.replace(
          /(?<=--lang en(?:\|[a-z]+)*)(?![|a-z])( +)/g,
          (spaces) => `|${language}${spaces.slice(Math.min(spaces.length - 2, language.length + 1))}`,
        ),
      );
  const suffix = language[0].toUpperCase() + language.slice(1);
  cpSync(join(root, 'server/wording/en'), folder, { recursive: true });
  for (const file of readdirSync(folder))
    change(folder, file, (text) => text.replace(/\b([a-z]\w*)En\b/g, (_, name) => name + suffix));
  for (const file of ['messages.ts', 'cliWordsFor.ts'])
    change(join(root, 'server/wording'), file, (text) =>
      text.replace(
        /^.*(?:\/es\/|\bes: ).*\n/gm,
        (line) =>
          line +
          line
            .replaceAll('/es/', `/${language}/`)
            .replace('es: ', `${language}: `)
            .replaceAll("'es'", `'${language}'`)
            .replace(/\b([a-z]\w*)Es\b/g, (_, name) => name + suffix),
      ),
    );
}

/** The titles of the bundled books. */
function addTitlesOfPacks(root, language) {
  change(root, 'server/hosts/packs.ts', (text) =>
    text.replace(/title: \{ en: ('[^']*')[^}]*/g, (titles, english) =>
      titles.includes(` ${language}: `) ? titles : `${titles.trimEnd()}, ${language}: ${english} `,
    ),
  );
}

/** The help for elements and attributes. */
function addHelp(root, file, language) {
  change(join(root, 'schemas'), file, (text) => {
    const schema = JSON.parse(text);
    eachDescribed(schema, (described) => {
      described[`x-${language}`] ??= Object.fromEntries(
        Object.keys(described['x-es']).map((key) => [key, described[key]]),
      );
    });
    return `${JSON.stringify(schema, undefined, 2)}\n`;
  });
}

function addValues(root, from, to, entryOf) {
  if (existsSync(join(root, to))) return;
  const texts = JSON.parse(readFileSync(join(root, from), 'utf8'));
  const own = Object.fromEntries(Object.entries(texts).map(entryOf));
  writeFileSync(join(root, to), `${JSON.stringify(own, undefined, 2)}\n`);
}

function change(folder, file, edit) {
  const path = join(folder, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}
