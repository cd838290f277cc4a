import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { mechanicsOf } from '../server/abilities/rule.ts';
import { tableNotes } from '../server/answers/cards/tableNotes.ts';
import { boundBlocks, type RuleText, ruleTextIn } from '../server/answers/rules/ruleText.ts';
import { freeVariables } from '../server/dice/language/names.ts';
import { parseAnnotation } from '../server/dice/language/parse.ts';
import { packs } from '../server/hosts/packs.ts';
import { messagesFor } from '../server/wording/messages.ts';
import type { Definition } from '../server/workspace/index/definition.ts';
import type { Package } from '../server/workspace/packages/package.ts';
import { Workspace } from '../server/workspace/packages/workspace.ts';
import type { Given } from '../server/workspace/rules/ruleBindings.ts';
import { problemsOf } from './support/problems.ts';
import { ownFiles, type TestFile } from './support/realFiles.ts';

/** The codes of the problems of a file, by their lines, counted from 1. */
function check({ name, text }: TestFile, expected: Readonly<Record<number, string>>): void {
  const workspace = new Workspace([]);
  const document = workspace.putFile(`file:///${name}`, text);
  assert.ok(document, name);
  const problems = problemsOf(workspace, document, messagesFor('en'));
  const found = problems.map(({ code, span }) => [document.positionAt(span.start).line + 1, code]);
  assert.deepEqual(Object.fromEntries(found), expected, name);
  assert.equal(found.length, Object.keys(expected).length, name);
}

const ofWarhammerQuest = packs.filter(({ system }) => system === undefined);

/** What one sees of the packs of all systems together, and of the files of a workspace. */
function ofAllSystems(workspace = new Workspace(packs)): Package {
  return workspace.ofSystems(workspace.allSystems);
}

