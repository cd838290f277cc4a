// The page of every panel: draws the view in the messages, and sends what the reader does. All words come from the server.

import { blockElements } from './blocks.js';
import { actions } from './controls.js';
import { element } from './elements.js';
import { connect } from './host.js';
import { update } from './update.js';

/**
 * @import { FromViewPage, ToViewPage } from '../../client/panels/viewTalk.ts'
 * @import { View } from '../../server/answers/view/view.ts'
 */

const main = document.querySelector('main') ?? document.body;
/** The title of the view that is shown. */
let title = '';
/** Whether the title gets the focus when the reader comes to the page: the focused control may be gone. */
let beginsAtTitle = true;

// Only when the reader comes to the page, because taking the focus earlier would take it from the editor.
addEventListener('focus', beginAtTitle);
addEventListener('focusin', ({ target }) => {
  if (target !== heading()) beginsAtTitle = false;
});
actions((event) => send({ kind: 'event', ...event }));
/** @type {(message: FromViewPage) => void} */
const send = connect(receive);

/** @param {ToViewPage} message */
function receive(message) {
  switch (message.kind) {
    case 'working':
      byId('working').textContent = message.text;
      return;
    case 'gone':
      main.querySelector('#gone')?.toggleAttribute('hidden', false);
      main.querySelector('#content')?.toggleAttribute('inert', true);
      return;
    case 'view':
      draw(message.view);
  }
}

/** @param {View} view */
function draw(view) {
  const isOther = title !== view.tab;
  title = view.tab;
  // A reader who types into a form keeps the focus, also for another view.
  if (isOther) beginsAtTitle = !main.querySelector('form')?.contains(document.activeElement);
  document.documentElement.lang = view.language;
  const content = element('div', { id: 'content' }, [
    ...(view.actions?.length ? blockElements({ kind: 'form', id: 'actions', controls: view.actions }) : []),
    ...view.blocks.flatMap((block) => blockElements(block, view.tab)),
  ]);
  const gone = element('p', { id: 'gone', className: 'warning', role: 'alert', hidden: true }, [view.gone ?? '']);
  const working = element('p', { id: 'working', role: 'status' }, []);
  update(main, element('main', {}, [working, gone, content]), isOther);
  if (isOther) scrollTo(0, 0);
  // A page without the focus would take it from the editor.
  if (!document.hasFocus()) return;
  if (view.focus !== undefined) document.getElementById(view.focus)?.focus();
  // The control that had the focus is gone.
  else if (document.activeElement === document.body && !isOther) heading()?.focus();
  beginAtTitle();
}

function heading() {
  return main.querySelector('h1');
}

function beginAtTitle() {
  if (beginsAtTitle) heading()?.focus();
}

/** @param {string} id */
function byId(id) {
  return document.getElementById(id) ?? main;
}
