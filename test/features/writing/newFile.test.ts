import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fileTemplate, rootTemplate } from '../../../server/features/writing/fileTemplate.ts';
import { idPrefix, prefixOfFile } from '../../../server/features/writing/idPrefix.ts';
import { xmlFormats } from '../../../server/formats/formats.ts';
import { prose } from '../../../server/formats/prose.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { offeredAt } from '../../support/accepted.ts';
import { readerIn } from '../../support/cursor.ts';
import { expandSnippet } from '../../support/expandSnippet.ts';
import { problemsOf } from '../../support/problems.ts';

/** The kinds of file that authors write. */
const written = xmlFormats.filter(({ isSaved }) => isSaved !== true);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const uri = 'file:///home/salt-works/data/xml/rules/new.xml';

describe('a new file', () => {
  it('is offered in a document that has no root yet, or its first letters', () => {
    for (const marked of ['|', '<|', '<ru|', 'ru|', '\n|\n', '<?xml version="1.0"?>\n|', '<!-- mine -->\n<ru|']) {
      const { labels, items, accepted } = offeredAt(marked, uri);
      assert.equal(labels[0], 'Rules file', marked);
      assert.equal(labels.length, /ru/.test(marked) ? 1 : written.length, marked);
      const [typed = ''] = /<?\w*$/.exec(marked.slice(0, marked.indexOf('|'))) ?? [];
      assert.ok(
        items.every(({ filterText }) => filterText?.startsWith(typed)),
        `the editor keeps it: ${marked}`,
      );
      const text = expandSnippet(accepted('Rules file'));
      assert.match(text, /<rules>\n {2}<rule id="salt-works-ability" name="ABILITY">/, marked);
      // Not where a line or a comment stands already.
      assert.equal(text.match(/<\?xml/g)?.length ?? 0, /^\s|^<!/.test(marked) ? 0 : 1, marked);
      assert.deepEqual(found('file:///a.xml', text), [], marked);
    }
  });

  it('is not offered in XML that has begun, in other XML, nor outside of XML', () => {
    for (const marked of [
      '<pro|',
      '<project>|',
      '<rules>|</rules>',
      '|<rules/>',
      'two words|',
      '<!-- |',
      '<?xml |',
      'a=|',
    ]) {
      assert.deepEqual(
        offeredAt(marked, uri).labels.filter((label) => label.includes('file')),
        [],
        marked,
      );
    }
    const { labels } = offeredAt('|', 'file:///a.md');
    assert.deepEqual(
      labels.filter((label) => label.includes('file')),
      [],
    );
  });

  it('has no problems once it is accepted and tabbed through, in either language', () => {
    for (const language of ['en', 'es']) {
      for (const format of written) {
        const { samples } = messagesFor(language).words.writing;
        const text = expandSnippet(rootTemplate(new Workspace(packs).all, format, 'salt-', samples, false));
        assert.doesNotMatch(text, /\$/, format.kind);
        assert.deepEqual(found('file:///a.xml', text), [], `${format.kind}, ${language}`);
        assert.ok(new Document('file:///a.xml', 'xml', 1, text).format === format);
      }
      const scenario = expandSnippet(fileTemplate(new Workspace(packs).all, prose, '', messagesFor(language)));
      assert.deepEqual(found('file:///a.md', scenario, 'markdown'), []);
    }
  });

  it('is empty at first in a client that asks for the name of its entry', () => {
    const { items, accepted } = offeredAt('<|', uri, undefined, [], 'ask');
    const [command] = items.filter(({ label }) => label === 'Rules file').map((item) => item.command?.command);
    assert.deepEqual([command, accepted('Rules file')], ['ask', `${declaration}\n<rules>$0\n</rules>\n`]);
    assert.equal(items.find(({ label }) => label === 'Tables file')?.command, undefined);
    const within = offeredAt('<rules>\n  <ru|\n</rules>', uri, undefined, [], 'ask');
    assert.equal(within.accepted('rule'), '<rules>\n  <\n</rules>');
    assert.deepEqual(
      within.items.flatMap(({ command }) => command?.command ?? []),
      ['ask'],
    );
  });

  it('speaks Spanish', () => {
    assert.equal(offeredAt('|', uri, readerIn('es')).labels[0], 'Archivo de reglas');
  });
});

describe('the beginning of new ids', () => {
  it('comes from the file, or from the folder of the package', () => {
    for (const [file, expected] of [
      ['file:///a/salt-rules.xml', 'salt-'],
      ['file:///a/Minas%20de%20Sal_reglas.xml', 'minas-sal-'],
      ['file:///home/Brine%20Caves/data/xml/monsters/monsters-2.xml', 'brine-caves-'],
      ['untitled:Untitled-1', ''],
      ['untitled:/home/ana/kelp/data/xml/rules/new-rules.xml', 'kelp-'],
    ] as const) {
      assert.equal(prefixOfFile(file), expected, file);
    }
  });

  it('is what the ids of the file have in common', () => {
    const prefixIn = (...ids: readonly string[]): string =>
      idPrefix(
        new Document(
          'file:///salt.xml',
          'xml',
          1,
          `<rules>${ids.map((id) => `<rule id="${id}" name="A">x</rule>`).join('')}</rules>`,
        ),
      );
    assert.equal(prefixIn('deep-sea-a', 'deep-sea-b'), 'deep-sea-');
    assert.equal(prefixIn('deep-a', 'deep-sea-b'), 'deep-');
    assert.equal(prefixIn('a', 'b'), 'salt-');
    assert.equal(prefixIn('-a', '-b'), 'salt-');
    assert.equal(prefixIn('$1-a', '$1-b'), 'salt-');
    assert.equal(prefixIn('deep-a'), 'salt-');
  });
});

function found(file: string, text: string, languageId = 'xml'): readonly string[] {
  const workspace = new Workspace(packs);
  const document = new Document(file, languageId, 1, text);
  workspace.put(document);
  return problemsOf(workspace, document, messagesFor('en')).map(({ code, message }) => `${code}: ${message}`);
}
