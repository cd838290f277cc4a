import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'mocha';

interface Metafile {
  readonly outputs: Readonly<Record<string, { readonly inputs: Readonly<Record<string, { bytesInOutput: number }>> }>>;
}

const {
  thirdPartyNotices,
  allowedLicences,
}: {
  thirdPartyNotices: (metafiles: readonly Metafile[], root: string, generators: readonly string[]) => string;
  allowedLicences: readonly string[];
} = await import(pathToFileURL(resolve('server/build/thirdPartyNotices.mjs')).href);

/** The folders of the packages that the source maps of the built programs name: esbuild's word, but not the one that the notices are made of. */
function bundledPackages(): ReadonlySet<string> {
  const maps = readdirSync('dist').filter((file) => file.endsWith('.js.map'));
  assert.equal(maps.length, 7, 'source maps are missing: build without --production');
  const sources = maps.flatMap((file): string[] => JSON.parse(readFileSync(join('dist', file), 'utf8')).sources);
  const folders = sources.map((source) => source.match(/^\.\.\/(.*node_modules\/(?:@[^/]+\/)?[^/]+)/)?.[1]);
  return new Set(folders.filter((folder) => folder !== undefined));
}

interface InventedPackage {
  readonly licence: string;
  readonly author?: string;
  /** The text in its file LICENSE; no such file if undefined. */
  readonly text?: string;
  readonly bytesInOutput?: number;
}

/** The notices for bundles with code of the invented packages. Throws as the build does. */
function noticesFor(packages: Readonly<Record<string, InventedPackage>>): string {
  const root = mkdtempSync(join(tmpdir(), 'whq-notices-'));
  try {
    const inputs: Record<string, { bytesInOutput: number }> = { 'server/own.ts': { bytesInOutput: 1 } };
    for (const [name, { licence: license, author, text, bytesInOutput = 1 }] of Object.entries(packages)) {
      const folder = join(root, 'node_modules', name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license, author }));
      if (text !== undefined) writeFileSync(join(folder, 'LICENSE'), text);
      inputs[`node_modules/${name}/lib/main.js`] = { bytesInOutput };
    }
    return thirdPartyNotices([{ outputs: { 'dist/a.js': { inputs } } }], root, []);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('the third-party notices', () => {
  it('have every package whose code is in a bundle, with its licence and the text of it', () => {
    const notices = readFileSync('dist/THIRD-PARTY-NOTICES.txt', 'utf8').split(/^-{80}$/m);
    const folders = new Set([...bundledPackages(), 'node_modules/ajv']);
    assert.ok(folders.size > 12, `${folders.size} packages`);
    for (const folder of folders) {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const notice = notices.find((text) => text.startsWith(`\n\n${name} ${version}\n${license}\n`)) ?? '';
      assert.ok(allowedLicences.includes(license), `${name}: ${license}`);
      assert.match(notice, /Permission|Redistribution|Apache License|Blue Oak/, `${name} ${version}`);
      const file = join(folder, 'LICENSE');
      if (existsSync(file))
        assert.ok(notice.includes(readFileSync(file, 'utf8').trim().replaceAll('\r\n', '\n')), name);
    }
  });

  it('fail the build where a licence is not allowed or has no text', () => {
    const sentences = {
      'strict 1.2.3: GPL-3.0-only is not an allowed': { licence: 'GPL-3.0-only', text: 'You must.' },
      'silent 1.2.3 has no licence text': { licence: 'ISC', author: 'Ada' },
      'nameless 1.2.3 has no licence text': { licence: 'MIT' },
    };
    for (const [sentence, own] of Object.entries(sentences))
      assert.throws(
        () => noticesFor({ [sentence.split(' ')[0] ?? '']: own }),
        ({ message }: Error) => message.includes(sentence),
      );
    assert.match(
      noticesFor({ bare: { licence: 'MIT', author: 'Ada' } }),
      /Copyright \(c\) Ada\n\nPermission is hereby/,
    );
  });
});
