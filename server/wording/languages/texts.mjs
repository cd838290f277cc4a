// Where the texts of the program are, in each language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalsIn } from './literals.mjs';

/**
 * All texts of a language that are as in English, or not there at all.
 * @param {string} root the folder of the repository
 * @param {string} language such as `de`
 * @returns {{ place: string, text: string }[]} in the order of the page about languages; some may be right as they are, such as names
 */
export function textsInEnglish(root, language) {
  return [
    ...sentencesInEnglish(root, language),
    ...helpInEnglish(root, language),
    ...valuesInEnglish(root, 'package.nls.json', `package.nls.${language}.json`, 'package.nls.es.json'),
    ...valuesInEnglish(root, undefined, `client/l10n/bundle.l10n.${language}.json`, 'client/l10n/bundle.l10n.es.json'),
  ];
}

const wording = 'server/wording';

/** The files with sentences of the program. */
export function sentenceFiles(root) {
  return readdirSync(join(root, wording, 'en')).sort();
}

/**
 * The literals of a file of sentences that people read: those of the English file that the Spanish one does not have. What both have is a
 * name that the program asks for, or the same word in both.
 * @returns {(text: string) => boolean}
 */
export function sentencesOf(root, file) {
  const spanish = new Set(literalsIn(read(root, `${wording}/es/${file}`)).map(({ text }) => text));
  const english = literalsIn(read(root, `${wording}/en/${file}`)).map(({ text }) => text);
  const sentences = new Set(english.filter((text) => /\p{L}/u.test(text) && !spanish.has(text)));
  return (text) => sentences.has(text);
}

function sentencesInEnglish(root, language) {
  return sentenceFiles(root).flatMap((file) => {
    const path = `${wording}/${language}/${file}`;
    if (!existsSync(join(root, path))) return [{ place: path, text: '(no such file)' }];
    const source = read(root, path);
    const isSentence = sentencesOf(root, file);
    return literalsIn(source)
      .filter(({ text }) => isSentence(text))
      .map(({ start, text }) => ({ place: `${path}:${source.slice(0, start).split('\n').length}`, text }));
  });
}

/** The schemas of XML files: the help for elements and attributes is in them. */
export function schemaFiles(root) {
  return readdirSync(join(root, 'schemas'))
    .filter((file) => file.endsWith('.schema.json'))
    .sort();
}

/**
 * Goes through the parts of a schema that have words in Spanish, and so in all languages.
 * @param {object} schema
 * @param {(described: object, name: string) => void} visit
 */
export function eachDescribed(schema, visit, name = '') {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema) && schema['x-es']) visit(schema, name);
  for (const [key, part] of Object.entries(schema)) if (!key.startsWith('x-')) eachDescribed(part, visit, key);
}

function helpInEnglish(root, language) {
  return schemaFiles(root).flatMap((file) => {
    const found = [];
    eachDescribed(JSON.parse(read(root, `schemas/${file}`)), (described, name) => {
      const place = `schemas/${file}, ${name}`;
      for (const key of Object.keys(described['x-es'])) {
        const own = described[`x-${language}`]?.[key];
        if (own === undefined || own === described[key]) found.push({ place, text: described[key] });
      }
    });
    return found;
  });
}

/** Values of a JSON file that are those of the English one, or its keys where English has no file, and that Spanish has translated. */
function valuesInEnglish(root, english, path, spanishPath) {
  const own = existsSync(join(root, path)) ? JSON.parse(read(root, path)) : {};
  const spanish = JSON.parse(read(root, spanishPath));
  const texts = english
    ? JSON.parse(read(root, english))
    : Object.fromEntries(Object.keys(spanish).map((key) => [key, key]));
  return Object.entries(texts)
    .filter(([key, text]) => (own[key] ?? text) === text && spanish[key] !== text)
    .map(([key, text]) => ({ place: `${path}, ${key}`, text }));
}

function read(root, path) {
  return readFileSync(join(root, path), 'utf8');
}
