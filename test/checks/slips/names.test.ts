import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';

/** The names that are marked are reported, and no others. */
const check = checkMarkedFor('name-variant');

describe('names', () => {
  it('reports the rarer of two spellings behind the same words, with the other place', () => {
    check(`
<rules>
<rule id="a" name="A"><p>The Mask of Zardok. The Mask of Zardok.</p></rule>
<rule id="b" name="MASK OF ZORDOK"><p>Worn.</p></rule>
                           ^^^^^^ info name-variant: "ZORDOK" is "Zardok" on line 2.
</rules>`);
  });

  it('takes the later of two that are as rare', () => {
    check(`
<rules>
<rule id="a" name="A"><p>The Torre de Mirkal.</p></rule>
<rule id="b" name="B"><p>The Torre de Mirkral.</p></rule>
                                      ^^^^^^^ info name-variant: line 2
</rules>`);
  });

  it('takes the spelling of the game for the right one', () => {
    check(`
<rules>
<rule id="a" name="AURA OF SNLAANESH"><p>An Aura of Snlaanesh.</p></rule>
                           ^^^^^^^^^ info name-variant: "SNLAANESH" is "Slaanesh" on line 3
                                                    ^^^^^^^^^ info name-variant: on line 3
<rule id="b" name="B"><p>An Aura of Slaanesh. Sons of Tzeench.</p></rule>
                                                      ^^^^^^^ info name-variant: "Tzeench" is almost Tzeentch
</rules>`);
  });

  it('leaves names alone that are two', () => {
    check(`
<rules>
<rule id="a" name="HAND OF GORK"><p>Hand of Mork. Karak Azgal and Karag Azgal. Horn of Flame.</p></rule>
<rule id="b" name="B"><p>Master of Arms. Master of Armas. Table of Wonder, Table of Wonders. Sword of Night, Shield of Might.</p></rule>
<rule id="c" name="C"><p>Gurgle, Burgle, Thorne, Shaven, Ronald, Nurglings, Sigmarite, Skavens, slaaneshi, squigs, Warhammers.</p></rule>
</rules>`);
  });
});
