import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { commands } from '../../server/lsp/protocol/commands.ts';

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly menus: { readonly commandPalette: readonly { readonly command: string; readonly when: string }[] };
  };
}

describe('the menu', () => {
  it('has each command that the palette can show, once', () => {
    const { contributes }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
    const hidden = new Set(
      contributes.menus.commandPalette.flatMap((item) => (item.when === 'false' ? item.command : [])),
    );
    const shown = contributes.commands.map(({ command }) => command).filter((command) => !hidden.has(command));
    const names = readFileSync('client/commands/showMenu.ts', 'utf8').matchAll(/\[commands\.(\w+), '/g);
    const inMenu = [...names].map(([, name]) => commands[name as keyof typeof commands]);
    const expected = shown.filter((command) => command !== commands.showMenu);
    assert.deepEqual(inMenu.toSorted(), expected.toSorted());
  });
});
