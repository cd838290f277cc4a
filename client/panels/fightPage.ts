import type { FightArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';

type FieldChange = NonNullable<FightArgument['changes']>[number];

/** A message to the page: a fight, that the next one takes a while, or the events of one that was played. */
export type ToFightPage =
  | { readonly kind: 'fight'; readonly view: ServerRequests['whq/fight']['result'] }
  | { readonly kind: 'working' }
  | { readonly kind: 'played'; readonly played: ServerRequests['whq/playFight']['result']; readonly seed: number };

/** A message from the page: other sides, another value, another order, or a fight to be played. */
export type FromFightPage =
  | { readonly kind: 'ask'; readonly sides: readonly [string, string] }
  | ({ readonly kind: 'change' } & FieldChange)
  | { readonly kind: 'first'; readonly first: 0 | 1 | undefined }
  | { readonly kind: 'closeFrom'; readonly closeFrom: number | 'never' | undefined }
  | { readonly kind: 'reset' }
  | { readonly kind: 'play'; readonly seed: number | undefined };

/** The elements that `media/fight/page.js` fills. */
export const fightMain = `<form id="ask"><label for="one" id="who"></label><input id="one" type="text" spellcheck="false" autocomplete="off"><label for="other" id="against"></label><input id="other" type="text" spellcheck="false" autocomplete="off"><button id="go" type="submit"></button></form>
<h1 id="title" tabindex="-1"></h1>
<p id="problem" class="warning" role="alert" hidden></p>
<p id="working" role="status" hidden></p>
<div id="answer">
<dl id="winners" aria-live="polite"></dl>
<div id="rounds"></div>
</div>
<form id="values"><h2 id="valuesTitle"></h2><div id="fields"></div>
<p class="choice" id="firstChoice"><label for="first" id="firstLabel"></label><select id="first"></select></p>
<p class="choice" id="closeChoice"><label for="close" id="closeLabel"></label><select id="close"></select></p>
<button id="reset" type="button"></button></form>
<div id="details">
<section><h2 id="winsTitle"></h2><p id="winsKey" class="key"></p><svg id="winsChart" role="img" aria-details="winsTable"></svg><details><summary id="winsSummary"></summary><div id="winsTable" class="outcomes"></div></details></section>
<section><h2 id="leftTitle"></h2><fieldset id="leftShown"><legend id="leftLegend"></legend></fieldset><svg id="leftChart" role="img" aria-details="leftTable"></svg><details><summary id="leftSummary"></summary><div id="leftTable" class="outcomes"></div></details></section>
<section><h2 id="lossesTitle"></h2><div id="losses" class="outcomes"></div></section>
<section><h2 id="attacksTitle"></h2><ul id="attacks"></ul></section>
<section id="playing"><h2 id="playTitle"></h2><form id="play"><button id="start" type="submit"></button><label for="seed" id="seedLabel"></label><input id="seed" type="number" min="0" max="4294967295" step="1"></form>
<div id="events" role="log" tabindex="0" hidden></div>
<div id="steps" hidden><button id="next" type="button"></button><button id="all" type="button"></button><button id="again" type="button"></button><button id="another" type="button"></button></div></section>
<div id="notes"></div>
</div>`;
