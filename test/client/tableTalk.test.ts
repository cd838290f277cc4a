import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'mocha';
import type { ToTablePage } from '../../client/panels/tablePage.ts';
import { type ShownTable, type TableTalk, tableTalk } from '../../client/panels/tableTalk.ts';

type Ask = Parameters<typeof tableTalk>[0];
type Method = Parameters<Ask>[0];

/** A place that notes what is done there. */
class Place {
  readonly line: number;

  constructor(line: number) {
    this.line = line;
  }

  argument() {
    return { uri: 'file:///a.md', position: { line: this.line, character: 0 } };
  }
  again(): Place {
    return new Place(this.line);
  }
  to({ line }: { readonly line: number }): Place {
    return new Place(line);
  }
  async edit({ version }: { readonly version: number }): Promise<void> {
    done.push(`edit ${version}`);
  }
  async show(position: { readonly line: number } | undefined): Promise<void> {
    done.push(`show ${position?.line}`);
  }
}

let done: string[] = [];
let answers: Partial<Record<Method, unknown>> = {};
let talk: TableTalk<Place>;

/** A table whose rows are on lines, each with a table below it. */
const view = (...lines: readonly number[]) => ({
  rows: lines.map((line) => ({
    position: { line, character: 0 },
    tables: [{ position: { line: line + 1, character: 0 } }],
  })),
});

/** A message, with the problem of a plan. */
function noted(message: ToTablePage): string {
  return message.kind === 'planned' ? `planned ${message.row} ${message.plan.problem}`.trim() : message.kind;
}

function check(...expected: readonly string[]): void {
  assert.deepEqual(done, expected);
}

describe('what the page of a table and the server say to each other', () => {
  beforeEach(async () => {
    done = [];
    answers = { 'whq/tableView': view(3, 5) };
    const ask = async (method: Method, { position, ...rest }: { readonly position: { readonly line: number } }) => {
      const { uri: _, ...own } = rest as { readonly uri?: string };
      done.push(`${method} ${position.line}${Object.keys(own).length > 0 ? ` ${JSON.stringify(own)}` : ''}`);
      return answers[method];
    };
    talk = tableTalk<Place>(
      ask as Ask,
      async (message) => void done.push(`tell ${noted(message)}`),
      async ({ isGone }: ShownTable) => void done.push(`update ${isGone ? 'gone' : 'here'}`),
      async () => undefined,
    );
    await talk.load(new Place(3));
    done = [];
  });

  it('plans a change from the weights before the row, and makes the last plan', async () => {
    answers['whq/tablePlan'] = { problem: '', weights: [4, 2], edits: [{}], version: 7 };
    await talk.hear({ kind: 'plan', row: 0, weight: 4 });
    await talk.hear({ kind: 'plan', row: 1, weight: 2 });
    await talk.hear({ kind: 'apply' });
    check(
      'whq/tablePlan 3 {"wish":{"row":0,"weight":4}}',
      'tell planned 0',
      'whq/tablePlan 3 {"wish":{"row":1,"weight":2},"weights":[4,2]}',
      'tell planned 1',
      'edit 7',
    );
  });

  it('makes nothing of a plan with a problem, and forgets one that is discarded', async () => {
    answers['whq/tablePlan'] = { problem: 'No.', edits: [{}], version: 7 };
    await talk.hear({ kind: 'plan', row: 0, scores: 'x' });
    await talk.hear({ kind: 'apply' });
    await talk.hear({ kind: 'discard' });
    check('whq/tablePlan 3 {"wish":{"row":0,"scores":"x"}}', 'tell planned 0 No.', 'whq/tableView 3', 'update here');
  });

  it('opens the table of a row, and shows a row in the text', async () => {
    await talk.hear({ kind: 'show', row: 1 });
    await talk.hear({ kind: 'open', row: 1, table: 0 });
    check('show 5', 'whq/tableView 6', 'update here');
    assert.equal(talk.place()?.line, 6);
  });

  it('says why a row cannot be moved', async () => {
    answers['whq/rowAction'] = { problem: 'It is the first.', edits: [] };
    await talk.hear({ kind: 'rows', action: 'up', row: 0 });
    check('whq/rowAction 3 {"action":"up","row":0}', 'tell planned -1 It is the first.');
  });

  it('keeps a table that is gone from the text, unless another one was asked for', async () => {
    answers['whq/tableView'] = null;
    await talk.refresh();
    check('whq/tableView 3', 'update gone');
    talk.forget();
    assert.equal(await talk.load(new Place(9)), undefined);
  });
});
