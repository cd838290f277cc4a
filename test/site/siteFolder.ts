import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const folder = join('out', 'site');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The files of the site by their addresses, built anew with the server of the last build. */
export function buildSite(): ReadonlyMap<string, Buffer> {
  const server = join('dist', 'server.browser.js');
  execFileSync(process.execPath, [join('client', 'site', 'build.mjs'), `--into=${folder}`, `--server=${server}`]);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Serves the files below a folder of a web server, as hosts of static pages do. Returns the address of that folder. */
export async function serveSite(files: ReadonlyMap<string, Buffer>): Promise<{ server: Server; address: string }> {
  const below = '/some/folder/';
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.startsWith(below) ? pathname.slice(below.length) : '';
    const name = /(?:^|\/)$/.test(path) ? `${path}index.html` : path;
    const content = files.get(name);
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/plain' });
    response.end(content);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}${below}` };
}
