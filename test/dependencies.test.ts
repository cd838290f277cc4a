import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
}

const lockFile = readFileSync('package-lock.json', 'utf8');
const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(lockFile);

describe('the packages of the project', () => {
  it('are all for its development: the programs contain what they need', () => {
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    assert.deepEqual([dependencies, optionalDependencies, peerDependencies], [undefined, undefined, undefined]);
    const others = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
    assert.deepEqual(
      others.map(([path]) => path),
      [],
    );
  });

  it('have one version of the protocol, for client and server', () => {
    for (const name of ['vscode-jsonrpc', 'vscode-languageserver-protocol', 'vscode-languageserver-types']) {
      const paths = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
      assert.deepEqual(paths, [`node_modules/${name}`]);
    }
    const [client, server] = ['client', 'server'].map((side) => packages[`node_modules/vscode-language${side}`]);
    assert.equal(client?.version?.split('.')[0], server?.version?.split('.')[0]);
  });

  it('are named without the host that they come from', () => {
    assert.doesNotMatch(lockFile, /"resolved"/);
  });
});
