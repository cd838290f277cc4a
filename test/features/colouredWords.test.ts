import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { references } from '../../server/features/references.ts';
import { textTokensIn } from '../../server/features/textTokens.ts';
import { packs } from '../../server/hosts/packs.ts';
import { type Span, shift, touches } from '../../server/text/span.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { mentionsIn } from '../../server/workspace/rules/mentions.ts';
import { readMarks } from '../prose/marks.ts';
import { english } from '../support/cursor.ts';
import { filesIn, realFiles, type TestFile } from '../support/realFiles.ts';
import { itLong } from '../support/runs.ts';

const workspace = new Workspace(packs);

interface Gap {
  readonly text: string;
  readonly lacks: 'hover' | 'link' | 'reference';
}

/** Whatever is coloured in the files, and lacks a hover; or a link or a place among the references, if it names an ability. */
function gapsIn(files: readonly TestFile[]): { readonly coloured: number; readonly gaps: readonly Gap[] } {
  let coloured = 0;
  const gaps = files.flatMap(({ name, text }) => {
    const document = new Document(`file:///${name}`, languageOf(name), 1, text);
    workspace.put(document);
    coloured += tokensOf(document).length;
    const found = [...withoutHover(document), ...withoutReference(document)];
    workspace.delete(document.uri);
    return found;
  });
  return { coloured, gaps };
}

function languageOf(name: string): string {
  return name.endsWith('.xml') ? 'xml' : name.endsWith('.md') ? 'markdown' : 'plaintext';
}

/** @param shows whether the texts may be named, which those of a half that is held out may not. */
function check(files: readonly TestFile[], shows = true): void {
  const { gaps } = gapsIn(files);
  assert.equal(gaps.length, 0, shows ? JSON.stringify(gaps.slice(0, 5)) : 'gaps');
}

function tokensOf(document: Document): readonly Span[] {
  return document.sections.flatMap((section, index) =>
    textTokensIn(section, workspace.packageOf(document), document)
      // A rule's own name, where it is defined, is no use of it.
      .filter(({ span }) => !touchesName(section, span))
      .map(({ span }) => shift(span, document.startOf(index))),
  );
}

function touchesName(section: Document['sections'][number], span: Span): boolean {
  const name = workspace.all.index.definitionIn(section)?.rule.nameSpan;
  return name !== undefined && touches(name, span.start);
}

function withoutHover(document: Document): readonly Gap[] {
  const scope = workspace.packageOf(document);
  return tokensOf(document)
    .filter(({ start, end }) => !hover({ scope, document, reader: english }, Math.floor((start + end) / 2)))
    .map(({ start, end }) => ({ text: document.getText().slice(start, end), lacks: 'hover' }));
}

function withoutReference(document: Document): readonly Gap[] {
  if (document.format?.isXml) return [];
  const scope = workspace.packageOf(document);
  const links = documentLinks({ scope, document, reader: english }, () => true).map(({ range }) => lined(range));
  const known = new Map<unknown, ReadonlySet<string>>();
  return document.sections.flatMap((section, index) =>
    mentionsIn(scope, document, section).flatMap(({ span, definition }): readonly Gap[] => {
      const place = shift(span, document.startOf(index));
      const places =
        known.get(definition) ??
        new Set(references({ scope, document }, place.start, false).map(({ range }) => lined(range)));
      known.set(definition, places);
      const text = document.getText().slice(place.start, place.end);
      const written = lined(document.range(place));
      return [
        ...(links.includes(written) ? [] : [{ text, lacks: 'link' } as const]),
        ...(places.has(written) ? [] : [{ text, lacks: 'reference' } as const]),
      ];
    }),
  );
}

function lined(range: unknown): string {
  return JSON.stringify(range);
}

/** The texts of a folder without their marks. */
function textsIn(folder: string, read: (marked: string) => string): readonly TestFile[] {
  return ['.md', '.txt'].flatMap((ending) =>
    filesIn(folder, ending).map(({ name, text }) => ({ name, text: read(text) })),
  );
}

describe('what is coloured', () => {
  const textOf = (marked: string): string => readMarks(marked).text;

  for (const group of ['scenarios', 'plain']) {
    itLong(`has a hover, a link and a reference in ${group}`, () => {
      check(textsIn(`test/prose/${group}/dev`, textOf));
      check(textsIn(`test/prose/${group}/held-out`, textOf), false);
    });
  }

  itLong('has a hover in the files of the package', () => {
    check(realFiles('WHQ_CORPUS', '.xml'));
    check(realFiles('WHQ_SEEDS', '.txt'));
  });

  it('has them behind the empty line between a heading and its list', () => {
    for (const heading of ['## Special rules', '**Special rules:**', 'Reglas especiales', 'Abilities\n---------']) {
      const text = `${heading}\n\n- Fly\n- Break\n\nMore.`;
      assert.equal(gapsIn([{ name: 'a.md', text }]).coloured, 2, text);
      check([{ name: 'a.md', text }]);
    }
  });
});
