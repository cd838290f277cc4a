import { ruleCard } from '../../answers/cards/ruleCard.ts';
import type { Card } from '../../answers/exports/card.ts';
import { cardBlocks } from '../../answers/exports/cardBlocks.ts';
import { cardData } from '../../answers/exports/cardsJson.ts';
import { chartCards } from '../../answers/exports/chartCards.ts';
import { exported } from '../../answers/exports/exported.ts';
import { ruleToCard } from '../../answers/exports/ruleToCard.ts';
import { markdownOf, paragraph, plainTextOf, separated } from '../../answers/markdown.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import { type FoundRule, type LookUp, printedName } from '../../answers/rules/lookUp.ts';
import { lookUpIn } from '../../answers/rules/lookUpIn.ts';
import { nearest } from '../../text/nearest.ts';
import { printable, printableJson } from '../../text/printable.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { answered } from '../files/ownPackage.ts';
import { ruleList } from './ruleList.ts';

/** Longer lines are hard to read, however wide the terminal. */
const widestText = 100;

/** `whq-rules rule`: the rule of a name, an id or a mention. */
export async function ruleCommand(call: Call): Promise<ExitStatus> {
  // So nobody needs quotes for `rule Fear 6`.
  const question = call.operands.join(' ').trim();
  const isList = call.flags.has('list');
  if (question === '' && !isList) return refuse(call, { kind: 'missingName' });
  const written = call.values.get('system')?.trim().toLowerCase();
  const asked = await answered(
    call,
    (workspace) => {
      const systems = written === undefined ? workspace.allSystems : [written];
      const isRule = isList || lookUpIn(workspace, systems, question).found.kind === 'found';
      return { workspace, systems, isKnown: isRule || chartsFor(call, workspace, question).length > 0 };
    },
    ({ isKnown }) => (isKnown ? 'known' : 'unknown'),
  );
  if (!asked) return exitStatus.unusable;
  const { workspace, systems } = asked.answer;
  const known = knownSystems(workspace);
  if (written !== undefined && !known.includes(written))
    return refuse(call, { kind: 'unknownSystem', system: written, nearest: nearest(written, known), known });
  if (isList) call.terminal.print(ruleList(workspace, systems, call.values.get('format') === 'json'));
  const status = isList ? exitStatus.clean : reply(call, workspace, systems, question);
  return asked.isWhole ? status : exitStatus.unusable;
}

/** The systems of the packs, and those that texts of the workspace name. */
function knownSystems(workspace: Workspace): readonly string[] {
  return [
    ...new Set([...workspace.allSystems, ...workspace.documents().flatMap((one) => workspace.all.systemsOf(one))]),
  ];
}

/** Of several systems the first with such a rule answers, and the others are named below it. */
function reply(call: Call, workspace: Workspace, systems: readonly string[], question: string): ExitStatus {
  const { scope, found } = lookUpIn(workspace, systems, question);
  switch (found.kind) {
    case 'found':
      call.terminal.print(answerText(call, scope, question, found));
      return exitStatus.clean;
    case 'unknown': {
      const charts = chartsFor(call, workspace, question);
      if (charts.length > 0) call.terminal.print(chartsText(call, charts));
      else if (call.values.get('format') === 'json')
        call.terminal.print(`${printableJson({ version: 1, question, rules: [], nearest: found.nearest })}\n`);
      else call.terminal.complain(call.words.unknownRule({ question, nearest: found.nearest }));
      return charts.length > 0 ? exitStatus.clean : exitStatus.found;
    }
    default:
      return found satisfies never;
  }
}

/** The cards of the printed charts that are asked for, of the game that is named, or of all games. */
function chartsFor({ messages, values }: Call, workspace: Workspace, question: string): readonly Card[] {
  const system = values.get('system')?.trim().toLowerCase();
  return chartCards(
    workspace.all,
    question,
    { messages, preview: noPreview },
    system === undefined ? system : [system],
  );
}

function chartsText({ messages, values, terminal }: Call, charts: readonly Card[]): string {
  const form = values.get('format');
  if (form === 'json' || form === 'markdown') return exported(charts, form, { messages }).text ?? '';
  const blocks = separated(charts.map((card) => cardBlocks(card, { messages })));
  return `${plainTextOf(blocks, Math.min(terminal.width, widestText))}\n`;
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
