import type { Mention } from '../catalogue/mention.ts';
import { type DiceMention, findDice } from '../dice/notation.ts';
import { type ChanceMention, findChances } from '../dice/target.ts';
import type { Definition } from '../workspace/index.ts';
import { type Section, shift } from '../workspace/section.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Node, Span } from '../xml/tree.ts';

/** Everything about dice that a section's text says, in order. Spans count in the section. */
export interface DiceReading {
  readonly dice: readonly DiceMention[];
  readonly chances: readonly ChanceMention[];
}

const known = new WeakMap<Section, DiceReading>();

/** The dice and chances in the running text of a section; attributes, comments and instructions are no prose. */
export function diceIn(section: Section): DiceReading {
  const found = known.get(section);
  if (found) return found;
  const runs = textRuns(section.nodes);
  const reading = {
    dice: runs.flatMap((run) =>
      findDice(textOf(section, run)).map((dice) => ({ ...dice, span: shift(dice.span, run.start) })),
    ),
    chances: runs.flatMap((run) =>
      findChances(textOf(section, run)).map((chance) => ({ ...chance, span: shift(chance.span, run.start) })),
    ),
  };
  known.set(section, reading);
  return reading;
}

/** The abilities that the run of text around a span mentions. Spans count in the section. */
export function mentionsIn(workspace: Workspace, section: Section, run: Span): readonly Mention<Definition>[] {
  return workspace.index.names
    .find(textOf(section, run))
    .map((mention) => ({ ...mention, span: shift(mention.span, run.start) }));
}

function textOf({ text }: Section, { start, end }: Span): string {
  return text.slice(start, end);
}

function textRuns(nodes: readonly Node[]): readonly Span[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return textRuns(node.children);
    if (node.kind === 'text') return [node.span];
    return node.kind === 'cdata' ? [node.contentSpan] : [];
  });
}