describe('rules/ and docs/example/', () => {
  const files = ownFiles();
  const isBroken = ({ name }: TestFile): boolean => name.endsWith('broken-rules.xml');

  it('check clean', () => {
    const sound = files.filter((file) => !isBroken(file));
    assert.ok(sound.length >= 3);
    for (const file of sound) check(file, {});
  });

  it('check clean together, a translation beside its text', () => {
    const workspace = new Workspace([]);
    const own = files.filter(({ name }) => name.startsWith('rules'));
    for (const { name, text } of own) workspace.putFile(`file:///${name}`, text);
    for (const language of ['en', 'es']) {
      const found = [...workspace.documents()].flatMap((document) =>
        problemsOf(workspace, document, messagesFor(language)),
      );
      assert.deepEqual(
        found.map(({ message }) => message),
        [],
      );
    }
    assert.equal([...workspace.documents()].length, own.length);
  });

  it('have one problem for each mistake that the broken example announces', () => {
    const file = files.find(isBroken);
    assert.ok(file);
    const announced = {
      '<rule id="brine-gull"': 'unclosed-element',
      '<rule name="CRAB"': 'missing-id',
      'name="GREY HERON"': 'duplicate-attribute',
      '<para>The otter': 'unknown-element',
      '<tr><td>4-6</td><td>It barks': 'misplaced-element',
      '<rule id="Brine Squid"': 'bad-id',
      'name="ELECTRIC EEL"': 'duplicate-id',
    };
    const lines = file.text.split('\n');
    const lineOf = (part: string): number => lines.findIndex((line) => line.includes(part)) + 1;
    check(file, Object.fromEntries(Object.entries(announced).map(([part, code]) => [lineOf(part), code])));
    const comments = [...file.text.matchAll(/<!-- An? [\s\S]*?-->/g)];
    assert.equal(comments.length, Object.keys(announced).length, 'each mistake has its comment');
  });

  it('have mechanics that can be read', () => {
    let count = 0;
    for (const { name, text } of files) {
      const document = new Workspace([]).putFile(`file:///${name}`, text);
      for (const section of document?.sections ?? []) {
        for (const { source } of mechanicsOf(section.text, section.nodes)) {
          count++;
          assert.deepEqual(parseAnnotation(source).errors, [], `${name}: ${source}`);
        }
      }
    }
    const written = files.reduce((sum, { text }) => sum + text.split('<?odds').length - 1, 0);
    assert.ok(written > 40);
    assert.equal(count, written, 'every instruction is found');
  });

  it('are bundled as they are', () => {
    const bundled = files.filter(({ name }) => name.startsWith('rules'));
    const fileOf = (uri: string): string => uri.replace('whq-rules:/', 'rules/');
    assert.deepEqual(
      packs
        .flatMap(({ files, charts = [] }) => [...files, ...charts])
        .map(({ uri }) => fileOf(uri))
        .sort(),
      bundled.map(({ name }) => name).sort(),
    );
    for (const { uri, text } of packs.flatMap(({ files, charts = [] }) => [...files, ...charts]))
      assert.equal(text, readFileSync(fileOf(uri), 'utf8'), uri);
  });

  it('give each rule an id of its own', () => {
    const workspace = new Workspace(packs);
    for (const { name, text } of files.filter((file) => !isBroken(file) && !file.name.startsWith('rules'))) {
      workspace.putFile(`file:///${name}`, text);
    }
    assert.deepEqual([...ofAllSystems(workspace).index.entities.repeatedIds('rule')], []);
    const packed = new Workspace([]);
    for (const { uri, text } of packs.flatMap(({ files }) => files)) packed.putFile(uri, text);
    assert.deepEqual([...packed.all.index.entities.repeatedIds('rule')], []);
    assert.notEqual(packed.all.ruleWithId('rpb-fear'), undefined);
  });

  it('hold all books, whole', () => {
    const counts: Record<string, number> = {};
    for (const { rule } of ofAllSystems().index.definitions()) {
      const book = rule.id?.replace(/-.*/, '') ?? '';
      counts[book] = (counts[book] ?? 0) + 1;
    }
    assert.deepEqual(counts, { rpb: 78, ext: 52, mor: 142, gb: 43, wfb: 28 });
  });

  it('say their system and their sources, if they are not of Warhammer Quest', () => {
    const systems = { mordheim: 'mordheim', gamebook: 'gamebook', 'wfb-reference': 'wfb' };
    for (const [id, system] of Object.entries(systems)) {
      const text = readFileSync(`rules/${id}.xml`, 'utf8');
      assert.deepEqual(text.match(/<\?system .*/g), [`<?system ${system}?>`]);
      const beginnings = text.split(/^ {2}<rule /m).slice(1);
      for (const rule of beginnings) assert.match(rule, /^.*\n {4}<\?source [^?]*\S\?>\n/);
    }
  });

  it('say of each ability that stands in both whether the rules are the same, and have one text exactly then', () => {
    const scope = new Workspace(packs).all;
    let count = 0;
    for (const definition of scope.index.definitions()) {
      const { variantOf, id } = definition.rule;
      if (!variantOf) continue;
      count++;
      const original = scope.ruleWithId(variantOf.id);
      assert.ok(original, `${id} is a variant of ${variantOf.id}`);
      for (const language of [undefined, 'es']) {
        const own = ruleTextIn(scope, definition, language);
        const other = ruleTextIn(scope, original, language);
        const textOf = ({ blocks }: RuleText): string => blocks.map(({ text }) => text).join('\n');
        assert.equal(textOf(own) === textOf(other), own.difference === undefined, `${id} ${language}`);
      }
    }
    assert.ok(count > 40, String(count));
  });

  it('say one thing in one way, as the style sheet in their README has it for Warhammer Quest', () => {
    const scope = new Workspace(ofWarhammerQuest).all;
    for (const definition of scope.index.definitions()) {
      for (const [language, otherWays] of notInStyle) {
        const { blocks } = ruleTextIn(scope, definition, language);
        for (const { text } of blocks) assert.doesNotMatch(text, otherWays, `${definition.rule.id} ${language}`);
      }
    }
  });

  it('say the roll of each table, in both languages, so that its rows have chances', () => {
    const scope = ofAllSystems();
    let count = 0;
    for (const definition of scope.index.definitions()) {
      for (const language of [undefined, 'es']) {
        const blocks = boundBlocks(ruleTextIn(scope, definition, language), anyValues(definition));
        const noteOf = tableNotes(blocks, messagesFor('en'));
        for (const block of blocks) {
          if (block.kind !== 'row' || withoutARow.has(definition.rule.id ?? '')) continue;
          count++;
          assert.match(noteOf(block), /^ \(\d+(?:\.\d+)? %\)$/, `${definition.rule.id} ${language}: ${block.range}`);
        }
      }
    }
    assert.ok(count > 650, String(count));
  });

  it('have a Spanish name and text for each rule, with the same dice, targets and rows', () => {
    const scope = ofAllSystems();
    for (const definition of scope.index.definitions()) {
      const { id = '', template, mechanics } = definition.rule;
      const [english, spanish] = [undefined, 'es'].map((language) => ruleTextIn(scope, definition, language));
      assert.ok(english && spanish?.language === 'es', id);
      const kinds = (slots: typeof template.slots) => slots.map(({ kind }) => kind).sort();
      assert.deepEqual(kinds(spanish.template.slots), kinds(template.slots), `${id}: ${spanish.template.name}`);
      assert.deepEqual(figuresOf(spanish), figuresOf(english), id);
      const expressions = (all: typeof mechanics) => all.map((source) => source.replace(/^[^:]*:/, '').trim());
      assert.deepEqual(expressions(spanish.mechanics), expressions(mechanics), id);
      for (const source of mechanics) assertNamed(source);
      const notModelled = definition.rule.fights.filter((source) => source.startsWith('not-modelled'));
      const inSpanish = scope.index
        .translationsOf(id)
        .flatMap(({ section }) => section.text.match(/(?<=<\?fight\s+)\S.*?(?=\s*\?>)/g) ?? []);
      assert.equal(inSpanish.length, notModelled.length, `${id}: what fights leave out, in Spanish`);
      assert.ok(
        inSpanish.every((source) => source.startsWith('not-modelled: ')),
        id,
      );
      if (mechanics.length > 0) assert.notEqual(spanish.mechanics, mechanics, `${id}: labels in Spanish`);
    }
  });
});

