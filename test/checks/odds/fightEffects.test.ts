import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesFor } from '../../../server/wording/messages.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { opened } from '../../support/cursor.ts';
import { problemsOf } from '../../support/problems.ts';

const check = checkMarkedFor('fight-effect', 'odds-syntax');

/** A rule with these instructions, each with its problems below. */
function rule(...lines: readonly string[]): string {
  return `\n<rules>\n<rule id="a" name="SCALES n+" parameterName="score needed">\n${lines.join('\n')}\n<p>x</p>\n</rule>\n</rules>`;
}

describe('effectProblems', () => {
  it('is silent about what can be read', () => {
    check(
      rule(
        '<?fight avoids: 1D6 >= n ?>',
        '<?fight to-hit-against: -1; once-each: 1D6 + battle-level <= score-needed ?>',
        '<?fight attacks: *2; each-turn: 1D6 >= n; against: Elves; ?>',
        '<?fight flees: 1D6 >= monsters-left ?>',
        '<?fight no-toughness; natural: n ?>',
        '<?fight gangs-up?>',
        '<?fight wounds-at-end: if(1D6 <= n, 1D6 - toughness, 0); to: beside; on: roll = 5 ?>',
        '<?fight wounds-at-start: (monsters-left)D6 - monster-strength; to: 1D6 ?>',
        '<?fight attackable; after: Troll ?>',
        '<?fight nothing ?>',
        '<?fight not-modelled: he falls; then: nothing ?>',
        '<?fighting talk ?>',
      ),
    );
  });

  it('finds words that do not exist, with the nearest', () => {
    check(
      rule(
        '<?fight avoid: 1D6 >= n ?>',
        '        ^^^^^ error fight-effect: "avoid" is nothing that abilities do in fights. Did you mean "avoids"?',
        'fix: Change to avoids',
        '<?fight Nothing ?>',
        '        ^^^^^^^ error fight-effect: Did you mean "nothing"?',
        'fix: Change to nothing',
        '<?fight 1D6 >= n ?>',
        '        ^^^^^^^^ error fight-effect: "1D6 >= n" is nothing that abilities do in fights.',
        '<?fight ?>',
        '^^^^^^^^^^ error fight-effect: What the ability does in a fight is missing here',
        '<?fight attacks: *2; each-trun: 1D6 >= n ?>',
        '                     ^^^^^^^^^ error fight-effect: Did you mean "each-turn"?',
        'fix: Change to each-turn',
        '<?fight avoids: 1D6 >= n; roll = 1D6 ?>',
        '                          ^^^^^^^^^^ error fight-effect: cannot stand behind a semicolon',
      ),
    );
  });

  it('finds what is missing, and what is too much', () => {
    check(
      rule(
        '<?fight avoids ?>',
        '        ^^^^^^ error fight-effect: Behind "avoids" a comparison, such as 1D6 >= n, is missing.',
        '<?fight damage: ?>',
        '        ^^^^^^ error fight-effect: Behind "damage" a value, such as 2 or 1D3, is missing.',
        '<?fight not-modelled ?>',
        '        ^^^^^^^^^^^^ error fight-effect: Behind "not-modelled" the text is missing.',
        '<?fight no-armour; natural: ?>',
        '                   ^^^^^^^ error fight-effect: Behind "natural" a value',
        '<?fight gangs-up: 3 ?>',
        '                  ^ error fight-effect: "gangs-up" stands alone',
        '<?fight to-hit: *2 ?>',
        '                ^ error fight-effect: "to-hit" can only be added to',
        '<?fight armour: +1; natural: 6 ?>',
        '                    ^^^^^^^ error fight-effect: "natural" cannot stand here',
        '<?fight armour: +1; to: beside ?>',
        '                    ^^ error fight-effect: "to" cannot stand behind a semicolon',
        '<?fight armour: +1; on ?>',
        '                    ^^ error fight-effect: Behind "on" a comparison',
        '<?fight damage: *2; natural: 6; natural: 5 ?>',
        '                                ^^^^^^^ error fight-effect: "natural" cannot stand here',
      ),
    );
  });

  it('finds names without a value, and expressions that cannot be read', () => {
    check(
      rule(
        '<?fight damage: +m ?>',
        '                 ^ error fight-effect: "m" has no value here',
        '<?fight flees: 1D6 >= monster-left ?>',
        '                      ^^^^^^^^^^^^ error fight-effect: Did you mean "monsters-left"?',
        'fix: Change to monsters-left',
        '<?fight damage: +battle-level ?>',
        '                 ^^^^^^^^^^^^ error fight-effect: "battle-level" has no value here',
        '<?fight armour: +1; on: rol = 2 ?>',
        '                        ^^^ error fight-effect: Did you mean "roll"?',
        'fix: Change to roll',
        '<?fight avoids: 1D6 ?>',
        '                ^^^ error odds-syntax: A comparison is needed here',
        '<?fight armour: 1D6 >= 2 ?>',
        '                ^^^^^^^^ error odds-syntax: A number is needed here',
        '<?fight avoids: 1D6 >= ?>',
        '                     ^ error odds-syntax: is missing here',
      ),
    );
  });

  it('speaks Spanish', () => {
    const { workspace, document } = opened(rule('<?fight avoid: 1D6 >= n ?>'));
    assert.deepEqual(
      problemsOf(workspace, document, messagesFor('es')).flatMap(({ code, message }) =>
        code === 'fight-effect' ? [message] : [],
      ),
      ['«avoid» no es nada que hagan las habilidades en un combate. ¿Querías decir «avoids»?'],
    );
  });
});
