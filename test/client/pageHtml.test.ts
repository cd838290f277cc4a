import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { pageHtml } from '../../client/panels/pageHtml.ts';

const parts = {
  language: 'es',
  source: 'https://own.example',
  style: 'a.css',
  script: 'a.js',
  nonce: 'n1',
};

/** The directives of the page's policy, by their names. */
function policyOf(page: string): Readonly<Record<string, string>> {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page) ?? [];
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
}

describe('the page of a panel', () => {
  it('may load its own style and script, and nothing else', () => {
    assert.deepEqual(policyOf(pageHtml(parts)), {
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'style-src': 'https://own.example',
      'script-src': "'nonce-n1'",
    });
  });

  it('has one script, with the nonce, and no code of its own', () => {
    const page = pageHtml({ ...parts, language: '"><script>' });
    assert.deepEqual(page.match(/<script[^>]*>/g), ['<script nonce="n1" type="module" src="a.js">']);
    assert.doesNotMatch(page, /\son\w+=|style=|javascript:/i);
  });

  it('is filled with text alone', () => {
    const scripts = readdirSync('media', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    assert.ok(scripts.length >= 5, scripts.join());
    for (const file of scripts)
      assert.doesNotMatch(
        readFileSync(`media/${file}`, 'utf8'),
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTML|DOMParser|\beval\b|new Function|srcdoc/,
      );
  });

  it('moves nothing, for readers who do not bear movement', () => {
    for (const folder of ['media', 'client/site']) {
      const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
      assert.ok(styles.length > 0, folder);
      for (const file of styles)
        assert.doesNotMatch(readFileSync(`${folder}/${file}`, 'utf8'), /\b(?:animation|transition|scroll-behavior)\b/);
    }
  });
});
