import assert from 'node:assert/strict';
import { it } from 'mocha';
import { ruleItems } from '../../server/answers/cards/ruleItems.ts';
import { lookUp } from '../../server/answers/rules/lookUp.ts';
import { completion } from '../../server/features/completion/completion.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english, readerIn } from '../support/cursor.ts';
import { codeLenses } from '../support/lenses.ts';
import { problemsOf } from '../support/problems.ts';
import { describeLong } from '../support/runs.ts';
import { oddsShown } from './views/oddsShown.ts';

/** Names under which JavaScript finds something in every object. */
const names = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  '__defineGetter__',
];

/** A package that has the name wherever an author chooses one. */
function packageWith(name: string): Workspace {
  const workspace = new Workspace(packs);
  const files = {
    'rules.xml': `<rules><${name} ${name}="1"><p/></${name}><rule id="${name}" name="${name} n" parameterName="${name}" ${name}="x"><?odds ${name}: 1D6 + ${name} >= n ?><?${name} ${name} ?><?values ${name} ?><?also-named ${name} ?><?variant-of ${name}: ${name} ?><!-- whq-ignore ${name}: ${name} --><p ${name}="">${name} n &${name}; <${name}>2D6</${name}></p></rule></rules>`,
    'monsters.xml': `<monsters><monster id="${name}" name="${name}"><special><rule id="${name}" param="${name}">${name} 5</rule></special><${name}/></monster></monsters>`,
    'content-es.xml': `<translations><entry key="rule.${name}.name">${name} n</entry><entry key="${name}.${name}.name">${name}</entry></translations>`,
    'notes.md': `<!-- whq-ignore ${name}: why -->\n\nSix Goblins (${name} 5, Fear 4), \`${name}\`, [${name}](rules.xml#${name}).`,
    [`${name}.xml`]: `<${name}><rule id="a"/></${name}>`,
  };
  for (const [file, text] of Object.entries(files)) workspace.putFile(`file:///package/${file}`, text);
  return workspace;
}

/** Everything that is said of the package, as one text. */
function saidOf(workspace: Workspace, name: string): string {
  const said: unknown[] = [];
  for (const reader of [english, readerIn('es')]) {
    for (const document of workspace.documents()) {
      const asked = { scope: workspace.packageOf(document), document, reader };
      said.push(problemsOf(workspace, document, reader.messages).map(({ message }) => message));
      said.push(codeLenses(asked), documentSymbols(document));
      for (let offset = 0; offset < document.getText().length; offset += 7)
        said.push(hover(asked, offset), completion(asked, offset).items[0]);
    }
    said.push(
      ruleItems(workspace.all, reader).filter(({ id }) => id === name),
      lookUp(workspace.all, `${name} 5`).kind,
    );
    said.push(workspaceSymbols({ workspace, reader }, name, () => true).map((symbol) => symbol.name));
  }
  return JSON.stringify(said);
}

describeLong('names that every object of JavaScript has', () => {
  for (const name of names) {
    it(name, () => {
      const workspace = packageWith(name);
      assert.doesNotMatch(saidOf(workspace, name), /native code|\[object|function |undefined|NaN/);
      assert.equal(workspace.all.ruleWithId(name)?.rule.id, name);
    });
  }

  it('are variables as all others', () => {
    for (const reader of [english, readerIn('es')]) {
      for (const written of ['constructor', 'valueof', 'tostring', 'monster-constructor']) {
        const { fields } = oddsShown(`1D6 + ${written}`, { reader });
        assert.deepEqual(
          fields.map(({ id, label }) => [id, label]),
          [[`variable-${written}`, written.replaceAll('-', ' ')]],
        );
        const given = oddsShown(`1D6 + ${written}`, { reader, variables: { [written]: 2 } });
        assert.match(given.summary, /^3–8/);
      }
    }
  });
});
