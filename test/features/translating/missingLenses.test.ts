import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { noPreview } from '../../../server/answers/reader.ts';
import { missingLenses } from '../../../server/features/lenses/missingLenses.ts';
import { insertMissing } from '../../../server/features/translating/insertMissing.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { lensesOf } from '../../support/lenses.ts';
import { edited, header, opened, reef, spanish } from './reef.ts';

const entry = (key: string, text: string): string => `  <entry key="rule.reef-${key}">${text}</entry>\n`;
const text = `${header}${entry('crab.name', 'PELLIZCO n')}\n${entry('sand.text', 'La arena.')}</translations>`;

describe('missingLenses', () => {
  const lensesIn = (language: string): unknown => {
    const { workspace, document } = opened({ ...reef, [spanish]: text });
    const reader = { messages: messagesFor(language), preview: noPreview };
    return lensesOf(missingLenses, { scope: workspace.packageOf(document), document, reader }).map(
      ({ range: { start }, command }) => [
        `${start.line}:${start.character}`,
        command?.title,
        ...(command?.arguments ?? []),
      ],
    );
  };

  it('stand above the entry before which texts are missing, with their number', () => {
    const argument = { uri: spanish, key: 'rule.reef-crab.text' };
    assert.deepEqual(lensesIn('en'), [['4:2', '4 missing here · Insert (Alt+M)', argument]]);
    assert.deepEqual(lensesIn('es'), [['4:2', 'Faltan 4 aquí · Insertar (Alt+M)', argument]]);
  });

  it('put in the first of their texts, also from the place that they stand at', () => {
    const { workspace, document } = opened({ ...reef, [spanish]: text });
    const offset = document.offsetAt({ line: 4, character: 2 });
    const { edits, keys } = insertMissing(workspace.packageOf(document), document, { what: 'next', offset });
    assert.deepEqual(keys, ['rule.reef-crab.text']);
    assert.match(
      edited(document, edits),
      /PELLIZCO n<\/entry>\n {2}<entry key="rule\.reef-crab\.text"><!-- whq-translate -->The crab/,
    );
  });
});
