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

  it('compares names behind two capitalised words, and behind a small word with of', () => {
    check(`
<rules>
<rule id="a" name="DARK ELF ENCHANTER"><p>A Dark Elf Enchanter and Dark Elf Enchnater Lords.</p></rule>
                                                                            ^^^^^^^^^ info name-variant: "Enchnater" is "ENCHANTER"
<rule id="b" name="B"><p>The king of Mirkania. The gate of Mirkania. A king of Mirkannia.</p></rule>
                                                                               ^^^^^^^^^ info name-variant: Mirkania
</rules>`);
  });

  it('compares them over the entries of a translation', () => {
    check(
      `
<translations>
<entry key="rule.a.text">El rey de Mirkania. El rey de Mirkania.</entry>
<entry key="rule.b.text">Un rey de Mirkannia.</entry>
                                   ^^^^^^^^^ info name-variant: line 2
</translations>`,
      {},
      'file:///a/content-es.xml',
    );
  });

  it('leaves forms of a word and other beginnings alone', () => {
    check(`
<rules>
<rule id="a" name="NIGHT GOBLIN SPEARMAN"><p>Two Night Goblin Spearmen. Las Damas Hermanas, casa de Hermanos, casa de Hermanas.</p></rule>
<rule id="b" name="B"><p>The hold of Barakul, the hold of Tarakul. The Red Duke Barakul and the Red Duke Tarakul.</p></rule>
<rule id="c" name="C"><p>A lord of Kirdo, a lord of Kirko. A man of Flames, a man of Flamers.</p></rule>
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
