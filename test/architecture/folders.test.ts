import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { importsOf, type Sources, serverScripts, targetOf } from './sources.ts';

/** What the list under "Folders" has against these folders of `server`; a sentence for each. */
function againstFolders(page: string, inServer: readonly string[]): readonly string[] {
  const section = /## Folders\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  const items = [...section.matchAll(/^- (`.*?): /gm)].map(([, names = '']) => names);
  const names = items.flatMap((item) => [...item.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const folders = names.filter((name) => !/\w\S*\.\w/.test(name));
  return [
    ...folders.filter((folder) => !existsSync(folder)).map((folder) => `${folder} does not exist`),
    ...inServer.filter((folder) => !folders.includes(folder)).map((folder) => `${folder} is in no item`),
  ];
}

/** Imports of scripts of the server from other folders. */
function outsideServer(scripts: Sources): readonly string[] {
  return [...scripts].flatMap(([path, source]) =>
    importsOf(source)
      .filter(({ specifier }) => specifier.startsWith('.') && !targetOf(path, specifier).startsWith('server/'))
      .map(({ specifier }) => `${path} imports ${specifier}`),
  );
}

describe('the list of folders', () => {
  it('has folders that exist, and all of the server', () => {
    const inServer = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const paths = inServer.map(({ name }) => `server/${name}`);
    assert.deepEqual(againstFolders(readFileSync('docs/architecture.md', 'utf8'), paths), []);
  });

  it('is read', () => {
    const page = `## Folders

- \`client\`: –
- \`client/l10n\`, \`package.nls*.json\`: the texts of \`no such\`
- \`guide\`, \`.github\`: –
- \`server/xml\`, \`xml.ts\`: –

## Next
`;
    assert.deepEqual(againstFolders(page, ['server/xml', 'server/build']), [
      'guide does not exist',
      'server/build is in no item',
    ]);
  });
});

describe('a script of the server', () => {
  it('imports from the server only', () => assert.deepEqual(outsideServer(serverScripts), []));
});
