import { numberOfWarriors } from '../dice/language/names.ts';
import { remembered, rememberedText } from '../queries/remembered.ts';
import type { SaidLevel } from '../workspace/documents/saidLevels.ts';
import type { Preview, Reader } from './reader.ts';

/** More texts than an author has open. */
const maximumTexts = 200;

/**
 * The reader of a text that says its own levels. What the reader has chosen comes first: a level of the settings, and the party with its
 * number and the levels of its Warriors. The same object for the same levels, because results are cached by it.
 */
export function readerOfText(reader: Reader, said: readonly SaidLevel[]): Reader {
  const used = said.filter(({ name }) => !isChosen(name, reader.preview));
  if (used.length === 0) return reader;
  return readers(reader)(used.map(({ name, value }) => `${name} ${value}`).join(), used);
}

/** Whether the reader has chosen this number. */
export function isChosen(name: SaidLevel['name'], { levels, party, unset }: Preview): boolean {
  if (levels.has(name)) return unset?.has(name) !== true;
  return (
    party.length > 0 && (name === numberOfWarriors || party.some(({ characteristics }) => characteristics.has(name)))
  );
}

const readers = remembered((reader: Reader) =>
  rememberedText({ most: maximumTexts }, (_: string, used: readonly SaidLevel[]): Reader => {
    const { preview } = reader;
    const levels = new Map([...preview.levels, ...used.map(({ name, value }) => [name, value] as const)]);
    return { ...reader, preview: { ...preview, levels, unset: new Set(used.map(({ name }) => name)) } };
  }),
);
