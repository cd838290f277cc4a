import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, it } from 'mocha';
import { markdownIn, read } from './pages.ts';

const pages = [
  ...['README.md', 'README.es.md', 'CHANGELOG.md', 'rules/README.md'],
  ...markdownIn('docs'),
  ...markdownIn('.github'),
];

describe('links', () => {
  for (const page of pages) {
    it(`of ${page} are named where they are used`, () => {
      const text = proseOf(page);
      const used = [...text.matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name);
      const defined = [...text.matchAll(/^\[([\w-]+)\]: /gm)].map(([, name]) => name);
      assert.deepEqual([...new Set(used)].sort(), defined.sort());
    });

    it(`of ${page} lead somewhere`, () => {
      const text = proseOf(page);
      const links = [...text.matchAll(/\]\(([^)\s]+)\)|^\[[\w-]+\]: (\S+)$/gm)].map(
        ([, inline, reference = '']) => inline ?? reference,
      );
      const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(page, link));
      assert.deepEqual(broken, []);
    });
  }
});

/** The page without its fenced blocks and comments. */
function proseOf(page: string): string {
  return read(page)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '');
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** The headings of a page as GitHub makes anchors of them. */
function headingsOf(page: string): readonly string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
