import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys of a manifest whose texts name a file. */
const keys = [
  'main',
  'browser',
  'l10n',
  'icon',
  'path',
  'url',
  'svg',
  'image',
  'markdown',
  'configuration',
  'light',
  'dark',
];

/**
 * The files that the manifest of an extension names, in each of its languages.
 * @param {string} folder of the extension
 * @returns {string[]} paths in the folder
 */
export function namedFiles(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { main, browser, l10n, icon, contributes } = read('package.json');
  const named = textsOf({ main, browser, l10n, icon, contributes });
  const texts = readdirSync(folder).filter((name) => /^package\.nls(\.\w+)?\.json$/.test(name));
  const english = read('package.nls.json');
  const inLanguages = texts.map(read).flatMap((language) => named.map((text) => translated(text, language, english)));
  return [...new Set(inLanguages)];
}

function translated(text, language, english) {
  const [, key] = /^%(.+)%$/.exec(text) ?? [];
  return key === undefined ? text : (language[key] ?? english[key]);
}

function textsOf(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item !== 'string') return textsOf(item);
    // An icon in brackets is one of VS Code.
    return keys.includes(key) && !/^\$\(|^https:/.test(item) ? item : [];
  });
}
