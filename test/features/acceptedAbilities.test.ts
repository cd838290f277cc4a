import assert from 'node:assert/strict';
import { it } from 'mocha';
import { completion } from '../../server/features/completion/completion.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { acceptedText } from '../support/acceptedText.ts';
import { english } from '../support/cursor.ts';
import { characteristics } from '../support/monsters.ts';
import { problemsOf as problemsIn } from '../support/problems.ts';
import { ownFiles, realFiles, type TestFile } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';

function monsters(special: string): string {
  return `<monsters><monster id="typed-m" name="M" plural="Ms">${characteristics}<special>${special}</special></monster></monsters>`;
}

/** Where an ability is typed: `|` is the cursor. */
const contexts: readonly { readonly language: string; readonly marked: string }[] = [
  { language: 'xml', marked: '<rules><rule id="typed-a" name="A"><p>It has |.</p></rule></rules>' },
  { language: 'xml', marked: '<rules><rule id="typed-a" name="A">It has |, and more.</rule></rules>' },
  { language: 'xml', marked: monsters('|') },
  { language: 'xml', marked: monsters('<text>Bold; |</text>') },
  { language: 'markdown', marked: '- 6 Goblins (Fear 5, |)' },
  { language: 'plaintext', marked: 'Special rules: Miedo 5, |\n' },
];

/** What is wrong in each context with each ability that is offered there, as it is put in with the first of its values; among special rules with the last too. */
function check(files: readonly TestFile[]): readonly string[] {
  const workspace = new Workspace(packs);
  for (const { name, text } of files) workspace.putFile(`file:///package/${name}`, text);
  const beginnings = new Set(
    [...workspace.all.index.allNames()].map(({ template }) => template.searchName.slice(0, 3)),
  );
  const tried = new Set<string>();
  const wrong = contexts.flatMap(({ language, marked }) =>
    [...beginnings].flatMap((typed) => {
      const offset = marked.indexOf('|') + typed.length;
      const text = marked.replace('|', typed);
      const typedIn = made(language, text);
      const { items } = completion({ scope: workspace.packageOf(typedIn), document: typedIn, reader: english }, offset);
      return items.flatMap(({ label, textEdit }) => {
        assert.ok(textEdit && 'range' in textEdit);
        const choices = marked.includes('<special>|') ? (['first', 'last'] as const) : (['first'] as const);
        return choices.flatMap((which) => {
          const put = acceptedText(textEdit.newText, which);
          const whole = marked.replace('|', put);
          if (tried.has(whole)) return [];
          tried.add(whole);
          const document = made(language, whole);
          workspace.put(document);
          const problems = problemsIn(workspace, document, english.messages);
          workspace.delete(document.uri);
          return problems.map(({ code, message }) => `${label}, in ${language}: ${put} is ${code}: ${message}`);
        });
      });
    }),
  );
  assert.ok(tried.size > 1000, `${tried.size} were tried`);
  return [...new Set(wrong)];
}

function made(language: string, text: string): Document {
  return new Document(`file:///package/typed.${language === 'xml' ? 'xml' : 'md'}`, language, 1, text);
}

describeLong('an ability that has been put in', () => {
  it('has no problem, whichever of the bundled rules and of the example it is', () => {
    assert.deepEqual(check(ownFiles().filter(({ name }) => name.startsWith('docs'))), []);
  });

  it('has none beside a real package', () => {
    const files = realFiles('WHQ_CORPUS', '.xml');
    if (files.length > 0) assert.deepEqual(check(files), []);
  });
});
