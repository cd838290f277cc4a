// What `npm start` shows to somebody new.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { root } from '../../client/start/dependencies.mjs';
import { openPage } from './embedded/page.mjs';
import { picture } from './embedded/steps.mjs';

for (const { language, title, ability, card } of [
  { language: 'en', title: 'What to try', ability: 'Ambush', card: 'AMBUSH 5+' },
  { language: 'es', title: 'Qué probar', ability: 'Emboscada', card: 'EMBOSCADA 5+' },
]) {
  describe(`npm start (${language})`, () => {
    let program;
    let browser;
    let started;
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;

    before('start, and open the address', async () => {
      started = Date.now();
      program = spawn(process.execPath, [join(root, 'client/start/start.mjs')], {
        env: { ...process.env, WHQ_EDITOR: 'embedded' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const address = await addressIn(program.stdout);
      console.log(`    address after ${seconds()}`);
      browser = await openPage(language);
      await browser.page.goto(address);
    });

    after('end both', async () => {
      await browser?.close();
      if (program?.exitCode !== null) return;
      const ended = new Promise((resolve) => program.once('exit', resolve));
      program.kill('SIGTERM');
      await ended;
    });

    it('has the scenario open and, rendered beside it, what to try', async () => {
      const { page } = browser;
      await page.locator('.view-line', { hasText: `${ability} 5+` }).waitFor();
      const tips = page.frameLocator('iframe.webview').frameLocator('#active-frame');
      await tips.getByRole('heading', { name: title }).waitFor();
    });

    it('has the extension at work', async () => {
      const { page } = browser;
      await page.locator('.codelens-decoration').first().waitFor();
      const word = page.locator('.view-line', { hasText: `${ability} 5+` }).getByText(ability, { exact: true });
      const shown = page.locator('.monaco-hover:visible', { hasText: card });
      // While the line still moves for the odds above it, the mouse may miss the word.
      while (!(await shown.isVisible())) {
        await page.mouse.move(0, 0);
        await word.first().hover();
        await shown.waitFor({ timeout: 2_000 }).catch(() => undefined);
      }
      console.log(`    first hover after ${seconds()}`);
      await picture(page, `start-${language}`);
    });
  });
}

/** @returns {Promise<string>} the first address that a program prints. Rejects if it ends without one */
function addressIn(stream) {
  return new Promise((resolve, reject) => {
    let output = '';
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    });
    stream.once('end', () => reject(new Error(`No address:\n${output}`)));
  });
}
