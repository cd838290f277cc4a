import assert from 'node:assert/strict';
import { check } from '../../../server/checks/check.ts';
import { emptyWorkspace } from '../../support/cursor.ts';

const title = '# A hall for four Warriors\n\n';

/** The problems of a page, with their words; of other pages nothing is told. */
function problemsIn(text: string, others: readonly string[] = []): readonly string[] {
  const workspace = emptyWorkspace();
  for (const [index, other] of others.entries()) workspace.putFile(`file:///other-${index}.md`, title + other);
  const page = `${title}${text}`;
  const document = workspace.putFile('file:///page.md', page);
  assert.ok(document);
  return check(workspace, document).map(
    ({ code, span, fixes }) => `${code} ${page.slice(span.start, span.end)}${fixes ? ' with a fix' : ''}`,
  );
}

const long = 'They walk along the river for a whole day, and in the evening they see the lights of';

describe('the running text of a page', () => {
  for (const text of [
    'The guard sleeps in the tower ([rules](https://example.org/a)) and hears nothing.',
    'The guard sleeps in the tower (see https://example.org/a) and hears nothing.',
    'El guardia duerme en la torre (lee https://example.org/a_(b)), y no oye nada.',
    "He could not finish the bridge in time :')\n\nHe will try again.",
    `${long} the\n[mill](https://example.org/mill)\n\nthe miller waits for them there, with bread and a lamp for each of them.`,
    `${long} la\n\`posada\`\n\ny el molinero les espera allí, con pan y una lámpara para cada uno de ellos, dice.`,
    '**The mill that nobody wanted to own!** [The mill that nobody wanted to own!](https://example.org/mill)',
    '<b>The mill that nobody wanted to own!</b> <a href="https://example.org">The mill that nobody wanted to own!</a>',
    'The guard turns the wheel. [the wheel](https://example.org) is old.',
  ])
    it(`is right: ${text.slice(0, 50)}`, () => assert.deepEqual(problemsIn(text), []));

  it('has the texts of links', () => {
    assert.deepEqual(problemsIn('He tests his [Stregnth](https://example.org/s) at the gate.'), [
      'misspelt-word Stregnth with a fix',
    ]);
    assert.deepEqual(problemsIn('He opens (the [gate](https://example.org/g) and goes in.'), ['unbalanced-bracket (']);
  });
});

describe('names of people and places', () => {
  const once = 'Los guerreros viajan a Batallia y duermen en la posada.';
  it('are no misspelt words where they stand more than once', () => {
    assert.deepEqual(problemsIn(`${once} En Batallia llueve.`), []);
    assert.deepEqual(problemsIn(once, ['El puente de Batallia es viejo.']), []);
    assert.deepEqual(problemsIn('They ride to Treasura and sleep. The gate of Treasura is shut.'), []);
  });

  it('have a capital, and are no words that the text has right too', () => {
    const found = ['misspelt-word tresure with a fix'];
    assert.deepEqual(problemsIn('They find a tresure and hide the tresure.'), [...found, ...found]);
    assert.deepEqual(problemsIn('He tests his Stregnth, and again his Strength.'), [
      'misspelt-word Stregnth with a fix',
    ]);
    assert.deepEqual(problemsIn(once), ['misspelt-word Batallia with a fix']);
  });
});
