import { severities } from '../../report/checkedFile.ts';
import { languages } from '../../text/language.ts';
import type { CliWords } from '../../wording/cliWordsFor.ts';

export type CommandName = keyof CliWords['help']['of'];

/** A command as its help shows it; what is said of it is in `cliHelp.ts` of each language. */
interface Form {
  /**
   * In the order of the help: what stands behind `=` is one of several words, or a text of a kind, and in brackets stands the option or
   * the first operand that must be there too. Every command has `common` as well.
   */
  readonly options: string;
  /** Pairs of options that cannot be used together. */
  readonly apart?: string;
  /** How many operands there may be; `words` are those of one text, of which the command itself says when it is empty. */
  readonly operands: number | 'words';
  /** Whether there is nothing to do without the current folder. */
  readonly isInFolder?: true;
}

const unlimited = Number.POSITIVE_INFINITY;
const gravity = severities.join('|');
const common = `--lang=${languages.join('|')} --help --version`;

const forms: Readonly<Record<CommandName, Form>> = {
  balance: {
    options: '--package=folder --party=file --details --format=text|json|markdown|html',
    operands: 1,
    isInFolder: true,
  },
  check: {
    options: `--format=text|json|sarif|github|junit --fail-on=${gravity} --show=${gravity} --summary --fix --dry-run(--fix) --baseline=file --write-baseline=file --no-cache --stdin --stdin-filename=name(--stdin)`,
    apart: 'stdin+fix stdin+write-baseline fix+write-baseline baseline+write-baseline dry-run+format',
    operands: unlimited,
    isInFolder: true,
  },
  convert: { options: '--dry-run', operands: unlimited, isInFolder: true },
  draws: {
    options: '--package=folder --level=level --format=text|json',
    operands: 'words',
    isInFolder: true,
  },
  export: {
    options: `--to=html|markdown --kind=rule|monster|event|table --package=folder --output=file --scenario(--to=html) --details(--scenario) --paper=a4|a6(--to=html) --level=level --party=file`,
    operands: unlimited,
    isInFolder: true,
  },
  fight: {
    options:
      '--first=A|B --close-from=round --system=warhammer-quest|gamebook|mordheim|wfb --party=file --package=folder --play --seed=number(--play) --details --format=text|json|markdown',
    operands: 2,
  },
  format: { options: '--check', operands: unlimited, isInFolder: true },
  lsp: { options: '--stdio --no-cache', operands: 0 },
  odds: {
    options: '--let=bindings --at-least=number --at-most=number --package=folder --format=text|json',
    operands: 'words',
  },
  pack: { options: '--output=file --force', operands: 1, isInFolder: true },
  roll: {
    options: '--let=bindings --table=name --package=folder --seed=number --format=text|json',
    operands: 'words',
  },
  rule: { options: '--package=folder --system=name --format=text|json|markdown', operands: 'words' },
  translate: {
    options:
      '--to=language --format=text|json --keys=keys(translate mark) --all(translate mark|glossary) --output=file(translate export) --dry-run(translate import) --same(translate mark)',
    apart: 'all+keys',
    operands: unlimited,
    isInFolder: true,
  },
};

/** What follows an option: one of these words, a text of this kind, or nothing. */
interface Option {
  readonly allowed: readonly string[];
  readonly kind: keyof CliWords['help']['values'] | undefined;
  /** `--scenario`, `--to=html`, or `translate mark|glossary`. */
  readonly needs: string | undefined;
}

/** A command, or what all have where there is none. */
export interface Command extends Omit<Form, 'options' | 'apart'> {
  readonly options: ReadonlyMap<string, Option>;
  readonly apart: readonly (readonly string[])[];
}

export function commandOf(name: CommandName | undefined): Command {
  return readForm(name === undefined ? { options: '', operands: 'words' } : forms[name]);
}

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(forms, name);
}

export const commandNames = Object.keys(forms).filter(isCommand);

/** Of an option with a list the values add up; the other kinds are taken as they are. */
function readForm({ options, apart = '', ...others }: Form): Command {
  const all = `${options} ${common}`.matchAll(/--([\w-]+)(?:=([^ (]+))?(?:\(([^)]+)\))?/g);
  const read = [...all].map(([, name = '', value = '', needs]): [string, Option] => {
    const kind = /^[a-z]+$/.test(value) ? (value as Option['kind']) : undefined;
    return [name, { allowed: value.includes('|') ? value.split('|') : kind === 'level' ? levels : [], kind, needs }];
  });
  return { ...others, options: new Map(read), apart: apart.split(' ').map((pair) => pair.split('+')) };
}

/** Those of a dungeon. */
const levels = Array.from({ length: 10 }, (_, index) => `${index + 1}`);
