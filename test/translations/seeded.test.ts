import assert from 'node:assert/strict';
import { it } from 'mocha';
import type { ProblemCode } from '../../server/checks/problems/kinds.ts';
import { translationProblems } from '../../server/checks/translations/translationProblems.ts';
import { overlaps, type Span, shift, touches } from '../../server/text/span.ts';
import { rowsIn } from '../../server/translations/comparison/rows.ts';
import { signsOf } from '../../server/translations/comparison/signs.ts';
import { sourceSectionsOf, sourcesIn } from '../../server/translations/model/sources.ts';
import type { EntryText } from '../../server/translations/model/sourceTexts.ts';
import { translationText } from '../../server/translations/model/translationText.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { translationCodes } from '../support/families.ts';
import { realFiles } from '../support/realFiles.ts';
import { describeLong } from '../support/runs.ts';

/** An edit of a translation that makes it wrong. Spans count in the text of the entry. */
interface Fault {
  readonly kind: string;
  readonly span: Span;
  readonly newText: string;
}

/** One fault of each kind that the text has a place for; `pick` chooses among the places. */
function faultsIn(
  { text, use, key }: EntryText,
  source: string,
  pick: <Item>(items: readonly Item[]) => Item | undefined,
): readonly Fault[] {
  const { signs } = signsOf(text, 'es');
  const written = (span: Span): string => text.slice(span.start, span.end);
  const replaced = (kind: string, span: Span | undefined, newText: (old: string) => string): readonly Fault[] =>
    span ? [{ kind, span, newText: newText(written(span)) }] : [];
  if (use === 'template') {
    const letter = /(?<= )n\+?$/.exec(text.trimEnd());
    return letter && source.trimEnd().endsWith(letter[0])
      ? [{ kind: 'placeholder', span: { start: letter.index - 1, end: text.trimEnd().length }, newText: '' }]
      : [];
  }
  if (use !== 'text') return [];
  const die = pick(signs.filter((sign) => sign.kind === 'die'))?.span;
  const numbers = signs.flatMap((sign) => (sign.kind === 'number' && !sign.isWord ? [sign] : []));
  const scores = numbers.filter(({ span }) => /^\d\+$/.test(written(span)));
  // Only those that the source writes with the same sign.
  const modifiers = numbers.filter(({ span }) => /^[+-]\d$/.test(written(span)) && source.includes(written(span)));
  const words = signs.flatMap((sign) =>
    sign.kind === 'number' && sign.isWord && /^(?:dos|tres|cuatro)$/.test(written(sign.span)) ? [sign] : [],
  );
  const plain = numbers.filter(({ value, sense }) => value > 6 && sense === undefined);
  const rows = rowsIn(text).filter(({ span, end }) => end - span.end > 20 && end - span.end < 400);
  const row = pick(rows);
  const next = row && rows.find(({ span }) => span.start === row.end);
  const signed = ({ span, end }: (typeof rows)[number]): string =>
    signs
      .flatMap((sign) => (overlaps(sign.span, { start: span.end, end }) ? [sign.form] : []))
      .sort()
      .join();
  return [
    ...replaced('dropped die', die, () => ''),
    ...replaced('changed die', die, (old) =>
      /[dD]3$/.test(old) ? old.replace(/3$/, '6') : old.replace(/^\d*/, (count) => String(Number(count || '1') + 1)),
    ),
    ...replaced('changed target', pick(scores)?.span, (old) => `${(Number(old[0]) % 6) + 1}+`),
    // 6 is the same as 6+ on one die.
    ...replaced('lost plus', scores.length === 1 && scores[0]?.form !== '6' ? scores[0]?.span : undefined, (old) =>
      old.slice(0, -1),
    ),
    ...replaced('opposite modifier', pick(modifiers)?.span, (old) =>
      old.startsWith('+') ? `-${old.slice(1)}` : `+${old.slice(1)}`,
    ),
    ...replaced('changed number', pick(plain)?.span, (old) => String(Number(old.replace(/\D/g, '')) + 7)),
    ...replaced('changed word', pick(words)?.span, (old) => (old === 'dos' ? 'nueve' : 'siete')),
    ...(row && next && signed(row) !== signed(next)
      ? [{ kind: 'swapped rows', span: { start: row.span.end, end: next.end }, newText: swapped(text, row, next) }]
      : []),
    ...replaced('dropped row', row && next ? { start: row.span.start, end: row.end } : undefined, () => ''),
    ...(text.length > 80 ? [{ kind: 'label', span: { start: 0, end: text.length }, newText: key.slice(0, 12) }] : []),
    ...(text.length > 80 && source.trim() !== text.trim() && /\.\s*$/.test(text) && /\.\s*$/.test(source)
      ? [{ kind: 'cut', span: { start: lastWord(text), end: text.length }, newText: '' }]
      : []),
    ...(source.split(/\s+/).length > 8 && !source.includes('&') && source.trim() !== text.trim()
      ? [{ kind: 'untranslated', span: { start: 0, end: text.length }, newText: source }]
      : []),
  ];
}

