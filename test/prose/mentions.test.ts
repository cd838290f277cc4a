import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { packs } from '../../server/hosts/packs.ts';
import { shift } from '../../server/text/span.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { mentionsIn } from '../../server/workspace/rules/mentions.ts';
import { itLong } from '../support/runs.ts';
import { type MarkedText, readMarks } from './marks.ts';
import { type Found, precisionOf, recallOf, type Score, score } from './score.ts';

interface Sample extends MarkedText {
  readonly name: string;
  readonly isPlain: boolean;
}

const halves = ['dev', 'held-out'] as const;

const leastRecall = 0.98;
const leastPrecision = 0.99;

/** Fails unless the program does well enough on the samples. Names nothing of them, so that the held-out half stays unknown. */
function check(samples: readonly Sample[], half: string): void {
  const scores = samples.map((sample) => score(sample, found(sample)));
  const marks = samples.reduce((total, sample) => total + sample.marks.length, 0);
  const words = wordsOf(samples);
  const wrongInPlain = scores.reduce((total, { wrong }, at) => total + (samples[at]?.isPlain ? wrong.length : 0), 0);
  const [recall, precision] = [recallOf(scores), precisionOf(scores)];
  const figures = `recall ${percent(recall)}, precision ${percent(precision)}`;
  console.log(`      ${half}: ${figures} (${marks} mentions; ${words} plain words, ${wrongInPlain} wrong in them)`);
  if (half === 'dev' && process.env.WHQ_PROSE_DETAILS) printDetails(samples, scores);
  assert.ok(recall >= leastRecall && precision >= leastPrecision, `${half}: ${figures}`);
}

const workspace = new Workspace(packs);

/** The mentions in a text that stands alone in a workspace with the bundled packs. */
function found({ name, text }: Pick<Sample, 'name' | 'text'>): readonly Found[] {
  const document = workspace.putFile(`file:///${name}`, text);
  assert.equal(document?.format?.kind, 'prose', name);
  return document.sections.flatMap((section, index) =>
    mentionsIn(workspace.packageOf(document), document, section).map(({ definition, span }) => ({
      id: definition.rule.id ?? '',
      span: shift(span, document.startOf(index)),
    })),
  );
}

/** What went wrong in the half that is there to learn from, with the text around it. */
function printDetails(samples: readonly Sample[], scores: readonly Score[]): void {
  const rows = samples.flatMap(({ name, text }, at) => {
    const row = (kind: string, { id, span }: Found) => ({
      file: name,
      line: text.slice(0, span.start).split('\n').length,
      kind,
      id,
      text: inLine(text.slice(span.start, span.end)),
      around: inLine(text.slice(Math.max(0, span.start - 20), span.end + 20)),
    });
    const { misses = [], wrong = [] } = scores[at] ?? {};
    return [...misses.map((mark) => row('missed', mark)), ...wrong.map((mention) => row('wrong', mention))];
  });
  console.table(rows);
}

function inLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function wordsOf(samples: readonly Sample[]): number {
  const plain = samples.filter(({ isPlain }) => isPlain);
  return plain.reduce((total, { text }) => total + (text.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0), 0);
}

function samplesOf(half: string, write = (text: string): string => text): readonly Sample[] {
  return ['scenarios', 'plain'].flatMap((group) =>
    readdirSync(`test/prose/${group}/${half}`)
      .sort()
      .map((file) => {
        const name = `${group}/${half}/${file}`;
        return { ...readMarks(write(readFileSync(`test/prose/${name}`, 'utf8'))), name, isPlain: group === 'plain' };
      }),
  );
}

describe('mentions in prose', () => {
  const samples = new Map(halves.map((half) => [half, samplesOf(half)]));
  const all = [...samples.values()].flat();

  it('are found in the dev half', () => check(samples.get('dev') ?? [], 'dev'));
  itLong('are found in the held-out half', () => check(samples.get('held-out') ?? [], 'held-out'));
  itLong('are found in all of it', () => check(all, 'all'));

  itLong('are found as well where lines end as on Windows', () => {
    const samples = halves.flatMap((half) => samplesOf(half, (text) => text.replaceAll('\n', '\r\n')));
    check(samples, 'with \\r\\n');
  });

  it('are measured on enough of both kinds', () => {
    const marks = all.flatMap((sample) => sample.marks);
    assert.ok(marks.length >= 500, `${marks.length} mentions`);
    assert.ok(new Set(marks.map(({ id }) => id)).size >= 70, 'different abilities');
    assert.ok(wordsOf(all) >= 3500, `${wordsOf(all)} plain words`);
    for (const { name, isPlain, marks, doubtful } of all) {
      assert.equal(marks.length + doubtful.length === 0, isPlain, name);
    }
  });

  it('are of rules that are bundled', () => {
    for (const { name, marks } of all) {
      const unknown = marks.filter(({ id }) => !workspace.all.ruleWithId(id));
      assert.deepEqual(unknown, [], name);
    }
  });

  it('count only if the rule is the right one', () => {
    for (const sample of all.filter(({ isPlain }) => !isPlain)) {
      const marks = sample.marks.map((mark) => ({ ...mark, id: mark.id === 'rpb-fly' ? 'rpb-net' : 'rpb-fly' }));
      const result = score({ ...sample, marks }, found(sample));
      assert.equal(result.hits, 0, sample.name);
      assert.ok(result.wrong.length >= sample.marks.length / 2, sample.name);
    }
  });
});

/** Texts that each kind of evidence decides: without its points, or with none against it, another mention is found. */
const decided: Readonly<Record<string, string>> = {
  rating: 'Nobody sees the ⟦rpb-dodge|dodge 5+⟧ of a newt.',
  formula: 'It spreads a ⟦rpb-fear|fear (Dungeon Level +3)⟧ around it.',
  'dice in a bracket': 'Long ⟦ext-claw|claws (d6)⟧ and short ears.',
  'automatic, and a sentence that goes on': 'There was an ⟦rpb-ambush|ambush A⟧ or a trap.',
  'a number that ends a sentence': 'We spoke of ⟦rpb-fear|fear 4⟧.',
  'a number that counts': 'The cook had magic 2 days old.',
  'the name of a race': 'Most of the newts ⟦rpb-hate|Hate Elves⟧.',
  'a capital at the beginning': '⟦rpb-chill|Chill 4⟧ means four dice.',
  'a title': 'Few expect a ⟦rpb-ambush-magic|Magic Ambush⟧ at noon.',
  'a title of plain words, and the word for a value': 'See the ⟦rpb-greater-daemon|Greater Daemon⟧ entry.',
  'a coinage': 'They bite or use a ⟦rpb-deathleap|Deathleap⟧ instead.',
  'a count of things': '⟦rpb-magic-item|2 x MAGIC ITEM⟧',
  'the word for an ability': 'Newts with the ⟦rpb-ambush|ambush⟧ ability go first.',
  'no word for an ability without an article': 'This counts as usual missile weapon rules do.',
  'a verb': 'Newts cause ⟦rpb-fear|Fear⟧ because of their size.',
  'a part of a name': 'Roll on the General Daemonic Rewards Table.',
};

describe('the evidence for a mention', () => {
  for (const [kind, marked] of Object.entries(decided))
    it(`is ${kind}`, () => {
      const { text, marks } = readMarks(marked);
      const all = found({ name: 'evidence.md', text }).map(({ id, span }) => ({ id, span }));
      assert.deepEqual(
        all,
        marks.map(({ id, span }) => ({ id, span })),
      );
    });
});
