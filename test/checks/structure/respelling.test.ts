import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';

const check = checkMarkedFor('bad-value', 'bad-content');

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

  it('have no fix, if they are several words for a value that is one of those allowed', () => {
    check(`
<dungeonCards>
  <card copyCount="1" enabled="rue rue" environment="The Old World" id="30" name="A" type="SPECIAL">
                               ^^^^^^^ error bad-value: not a valid enabled
  </card>
  <card copyCount="1" enabled=" True " environment="The Old World" id="31" name="B" type="SPECIAL">
                               ^^^^^^ error bad-value: not a valid enabled
                               fix: Change to true
  </card>
</dungeonCards>`);
  });

  it('are worked out: the sums of dice, a score without its plus, and Auto', () => {
    check(`
<tables>
  <table name="Reef" kind="dungeon">
    <monster id="reef-crab" number="1D6+3" level="1"/>
                                    ^^^^^ error bad-value: not a valid number
                                    fix: Change to 4-9
    <monster id="reef-crab" number="2d3" level="1"/>
                                    ^^^ error bad-value: not a valid number
                                    fix: Change to 2-6
    <monster id="reef-crab" number="1D6-1" level="1"/>
                                    ^^^^^ error bad-value: not a valid number
    <monster id="reef-crab" number="a few" level="1"/>
                                    ^^^^^ error bad-value: not a valid number
  </table>
</tables>`);
    check(`
<monsters>
  <monster id="m" name="M" plural="Ms">
    <wounds>3</wounds><move>4</move><weaponskill>3</weaponskill><ballisticskill>4</ballisticskill>
                                                                                ^ error bad-content: <ballisticskill>
                                                                                fix: Change to 4+
    <strength>3</strength><toughness>3</toughness><initiative>1</initiative><attacks>1</attacks>
    <gold>10</gold><armor>-</armor><damage>1D6</damage>
  </monster>
  <monster id="n" name="N" plural="Ns">
    <wounds>3</wounds><move>4</move><weaponskill>3</weaponskill><ballisticskill>Auto</ballisticskill>
                                                                                ^^^^ error bad-content: <ballisticskill>
                                                                                fix: Change to A
    <strength>3</strength><toughness>3</toughness><initiative>1</initiative><attacks>1</attacks>
    <gold>10</gold><armor>-</armor><damage>1D6</damage>
  </monster>
  <monster id="o" name="O" plural="Os">
    <wounds>3</wounds><move>4</move><weaponskill>3</weaponskill><ballisticskill>5+</ballisticskill>
    <strength>3</strength><toughness>3</toughness><initiative>1</initiative><attacks>1</attacks>
    <gold>10</gold><armor>-</armor><damage>1D6</damage>
  </monster>
</monsters>`);
  });

  it('are mended in a Monster, where only spaces, dashes and thousands are otherwise', () => {
    check(`
<monsters>
  <monster id="m" name="M" plural="Ms">
    <wounds>3</wounds><move>–</move><weaponskill>3</weaponskill><ballisticskill>4 +</ballisticskill>
                            ^ error bad-content: <move>
                            fix: Change to -
                                                                                ^^^ error bad-content: <ballisticskill>
                                                                                fix: Change to 4+
    <strength>O</strength><toughness>3</toughness><initiative>1 2</initiative><attacks>1</attacks>
              ^ error bad-content: <strength>
                                                              ^^^ error bad-content: <initiative>
    <gold>1,500</gold><armor>-</armor><damage>1 d 6/2d6 (5+)</damage>
          ^^^^^ error bad-content: <gold>
          fix: Change to 1500
                                              ^^^^^^^^^^^^^^ error bad-content: <damage>
                                              fix: Change to 1D6/2D6(5+)
  </monster>
</monsters>`);
  });
});
