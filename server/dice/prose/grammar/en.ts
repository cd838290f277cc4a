import type { Grammar } from './grammar.ts';

/** `of the two dice`, `of them` */
const theDice =
  '[#? @die | of? [the|these|those|his|her|your|their] #? @die|@result|rolls | of [the|these|those] # | of them|these|those]';
/** `dice`, `of the dice` that each count for themselves */
const singleDie = '[@die | of [the|these|those|his|her|your] #? @die | of them|these]';
/** `that shows`, `scoring`, `of`, or nothing */
const ifShowing =
  '[that|which|who? [@shows|@is|@score|@scoring] @article? | of|with|at a|an? [score|roll|result of]? | on a|an?]?';
/** `come up`, `is a` */
const showing = '[@must? [@is|@shows|@score|be] as? [a|an]? @natural?]';
/** What may stand before what is asked. */
const front = '[@if|@on|@need|@unless | <who>? @must? @score|@need | @if <who> @must? @score]?';

/** `(not including armour)`: of whose number it is. */
const inBrackets = '[( not? including|counting ~1? <stat>|~2 )]?';

/** Verbs of what was rolled before. */

export const englishGrammar: Grammar = {
  bound: {
    atLeast: `
      # <plus>
      <stat> <plus>
      <value> @orMore
      @atLeast @article? <value>
      @atLeastStat @article? <value>
      equal to , or @above @article? <value>
      @equal @article? <value> @orMore
      > = <value>`,
    atMost: `
      # <minus>
      <value> @orLess
      @atMost @article? <value>
      @atMostStat @article? <value>
      equal to , or @below @article? <value>
      < = <value>`,
    above: `
      @above @article? <value>`,
    below: `
      @below @article? <value>`,
    equal: `
      @equal @article? <value>`,
  },
  verbBound: {
    atLeast: `
      @reaches @article? <value>`,
    atMost: '',
    above: `
      @exceeds @article? <value>`,
    below: `
      @not|@fail @score <value>`,
    equal: `
      matches|match|equals|equal <value>`,
  },
  target: {
    bound: `
      <bound>`,
    exact: `
      <numbers> inclusive?`,
    not: `
      @except @article? @natural? <numbers>
      @except @article? @natural? @result of @article? @natural? <numbers>`,
  },
  score: {
    any: `
      @article|@determiner? @natural|@whole? ~1? @result
      @article|@determiner @die|<dice> @result?
      @article|@determiner @result of @article|@determiner ~1? @result
      @article|@determiner @natural|@whole? @result of|on|from|with @article|@determiner? @die|<dice>
      it|this|that|that's|it's
      @article|@determiner @result|@die @rolled
      what|whatever|everything is|that's|that_is|remains left|over`,
  },
  who: {
    any: `
      @pronoun
      @article|@determiner|@each|any|all|the ~2? @warrior
      @article|@determiner|@each ~3`,
  },
  onDice: {
    any: `
      @with @article|@determiner|single|one|further? further|second|single|extra? @natural? <dice> @result?
      of <dice>
      ( @with? @article? <dice> )`,
  },
  lead: {
    any: `
      @just
      @just? a|an
      @article|@each|any @natural|@whole? @die? @result
      @just? @article? @natural|@whole
      @article|@each|any|@determiner? @natural|@whole? @die|@test? @result of @article? @natural|@whole?
      anything|something`,
  },
  opener: {
    any: `
      @on
      @if|whose|where|unless <score> @must? @is|@shows
      @if|unless <who> @must? @score
      who|which|that @score|@is|@shows
      by|on|if|with|for|and @scoring|@rolling
      @scoring
      <who>? @must? @need
      <who>? @must @score
      whoever @score
      to|@try @score
      @roll @article? @result
      say|says|call for?
      any|those|all|anyone|anybody|everyone|everybody|they|someone|all? who|that|with @score|@scoring?
      @rolled @on`,
  },
  denial: {
    any: `
      @if|and|or <who>? @fail @score
      @fail @score`,
  },
  roll: {
    rolled: `
      @roll @determiner|@article|further|extra? ~1? <dice>
      @keep|make|makes|take|takes @article|@determiner? <dice> @result
      @rolling <dice>
      <dice> @is|@must @just? be? @rolled
      <dice> @rolled
      @article|@determiner? ~1? @result of @article? <dice>
      @article|@determiner? <dice> @result
      @test @on|@with <dice>
      whatever? <dice> says|shows|decides|determines|tells`,
    added: `
      @add @article? <dice> to|and|with|, <value>
      @add <value> to @article? [@result of|on]? <dice>`,
    tens: `
      @roll <dice> ,|:|(? the? one|first ~2? the? tens [and|, the? one|other|second ~2? the? units|ones]?`,
    amount: `
      for <dice> ~1
      gets|get|has|have @article? <dice>
      @raise to <dice>`,
  },
  rolls: {
    perWarrior: `
      for|by @each|any|all the? ~2? @warrior ~2?
      @each|all the? ~1? @warrior
      each|all of the? @warrior
      per @warrior
      everyone|everybody`,
    perThing: `
      for @each|all of? the|his|their? # <thing>
      once? for|per @each|all of? his|the|your? <stat>
      for|per|by @each|any|all the? <thing>
      per <thing>
      one for @each <thing>`,
    times: `
      <value> @times
      twice`,
  },
  purpose: {
    any: `
      for the|his|its|their? damage|wounds|gold|treasure|coins|distance|length|movement|reinforcements
      for the gold|wounds|damage|treasure|coins ~4
      [to|and]? [see|find|know|determine|decide|discover|note|count out?]? how many|much|far|long|often
      for its <thing>
      for the price|age|size|weight|depth|height|time|date|row|column
      the|this|that @result @rolled? @means|@shows|determines|tells|decides how many|much|far|long|often
      the|this|that @result @rolled? @means|@shows|determines|tells|decides the? number|amount|length|distance of <thing>`,
  },
  change: {
    add: `
      @add # <toScore>? for the|his|her|your|its ~2
      @add <value> ${inBrackets} <toScore>?
      @add <dice> <toScore>?
      with|at|has|gets|adding a? + # modifier|bonus? <toScore>?
      @add? + # <toScore>
      <value> @is? added|plus <toScore>?`,
    subtract: `
      @subtract # <fromScore>? for the|his|her|your|its ~2
      @subtract <value> <fromScore>?
      @subtract <dice> <fromScore>?
      with|at|has|gets a? -|−|– # modifier|penalty? <toScore>?
      @add|@subtract? -|−|– # <toScore>
      <value> @is? subtracted|deducted|taken <fromScore>?`,
    addEach: `
      @add? + # for|per @each? <thing>
      @add <value> <toScore>? for|per @each|all of? the? <thing> ~3?
      with|at? a? + # <toScore>? for|per @each|all of? the? <thing> ~3?
      for @each <thing> [beyond|after|above ~2]? ~4? ,? @add <value> <toScore>?`,
    subtractEach: `
      @add|@subtract? -|−|– # for|per @each? <thing>
      for @each <thing> [beyond|after|above ~2]? ~4? ,? @subtract <value> <fromScore>?
      @each <thing> @subtract <value> <fromScore>?`,
    multiply: `
      @multiply <score>? @multiply|by <value>
      times <value>`,
    double: `
      @double <score>
      <score> @is @double`,
    halveUp: `
      @halve <score>|it|that ,|(? @up`,
    highest: `
      @keep only? the? @highest of? the? @result|@die|one?
      @keep only? the? @highest of the? two|three
      @keep only? the? # @highest of? the? @result|@die?
      only? @article|@determiner @highest @result|@die|one|of? the? two? [@is|@must be?]? @keep
      choose|chooses|pick|picks|keep|keeps one of? the? them|two|@die`,
    lowest: `
      @keep only? the? @lowest of? the? @result|@die|one?
      @keep only? the? @lowest #
      @keep only? the? # @lowest of? the? @result|@die?
      @keep only? the? @lowest # of? the? them|@result|@die?
      only? @article|@determiner @lowest @result|@die|one|of? the? two? [@is|@must be?]? @keep`,
    dropLowest: `
      @drop the? @lowest #? of? the? two|three|them|@result|@die|one?`,
    dropHighest: `
      @drop the? @highest #? of? the? two|three|them|@result|@die|one?`,
    sum: `
      @add them|both|all|these|everything up|together?
      @add the|all|both|his|their ~1? scores|results|rolls|dice|numbers|totals|two|three|four @die|@result? @together|up?
      @add up? the|all|both ~1? scores|results|rolls|dice|numbers|totals
      @add up|together the|his|her|your|their score|total|result|number|sum
      @result @together`,
    difference: `
      @keep|@subtract the? @lowest @result|@die? from the? @highest @result|@die?`,
    product: `
      @multiply the|both|two? @die|@result|them|two @together|with?`,
    reroll: `
      re_rolling|rerolling|re_roll|reroll any|all|a? <numbers>|<faces> [once|again]?`,
    elsewhere: `
      @add|@subtract <value> to|from @article|@determiner ~2
      [with|suffering|for|taking]? no <stat>|~1 or|nor|and <stat>|~1 modifiers|modifier|adjustments|adjustment`,
    unread: `
      @article|all|any|every|each|both? <numbers>|<faces> @is|count|counts|@must be? treated|counted|read|taken|reckoned|regarded|worth|considered|scored|valued? as|for|like|at? a|an? <faces>|#|nothing|none|zero|double|twice|half|less|more
      @keep|use|choose|pick any|some #|of
      re_rolling|rerolling|re_roll|reroll any|all|a? <numbers>|<faces> if|on|when|while|unless|in|with|at
      @article? <numbers>|<faces> may|can|must|@is be? rerolled|re_rolled|@rolled
      instead|rather of|than a|an? <target>
      ,? to|with|at a maximum of? #
      ,? maximum|max|minimum|min #
      @add <value> <toScore>? ~2? ,? @if|unless|where|but
      @add another|a|one? <dice> <toScore>? ~2? @if|unless
      with|at? a? +|-|−|– # modifier|bonus? <toScore>? @if|unless
      #|@doubles counts|counting|count as
      may|can|must be @rolled again
      may|can|could|might re_roll|reroll|re_rolls any|all|a|an? <numbers>|<faces> [once|again]?
      re_roll|rerolls|re_rolls|reroll any|all|one|the ~1
      @subtract <value> <toScore>? ~2? @if|unless|where
      may|can|could|might ~1? @add|@subtract <value>
      @if ~4 ,? ~2? @add|@subtract|double|doubled|@halve
      @if ~4 ,? ~2? @roll again|twice|@die
      or <stat>
      @keep the? other|middle|second|first|last
      may|can|could|might ~1? @roll|re_roll again|it
      @roll it|that|this again
      @halve <score>|it|that
      again @if
      move|turn|flip|tip|nudge|shift it
      take|takes|knock|knocks|with # off [the? @die|@result]? [for @each <thing>]?
      @drop one|two|three`,
  },
  toScore: {
    any: `
      to|on the|his|her|their|this|that|its|your? ~1? @die? @result|@die`,
  },
  fromScore: {
    any: `
      from the|his|her|their|this|that|its|your? ~1? @die? @result|@die`,
  },
  ask: {
    known: `
      <opener>|@if|@on|unless? @article|@determiner? @knownRoll @of|@is|@shows|: <lead>? <target>
      <opener>|@if|unless? <lead>? <target> @is|@shows|@scored? @scored? @hit
      <opener>|@if|unless? <lead>? @result|@rolled @hit @of|@is? <lead>? <target>
      @each|any <lead>? <target> @hit
      @if|unless @article|@determiner? @knownRoll with|against|of|for|by|from @article|@determiner ~2 @is|@shows <lead>? <target>
      @article|@determiner|all|any|each|every? @knownRoll of <lead>? <target>
      @article|any ~1? @warrior who|that @score <lead>? <target> @hit
      @hit|@save :|on? a|an? <bound>
      a|an? ~1? <bound> @natural? ~1? @save <onDice>?
      @save @on|of|with|: a? <bound>`,
    test: `
      <stat> @test ( <bound> )
      <stat> @test ,? @on|@scoring|@score|of|requiring|needing <lead>? <bound>`,
    asked: `
      <opener> <lead>? <target> @natural? <onDice>?
      @if|and|or|who|that|which|<score>|@pronoun @must? <verbBound> <onDice>?
      @if <score>|he|she|you|they <verbBound> <onDice>?
      @if <bound> <onDice>?
      @if|unless|should <lead>? <target> @natural? @is? @scored <onDice>?
      and|or|but? <score> @must? @is @article? <bound> <onDice>?
      @article|@determiner? <dice> @result|@test|@save? of|for <lead>? <target>
      @article|@determiner? <dice> @just? @must? @is|@shows <lead>? <target>
      and|or|to|, @just? @score @article? <bound> <onDice>?
      @roll|@score <bound> <onDice>?
      or <score> @is <lead>? <target>
      target|difficulty :? <bound>
      @must be|score|roll <lead>? <target> <onDice>?`,
    denied: `
      <denial> <lead>? <target> <onDice>?`,
    unless: '',
    row: `
      <lead>? <target> :|=|–|—`,
    bare: `
      <lead>? <target> @natural? <onDice>?
      <verbBound> <onDice>?
      @roll a|an <numbers>`,
    idle: `
      ,? instead|rather of|than @just? @on? @article? usual|normal|customary|ordinary|basic? <target> <onDice>?`,
    subject: '',
    above: `
      @if <score>? @is? @higher
      @if|and|or|otherwise? @higher
      @if <who> @score @higher
      those|anyone|anybody|everyone|everybody|any|all|whoever|they|he who? @score @higher
      on|with? a|the? @result @above it|this|that`,
    below: `
      @if <score>? @is? @lower
      @if|and|or|otherwise? @lower
      those|anyone|anybody|everyone|everybody|any|all|whoever|they|he who? @score @lower`,
    atLeast: `
      @if <score>? @is? @higherOrEqual
      @if|and|or|otherwise? @higherOrEqual`,
    atMost: `
      @if <score>? @is? @lowerOrEqual
      @if|and|or|otherwise? @lowerOrEqual`,
  },
  askDice: {
    difference: `
      @if|@on? @article @difference [between [them|these|those | the|these|those|both #? @die|@result? | the @highest and the? @lowest @die?]]? @is|of a? <target>`,
    each: `
      for|per? @each one? ${singleDie} ${ifShowing} <target> @scored? <onDice>?
      for|per? @each @result of @article? <target> @scored?
      for|per? @each @article? <target> @scored? <onDice>?
      any|all|those @determiner|the? @die [that|which|who [@shows|@is|@score|@scoring] | showing|scoring|@scoring|with] @article? <target>
      any|all|those @die [of|with|on|at|@shows] @article? <target>`,
    any: `
      ${front} @any one? ${theDice} ${showing} <target>|<faces> <onDice>?
      ${front} @any one? [@is|@shows [a|an]?]? <numbers>|<bound>|<faces> <onDice>?
      @if [there is|are|was|were | there's] [at least]? a|an|any|one @natural? <numbers>|<faces> [@is? @scored|@shows]? [among|amongst|amid [them|these|those | the #? @die | the? <dice>]]?
      @article? <target> [@is? @scored|@shows]? on [at least]? @any|one [one? of? @determiner|the #? @die|them|these | ~1? @die | of? # @die | of them|these | of? <dice>]`,
    both: `
      ${front} both ${theDice}? ${showing} <target>|<faces> <onDice>?
      @article? <target> [@is? @scored|@shows]? on both ${theDice}?`,
    all: `
      ${front} all #? ${theDice}? ${showing} <target>|<faces> <onDice>?`,
    none: `
      ${front} none|neither ${theDice}? ${showing} <target>|<faces> <onDice>?`,
    atLeast: `
      ${front} @atLeast <value> ${theDice}? ${showing} <target>|<faces>
      ${front} <value> ${theDice} ${showing} <target>|<faces>
      ${front} @result of? <value> @natural? <faces> <onDice>?
      ${front} <value> @natural? <faces> [@is? @scored|@shows]? <onDice>?`,
    exactly: `
      ${front} exactly|just|only <value> ${theDice} ${showing} <target>|<faces>`,
  },
  alike: {
    double: `
      @if a|an|any? @doubles [@is? @scored | @shows]
      <opener> a|an|any? @doubles @scored? <onDice>?
      @if|@unless? a|any @doubles [@is? @scored | @shows]? <onDice>?
      @doubles`,
    same: `
      @if|@unless? both|all [of? the|his|her|your|these]? #? @die|@result|them? @is|@shows|@score|have|has|@must? @article? @same @result?
      @if|@unless? the|your|his|her|these #? @die|@result @is|@shows|@score|have|@must? @article? @same @result?`,
    triple: `
      @if|@unless? @article? @triples [@is? @scored | @shows]
      <opener> a|an|any? @triples @scored? <onDice>?
      @triples`,
    doubleOf: `
      @if|@unless? a|an|any @doubles <value>|<faces> [@is? @scored | @shows]? <onDice>?
      @if|@unless? @doubles of? <value>|<faces>
      @if|@unless? <who> @score a? @doubles of? <value>|<faces>
      <opener>? a|an|any? @doubles of? @article? <value> @is? @scored? <onDice>?
      <opener>? a|an|any? @doubles of? <faces> @is? @scored? <onDice>?`,
    tripleOf: `
      <opener>? a|an|any? @triples of? @article? <value>`,
    snakeEyes: `
      <opener>? snake eyes [@is? @scored]?`,
    different: `
      @if|@unless? both|all|the|no [of? the|his|her|your|these]? #? @die|@result|them|two? @is|@shows all? @different @result?`,
    even: `
      @if|@on <score>? @is? @even @result?
      ,|and|; @if @even
      <opener> a|an|any? @even @result|one? @is? @scored? <onDice>?
      a|an|any @even @result|one @is? @scored? <onDice>?
      @even @result`,
    odd: `
      @if|@on <score>? @is? @odd @result?
      @odd @result`,
  },
  stated: {
    in: `
      # in # @chance
      # time|times|case|cases|turn in|from #
      # - in - # @chance`,
    one: '',
  },
  otherwise: {
    else: `
      @otherwise
      the rest [of [them|you|us | the ~2]]?
      @if he|she|it|they|this|that? @fail
      @if he|she|it|they|this|that? fails|fail`,
    any: `
      on|with|@if? any other @result?
      on|with|@if? anything|all else|other`,
    above: `
      on|with|@if a|any|anything @higher @result?
      @above that|this
      on|with|by more|higher`,
    below: `
      on|with|@if a|any|anything @lower @result?
      on|with|by less|lower|fewer`,
  },
  compared: {
    any: `
      compare|compares|compared|comparing [<score> | them|both | the two @result?]? with|to|against @article? <stat>
      @versus <stat>`,
  },
};
