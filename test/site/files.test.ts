import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { before, describe, it } from 'mocha';
import { buildSite } from './siteFolder.ts';

/** The most that the playground may load, zipped. */
const maximumBytes = 8_000_000;

/** What is wrong with a page: links and files that are not there, and what its security policy would stop. */
function faultsOf(address: string, files: ReadonlyMap<string, string>): readonly string[] {
  const html = files.get(address) ?? '';
  const links = [...html.matchAll(/<(\w+)[^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, tag = '', to = '']) => ({
    tag,
    to,
  }));
  const faults = links.flatMap(({ tag, to }) => {
    const { protocol, hash, pathname } = new URL(to, `site:/${address}`);
    if (protocol !== 'site:') return tag === 'a' ? [] : [`loads ${to}`];
    const target = files.get(pathname.slice(1));
    if (target === undefined) return [`links to ${to}`];
    const isThere = hash === '' || target.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
    return isThere ? [] : [`links to ${to}, which has no such place`];
  });
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  if (!policy.startsWith("default-src 'none';") || !policy.includes("script-src 'self';")) faults.push('has no policy');
  if (policy.includes('unsafe')) faults.push('has a weak policy');
  if (/<script(?![^>]* src=)|<style|<[^>]* (?:style|on\w+)="/.test(html))
    faults.push('has a script or a style of its own');
  return faults.map((fault) => `${address} ${fault}`);
}

describe('the site', function () {
  this.timeout(60_000);
  let files: ReadonlyMap<string, Buffer> = new Map();
  let texts: ReadonlyMap<string, string> = new Map();
  before(() => {
    files = buildSite();
    texts = new Map([...files].map(([name, content]) => [name, content.toString('utf8')]));
  });

  it('has pages whose links lead somewhere, and which keep to their policy', () => {
    const pages = [...texts.keys()].filter((name) => name.endsWith('.html'));
    assert.ok(pages.length > 300, `${pages.length} pages`);
    assert.deepEqual(
      pages.flatMap((page) => faultsOf(page, texts)),
      [],
    );
  });

  it('would say which page is wrong', () => {
    const html = `<a href="b.html"></a><a href="#c"></a><a href="https://d.org"></a><img src="https://e.org/f.png"><p style="g">`;
    assert.deepEqual(faultsOf('a.html', new Map([['a.html', html]])), [
      'a.html links to b.html',
      'a.html links to #c, which has no such place',
      'a.html loads https://e.org/f.png',
      'a.html has no policy',
      'a.html has a script or a style of its own',
    ]);
  });

  it('is small enough', () => {
    const loaded = ['index.html', 'playground.js', 'playground.css', 'example.json', 'server.browser.js'];
    const bytes = loaded.map((name) => gzipSync(files.get(name) ?? assert.fail(name)).length);
    const sum = bytes.reduce((one, other) => one + other, 0);
    assert.ok(sum < maximumBytes, `${sum} bytes`);
  });
});
