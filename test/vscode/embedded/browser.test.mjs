import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { findBrowser } from './browser.mjs';
import { browserPlaces, installCommands } from './browserWays.mjs';
import { checkIntegrity } from './npmBrowser.mjs';

const help = 'What helps.';

describe('the search for a browser', () => {
  it('takes the first that works of those that are there, and fetches none', async () => {
    const { fetched, tried, search } = machine({
      installed: { present: ['/broken', '/good'] },
      npm: { present: ['/npm'], gives: '/npm' },
      working: ['/good', '/npm'],
    });
    assert.equal(await findBrowser(search), '/good');
    assert.deepEqual(tried, ['/broken', '/good']);
    assert.deepEqual(fetched, []);
  });

  it('says of each way why it failed, and then what helps', async () => {
    const { search, tried } = machine({
      installed: {},
      stub: { present: ['/stub'] },
      playwright: { refuses: 'no network' },
      npm: { gives: '/npm' },
      system: { gives: undefined },
      working: [],
    });
    const message = await failure(search);
    assert.deepEqual(message.split('\n'), [
      'No browser found, and none could be fetched.',
      '  installed: none found',
      '  /stub: does not start',
      '  playwright: no network',
      '  /npm: does not start',
      '  npm: what it fetched does not work',
      '  system: what it fetched does not work',
      help,
    ]);
    assert.deepEqual(tried, ['/stub', '/npm'], 'each is tried once');
  });

  it('takes no other way than the one that is wanted', async () => {
    const ways = { installed: { present: ['/good'] }, npm: { gives: '/npm' }, working: ['/good', '/npm'] };
    assert.equal(await findBrowser({ ...machine(ways).search, wanted: 'npm' }), '/npm');
    const refused = machine({ ...ways, npm: { refuses: 'no network' } });
    const message = await failure({ ...refused.search, wanted: 'npm' });
    assert.match(message, /^ {2}npm: no network\nWhat helps\.$/m);
    assert.deepEqual(refused.tried, []);
  });

  it('takes the program that is wanted, or says why it cannot', async () => {
    const ways = { installed: { present: ['/good'] }, working: ['/good', '/mine'] };
    assert.equal(await findBrowser({ ...machine(ways).search, wanted: '/mine' }), '/mine');
    const { search, tried } = machine(ways);
    const message = await failure({ ...search, wanted: '/broken' });
    assert.equal(message, 'WHQ_CHROMIUM names /broken, which does not work: does not start');
    assert.deepEqual(tried, ['/broken']);
  });
});

describe('the usual places of browsers', () => {
  it('are what the environment names, and then the folders of PATH in order', () => {
    const places = browserPlaces('linux', { PATH: '/a:/b', CHROME_PATH: '/mine/chrome' }, '/home/me');
    assert.deepEqual(places.slice(0, 3), ['/mine/chrome', '/a/chromium', '/b/chromium']);
    assert.ok(places.includes('/b/google-chrome') && places.includes('/a/microsoft-edge'));
    assert.deepEqual(browserPlaces('linux', {}, '/home/me'), []);
  });
});

describe('the package manager of the system', () => {
  const only = (command) => (name) => name === command;

  it('is used by root, or with sudo', () => {
    const asRoot = installCommands({ isRoot: true, maySudo: false, has: only('apt-get') });
    assert.deepEqual(
      asRoot.map(([program, parameter]) => [program, parameter]),
      [
        ['apt-get', 'update'],
        ['apt-get', 'install'],
      ],
    );
    const withSudo = installCommands({ isRoot: false, maySudo: true, has: only('dnf') });
    assert.deepEqual(withSudo, [['sudo', '-n', 'dnf', 'install', '-q', '-y', 'chromium']]);
  });
});

describe('the download from npm', () => {
  it('must be what was pinned', () => {
    const content = Buffer.from('a browser');
    const integrity = 'sha512-eJt4ondnMFohObkDnAscvWVvVGMxNgkm+BUVsIKnCdmvvDmzSMl5Bt6bMwCOCpKFikq7tOWFxeOq2RW/GkzHOQ==';
    checkIntegrity(content, integrity);
    assert.throws(() => checkIntegrity(Buffer.from('another'), integrity), /not the pinned one/);
  });
});

/** A machine whose ways have programs (`present`), and can fetch one (`gives`) or not (`refuses`, with the reason). */
function machine({ working, ...descriptions }) {
  const fetched = [];
  const tried = [];
  const ways = Object.entries(descriptions).map(([name, { present = [], refuses, ...way }]) => {
    const programs = [...present];
    const fetch = async () => {
      fetched.push(name);
      if (refuses !== undefined) throw new Error(refuses);
      if (way.gives !== undefined) programs.push(way.gives);
    };
    const canFetch = refuses !== undefined || 'gives' in way;
    return { name, present: () => programs, ...(canFetch ? { fetch } : {}) };
  });
  const whyNotUsable = async (program) => {
    tried.push(program);
    return working.includes(program) ? undefined : 'does not start';
  };
  return { fetched, tried, search: { ways, whyNotUsable, help } };
}

async function failure(search) {
  try {
    return assert.fail(await findBrowser(search));
  } catch (error) {
    return error.message;
  }
}
