import { ruleCard } from '../../answers/cards/ruleCard.ts';
import { rulePlainText } from '../../answers/cards/rulePlainText.ts';
import { markdownOf, paragraph, separated } from '../../answers/markdown.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import { type FoundRule, type LookUp, printedName } from '../../answers/rules/lookUp.ts';
import { lookUpIn } from '../../answers/rules/lookUpIn.ts';
import { packs } from '../../hosts/packs.ts';
import { printable } from '../../text/printable.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { readPackage } from '../files/readPackage.ts';
import { ruleJson, unknownJson } from './ruleJson.ts';
import { ruleList } from './ruleList.ts';
import { systemAsked } from './systemAsked.ts';

const options = {
  values: ['package', 'system'],
  flags: ['list'],
  choices: { format: ['text', 'json', 'markdown'] },
  maximumOperands: Number.POSITIVE_INFINITY,
  areWords: true,
};

/** Longer lines are hard to read, however wide the terminal. */
const widestText = 100;

/** `whq-rules rule`: the rule of a name, an id or a mention. */
export function ruleCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('rule', parameters, terminal, options, async (call) => {
    // So nobody needs quotes for `rule Fear 6`.
    const question = call.operands.join(' ').trim();
    const isList = call.flags.has('list');
    if (question === '' && !isList) return refuse(call, 'rule', { kind: 'missingName' });
    const workspace = new Workspace(packs);
    const isPackageRead = await readPackage(call, workspace);
    if (isPackageRead === 'nothing') return exitStatus.unusable;
    const system = systemAsked(call, workspace, 'rule');
    if (typeof system === 'number') return system;
    const systems = system === undefined ? workspace.allSystems : [system];
    if (isList) call.terminal.print(ruleList(workspace, systems, call.values.get('format') === 'json'));
    const status = isList ? exitStatus.clean : reply(call, workspace, systems, question);
    return isPackageRead === 'all' ? status : exitStatus.unusable;
  });
}

/** Of several systems the first with such a rule answers, and the others are named below it. */
function reply(call: Call, workspace: Workspace, systems: readonly string[], question: string): ExitStatus {
  const { scope, found } = lookUpIn(workspace, systems, question);
  switch (found.kind) {
    case 'found':
      call.terminal.print(answerText(call, scope, question, found));
      return exitStatus.clean;
    case 'unknown':
      if (call.values.get('format') === 'json') call.terminal.print(unknownJson(question, found.nearest));
      else call.terminal.complain(call.words.unknownRule({ question, nearest: found.nearest }));
      return exitStatus.found;
    default:
      return found satisfies never;
  }
}

/** The rules and their namesakes. With `--lang` they are in that language, otherwise each in that of the name it was asked for by. */
function answerText(
  { terminal, messages, words, values }: Call,
  scope: Package,
  question: string,
  { rules, namesakes }: Extract<LookUp, { readonly kind: 'found' }>,
): string {
  const reader: Reader = { messages, preview: noPreview };
  const asked = rules.map((rule): FoundRule => ({ ...rule, language: values.get('lang') ?? rule.language }));
  const others = namesakes.map((other) => ({
    id: other.rule.id,
    name: printedName(other.rule.template),
    place: placeOf(scope, other, messages.language),
  }));
  const also =
    others.length > 0
      ? printable(
          words.namesakes(
            others.map(({ id, name, place }) => `${name} (${[place, id].filter(Boolean).join(', ')})`).join('; '),
          ),
        )
      : undefined;
  switch (values.get('format')) {
    case 'json':
      return ruleJson(scope, question, asked, others, { reader, workingFolder: terminal.workingFolder });
    case 'markdown': {
      const whole = asked.map((rule) => ruleCard(scope, rule.definition, reader, { ...rule, isWhole: true }));
      return `${markdownOf([...separated(whole), ...(also ? [paragraph(also)] : [])])}\n`;
    }
    default: {
      const width = Math.min(terminal.width, widestText);
      const texts = asked.map((rule) => rulePlainText(scope, rule, reader, width));
      return [texts.join('\n\n'), ...(also ? [`${also}\n`] : [])].join('\n');
    }
  }
}
