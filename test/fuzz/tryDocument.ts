import { noPreview, type Preview, type Reader } from '../../server/answers/reader.ts';
import { check } from '../../server/checks/check.ts';
import { edited } from '../../server/checks/problems/edited.ts';
import type { Fix } from '../../server/checks/problems/finding.ts';
import type { Problem } from '../../server/checks/problems/problem.ts';
import { ignoreFixes } from '../../server/checks/suppressions/ignoreFixes.ts';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { Span } from '../../server/text/span.ts';
import { messageOf, titleOf } from '../../server/wording/messageOf.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { assertSound } from '../support/assertSound.ts';
import { withSeverity } from '../support/withSeverity.ts';
import type { Asked } from './asked.ts';
import { expect } from './difference.ts';
import type { DocumentInput } from './input.ts';
import { probes } from './probes.ts';
import { type Seeded, seeded } from './seeded.ts';
import { expectEdits, expectNotWorse, expectRanges, expectSpan, isInsidePair } from './soundness.ts';

/** Told what is about to be done, so that whoever watches knows where the program hangs. */
export type OnStage = (stage: string, span?: Span) => void;

/** All trees are looked at in this share of the inputs. */
const treeShare = 0.1;
/** So many fixes of an input are made, chosen anew for each. */
const mostFixes = 2;

/** Reads a document, checks it, makes fixes, and asks about it. Throws at whatever is wrong. The workspace is left as it was. */
export function tryDocument(workspace: Workspace, input: DocumentInput, onStage: OnStage): void {
  const { text, focus } = input;
  const random = seeded(input.choices);
  const reader = random.pick(readers);
  const hasTrees = random.chance(treeShare) || focus?.stage === 'read';
  onStage('read');
  const document = new Document(uriOf(input), input.languageId, 1, text);
  expect(document.sections.map((section) => section.text).join('') === text, () => 'the sections are not the text');
  if (document.format?.isXml && hasTrees) expectTrees(document);
  workspace.put(document);
  try {
    onStage('check');
    const problems = check(workspace, document).map(withSeverity);
    expectProblems(document, problems, reader);
    tryFixes(workspace, document, problems, input, reader, onStage);
    askAll(workspace, document, problems, input, reader, onStage);
  } finally {
    workspace.delete(document.uri);
  }
}

function uriOf({ languageId }: DocumentInput): string {
  return `file:///fuzz/input.${{ xml: 'xml', markdown: 'md', plaintext: 'txt' }[languageId]}`;
}

function expectTrees(document: Document): void {
  document.sections.forEach((section, index) => {
    assertSound(section.text, section, index === 0);
  });
}

function expectProblems(document: Document, problems: readonly Problem[], { messages }: Reader): void {
  let at = 0;
  for (const problem of problems) {
    const { code, span } = problem;
    if (code === 'too-many-problems') continue;
    const message = messageOf(problem, document, messages);
    expectSpan(document.getText(), span, code);
    expect(span.start >= at, () => `${code} at ${span.start} is out of order`);
    expect(message !== '' && !message.includes('undefined'), () => `${code} says ${JSON.stringify(message)}`);
    at = span.start;
  }
}

/** Each fix can be made, mends its problem, and breaks nothing: what is left can be read at least as well. */
function tryFixes(
  workspace: Workspace,
  document: Document,
  before: readonly Problem[],
  { focus, text, choices }: DocumentInput,
  { messages }: Reader,
  onStage: OnStage,
): void {
  const isWanted = ({ span }: Problem): boolean => span.start === focus?.span.start && span.end === focus.span.end;
  const problems = focus ? before.filter(isWanted) : rotated(before, choices).filter(({ fixes }) => fixes);
  for (const problem of focus && focus.stage !== 'fixes'
    ? []
    : problems.slice(0, focus ? problems.length : mostFixes)) {
    onStage('fixes', problem.span);
    for (const fix of ignoreFixes(document, problem)) expectEdits(text, fix.edits, titleOf(fix, messages));
    for (const fix of problem.fixes ?? []) {
      const title = titleOf(fix, messages);
      expectEdits(text, fix.edits, title);
      const mended = new Document(document.uri, document.languageId, 2, edited(text, fix.edits));
      workspace.put(mended);
      const after = check(workspace, mended).map(withSeverity);
      workspace.put(document);
      expectMended(problem, fix, before, after);
      expectNotWorse(document, mended, title);
    }
  }
}

