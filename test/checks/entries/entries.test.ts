import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { characteristics } from '../../support/monsters.ts';

const check = checkMarkedFor('copied-value', 'unlikely-value', 'lost-use', 'unsaid-addition');

describe('characteristicProblems', () => {
  const monster = (changed: string): string =>
    `<monsters>\n<monster id="reef-crab" name="Crab" plural="Crabs">${changed}</monster>\n</monsters>`;
  const withValue = (name: string, value: string): string =>
    characteristics.replace(new RegExp(`<${name}>[^<]*`), `<${name}>${value}`);

  it('finds the number of another column, and numbers that are too large', () => {
    const copied = withValue('armor', '50');
    check(`${monster(copied).replace('\n</monsters>', '')}
${' '.repeat(monster(copied).split('\n')[1]?.indexOf('50</armor>') ?? 0)}^^ warning copied-value: <gold>, 50
</monsters>`);
    const large = withValue('strength', '33');
    check(`${monster(large).replace('\n</monsters>', '')}
${' '.repeat(monster(large).split('\n')[1]?.indexOf('33</strength>') ?? 0)}^^ hint unlikely-value: 33 is very much
</monsters>`);
  });

  it('leaves what a Monster may have alone', () => {
    check(monster(characteristics));
    // A cheap Monster with as much armour as gold, a strong one, and one with as many Wounds as gold.
    check(monster(withValue('armor', '4').replace('<gold>50', '<gold>4')));
    check(monster(withValue('strength', '12')));
    check(monster(withValue('wounds', '50')));
    check(monster(withValue('armor', 'S')));
  });
});

describe('lostUses', () => {
  it('finds all but the last school of magic, and all but the last use of a rule', () => {
    check(`
<monsters>
  <monster id="reef-witch" name="Witch" plural="Witches">${characteristics}
    <special>
      <rule id="reef-item">Pearl</rule>
                ^^^^^^^^^ warning lost-use: only the last text
      <rule id="reef-fear" param="5">Fear 5</rule>
      <rule id="reef-item">Shell</rule>
      <magic id="reef-song" level="2"/>
                 ^^^^^^^^^ warning lost-use: beside reef-tide
      <magic id="reef-tide" level="1"/>
    </special>
  </monster>
</monsters>`);
  });

  it('leaves one use of each alone, and the same rule of two Monsters', () => {
    check(`
<tables>
  <table name="Reef">
    <group level="1">
      <monster id="reef-witch" number="1"><special append="true"><rule id="reef-item">Pearl</rule></special></monster>
      <monster id="reef-crab" number="1"><special append="true"><rule id="reef-item">Shell</rule></special></monster>
    </group>
  </table>
</tables>`);
  });
});

describe('additionProblems', () => {
  it('finds rules of a table without append', () => {
    check(`
<tables>
  <table name="Reef">
    <monster id="reef-crab" number="1"><special><rule id="reef-fear">Fear 5</rule></special></monster>
                                        ^^^^^^^ warning unsaid-addition: append="true" to add
    <monster id="reef-crab" number="1"><special append="false"><rule id="reef-fear">Fear 5</rule></special></monster>
    <monster id="reef-crab" number="1"><special/></monster>
  </table>
</tables>`);
  });

  it('does not ask a Monster for append, whose rules are its own', () => {
    check(`
<monsters>
  <monster id="reef-crab" name="Crab" plural="Crabs">${characteristics}<special><rule id="reef-fear">Fear 5</rule></special></monster>
</monsters>`);
  });
});
