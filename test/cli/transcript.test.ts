import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readTranscript, replay, textOfTranscript } from './transcript.ts';

const files = '-- a.xml --\n<rules><rule id="a" name="A"><p>Text</p></rule></rules>\n';

/** The transcript is this text after its commands have been run again. */
async function check(text: string, expected: string): Promise<void> {
  const transcript = readTranscript(text);
  const sessions = await Promise.all(transcript.sessions.map((session) => replay(transcript, session)));
  assert.equal(textOfTranscript({ ...transcript, sessions }), expected);
}

describe('a transcript', () => {
  it('has what is printed, from where, and the exit status', () => {
    const text = `${files}
=== one
$ whq-rules odds 1D6 '>=' 5
1 in 3 (2/6, 33 %)
$ whq-rules check x.xml a.xml
! x.xml: there is no such file or folder.
1 file · 0 errors · 0 warnings · 0.0 s
[2]

=== two
In Spanish.
$ LANG=es whq-rules check --summary --stdin < a.xml > report.txt
$ cat report.txt
1 archivo · 0 errores · 0 advertencias · 0,0 s
-- b.xml --
<rules>

</rules>

$ ls
a.xml
b.xml
report.txt
`;
    return check(text, text);
  });

  it('is as the commands are now', () =>
    check(
      '=== one\n$ whq-rules odds 1D6 = 1\nnever\n\n[2]\n\n',
      '=== one\n$ whq-rules odds 1D6 = 1\n1 in 6 (1/6, 17 %)\n\n',
    ));

  it('is refused if it has nothing to compare', () => {
    assert.throws(() => readTranscript(''), /no session/);
    assert.throws(() => readTranscript(files), /no session/);
    assert.throws(() => readTranscript('=== one\nwhq-rules odds 1D6\n=== two\n$ ls\n'), /"one" has no command/);
    assert.throws(() => readTranscript('$ ls\n=== two\n$ ls\n'), /in front of all sessions/);
  });

  it('cannot show lines that would mean something else', async () => {
    const refused = (content: string): Promise<void> =>
      assert.rejects(check(`=== one\n-- a --\n${content}\n$ cat a\n`, ''), /cannot show this line/);
    for (const content of ['! said', '[1]', '== two']) await refused(content);
  });
});