/** Their sources lack a row, so that a roll may have no result. */
const withoutARow: ReadonlySet<string> = new Set(['mor-propulsion-damage', 'mor-it-spreads']);

/** Other ways to say what has a formula: Wounds that nothing reduces, when, at 0 Wounds, and so on. */
const notInStyle = [
  [
    undefined,
    /nor armour|so many|behind (?:its|the) (?:name|rating)|squares off|Wounds more|break away|(?:turn|phase)['’]s (?:start|end)|(?:when(?:ever)?|as) (?:each|every|an?|th[ei]s?|that) (?:next |later )?(?:turn|(?:Monsters|Warriors)' Phase) (?:starts|begins|ends)|(?<!reduced |reduces a Warrior |reduce him )to 0 Wounds/i,
  ],
  [
    'es',
    /ni la armadura reduce|la armadura no (?:los|las) reduce|inmoviliz|zafar|muestra|[+-]1 Ataques|por cada otr[oa]|al (?:comenzar|acabar)|cuando (?:comience|empiece|acabe) (?:el turno|la Fase)/i,
  ],
] as const;

/** A value for each placeholder, so that every roll of the text is known. */
function anyValues({ rule: { template } }: Definition): Given {
  return { template, values: new Map(template.slots.flatMap(({ names }) => names.map((name) => [name, '2']))) };
}

/** What an expression leaves open has a name in Spanish: without one it would be shown as it is written, which is English. */
function assertNamed(source: string): void {
  const { annotation } = parseAnnotation(source);
  const spanish = messagesFor('es').words.odds;
  for (const name of annotation ? freeVariables(annotation) : []) {
    if (name.length > 1) assert.notEqual(spanish.variable(name), name.replaceAll('-', ' '), name);
  }
}

/** Everything in a text that a roll depends on, in no order: dice, targets, and the scores of rows. */
function figuresOf({ blocks }: RuleText): readonly string[] {
  return blocks
    .flatMap((block) => [
      ...(block.text.match(/(?<![\p{L}\d])(?:\d*|n)D(?:\d+|n)|(?<![\p{L}\d])[\dn]\+/gu) ?? []),
      ...(block.kind === 'row' ? [`${block.depth}: ${block.range}`] : []),
    ])
    .sort();
}
