import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { asPrinted, writtenTemplate } from '../../server/answers/rules/writtenTemplate.ts';
import { offeredNames } from '../../server/features/completion/offeredNames.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { emptyWorkspace, opened } from '../support/cursor.ts';
import { casesOf, itProperty } from '../support/runs.ts';
import { Typist } from '../support/typist.ts';

/** Where abilities are typed; `|` is the cursor. All have words that begin as abilities do. */
const look = 'The feast was fearsome: a terrace of amber, ambling regiments, fearful and fear-causing.';
const contexts = {
  rules: { language: 'xml', marked: `<rules><rule id="a" name="A"><p>${look} It has |</p></rule></rules>` },
  special: {
    language: 'xml',
    marked: `<monsters><monster id="m" name="M"><special><text>${look}</text>; |</special></monster></monsters>`,
  },
  list: { language: 'markdown', marked: `${look}\n\n- 6 Goblins (|` },
  plainList: { language: 'plaintext', marked: `${look}\n\n6 Goblins (|` },
} as const;

function typistIn({ language, marked }: { readonly language: string; readonly marked: string }): Typist {
  const { workspace, document } = opened(marked.replace('|', ''), language);
  return new Typist(workspace, document, marked.indexOf('|'));
}

/** Types the letters one by one and takes the first of the list. */
function check(context: keyof typeof contexts, letters: string, label: string): void {
  const typist = typistIn(contexts[context]).type(letters);
  const list = typist.list.join(', ');
  assert.equal(typist.accept(), label, `${letters} in ${context}: ${list}`);
}

/**
 * Those of the rules of both packs, with their first three letters, as they are offered in an English text: of an ability whose names begin alike
 * in both languages the English one.
 */
function bundledNames(): readonly { readonly label: string; readonly letters: string }[] {
  const workspace = emptyWorkspace();
  return [...offeredNames(workspace.all, '', 'en')].flatMap((offered) => {
    const letters = offered.template.searchName.slice(0, 3);
    const named =
      [...offeredNames(workspace.all, letters, 'en')].find(
        ({ definition, language }) => definition === offered.definition && language === 'en',
      ) ?? offered;
    const { name, rest } = writtenTemplate(named.template, asPrinted);
    return /^\p{L}{3}$/u.test(letters) ? [{ label: `${name}${rest}`, letters }] : [];
  });
}

/** What Enter would take after each letter. */
function firsts(marked: string, letters: string, language = 'markdown'): readonly (string | undefined)[] {
  const typist = typistIn({ language, marked });
  return [...letters].map((letter) => typist.type(letter).list[0]);
}

/** How often a list opens while the text is typed. */
function openings(marked: string, text: string, language = 'markdown'): number {
  return typistIn({ language, marked }).type(text).opened;
}

describe('abilities as they are typed', () => {
  it('come first, before words of the document that begin alike', () => {
    for (const context of ['rules', 'special', 'list', 'plainList'] as const) {
      check(context, 'fea', 'Fear n');
      check(context, 'amb', 'Ambush n+');
      check(context, 'ter', 'Terror n');
      check(context, 'reg', 'Regenerate n');
      check(context, 'Mie', 'Miedo n');
      check(context, 'FEA', 'Fear n');
    }
  });

  itProperty('come by their first three letters, each of the bundled ones, in English and Spanish', () => {
    const names = casesOf(bundledNames());
    const workspace = emptyWorkspace();
    let alone = 0;
    for (const { marked, language } of [contexts.rules, contexts.list]) {
      for (const { label, letters } of names) {
        const document = new Document(`file:///typed.${language}`, language, 1, marked.replace('|', ''));
        workspace.put(document);
        const typist = new Typist(workspace, document, marked.indexOf('|')).type(letters);
        assert.ok(
          typist.list.includes(label),
          `${letters}, in ${language}: ${label} is not in ${typist.list.join(', ')}`,
        );
        if (typist.list.length > 1) continue;
        assert.equal(typist.accept(), label, letters);
        alone++;
      }
    }
    assert.ok(alone > names.length / 2, `${alone} have three letters of their own`);
  });

  it('come in the language of the text, and in another one only by letters that no name of it has', () => {
    const spanish = 'El Monstruo tira 1D6 y, si saca un 5 o más, causa a los Guerreros de la sala, por su aspecto, ';
    assert.deepEqual(
      typistIn({ language: 'markdown', marked: `${spanish}|` })
        .type('reg')
        .ask().list,
      ['Regenerar n'],
    );
    const { list } = typistIn({ language: 'markdown', marked: `${spanish}|` })
      .type('m')
      .ask();
    assert.ok(list.includes('Miedo n') && !list.includes('Magic Item'), list.join(', '));
    assert.deepEqual(typistIn(contexts.rules).type('reg').list[0], 'Regenerate n');
    assert.ok(!typistIn(contexts.rules).type('reg').list.includes('Regenerar n'));
    // A name in another language helps a person who knows the ability by no other.
    assert.equal(typistIn(contexts.rules).type('mied').list[0], 'Miedo n');
  });

  it('come by all of their words', () => {
    check('rules', 'fight i', 'Fight in Ranks');
    check('special', 'magic r', 'Magic Resistance n+');
  });

  it('are gone behind a word that only has their letters in it', () => {
    for (const [marked, word] of [
      ['<rules><rule id="a" name="A"><p>Roll 2D6. On 7 or |</p></rule></rules>', 'more'],
      ['<rules><rule id="a" name="A"><p>He is one of |</p></rule></rules>', 'throng'],
      ['<rules><rule id="a" name="A"><p>It has Fear 6 |</p></rule></rules>', 'ground'],
    ] as const) {
      const named = firsts(marked, word, 'xml');
      assert.deepEqual([named[1] !== undefined, named.at(-1)], [true, undefined], `${word}: ${named.join(', ')}`);
    }
  });

  it('leave the rest to the words of the document', () => {
    const typist = typistIn(contexts.rules).type('feas');
    assert.equal(typist.list[0], 'feast');
  });
});

