import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Reader } from '../../server/answers/reader.ts';
import { fightLenses } from '../../server/features/lenses/fightLenses.ts';
import { opened, readerIn } from '../support/cursor.ts';
import { lensesOf } from '../support/lenses.ts';

/** The lenses of a text: the words at its place, and its title. */
function shownOver(text: string, reader: Reader, budget = { steps: 20_000 }): readonly string[] {
  const { scope, document } = opened(text, 'markdown');
  const asked = { scope, document, reader };
  const budgets = { odds: { steps: 0 }, fights: budget };
  return lensesOf(fightLenses, { ...asked, budgets }).map(({ range, command }) => {
    const [words = ''] = text.slice(document.offsetAt(range.start)).split(/[\n:\t]/);
    return `${words}: ${command?.title}`;
  });
}

function withParty(reader: Reader): Reader {
  const party = ['Barbarian', 'Dwarf'].map((name) => ({ name, characteristics: new Map() }));
  return { ...reader, preview: { ...reader.preview, party } };
}

/** A stat block of the gamebook; the first weapon is a gun, the second a blade. */
const gamebook = (name: string, wounds: number, gun: string, blade: string) =>
  `${name}\nWS\tS\tT\tW\tA\n3\t3\t3\t${wounds}\t1\n\nWeapons:\n\n\tS\tD\nGun\t${gun}\nBlade\t*\t${blade}\n\nSaves: Leather Armour (5)\n\n`;
const sentry = gamebook('Sentry', 10, '5\t2', 'x0.5').replace('Saves', 'Initiative: You\n\nSaves');
const you = gamebook('You', 7, '3\t2', 'x1.5');
const troll = 'Troll: WS 3, S 4, T 4, Wounds 20, A 1, Damage 2D6, Armour 1\n';

describe('lenses about fights', () => {
  it('stand over stat blocks of Warhammer Quest only for a party', () => {
    assert.deepEqual(shownOver(troll, readerIn('en')), []);
    assert.deepEqual(shownOver(troll, withParty(readerIn('en'))), [
      'Troll: The party beats one: 21.8 % ± 0.5 · 7.4 turns · 20.7 Wounds',
    ]);
    assert.deepEqual(shownOver(troll, withParty(readerIn('es'))), [
      'Troll: El grupo vence a uno: 21,8 % ± 0,5 · 7,4 turnos · 20,7 Heridas',
    ]);
    const odd = troll.replace('Armour 1', 'Armour 1, Special: Wobble, Hum');
    const counted = /21\.8 % ± 0\.5 · 7\.4 turns · 20\.7 Wounds · without 2 abilities$/;
    assert.match(shownOver(odd, withParty(readerIn('en'))).join(), counted);
  });

  it('stand over the opponents of the player, or over the first of two, and over none of many', () => {
    // Worked out by hand and by brute force: 391903/483153.
    assert.deepEqual(shownOver(sentry + you, readerIn('en')), ['Sentry: You win 81 % · 11.5 rounds']);
    assert.deepEqual(shownOver(you.replace('You', 'Tú') + sentry, readerIn('es')), [
      'Sentry: Ganas 81 % · 11,5 asaltos',
    ]);
    const other = you.replace('You', 'Guard');
    assert.deepEqual(shownOver(sentry + other, readerIn('en')), ['Sentry: Sentry wins 19 % · 11.5 rounds']);
    assert.deepEqual(shownOver(sentry, readerIn('en')), []);
    assert.deepEqual(shownOver(sentry + other + sentry.replace('Sentry', 'Rat'), readerIn('en')), []);
  });

  it('say that they leave out what the text of a stat block says', () => {
    const noted = sentry.replace('Saves:', 'Notes: The Sentry shoots twice in the first Combat Round.\n\nSaves:');
    assert.deepEqual(shownOver(noted + you, readerIn('en')), ['Sentry: You win 81 % · 11.5 rounds · without its text']);
    assert.deepEqual(shownOver(noted + you, readerIn('es')), ['Sentry: Ganas 81 % · 11,5 asaltos · sin su texto']);
  });

  it('say that there is a fight where its work is too much for a lens', () => {
    assert.deepEqual(shownOver(troll.replace('20', '21'), withParty(readerIn('en')), { steps: 0 }), ['Troll: Fight …']);
  });
});
