import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { xmlFormats } from '../../server/formats/formats.ts';
import { type Sources, sources, withoutComments } from './sources.ts';

/**
 * Places outside of `formats` that ask which kind a document is, by the name of the kind or by its descriptor: what depends on the kind is a
 * question to the descriptor.
 */
function branchesOnKinds(sources: Sources): readonly string[] {
  const name = `(?:${[...xmlFormats.map(({ kind }) => kind), 'prose'].join('|')})`;
  const literal = `['"\`]${name}['"\`]`;
  const patterns = [
    `[!=]==?\\s*${literal}`,
    `${literal}\\s*[!=]==?`,
    `\\bcase\\s+${literal}`,
    `[fF]ormat\\s*[!=]==?\\s*${name}\\b`,
    `\\b${name}\\s*[!=]==?\\s*[\\w.?]*[fF]ormat\\b`,
    '[fF]ormat\\??\\.kind\\s*[!=]==?',
    'switch\\s*\\([\\w.?]*[fF]ormat\\??\\.kind',
  ];
  const branch = new RegExp(patterns.join('|'), 'g');
  return [...sources].flatMap(([path, source]) =>
    path.startsWith('server/') && !path.startsWith('server/formats/')
      ? [...withoutComments(source).matchAll(branch)].map(([found]) => `${path} asks ${found.trim()}`)
      : [],
  );
}

/** Memories by hand: whatever is remembered goes through `queries/remembered.ts`. */
function memoriesByHand(sources: Sources): readonly string[] {
  const memory = /new WeakMap\b|\.size\s*>=?[^;{]*[;{)]\s*[\w.#]+\.clear\(\)/g;
  return [...sources].flatMap(([path, source]) =>
    path.startsWith('server/') && !/^server\/queries\/(?:remembered|recent)\.ts$/.test(path)
      ? [...withoutComments(source).matchAll(memory)].map(([found]) => `${path} has ${found}`)
      : [],
  );
}

describe('there is one way', () => {
  it('to tell kinds of documents apart: a question to the descriptor', () =>
    assert.deepEqual(branchesOnKinds(sources), []));

  it('to remember a result', () => assert.deepEqual(memoriesByHand(sources), []));
});

describe('another way is', () => {
  it('a branch on the kind of a document', () => {
    const sources = {
      'server/formats/a.ts': "const a = format.kind === 'rules';",
      'server/checks/a.ts': "// kind === 'rules'\nconst a = document.format?.kind !== 'prose' && node.kind === 'text';",
      'server/features/b.ts': "switch (kind) {\n  case 'tables':\n}\nconst b = 'events' === kind;",
      'server/features/c.ts': 'const c = document.format === monsters;\nswitch (format.kind) {}',
      'server/features/d.ts':
        "const d = templates[format.kind], f = entry(format.kind);\nconst e = entity === 'monster';",
    };
    assert.deepEqual(branchesOnKinds(new Map(Object.entries(sources))), [
      'server/checks/a.ts asks format?.kind !==',
      "server/features/b.ts asks case 'tables'",
      "server/features/b.ts asks 'events' ===",
      'server/features/c.ts asks format === monsters',
      'server/features/c.ts asks switch (format.kind',
    ]);
  });

  it('a memory by hand', () => {
    const sources = {
      'server/queries/remembered.ts': 'const values = new WeakMap<object, string>();',
      'server/checks/odds/odds.ts': 'const known = new WeakMap();',
      'server/features/hover/hover.ts': 'if (known.size >= most) known.clear();',
      'server/features/rename/rename.ts': 'if (this.#known.size > most) {\n  this.#known.clear();\n}',
      'server/lsp/connection/settings.ts': 'this.#known.clear();',
    };
    assert.deepEqual(memoriesByHand(new Map(Object.entries(sources))), [
      'server/checks/odds/odds.ts has new WeakMap',
      'server/features/hover/hover.ts has .size >= most) known.clear()',
      'server/features/rename/rename.ts has .size > most) {\n  this.#known.clear()',
    ]);
  });
});