describe('abilities in a scenario', () => {
  it('are there behind a bracket, and go on as one types', () => {
    const typist = typistIn({ language: 'markdown', marked: '6 Goblins |' }).type('(');
    assert.ok(typist.list.includes('Fear n') && typist.list.includes('Fly'));
    assert.equal(typist.type('fea').list[0], 'Fear n');
    assert.equal(typist.opened, 1);
  });

  it('are there behind a comma', () => {
    for (const before of [
      '6 Goblins (Fear 5,|',
      '1D6 **Skeletons** (Fear 5,|',
      '- Fear 5,|',
      '**Special rules:** Fear 5,|',
      '**Troll**: Fear 5, Regenerate 2,|',
      'The hall has 2 Ogres (Fear 5, Fight in Ranks,|',
      '6 Goblins (Miedo 5,|',
    ]) {
      assert.ok(openings(before, ' ') === 1, before);
      assert.deepEqual(firsts(before, ' am').slice(2), ['Ambush n+'], before);
    }
    const table = '| Monster | Special |\n| --- | --- |\n| Ogre | Fear 5, am';
    assert.deepEqual(typistIn({ language: 'markdown', marked: '|' }).type(table).list, [
      'Ambush n+',
      'Ambush, Magic n+',
    ]);
  });

  it('are there where a list is announced', () => {
    assert.equal(openings('Special rules:|', ' '), 1);
    assert.equal(openings('**Reglas especiales:**|', ' '), 1);
    assert.equal(firsts('**Special:** |', 'f')[0] !== undefined, true);
  });

  it('come at the second letter where a list is only likely', () => {
    assert.deepEqual(firsts('- **Ogre** (|', 'am'), [undefined, 'Ambush n+']);
    assert.deepEqual(firsts('## The Ogre (|', 'am'), [undefined, 'Ambush n+']);
    assert.deepEqual(firsts('6 Goblins (Fear 5 and |', 'am'), [undefined, 'Ambush n+']);
    assert.deepEqual(firsts('6 Drakes (Breathe Fire 4 (|', 'am'), [undefined, 'Ambush n+']);
  });

  it('never come in sentences', () => {
    for (const sentence of [
      'They fear nothing, fly from nobody, and hate (as ever) the poison of regrets.',
      'Fly, you fools! Fear, terror, magic and ambushes were all the talk (fearsome talk) of the feast.',
      'In 2502, the Ogre (a fearsome brute) ambled in, regally. Old Tom (Regis, to friends), terrified, went to the terrace.',
      'He said: fear me, or regret it; ambush them, terrible though it be.',
      'Los guardias (miedosos, todos), con miedo, volaron: regresaron ambos al terreno.',
      'Two doors (regular ones), four chests (ambry and ark), 12 steps (terraced).',
      '- a terrace, regal and ambient\n- feathers, (fearsome) things\n',
    ]) {
      assert.equal(openings('|', sentence), 0, sentence);
      assert.equal(openings('|', `6 Goblins (Fear 5) came.\n\n${sentence}`.slice(28)), 0, sentence);
    }
  });

  it('never come in code, comments or the front matter', () => {
    for (const before of ['```\n6 Goblins |', '`6 Goblins |', '<!-- 6 Goblins |', '---\ntitle: 6 Goblins |']) {
      assert.equal(openings(before, '(fea'), 0, before);
    }
  });

  it('come behind front matter, code and comments, however those are closed', () => {
    for (const before of [
      '---\ntitle: A\n...\n',
      '---\r\ntitle: A\r\n...\r\n',
      '---\n\n',
      '~~~\n```\n~~~\n',
      'Write `<!--` before it.\n\n',
    ]) {
      assert.ok(openings(`${before}6 Goblins |`, '(fea') > 0, before);
    }
  });

  it('come anywhere for somebody who asks', () => {
    const typist = typistIn({ language: 'markdown', marked: 'The Ogre causes |' }).type('fea');
    assert.deepEqual(typist.list, []);
    assert.equal(typist.ask().list[0], 'Fear n');
    assert.ok(typistIn({ language: 'markdown', marked: 'Anything |' }).ask().list.includes('Fear n'));
  });
});
