import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type DocumentKind, hasEntities, refersTo, usesRules } from '../../server/formats/format.ts';
import { formatOfEntry, formatOfFolder, formatOfRoot, xmlFormats } from '../../server/formats/formats.ts';
import { prose } from '../../server/formats/prose.ts';
import { shapeAt } from '../../server/formats/schema/shapes.ts';

function check(root: string, kind: DocumentKind | undefined, entries: string[] = []): void {
  const format = formatOfRoot(root);
  assert.equal(format?.kind, kind);
  if (!format) return;
  assert.equal(format.root, root);
  assert.deepEqual(
    format.entries.map(({ element }) => element),
    entries,
  );
  for (const entry of entries) assert.equal(formatOfEntry(entry), format);
}

describe('kinds of document', () => {
  it('are recognised by the root element', () => {
    check('rules', 'rules', ['rule', 'magic']);
    check('monsters', 'monsters', ['monster']);
    check('tables', 'tables', ['table']);
    check('events', 'events', ['event']);
    check('objectiveRoomAdventures', 'adventures', ['objectiveRoom']);
    check('dungeonCards', 'dungeonCards', ['card']);
    check('locations', 'locations', ['location']);
    check('warriors', 'warriors', ['warrior']);
    check('roomReferences', 'roomReferences', ['reference']);
    check('adventure-session', 'sessions', ['context', 'objective-room', 'mission', 'selection', 'piles', 'histories']);
    check('translations', 'translations', ['entry']);
  });

  it('not by anything else', () => {
    for (const root of ['rule', 'Rules', 'adventures', 'project', '', '__proto__', 'toString']) check(root, undefined);
  });

  it('lie in the folders of a package', () => {
    const kinds = ['rules', 'travel', 'settlement', 'adventures', 'dungeon', 'locations', 'other', 'constructor'].map(
      (folder) => formatOfFolder(`file:///mine/xml/${folder}/one.xml`)?.kind,
    );
    const [rules, events, adventures] = ['rules', 'events', 'adventures'];
    assert.deepEqual(kinds, [rules, events, events, adventures, 'dungeonCards', 'locations', undefined, undefined]);
  });

  it('say where their entries refer to others: in elements and attributes that they have', () => {
    for (const format of xmlFormats) {
      for (const place of format.refersTo) {
        if (!('element' in place)) continue;
        const shape = shapeAt(format, [format.root, place.element]);
        // All but rules and translations can use rules, in special rules that the app does not read everywhere.
        if (!shape) assert.match(place.element, /^(?:rule|magic)$/, format.kind);
        else if ('attribute' in place && !['rule', 'magic'].includes(place.element))
          assert.ok(
            shape.attributes.some(({ name }) => name === place.attribute),
            `${format.kind}: ${place.attribute}`,
          );
      }
    }
  });

  it('define what others refer to', () => {
    // Charts and the modifiers of their rolls share their ids.
    const defined = xmlFormats.flatMap(({ entries, parts = [] }) => [
      ...new Set([...entries, ...parts].flatMap(({ defines }) => defines.map(({ entity }) => entity))),
    ]);
    assert.equal(new Set(defined).size, defined.length, 'each entity in one kind');
    for (const format of [...xmlFormats, prose])
      for (const place of format.refersTo) if ('to' in place) assert.ok(defined.includes(place.to), place.to);
  });

  it('answer what they have to do with rules', () => {
    const which = (is: (format: (typeof xmlFormats)[number]) => boolean) =>
      xmlFormats.filter(is).map(({ kind }) => kind);
    assert.deepEqual(
      which((format) => hasEntities(format, 'rule')),
      ['rules'],
    );
    assert.deepEqual(
      which((format) => !usesRules(format)),
      ['rules', 'translations', 'roomReferences', 'sessions', 'charts'],
    );
    assert.deepEqual([usesRules(prose), refersTo(prose, 'rule'), refersTo(undefined, 'rule')], [false, true, false]);
  });
});
