import { ruleCard } from '../../answers/cards/ruleCard.ts';
import { cardData } from '../../answers/exports/cardsJson.ts';
import { ruleToCard } from '../../answers/exports/ruleToCard.ts';
import { markdownOf, paragraph, plainTextOf, separated } from '../../answers/markdown.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import { type FoundRule, type LookUp, printedName } from '../../answers/rules/lookUp.ts';
import { lookUpIn } from '../../answers/rules/lookUpIn.ts';
import { packs } from '../../hosts/packs.ts';
import { printable, printableJson } from '../../text/printable.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { readPackage } from '../files/readPackage.ts';
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
      if (call.values.get('format') === 'json')
        call.terminal.print(`${printableJson({ version: 1, question, rules: [], nearest: found.nearest })}\n`);
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
  if (values.get('format') === 'json') {
    const cards = asked.map((rule) => cardData(ruleToCard(scope, rule, reader)));
    const namesakes = others.map(({ id, name, place }) => ({ id: id ?? null, name, place }));
    return `${printableJson({ version: 1, question, rules: cards, namesakes })}\n`;
  }
  const whole = asked.map((rule) => ruleCard(scope, rule.definition, reader, { ...rule, isWhole: true }));
  const blocks = [...separated(whole), ...(also ? [paragraph(also)] : [])];
  return values.get('format') === 'markdown'
    ? `${markdownOf(blocks)}\n`
    : `${plainTextOf(blocks, Math.min(terminal.width, widestText))}\n`;
}