function rotated<Item>(items: readonly Item[], count: number): readonly Item[] {
  const at = items.length === 0 ? 0 : count % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

/**
 * A problem is gone if no other of its code is at its place, or else there are fewer of them: the next one may have moved there. Of a code that
 * tells several things apart (`what`) only the same counts: `each-t` mended to `each-turn` may still have nothing behind it.
 */
function expectMended(problem: Problem, fix: Fix, before: readonly Problem[], after: readonly Problem[]): void {
  const isAlike = ({ code, facts }: Problem): boolean =>
    code === problem.code && whatOf(facts) === whatOf(problem.facts);
  const isLeft = after.some((other) => isAlike(other) && other.span.start === problem.span.start);
  const isMended = !isLeft || after.filter(isAlike).length < before.filter(isAlike).length;
  expect(isMended, () => `${JSON.stringify(fix)} does not mend ${problem.code}: ${JSON.stringify(problem.facts)}`);
}

function whatOf(facts: object): unknown {
  return 'what' in facts ? facts.what : undefined;
}

const previews: readonly Preview[] = [
  noPreview,
  { levels: new Map([['battle-level', 3]]), party: [] },
  { levels: new Map(), party: [{ name: '[Ada](x)', characteristics: new Map([['strength', 4]]) }] },
];

/** Made once: what is worked out for a reader is remembered by the reader. */
const readers: readonly Reader[] = previews.flatMap((preview) => [
  { messages: messagesFor('en'), preview },
  {
    messages: messagesFor('es'),
    preview,
    links: { showOdds: commands.showOdds, roll: commands.roll, openRule: commands.openRule },
  },
]);

/** Mostly at a problem, in a value or in a word: there is more to say there than between tags. */
function cursorIn(text: string, problems: readonly Problem[], random: Seeded): Pick<Asked, 'offset' | 'span'> {
  const anywhere = random.below(text.length + 1);
  const problem = problems[random.below(problems.length)];
  const word = text.slice(anywhere).search(/[A-Z][\p{L} ]+|"[^"]/u);
  const inWord = word >= 0 && random.chance(0.6) ? anywhere + word + random.below(4) : anywhere;
  const wanted = problem && random.chance(0.4) ? problem.span.start + random.below(4) - 1 : inWord;
  const offset = betweenCharacters(text, Math.max(0, Math.min(text.length, wanted)));
  const end = betweenCharacters(text, Math.min(text.length, offset + random.pick([0, 1, 20, 400])));
  return cursorAt({ start: offset, end });
}

/** No editor has its cursor inside a character or a line break. */
function betweenCharacters(text: string, offset: number): number {
  const isInLineBreak = text[offset - 1] === '\r' && text[offset] === '\n';
  return isInLineBreak || isInsidePair(text, offset) ? offset + 1 : offset;
}

function askAll(
  workspace: Workspace,
  document: Document,
  problems: readonly Problem[],
  { text, choices, focus }: DocumentInput,
  reader: Reader,
  onStage: OnStage,
): void {
  const cursor = focus ? cursorAt(focus.span) : cursorIn(text, problems, seeded(choices, 1));
  Object.entries(probes).forEach(([name, { share, ask }], index) => {
    // Choices of its own: what one probe asks does not depend on the others.
    const random = seeded(choices, index + 2);
    const isAsked = random.chance(share);
    if (focus ? focus.stage !== name : !isAsked) return;
    onStage(name, cursor.span);
    const answer = ask({
      workspace,
      scope: workspace.packageOf(document),
      document,
      text,
      problems,
      ...cursor,
      reader,
      random,
    });
    expectRanges(answer, document, workspace, name);
  });
}

function cursorAt(span: Span): Pick<Asked, 'offset' | 'span'> {
  return { offset: span.start, span };
}
