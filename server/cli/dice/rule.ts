import { ruleCard } from '../../answers/cards/ruleCard.ts';
import { type Card, cardBlocks } from '../../answers/exports/card.ts';
import { chartCards } from '../../answers/exports/chartCards.ts';
import { ruleToCard } from '../../answers/exports/ruleToCard.ts';
import { type MarkdownBlock, paragraph, plainTextOf, separated } from '../../answers/markdown.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import { type FoundRule, printedName } from '../../answers/rules/lookUp.ts';
import { lookUpIn } from '../../answers/rules/lookUpIn.ts';
import { nearest } from '../../text/nearest.ts';
import { printableJson } from '../../text/printable.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { type Call, refuse } from '../call/command.ts';
import { printBlocks } from '../call/printBlocks.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { answered } from '../files/ownPackage.ts';

/** Longer lines are hard to read, however wide the terminal. */
const widestText = 100;

/** `whq-rules rule`: the rule of a name, an id or a mention. */
export async function ruleCommand(call: Call): Promise<ExitStatus> {
  // So nobody needs quotes for `rule Fear 6`.
  const question = call.operands.join(' ').trim();
  if (question === '') return refuse(call, { kind: 'missingName' });
  const written = call.values.get('system')?.trim().toLowerCase();
  const asked = await answered(
    call,
    (workspace) => {
      const systems = written === undefined ? workspace.allSystems : [written];
      const isRule = lookUpIn(workspace, systems, question).found.kind === 'found';
      return { workspace, systems, isKnown: isRule || chartsFor(call, workspace, question).length > 0 };
    },
    ({ isKnown }) => (isKnown ? 'known' : 'unknown'),
  );
  if (!asked) return exitStatus.unusable;
  const { workspace, systems } = asked.answer;
  const known = knownSystems(workspace);
  if (written !== undefined && !known.includes(written))
    return refuse(call, { kind: 'unknownSystem', system: written, nearest: nearest(written, known), known });
  const status = reply(call, workspace, systems, question);
  return asked.isWhole ? status : exitStatus.unusable;
}

/** The systems of the packs, and those that texts of the workspace name. */
function knownSystems(workspace: Workspace): readonly string[] {
  return [
    ...new Set([...workspace.allSystems, ...workspace.documents().flatMap((one) => workspace.all.systemsOf(one))]),
  ];
}

/**
 * Of several systems the first with such a rule answers, and the others are named below it. With `--lang` the rules are in that language,
 * otherwise each in that of the name it was asked for by.
 */
function reply(call: Call, workspace: Workspace, systems: readonly string[], question: string): ExitStatus {
  const { messages, words, values } = call;
  const { scope, found } = lookUpIn(workspace, systems, question);
  const reader: Reader = { messages, preview: noPreview };
  if (found.kind === 'found') {
    const asked = found.rules.map((rule): FoundRule => ({ ...rule, language: values.get('lang') ?? rule.language }));
    const namesakes = found.namesakes.map((other) => ({
      id: other.rule.id ?? null,
      name: printedName(other.rule.template),
      place: placeOf(scope, other, messages.language),
    }));
    const also = namesakes.map(({ id, name, place }) => `${name} (${[place, id].filter(Boolean).join(', ')})`);
    const rules = asked.map((rule) => cardData(ruleToCard(scope, rule, reader)));
    print(call, { question, rules, namesakes }, [
      ...separated(asked.map((rule) => ruleCard(scope, rule.definition, reader, { ...rule, isWhole: true }))),
      ...(also.length > 0 ? [paragraph(words.namesakes(also.join('; ')))] : []),
    ]);
    return exitStatus.clean;
  }
  const { nearest } = found;
  const charts = chartsFor(call, workspace, question);
  if (charts.length > 0)
    print(call, { cards: charts.map(cardData) }, separated(charts.map((card) => cardBlocks(card, reader))));
  else if (values.get('format') === 'json') print(call, { question, rules: [], nearest }, []);
  else call.terminal.complain(words.unknownRule({ question, nearest }));
  return charts.length > 0 ? exitStatus.clean : exitStatus.found;
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

function print(call: Call, data: object, blocks: readonly MarkdownBlock[]): void {
  if (call.values.get('format') === 'json') call.terminal.print(`${printableJson({ version: 2, ...data })}\n`);
  else printBlocks(call, blocks, widestText);
}

/** A card for programs, with its whole text. */
function cardData({ blocks, ...card }: Card): object {
  return { ...card, id: card.id || null, text: plainTextOf(blocks) };
}
