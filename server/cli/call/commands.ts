import { papers } from '../../answers/exports/cardsHtml.ts';
import { exportForms } from '../../answers/exports/exported.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import { languages } from '../../text/language.ts';
import type { CliWords } from '../../wording/cliWordsFor.ts';

/** What follows an option: nothing, one of these words, or a text of a kind. Lists have commas, and add up where they are given twice. */
export type Value = 'flag' | readonly string[] | keyof CliWords['help']['values'];

/** The options of a command in the order of its help, and what may stand beside them. */
export interface Command {
  readonly options: Readonly<Record<string, Value>>;
  /** Options that only make sense beside another one, perhaps with one value: `to html`. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Options that cannot be used together. */
  readonly apart?: readonly (readonly [string, string])[];
  /** How many operands there may be; `words` are those of one text, of which the command itself says when it is empty. */
  readonly operands: number | 'words';
  /** Whether there is nothing to do without the current folder. */
  readonly isInFolder?: true;
}

type Helps = CliWords['help']['of'];

export type CommandName = keyof Helps;

/** The compiler asks for words for each option, and for an option for all words. */
type Commands = {
  readonly [Name in CommandName]: Command & {
    readonly options: Readonly<
      Record<Exclude<keyof Helps[Name]['options'], keyof CliWords['help']['shared']>, Value>
    > & { readonly [Option in keyof CliWords['help']['shared']]?: Value };
  };
};

const any = Number.POSITIVE_INFINITY;

/** The gravest first. */
export const gravities = ['error', 'warning', 'info', 'hint'] as const;

const systems: readonly FightSystem[] = ['warhammer-quest', 'gamebook', 'mordheim', 'wfb'];

/** What every command has besides its own options. */
export const commonOptions = { lang: languages, help: 'flag', version: 'flag' } as const satisfies Command['options'];

/** All commands. Their words are in `cliHelp.ts` of each language. */
export const commands: Commands = {
  balance: {
    options: { package: 'folder', party: 'file', let: 'bindings', format: ['text', 'json', 'markdown', 'html'] },
    operands: 1,
    isInFolder: true,
  },
  check: {
    options: {
      format: ['text', 'json', 'sarif', 'github', 'junit'],
      'fail-on': gravities,
      show: gravities,
      summary: 'flag',
      fix: 'flag',
      'dry-run': 'flag',
      baseline: 'file',
      'write-baseline': 'file',
      'no-cache': 'flag',
      watch: 'flag',
      stdin: 'flag',
      'stdin-filename': 'name',
    },
    needs: { 'stdin-filename': 'stdin', 'dry-run': 'fix' },
    apart: [
      ['stdin', 'fix'],
      ['stdin', 'write-baseline'],
      ['fix', 'write-baseline'],
      ['baseline', 'write-baseline'],
      ['dry-run', 'format'],
      ['watch', 'stdin'],
      ['watch', 'fix'],
      ['watch', 'write-baseline'],
    ],
    operands: any,
    isInFolder: true,
  },
  convert: { options: { to: ['present', 'first'], 'dry-run': 'flag' }, operands: any, isInFolder: true },
  draws: {
    options: { package: 'folder', level: 'level', ambience: 'name', format: ['text', 'json', 'dot', 'mermaid'] },
    operands: 'words',
    isInFolder: true,
  },
  export: {
    options: {
      to: exportForms,
      kind: ['rule', 'monster', 'event', 'table'],
      package: 'folder',
      output: 'file',
      scenario: 'flag',
      details: 'flag',
      paper: papers,
      level: 'level',
      party: 'file',
    },
    needs: { paper: 'to html', scenario: 'to html', details: 'scenario' },
    operands: any,
    isInFolder: true,
  },
  fight: {
    options: {
      first: ['A', 'B'],
      'close-from': 'round',
      system: systems,
      party: 'file',
      package: 'folder',
      let: 'bindings',
      play: 'flag',
      seed: 'number',
      format: ['text', 'json', 'markdown'],
    },
    needs: { seed: 'play' },
    operands: 2,
  },
  format: { options: { check: 'flag' }, operands: any, isInFolder: true },
  lsp: { options: { stdio: 'flag', 'no-cache': 'flag' }, operands: 0 },
  odds: {
    options: {
      let: 'bindings',
      'at-least': 'number',
      'at-most': 'number',
      package: 'folder',
      format: ['text', 'json'],
    },
    operands: 'words',
  },
  pack: { options: { output: 'file', force: 'flag' }, operands: 1, isInFolder: true },
  roll: {
    options: {
      let: 'bindings',
      table: 'name',
      package: 'folder',
      seed: 'number',
      times: 'number',
      format: ['text', 'json'],
    },
    apart: [['table', 'times']],
    operands: 'words',
  },
  rule: {
    options: { package: 'folder', system: 'name', list: 'flag', format: ['text', 'json', 'markdown'] },
    operands: 'words',
  },
  translate: {
    options: {
      to: 'language',
      format: ['text', 'json', 'badge'],
      keys: 'keys',
      all: 'flag',
      output: 'file',
      'dry-run': 'flag',
      same: 'flag',
      short: 'flag',
    },
    apart: [['all', 'keys']],
    operands: any,
    isInFolder: true,
  },
};
