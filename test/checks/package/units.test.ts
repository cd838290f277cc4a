import assert from 'node:assert/strict';
import { it } from 'mocha';
import { check } from '../../../server/checks/check.ts';
import { openPackage } from '../../support/package.ts';

it('packages of a workspace cost nothing while a file without relation to them is edited', () => {
  const event = '<events><event id="eel" name="E"><rules>x|</rules><treasure>false</treasure></event></events>';
  const { workspace, document } = openPackage({
    'reef/data/xml/events/e.xml': event,
    'reef/whq.json': '{"id":"reef"}',
  });
  const { units } = workspace;
  workspace.update(document, [{ text: event.replace('eel', 'eels') }], 1);
  check(workspace, document);
  assert.equal(workspace.units, units);
});
