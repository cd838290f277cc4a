import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { characteristics } from '../../support/monsters.ts';

const check = checkMarkedFor('copied-value', 'lost-use');

describe('a characteristic', () => {
  const monster = (changed: string): string =>
    `<monsters>\n<monster id="reef-crab" name="Crab" plural="Crabs">${changed}</monster>\n</monsters>`;
  const withValue = (name: string, value: string): string =>
    characteristics.replace(new RegExp(`<${name}>[^<]*`), `<${name}>${value}`);

  it('finds the number of another column', () => {
    const copied = withValue('armor', '50');
    check(`${monster(copied).replace('\n</monsters>', '')}
${' '.repeat(monster(copied).split('\n')[1]?.indexOf('50</armor>') ?? 0)}^^ warning copied-value: <gold>, 50
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

describe('a use', () => {
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
