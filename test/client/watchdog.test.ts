import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { describe, it } from 'mocha';
import { Watchdog } from '../../client/server/watchdog.ts';

const limits = { interval: 1000, checksUntilReport: 3, checksUntilLoss: 6 };

/**
 * What happens to a server, a letter for each second: `.` nothing, `a` it answers, `e` the connection ends, `z` the computer sleeps for an hour
 * first, `w` somebody begins to want it, `n` nobody wants it any more.
 */
type Story = string;

/** What the watchdog does meanwhile: at which second it asks, says that there is no answer or that there is one again, and gives up. */
async function check(story: Story, ...expected: readonly string[]): Promise<void> {
  const did: string[] = [];
  let second = 0;
  let now = 0;
  let isWanted = true;
  let isSilent = false;
  let answer = (): void => undefined;
  let end = (): void => undefined;
  const watchdog = new Watchdog(
    {
      ask: () => {
        did.push(`${second}: asks`);
        return new Promise<void>((resolve, reject) => {
          answer = resolve;
          end = () => reject(new Error('the connection has ended'));
        });
      },
      isWanted: () => isWanted,
      onAnswering: (isAnswering) => {
        if (isAnswering === isSilent) did.push(`${second}: ${isAnswering ? 'answering' : 'not answering'}`);
        isSilent = !isAnswering;
      },
      onLost: () => did.push(`${second}: lost`),
    },
    limits,
    () => now,
  );
  for (const what of story) {
    second++;
    now += what === 'z' ? 3_600_000 : limits.interval;
    if (what === 'a') answer();
    if (what === 'e') end();
    if (what === 'w' || what === 'n') isWanted = what === 'w';
    await setImmediate();
    watchdog.check();
  }
  assert.deepEqual(did, expected, story);
}

describe('the watchdog of the server', () => {
  it('asks again after each answer', () => check('.a.a', '1: asks', '2: asks', '4: asks'));
  it('says that there is no answer, and then gives the server up, once', () =>
    check('...........', '1: asks', '4: not answering', '7: lost'));
  it('says that there is an answer after all, and begins to count anew', () =>
    check(
      '....a.....a',
      '1: asks',
      '4: not answering',
      '5: answering',
      '5: asks',
      '8: not answering',
      '11: answering',
      '11: asks',
    ));
  it('asks nothing while nobody wants the server', () => check('n...w', '5: asks'));
  it('does not count the time that the computer slept', () => check('..z..', '1: asks'));
  it('notices a server that stays silent after the sleep', () =>
    check('..z......', '1: asks', '6: not answering', '9: lost'));
  it('leaves a connection that has ended to others', () => check('..e', '1: asks', '3: asks'));
});
