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

/** Only these of the invented packages are in the notices; or the build fails with that sentence about one. */
function check(packages: Readonly<Record<string, InventedPackage>>, expected: readonly string[] | RegExp): void {
  if (expected instanceof RegExp) {
    assert.throws(() => noticesFor(packages), expected);
    return;
  }
  const notices = noticesFor(packages);
  const named = Object.keys(packages).filter((name) => notices.includes(`\n${name} 1.2.3\n`));
  assert.deepEqual(named, expected);
  for (const name of named) assert.ok(notices.includes(packages[name]?.text ?? packages[name]?.author ?? name));
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

  it('leave out packages of which no code is left', () => {
    check({ used: { licence: 'ISC', text: 'You may.' }, unused: { licence: 'ISC', text: 'No.', bytesInOutput: 0 } }, [
      'used',
    ]);
    check({ '@scope/used': { licence: 'MIT', text: 'Permission is granted.' } }, ['@scope/used']);
  });

  it('have the standard text for a package that only names the MIT licence and its author', () => {
    check({ bare: { licence: 'MIT', author: 'Ada Lovelace' } }, ['bare']);
    assert.match(
      noticesFor({ bare: { licence: 'MIT', author: 'Ada' } }),
      /Copyright \(c\) Ada\n\nPermission is hereby/,
    );
  });

  it('fail the build where a licence is not allowed or has no text', () => {
    check(
      { strict: { licence: 'GPL-3.0-only', text: 'You must.' } },
      /strict 1\.2\.3: GPL-3\.0-only is not an allowed/,
    );
    check({ silent: { licence: 'ISC', author: 'Ada' } }, /silent 1\.2\.3 has no licence text/);
    check({ nameless: { licence: 'MIT' } }, /nameless 1\.2\.3 has no licence text/);
  });
});
