import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { characteristics } from '../../support/monsters.ts';

const check = checkMarkedFor('never-drawn', 'impossible-target', 'earlier-edition', 'bad-content');

describe('groupLevelProblems', () => {
  it('finds a Monster with another level than its group', () => {
    check(`
<tables>
  <table name="Reef">
    <group level="7"><monster id="crab" number="1" level="07"/><monster id="gull" number="1" level="2"/></group>
                                                                                                    ^ info never-drawn: at its level 7 only
    <group><monster id="crab" number="1" level="2"/></group>
    <group level="3"><monster id="crab" number="1"/></group>
    <monster id="crab" number="1" level="9"/>
  </table>
</tables>`);
  });
});

describe('scores to hit', () => {
  const monsters = (...scores: readonly string[]): string => {
    const entries = scores.map((score) => {
      const own = characteristics.replace(/<ballisticskill>.*<\/ballisticskill>/, `\n<ballisticskill>${score}\n`);
      return `<monster id="a" name="A" plural="As">${own}</monster>`;
    });
    return `<monsters>\n${entries.join('\n').replaceAll('"a"', () => `"a${id++}"`)}\n</monsters>`;
  };
  let id = 0;
  const end = '</ballisticskill>';

  it('are on a die', () => {
    check(
      monsters(
        `6+${end}`,
        `8+${end}\n                ^^ warning impossible-target: 1D6 never gives "8+"`,
        `0+${end}\n                ^^ error bad-content`,
      ),
    );
  });

  it('without their + are wrong in a package whose rules declare values, and of the first edition elsewhere', () => {
    const others = {
      'file:///a/r.xml': '<rules><rule id="my-fear" name="FEAR n" parameterName="value">n</rule></rules>',
    };
    const marked = (score: string): string =>
      `${score}${end}\n                ^ error bad-content: score such as 4+\n                fix: Change to ${score}+`;
    check(monsters(marked('4'), marked('5'), `-${end}`), others, 'file:///a/m.xml');
    const plain = monsters(`4${end}`, `5${end}`);
    check(
      plain.replace('<monsters>', '<monsters>\n ^^^^^^^^ info earlier-edition'),
      { 'file:///a/r.xml': others['file:///a/r.xml'].replace(' parameterName="value"', '') },
      'file:///a/m.xml',
    );
  });
});
