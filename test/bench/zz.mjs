import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { makeTranslated } from './makeTranslated.mjs';
import { keysInPackage } from './packageMeasures.mjs';
const folder = mkdtempSync('/tmp/prof/w-');
const { source, translation } = makeTranslated(1.2e6);
for (const [f,t] of Object.entries({ 'data/xml/rules/salt.xml': source, 'data/i18n/content-es.xml': translation })) { mkdirSync(dirname(join(folder,f)),{recursive:true}); writeFileSync(join(folder,f),t); }
const root = process.argv[2];
if (process.argv[3]) process.execPath='/tmp/prof/node.sh';
const side = { root, inTurn: (f) => f(), leave: () => {} };
const r = await keysInPackage(side, folder, 'data/i18n/content-es.xml', ' y cada', 200, 50);
const k = r.keys.sort((a,b)=>a-b); console.log(root, 'open', r.opening[0].toFixed(0), 'key median', k[100].toFixed(2), 'p95', k[190].toFixed(2));
