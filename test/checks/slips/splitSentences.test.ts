import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';

const check = checkMarkedFor('split-sentence');

const eventWith = (flavour: string, rules: string): string =>
  `<events>\n<event id="a" name="A"><flavor>${flavour}</flavor><rules>${rules}</rules></event>\n</events>`;

describe('sentences that two texts share', () => {
  it('break off in the flavour and go on in the rules', () => {
    check(`
<events>
<event id="a" name="A">
  <flavor>It lies in the dark. The lid of the chest</flavor>
                                              ^^^^^ hint split-sentence: goes on in the next text
  <rules>springs open, and all Warriors take 1 Wound.</rules>
</event>
<event id="b" name="B">
  <flavor>Un humo verde que sale de la</flavor>
                                    ^^ hint split-sentence
  <treasure>true</treasure>
  <rules>Puerta de Hierro os rodea.</rules>
</event>
<event id="c" name="C">
  <flavor>When the lamp goes out,</flavor>
                             ^^^^ hint split-sentence
  <rules>1D6 Goblins arrive.</rules>
</event>
</events>`);
  });

  it('break off in the description of a card', () => {
    check(`
<dungeonCards>
<card copyCount="1" id="a" name="A" type="CORRIDOR">
  <description>The floor of this room</description>
                                 ^^^^ hint split-sentence
  <rules>gives way under the Warriors.</rules>
</card>
</dungeonCards>`);
  });

  it('end as sentences do, or are none', () => {
    for (const [flavour, rules] of [
      ['It lies in the dark.', 'springs open in capitals or not.'],
      ['It lies in the dark!”', 'and waits.'],
      ['A quiet place (for now)', 'and then not.'],
      ['What he says:', 'nothing at all.'],
      ['A sword of old', 'Add +1 to hit.'],
      ['A sword of old', 'a) Rest. b) Leave.'],
      ['A sword of old', '1D6 Goblins come.'],
      ['A sword of the', ''],
      ['', 'and so on.'],
    ] as const) {
      check(eventWith(flavour, rules));
    }
  });

  it('are told apart by entry', () => {
    check(`
<events>
<event id="a" name="A"><flavor>The lid of the chest</flavor></event>
<event id="b" name="B"><rules>springs open.</rules></event>
</events>`);
  });
});
