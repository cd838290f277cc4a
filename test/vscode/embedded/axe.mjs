// Faults of accessibility in a page or a frame of a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../dependencies.mjs';

/**
 * What axe finds that is serious or worse.
 * @param {import('playwright-core').Frame} frame
 * @returns {Promise<string[]>} each fault with the elements that have it
 */
export async function seriousFaults(frame) {
  await frame.evaluate(readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8'));
  const found = await frame.evaluate(
    'axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ""}`) })))',
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, where }) => `${id}: ${where.join(' ')}`);
}
