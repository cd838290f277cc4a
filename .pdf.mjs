import { chromium } from 'playwright-core';
import { browserArguments } from './test/vscode/embedded/browserWays.mjs';
const browser = await chromium.launch({ executablePath: '/root/.cache/whq-rules/chromium-153.0.0/launch', args: [...browserArguments, '--no-sandbox'], timeout: 60000 });
for (const f of process.argv.slice(2)) {
  const page = await browser.newPage();
  await page.goto('file://' + f, { timeout: 20000 });
  await page.pdf({ path: f.replace(/html$/, 'pdf'), preferCSSPageSize: true });
  await page.close();
}
await browser.close();
