import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';

const check = checkMarkedFor('bad-value');

describe('values in another spelling', () => {
  it('are mended word by word, if each is certain', () => {
    check(`
<tables>
  <table name="Reef" kind="Dungeon">
                           ^^^^^^^ error bad-value: not a valid kind
                           fix: Change to dungeon
    <monster id="reef-crab" number="1" ambiences="darkelves chaos"/>
                                                  ^^^^^^^^^^^^^^^ error bad-value: not a valid ambiences
                                                  fix: Change to dark-elves chaos
    <monster id="reef-crab" number="1" ambiences="Skaven chaos_dwarves undaed"/>
                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error bad-value: not a valid ambiences
                                                  fix: Change to skaven chaos-dwarves undead
  </table>
</tables>`);
  });

  it('have no fix, if a word is none of those allowed', () => {
    check(`
<tables>
  <table name="Reef" kind="ocean">
                           ^^^^^ error bad-value: not a valid kind
    <monster id="reef-crab" number="1" ambiences="darkelves reef"/>
                                                  ^^^^^^^^^^^^^^ error bad-value: not a valid ambiences
    <monster id="reef-crab" number="1" ambiences="dark-elves"/>
  </table>
</tables>`);
  });
});
