import { describe } from 'mocha';
import { semanticTokens } from '../../server/features/semanticTokens.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';
import { assertLinearSteps } from '../support/growth.ts';
import { codeLenses } from '../support/lenses.ts';
import { assertLinearTime } from '../support/linearTime.ts';
import { problemsOf } from '../support/problems.ts';
import { itLong } from '../support/runs.ts';

/** Files by their names. */
type Files = Readonly<Record<string, string>>;

function many(count: number, of: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => of(index)).join('\n');
}

function rules(content: string): string {
  return `<rules>\n${content}\n</rules>`;
}

function monsters(special: string): string {
  return `<monsters><monster id="m" name="M" plural="Ms"><special>${special}</special></monster></monsters>`;
}

const glow = '<rule id="glow" name="GLOW n" parameterName="light">It glows n paces far.</rule>';

const baits: Readonly<Record<string, (count: number) => Files>> = {
  'rules of one id': (count) => ({ 'rules.xml': rules(many(count, () => glow)) }),
  'rules of one id, used often': (count) => ({
    'rules.xml': rules(many(count, () => glow)),
    'monsters.xml': monsters(many(count, () => '<rule id="glow" param="3">Glow 4</rule>')),
  }),
  'rules of one id in two files': (count) => ({
    'rules.xml': rules(many(count, () => glow)),
    'more.xml': rules(many(count, () => glow)),
  }),
  'rules of one name': (count) => ({
    'rules.xml': rules(many(count, (index) => `<rule id="glow${index}" name="GLOW n">It glows n paces far.</rule>`)),
    'scenario.md': many(count, () => 'The Orc has Glow 3.'),
  }),
  'variants of one rule': (count) => ({
    'rules.xml': rules(
      glow +
        many(count, (index) => `<rule id="g${index}" name="GLEAM${index}">x<?variant-of glow: it gleams ?></rule>`),
    ),
  }),
  'translations of one key': (count) => ({
    'rules.xml': rules(glow),
    'rules-es.xml': `<translations>${many(count, () => '<entry key="rule.glow.name">BRILLO n</entry>')}</translations>`,
    'monsters.xml': monsters(many(count, () => '<rule id="glow">Brillo 4</rule>')),
  }),
  'uses of one rule': (count) => ({
    'rules.xml': rules(glow),
    'monsters.xml': monsters(many(count, () => '<rule id="glow" param="3">Glow 4</rule>')),
  }),
  'other names of one rule': (count) => ({
    'rules.xml': rules(
      `<rule id="glow" name="GLOW n">${many(count, (index) => `<?also-named GLEAM${index} n ?>`)}It glows n paces far.</rule>`,
    ),
    'monsters.xml': monsters(many(count, () => '<rule id="glow">Shine 4</rule>')),
  }),
  'comments that ignore problems': (count) => ({
    'rules.xml': rules(
      many(count, (i) => `<!-- whq-ignore misread-die: so --><rule id="g${i}" name="G${i}">Roll 106.</rule>`),
    ),
    'scenario.md': many(count, () => '<!-- whq-ignore misread-die: so -->\n\nRoll 106.\n'),
  }),
  'comments that ignore nothing in one rule': (count) => ({
    'rules.xml': rules(`<rule id="g" name="G">${many(count, () => '<!-- whq-ignore misread-dei: so -->')}</rule>`),
  }),
  'instructions in one rule': (count) => ({
    'rules.xml': rules(
      `<rule id="g" name="GLOW n">${many(count, () => '<?odds Hit: 2D6 > 7 ?><?values 3 4 ?>')}Roll 1D6.</rule>`,
    ),
  }),
  'values of one rule': (count) => ({
    'rules.xml': rules(`<rule id="g" name="GLOW n" parameterName="light"><?values ${many(count, String)} ?>n</rule>`),
    'monsters.xml': monsters(many(count, () => '<rule id="g">Glow</rule>')),
  }),
  'parameters of one rule': (count) => ({
    'rules.xml': rules(
      `<rule id="g" name="GLOW" parameterNames="${many(count, (i) => `light${i},`)}">${many(count, () => 'It shines.')}</rule>`,
    ),
  }),
  'words of one parameter': (count) => ({
    'rules.xml': rules(
      `<rule id="g" name="GLOW" parameterName="${many(count, (i) => `light${i}`)}">${many(count, () => 'It shines.')}</rule>`,
    ),
  }),
};

/** Everything that is done when a folder is opened: its problems, lenses and colours. */
function open(files: Files): void {
  const workspace = new Workspace(packs);
  for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///a/${name}`, text);
  for (const document of workspace.documents()) {
    problemsOf(workspace, document, english.messages);
    codeLenses({ scope: workspace.packageOf(document), document, reader: english });
    semanticTokens({ scope: workspace.packageOf(document), document });
  }
}

/** Cases whose time is measured: some of their steps grow with the square of the number, from 100 to 400. */
const timed: readonly string[] = [
  'rules of one id, used often',
  'variants of one rule',
  'translations of one key',
  'uses of one rule',
  'other names of one rule',
  'instructions in one rule',
  'values of one rule',
];

describe('what there is much of', () => {
  for (const [what, files] of Object.entries(baits)) {
    if (timed.includes(what))
      itLong(`takes time in proportion: ${what}`, () => assertLinearTime(files, open, { from: 200, to: 800 }));
    else itLong(`takes steps in proportion: ${what}`, () => assertLinearSteps({ [what]: files }, open, 100));
  }
});
