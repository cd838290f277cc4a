// A language that no text is in by chance: each letter has a mark, so a word without one has not been translated.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalsIn } from '../../server/wording/languages/literals.mjs';
import { eachDescribed, schemaFiles, sentenceFiles, sentencesOf } from '../../server/wording/languages/texts.mjs';

const marked = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'ȧƀƈđëƒĝħïĵķłɱñøþɋřşŧüṽŵẋÿž'][index] ?? letter,
  ]),
);

/** A text in that language. Places such as `{0}`, escapes, links and the names of settings stay as they are. */
export function pseudo(text) {
  const kept =
    /\\u\{[^}]*\}|\\u\w{4}|\\x\w\w|\\.|\{<?\w+>?(?:=?…)?(?:, )?|\[\w+(?:[=<][^?]*)?\?|\]\([^)]*\)|#[\w.-]+#|\$\{[^}]*\}|`whq-rules\.[\w.]+`/g;
  const pieces = [];
  let at = 0;
  for (const { 0: piece, index } of text.matchAll(kept)) {
    pieces.push(lettersOf(text.slice(at, index)), piece);
    at = index + piece.length;
  }
  return [...pieces, lettersOf(text.slice(at))].join('');
}

function lettersOf(text) {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const mark = marked.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? mark : mark.toUpperCase();
  });
}

/** Translates all texts of that language in a copy of the repository, as its page says. */
export function translateAll(root, language) {
  for (const file of sentenceFiles(root)) {
    const isSentence = sentencesOf(root, file);
    change(join(root, 'server/wording', language, file), (source) => {
      let [at, translated] = [0, ''];
      for (const { start, end, text } of literalsIn(source)) {
        translated += source.slice(at, start) + (isSentence(text) ? pseudo(text) : text);
        at = end;
      }
      return translated + source.slice(at);
    });
  }
  for (const file of schemaFiles(root))
    change(join(root, 'schemas', file), (source) => {
      const schema = JSON.parse(source);
      eachDescribed(schema, (described) => {
        described[`x-${language}`] = valuesIn(described[`x-${language}`]);
      });
      return JSON.stringify(schema, undefined, 2);
    });
  for (const file of [`package.nls.${language}.json`, `client/l10n/bundle.l10n.${language}.json`])
    change(join(root, file), (source) => JSON.stringify(valuesIn(JSON.parse(source)), undefined, 2));
}

function valuesIn(texts) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));
}

function change(path, edit) {
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}
