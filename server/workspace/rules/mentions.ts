import type { Mention } from '../../abilities/mentions/mention.ts';
import { proseMasks } from '../../text/markdown/masks.ts';
import { remembered, rememberedWith } from '../../text/remembered.ts';
import { type Span, touches } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import { type Section, shift } from '../documents/section.ts';
import { textRuns } from '../documents/textRuns.ts';
import type { Definition } from '../index/definition.ts';
import type { RuleName } from '../index/index.ts';
import type { Workspace } from '../packages/workspace.ts';

/** A place where running text mentions an ability. All spans count in the section. */
export interface AbilityMention extends Mention<RuleName> {
  readonly definition: Definition;
}

/** The abilities that the running text of a section mentions, in order. */
export function mentionsIn(workspace: Workspace, document: Document, section: Section): readonly AbilityMention[] {
  return mentions(section, workspace, document);
}

const mentions = rememberedWith(
  (_: Section, { index }: Workspace, __: Document) => [index.names.version],
  (section, workspace, document): readonly AbilityMention[] =>
    textRuns(section.nodes).flatMap((run) => mentionsInRun(workspace, document, section, run)),
);

/** The mention that the offset touches. Of a long text only the lines around it are read. */
export function mentionAt(
  workspace: Workspace,
  document: Document,
  section: Section,
  offset: number,
): AbilityMention | undefined {
  const run = textRuns(section.nodes).find((span) => touches(span, offset));
  if (!run) return undefined;
  const around = paragraphAround(section.text, run, offset);
  const mentions = mentionsInRun(workspace, document, section, around);
  return mentions.find(({ span }) => touches(span, offset));
}

/** What a text mentions as a whole, such as what stands in the brackets behind another ability. */
export function mentionOf(workspace: Workspace, text: string): AbilityMention | undefined {
  const mention = workspace.index.names.match(text);
  return mention && withDefinition(workspace, mention);
}

/** The language of a translated name; undefined for a name that the rule gives itself. */
export function nameLanguage(name: RuleName): string | undefined {
  return name.kind === 'translated' ? name.translation.language : undefined;
}

/** How far around an offset a text is read: more than any list of abilities is long. */
const reach = 4000;

function paragraphAround(text: string, run: Span, offset: number): Span {
  const from = Math.max(run.start, offset - reach);
  const to = Math.min(run.end, offset + reach);
  const before = text.slice(from, offset).search(/\n[^\S\n]*\n(?![\s\S]*\n[^\S\n]*\n)/);
  const after = text.slice(offset, to).search(/\n[^\S\n]*\r?\n/);
  return { start: before < 0 ? from : from + before + 1, end: after < 0 ? to : offset + after + 1 };
}

function mentionsInRun(
  workspace: Workspace,
  document: Document,
  section: Section,
  run: Span,
): readonly AbilityMention[] {
  const passedOver = masksIn(document, section)
    .filter(({ start, end }) => end > run.start && start < run.end)
    .map((mask) => shift(mask, -run.start));
  const found = workspace.index.names.find(section.text.slice(run.start, run.end), { masks: passedOver });
  return found.flatMap((mention) => {
    const placed = withDefinition(workspace, mention);
    if (!placed) return [];
    return [
      {
        ...placed,
        span: shift(placed.span, run.start),
        nameSpan: shift(placed.nameSpan, run.start),
        suffixes: placed.suffixes.map((suffix) => ({ ...suffix, span: shift(suffix.span, run.start) })),
      },
    ];
  });
}

/** Code, links and the like in prose. In XML everything that is text is running text. */
function masksIn(document: Document, section: Section): readonly Span[] {
  return document.kind === 'prose' ? masks(section, document) : none;
}

const masks = remembered(({ text }: Section, { languageId }: Document) =>
  proseMasks(text, languageId === 'markdown' ? 'markdown' : 'plaintext'),
);

const none: readonly Span[] = [];

function withDefinition(workspace: Workspace, mention: Mention<RuleName>): AbilityMention | undefined {
  const definition = workspace.index.definitionOf(mention.owner);
  return definition && { ...mention, definition };
}
