// `npm run language -- de` adds a language to the program, or lists its texts that are still in English.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addLanguage } from './newLanguage.mjs';
import { textsInEnglish } from './texts.mjs';

const root = join(import.meta.dirname, '../../..');

const [language = '', ...others] = process.argv.slice(2);
if (!/^[a-z]{2,3}$/.test(language) || others.length > 0) {
  console.error('Name one language by its two or three small letters: npm run language -- de');
  process.exit(2);
}
if (!existsSync(join(root, 'server/wording', language))) {
  addLanguage(root, language);
  // The edited files get the form of all others.
  const edited = [
    `server/wording`,
    'server/text',
    'server/hosts',
    'schemas',
    'client/l10n',
    `package.nls.${language}.json`,
  ];
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...edited], { cwd: root });
  console.log(`The program has the language ${language} now, with English texts.`);
}
const texts = textsInEnglish(root, language);
for (const { place, text } of texts) console.log(`${place}: ${text.replaceAll('\n', ' ').slice(0, 80)}`);
console.log(texts.length === 0 ? 'All texts are translated.' : `${texts.length} texts are as in English.`);