function swapped(
  text: string,
  row: { readonly span: Span; readonly end: number },
  next: { readonly span: Span; readonly end: number },
): string {
  const [first, second] = [text.slice(row.span.end, row.end), text.slice(next.span.end, next.end)];
  return `${second.trimEnd()} ${text.slice(next.span.start, next.span.end)} ${first.trim()}${/\s*$/.exec(second)?.[0] ?? ''}`;
}

/** The end of a word in the second half. */
function lastWord(text: string): number {
  const at = text.indexOf(' ', Math.floor(text.length * 0.7));
  return at < 0 || !/\p{L}$/u.test(text.slice(0, at)) ? text.length - (/\s*\S+\s*$/.exec(text)?.[0].length ?? 0) : at;
}

/** A sequence of numbers that is the same in each run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const codes: ReadonlySet<ProblemCode> = new Set<ProblemCode>(translationCodes);
const planted = 300;

/** `WHQ_SEED` chooses other places. */
const seed = Number(process.env.WHQ_SEED ?? 15);

describeLong('faults planted in the translations of a real package', () => {
  it('are found at the right key and place', function () {
    this.timeout(600_000);
    const workspace = new Workspace([]);
    for (const file of realFiles('WHQ_CORPUS', '.xml')) workspace.putFile(`file:///${file.name}`, file.text);
    const document = workspace.documents().find(({ uri }) => uri.endsWith('content-es.xml'));
    if (!document) return;
    const random = generator(seed);
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
    const before = new Set(
      translationProblems(workspace.all, document).map(({ span }) => document.sectionIndexAt(span.start)),
    );
    const byKind = new Map<string, { index: number; fault: Fault; start: number }[]>();
    for (const [index, section] of document.sections.entries()) {
      const text = before.has(index) ? undefined : translationText(document, section);
      if (!text || text.text !== section.text.slice(text.span.start, text.span.end)) continue;
      const [source] = sourcesIn(text.key, 'es', sourceSectionsOf(workspace.all, document, section)).candidates;
      if (source?.language !== 'en') continue;
      for (const fault of faultsIn(text, source.text, pick)) {
        byKind.set(fault.kind, [...(byKind.get(fault.kind) ?? []), { index, fault, start: text.span.start }]);
      }
    }
    const each = Math.ceil(planted / byKind.size);
    let [total, found] = [0, 0];
    const missed: string[] = [];
    for (const [kind, faults] of byKind) {
      for (let count = 0; count < each; count++) {
        const chosen = pick(faults);
        if (!chosen) continue;
        total++;
        if (isFound(workspace, document, chosen)) found++;
        else missed.push(`${kind} ${translationText(document, document.sections[chosen.index] ?? fail())?.key}`);
      }
    }
    console.log(`      ${found} of ${total} planted faults found: ${((100 * found) / total).toFixed(1)} %`);
    for (const one of missed) console.log(`      missed: ${one}`);
    assert.ok(total >= planted && found / total >= 0.98);
  });
});

function fail(): never {
  throw new Error('no such section');
}

/** Plants a fault, looks for a problem there, and takes the fault out again. */
function isFound(
  workspace: Workspace,
  document: Document,
  { index, fault, start }: { index: number; fault: Fault; start: number },
): boolean {
  const place = shift(fault.span, start + document.startOf(index));
  const old = document.getText().slice(place.start, place.end);
  edit(workspace, document, place, fault.newText);
  const now = { start: place.start, end: place.start + fault.newText.length };
  const isThere = translationProblems(workspace.all, document).some(
    ({ code, span }) =>
      codes.has(code) &&
      document.sectionIndexAt(span.start) === index &&
      (touches(span, now.start) || touches(now, span.start)),
  );
  edit(workspace, document, now, old);
  return isThere;
}

function edit(workspace: Workspace, document: Document, span: Span, text: string): void {
  workspace.update(document, [{ range: document.range(span), text }], document.version + 1);
}
