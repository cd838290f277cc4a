// The licences of the third-party code in the bundles, according to the report of esbuild. Uses only Node's own modules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences (SPDX) under which code can be part of an MIT program if the notices name them. */
export const allowedLicences = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * The notices for the packages whose code is inside some bundles, in the order of their names. Throws, and so ends the build, if a
 * package has a licence outside `allowedLicences` or has no licence text.
 * @param {readonly import('esbuild').Metafile[]} metafiles of the bundles
 * @param {string} root the folder that their paths count from
 * @param {readonly string[]} generators names of packages that generate code for the bundles
 */
export function thirdPartyNotices(metafiles, root, generators) {
  const folders = new Set(generators.map((name) => `node_modules/${name}`));
  for (const { outputs } of metafiles)
    for (const { inputs } of Object.values(outputs))
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const [folder] = path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? [];
        if (folder !== undefined && bytesInOutput > 0) folders.add(folder);
      }
  const packages = [...folders].map((folder) => readPackage(join(root, folder)));
  const failures = packages.flatMap(({ failure }) => failure ?? []);
  if (failures.length > 0) throw new Error(`Third-party notices:\n${failures.join('\n')}`);
  const notices = packages.map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text}\n`);
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return [opening, ...new Set(notices.toSorted())].join(rule);
}

const opening = `WHQ Rules contains code of the packages below. Each is listed with its version, its licence and the text of the licence.
`;

function readPackage(folder) {
  const { name, version, license: licence, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const text = texts.length > 0 ? texts.join('\n\n') : standardText(licence, author);
  if (!allowedLicences.includes(licence))
    return { failure: `${name} ${version}: ${licence} is not an allowed licence` };
  if (!text) return { failure: `${name} ${version} has no licence text` };
  return { name, version, licence, text };
}

/** The licence text for a package that names the MIT licence and its author but contains no text of the licence. */
function standardText(licence, author) {
  const holder = typeof author === 'string' ? author : author?.name;
  if (licence !== 'MIT' || !holder) return undefined;
  const [, terms] = ownLicence().split(/^Copyright .*\n/m);
  return `The package has no text of its licence. This is the standard one, with the author that the package names.

MIT License

Copyright (c) ${holder}
${terms.trimEnd()}`;
}

/** The licence of this project, which is the same standard text. */
function ownLicence() {
  return readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8');
}
