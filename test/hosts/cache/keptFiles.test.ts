import assert from 'node:assert/strict';
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { cacheFolder } from '../../../server/hosts/cache/cacheFolder.ts';
import { keptFiles } from '../../../server/hosts/cache/keptFiles.ts';

type Disk = NonNullable<Parameters<typeof keptFiles>[1]>;

/** Does the work with the path of a folder that is not there yet. */
function inFolder(work: (folder: string) => void): void {
  const above = mkdtempSync(join(tmpdir(), 'whq-kept-'));
  try {
    work(join(above, 'cache'));
  } finally {
    rmSync(above, { recursive: true });
  }
}

/** The operations of the disk, with `on` before each. */
function diskWith(on: (name: string, parameters: readonly unknown[]) => void): Disk {
  return new Proxy(fs, {
    get: (target, name) => {
      const operation: unknown = Reflect.get(target, name);
      return (...parameters: unknown[]) => {
        on(String(name), parameters);
        return typeof operation === 'function' ? Reflect.apply(operation, undefined, parameters) : undefined;
      };
    },
  });
}

const day = 24 * 60 * 60;

describe('what is kept', () => {
  it('is read as it was written, by others too', () =>
    inFolder((folder) => {
      const [one, other] = [keptFiles(folder), keptFiles(folder)];
      assert.equal(one.read('a'), undefined);
      for (const content of ['', 'a', 'ñ\0\n', 'x'.repeat(200_000)]) {
        one.write('a', [Buffer.from(content)]);
        assert.equal(other.read('a')?.toString(), content);
        other.write('b', [Buffer.from(`b ${content}`)]);
        assert.equal(one.read('b')?.toString(), `b ${content}`);
      }
      assert.deepEqual(readdirSync(folder).toSorted(), ['a', 'b']);
    }));

  it('is not read where it is damaged, cut off, or of another program', () =>
    inFolder((folder) => {
      const files = keptFiles(folder);
      files.write('a', [Buffer.from('what a check has found, many lines of it')]);
      const path = join(folder, 'a');
      const whole = readFileSync(path);
      const damages = [
        Buffer.alloc(0),
        Buffer.from('{}'),
        Buffer.alloc(500),
        Buffer.concat([whole, Buffer.from('\n')]),
        Buffer.concat([whole, whole]),
        ...Array.from(whole, (_, index) => whole.subarray(0, index)),
        ...Array.from(whole, (byte, index) => Buffer.from(whole).fill(byte ^ 1, index, index + 1)),
        ...Array.from(whole, (_, index) => Buffer.concat([whole.subarray(0, index), whole.subarray(index + 1)])),
      ];
      assert.ok(damages.length > 100);
      for (const damage of damages) {
        writeFileSync(path, damage);
        assert.equal(files.read('a'), undefined, damage.toString('latin1'));
      }
      rmSync(path);
      mkdirSync(path);
      assert.equal(files.read('a'), undefined);
    }));

  it('is neither read from a pipe nor written into one, which would never end', () =>
    inFolder((folder) => {
      const opened: unknown[] = [];
      keptFiles(
        folder,
        diskWith((name, [, flag]) => name === 'openSync' && opened.push(flag)),
      ).write('a', [Buffer.from('a')]);
      assert.deepEqual(opened, ['wx']);
      let read = 0;
      const pipe: Disk = {
        ...fs,
        statSync: ((path: string) => Object.assign(statSync(path), { isFile: () => false })) as Disk['statSync'],
        readFileSync: (() => read++) as unknown as Disk['readFileSync'],
      };
      assert.deepEqual([keptFiles(folder, pipe).read('a'), read], [undefined, 0]);
    }));

  it('is the old file or the new one, at whatever operation the program ends', () => {
    const names: string[] = [];
    const whole = (at: number): boolean => {
      let hasEnded = false;
      inFolder((folder) => {
        keptFiles(folder).write('a', [Buffer.from('old')]);
        let count = 0;
        const ending = diskWith((name, parameters) => {
          // A process that has ended does nothing more, not even to clear up.
          if (hasEnded || count++ === at) {
            if (!hasEnded) names.push(name);
            // A part of what was to be written may have been.
            const [file, bytes] = parameters;
            if (!hasEnded && name === 'writeSync' && typeof file === 'number' && Buffer.isBuffer(bytes))
              fs.writeSync(file, bytes.subarray(0, bytes.length >> 1));
            hasEnded = true;
            throw new Error('The process has ended.');
          }
        });
        keptFiles(folder, ending).write('a', [Buffer.from('new')]);
        const kept = keptFiles(folder).read('a')?.toString();
        assert.ok(kept === 'old' || kept === 'new', `${names.at(-1)}: ${kept}`);
        keptFiles(folder).write('a', [Buffer.from('newer')]);
        assert.equal(keptFiles(folder).read('a')?.toString(), 'newer');
      });
      return hasEnded;
    };
    let at = 0;
    while (whole(at)) at++;
    for (const name of ['openSync', 'writeSync', 'closeSync', 'renameSync', 'readdirSync'])
      assert.ok(names.includes(name), name);
  });

  it('goes when it has not been used for a month, and what killed processes left after an hour', () =>
    inFolder((folder) => {
      const files = keptFiles(folder);
      const now = Date.now() / 1000;
      const age = (name: string, seconds: number): void => {
        writeFileSync(join(folder, name), readFileSync(join(folder, 'a')));
        utimesSync(join(folder, name), now - seconds, now - seconds);
      };
      files.write('a', [Buffer.from('a')]);
      age('used', 29 * day);
      age('old', 31 * day);
      age('x.1.0.tmp', 2 * 60 * 60);
      age('y.1.0.tmp', 60);
      files.read('used');
      files.write('b', [Buffer.from('b')]);
      assert.deepEqual(readdirSync(folder).toSorted(), ['a', 'b', 'used', 'y.1.0.tmp']);
      assert.ok(statSync(join(folder, 'used')).mtimeMs > (now - 60) * 1000, 'a use makes it young');
    }));

  it('goes, the oldest first, while all together are too large', () =>
    inFolder((folder) => {
      const files = keptFiles(folder);
      const sizes = new Map([
        ['a', 100],
        ['b', 100],
        ['c', 100],
      ]);
      const large: Disk = {
        ...fs,
        statSync: ((path: string) => {
          const status = statSync(path);
          const size = (sizes.get(path.slice(folder.length + 1)) ?? 1) * 1024 * 1024;
          return status.isFile() ? Object.assign(status, { size }) : status;
        }) as Disk['statSync'],
      };
      for (const [index, name] of ['c', 'a', 'b'].entries()) {
        files.write(name, [Buffer.from(name)]);
        utimesSync(join(folder, name), 2e9 - 1000 + index, Date.now() / 1000 - 1000 + index);
      }
      keptFiles(folder, large).write('d', [Buffer.from('d')]);
      assert.deepEqual(readdirSync(folder).toSorted(), ['a', 'b', 'd']);
    }));

  it('is not believed in a folder of another user', () =>
    inFolder((folder) => {
      keptFiles(folder).write('a', [Buffer.from('a')]);
      if (process.getuid === undefined) return;
      const ofOther: Disk = {
        ...fs,
        statSync: ((path: string) => Object.assign(statSync(path), { uid: 4711 })) as Disk['statSync'],
      };
      assert.equal(keptFiles(folder, ofOther).read('a'), undefined);
      keptFiles(folder, ofOther).write('a', [Buffer.from('b')]);
      assert.equal(keptFiles(folder).read('a')?.toString(), 'a');
    }));
});

describe('the folder of the cache', () => {
  const check = (platform: NodeJS.Platform, environment: Record<string, string>, expected: string | undefined): void =>
    assert.equal(cacheFolder(environment, platform)?.replaceAll('\\', '/'), expected);

  it('is where the system has such folders', () => {
    check('linux', { HOME: '/home/ana' }, '/home/ana/.cache/whq-rules/checks');
    check('linux', { HOME: '/home/ana', XDG_CACHE_HOME: '/var/ana' }, '/var/ana/whq-rules/checks');
    check('linux', { HOME: '/home/ana', XDG_CACHE_HOME: 'ana' }, '/home/ana/.cache/whq-rules/checks');
    check('darwin', { HOME: '/Users/ana' }, '/Users/ana/Library/Caches/whq-rules/checks');
    check('win32', { LOCALAPPDATA: '/local', HOME: '/home/ana' }, '/local/whq-rules/checks');
  });

  it('is none where nobody tells it', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const) check(platform, {}, undefined);
    check('linux', { HOME: '' }, undefined);
    check('linux', { HOME: 'ana' }, undefined);
  });
});
