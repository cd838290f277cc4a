import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'mocha';
import { linesOf, readTranscript, replay, textOfTranscript } from './transcript.ts';

const folder = 'test/cli/transcripts';
const isUpdate = process.env.UPDATE_GOLDEN === '1';

describe('the transcripts', () => {
  const files = readdirSync(folder).sort();

  it('are text files, for each command one or more', () => {
    assert.deepEqual(
      files.filter((file) => !file.endsWith('.txt')),
      [],
    );
    for (const name of [
      'balance',
      'check',
      'draws',
      'export',
      'fight',
      'format',
      'odds',
      'pack',
      'roll',
      'rule',
      'translate',
      'whq-rules',
    ])
      assert.ok(
        files.some((file) => file.startsWith(name)),
        name,
      );
  });

  for (const file of files) {
    describe(file, () => {
      const path = join(folder, file);
      const transcript = readTranscript(readFileSync(path, 'utf8'));
      const sessions = [...transcript.sessions];
      for (const [index, session] of transcript.sessions.entries()) {
        it(session.title, async () => {
          const now = await replay(transcript, session);
          sessions[index] = now;
          if (!isUpdate) assert.deepEqual(linesOf(now.parts), linesOf(session.parts));
        });
      }
      if (isUpdate) after(() => writeFileSync(path, textOfTranscript({ ...transcript, sessions })));
    });
  }
});
