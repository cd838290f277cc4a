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
/** `of the three dice` */
const ofAll = '[of [the|these|those|his|your|her]? #? @die|them|these|those|all | of the #]';

/** `the Ogre`, `his horse` */
const aThing = '[[@article|@determiner]? <thing>]';
const aSide = '[[@article|@determiner]? <thing> | he|she|you]';

/** `(not including armour)`: of whose number it is. */
const inBrackets = '[( not? including|counting ~1? <stat>|~2 )]?';

/** Verbs of what was rolled before. */
const scored =
  '[rolled|scored|got|threw|showed|indicated|came|was|were | came|turned up | landed|fell on | has|have|had rolled|scored|thrown|shown]';

export const englishGrammar: Grammar = {
  bound: {
    atLeast: `
      # <plus>
      <stat> <plus>
      <value> @orMore
      @atLeast @article? <value>
      @atLeastStat @article? <value>
      nothing|no @below @article? <value>
      anything|all|any? from <value> up|upward|upwards|on
      @equal @article? <value> @orMore
      ≥ <value>
      > = <value>`,
    atMost: `
      # <minus>
      <value> @orLess
      @atMost @article? <value>
      @atMostStat @article? <value>
      @equal @article? <value> @orLess
      ≤ <value>
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
      @reaches @article? <value>
      @not|@fail @staysUnder @article? <value>
      <stat> @is|be equalled|reached|matched or exceeded|beaten`,
    atMost: `
      @not|@fail @exceeds @article? <value>
      @staysUnder or equal to @article? <value>
      <stat> @is not exceeded|beaten`,
    above: `
      @exceeds @article? <value>
      <stat> @is|be exceeded|beaten`,
    below: `
      @staysUnder @article? <value>
      @not|@fail @reaches @article? <value>
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
      @except @article? @natural? @result of @article? @natural? <numbers>
      @article|any @result? apart from @article? <numbers>
      neither @article? <numbers> nor @article? <numbers>`,
  },
  score: {
    any: `
      @article|@determiner? @natural|@whole? ~1? @result
      @article|@determiner @die @result?
      @article|@determiner @result of @article|@determiner ~1? @result
      @article|@determiner? ~1? <dice> @result?
      @article|@determiner @natural|@whole? @result of|on|from|with @article|@determiner? @die|<dice>
      @article|@determiner? ~1? @result he|she|it|you|they @score
      it|this|that|that's|it's
      @article @result total
      @article|@determiner @result|@die @rolled
      the @highest|@lowest one|@die|@result?
      @article @result thus|so ~2
      the? other|remaining|last two|three|four|@die @together?
      the? two|three|four @die? left|remaining|that_are_left|which_are_left @together?
      the? both|two|three|four of? them? @together
      what|whatever|everything is|that's|that_is|remains left|over
      what|whatever remains
      what is|has|'s been? left over?
      the answer|aggregate|rest|remainder|difference
      @article @result @together
      @article|@determiner ~1 @die`,
  },
  who: {
    any: `
      @pronoun
      @pronoun ~2
      @article|@determiner|@each|any|all|the ~2? @warrior
      @article|@determiner|@each ~3
      @warrior`,
  },
  onDice: {
    any: `
      on|with|of the remaining|kept|leftover @die
      on|with|of the @die|one [that|which @is left|kept|remaining over? | @is? left|kept|remaining over? | that|which remains]
      @with @article|@determiner|single|one|further? further|second|single|extra? @natural? <dice> @result?
      @with|for|of|by @article? @result of|with|on @article? <dice>
      @with @rolling <dice>
      of <dice>
      out of <dice>
      from|for @article|@determiner|each? ~2? @pronoun|that? @roll|@rolling <dice>
      of @article|@determiner|each? ~2? @pronoun|that @roll|@rolling <dice>
      ( @with? @article? <dice> )
      by @article|@determiner? @result|@rolled of|with? <dice>
      ( @with|@roll|@rolled|@rolling? @article? <dice> ~4? )
      ( @with|@roll|@rolled|@rolling? @article? <dice> @each|every|a|per|by|for @each? ~2 )
      ( @with|@roll|@rolled|@rolling? @article? <dice> @each|every|a|per ~1 @each|every|a|per ~1 )
      when|by|after @rolling <dice> and|, @add <value>
      on|with <dice> , after? @add <value>`,
  },
  lead: {
    any: `
      @just
      either
      @just? a|an
      @article|@each|any @natural|@whole? @die? @result
      @just? @article? @natural|@whole
      the? same? natural
      @article|@each|any|@determiner? @natural|@whole? @die|@test? @result of @article? @natural|@whole?
      @article|@each|any|@determiner? @natural|@whole? @result|@die that|showing|reading
      anything|something
      nothing but a|an?`,
  },
  opener: {
    any: `
      @on
      @if|whose|where|unless <score> @must? @is|@shows
      @if <score> @scored|@shows @is?
      @if <score>? @is
      @if|unless <who> @must? @score
      who|which|that @score|@is|@shows
      who|whose ~1? @result|@die @is|@shows
      by|on|if|with|for|and @scoring|@rolling
      @if <score> @just @must? @is|@shows
      @if <score> gives|give|gave|makes|make|yields|yield|produces|produce @pronoun?
      @if <who> ends|end up with|on
      by a @result of
      @scoring
      <who>? @must? @need
      <who>? @must @score
      to|@try @score
      @test @is @scored? @on
      @roll @article? @result
      @if @shows|@score
      @if they|you|he|both total|totals
      @if they|you|he|both add|adds up to
      until <who> @must? @score
      until <score> @is
      say|says|call for?
      ask|asks|asked|try|tried|tries for
      make|made|makes it
      @if <score> @just @is
      any|those|all|anyone|anybody|everyone|everybody|they|someone|all? who|that|with @score|@scoring?
      @warrior who|that @score
      one who|that @score
      whoever|whosoever|who @score
      in|during|on which <who> @must? @score
      those|anyone|anybody|everyone|everybody|any|all @scoring
      @pronoun @is|are|'re looking|aiming|hoping for
      you're|he's|they're|we're looking|aiming|hoping for
      what <who> @need @is
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
      @roll @article? @natural? @result of|with|on @article? <dice>
      @rolling <dice>
      <dice> @is|@must @just? be? @rolled
      <dice> @rolled
      @article|@determiner? ~1? @result of @article? <dice>
      @article|@determiner? <dice> @result
      @test @on|@with <dice>
      make|makes|take|takes|attempt|attempts @article|@determiner? <dice> @test
      @article @result of @article? <dice> decides|determines|shows|tells
      whatever? <dice> says|shows|decides|determines|tells
      @roll on the|a <dice> table|list|chart|@result?
      take|takes|pick|picks|get|gets <dice> and @roll it|them
      <dice> @is|@must @rolled`,
    added: `
      @add @article? <dice> to|and|with|, <value>
      @add <value> to @article? [@result of|on]? <dice>
      @add <dice> and <value> together?
      @add <value> and <dice>
      <stat> @is added to @article? <dice>
      take|takes <stat> and|, @add @article? <dice>
      @roll @article? <dice> and @add it|this|that to <stat>
      @add together <dice> and <stat>`,
    amount: `
      for <dice> ~1
      does|deals|takes|suffers|loses|causes|inflicts|suffer|lose|take|cause|bites for <dice>
      gets|get|has|have @article? <dice>
      @raise to <dice>`,
    told: `
      <who>|~2 rolled|threw @article? <dice>
      <who>|~2 did|dealt @article? <dice>
      @not|@fail|without @roll|@rolling @article? <dice>
      [nobody | no one | none of them|you|us] @must? @roll @article? <dice>`,
    tens: `
      @roll? <dice> ,|:|(? the? one|first|~1 @die? is|as|for|being|counts|counting [as|for]? the? tens [and the? one|other|second|~1 @die? [is|as|for|being|counts]? the? units|ones]?`,
  },
  rolls: {
    perWarrior: `
      for|by @each|any|all the? ~2? @warrior ~2?
      for each|all|every of? the? @warrior
      @each|all the? ~1? @warrior
      each|all of the? @warrior
      per @warrior
      everyone|everybody`,
    perThing: `
      for @each|all of? the|his|their? # <thing>
      each|all of? the # @warrior
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
      for the? number|amount|length|distance|depth|height|size of <thing>
      for the|his|its|their? damage|wounds|gold|treasure|coins|distance|length|movement|reinforcements
      for the gold|wounds|damage|treasure|coins ~4
      [to|and]? [see|find|know|determine|decide|discover|note|count out?]? how many|much|far|long|often
      for its <thing>
      for the price|age|size|weight|depth|height|time|date|row|column
      note|notes the? @result
      the|this|that @result @rolled? @means|@shows|determines|tells|decides how many|much|far|long|often
      the|this|that @result @rolled? @means|@shows|determines|tells|decides the? number|amount|length|distance of <thing>`,
  },
  change: {
    add: `
      @add # <toScore>? for the|his|her|your|its ~2
      @add <value> ${inBrackets} <toScore>?
      @add <dice> <toScore>?
      @add <value> and|plus|, also? <stat> <toScore>?
      @add <toScore> <value>
      @add it|them|both|these to <stat>
      with|at|has|gets|adding a? + # modifier|bonus? <toScore>?
      @add? + # <toScore>
      <value> @is? added|plus <toScore>?
      to this|that|the|his @die? @result add|adds <value>`,
    subtract: `
      @subtract # <fromScore>? for the|his|her|your|its ~2
      @subtract <value> <fromScore>?
      @subtract <dice> <fromScore>?
      take|takes|taking <value> <fromScore>
      with|at|has|gets a? -|−|– # modifier|penalty? <toScore>?
      @add|@subtract? -|−|– # <toScore>
      <value> @is? subtracted|deducted|taken <fromScore>?
      has|have|with <value> taken|knocked|docked off the|his|her|their|its @die|@result`,
    addEach: `
      @add? + # for|per @each? <thing>
      @add <value> <toScore>? for|per @each|all of? the? <thing> ~3?
      with|at? a? + # <toScore>? for|per @each|all of? the? <thing> ~3?
      <value> @is added <toScore>? for|per @each|all <thing>
      for @each <thing> [beyond|after|above ~2]? ~4? ,? @add <value> <toScore>?
      @each <thing> @add <value> <toScore>?`,
    subtractEach: `
      @add|@subtract? -|−|– # for|per @each? <thing>
      take|takes|taking <value> <fromScore> for|per @each|all of? the? <thing> ~3?
      @subtract <value> <fromScore>? for|per @each|all of? the? <thing> ~3?
      with|at? a? -|−|– # <toScore>? for|per @each|all of? the? <thing> ~3?
      <value> @is subtracted|deducted <fromScore>? for|per @each|all <thing>
      for @each <thing> [beyond|after|above ~2]? ~4? ,? @subtract <value> <fromScore>?
      @each <thing> @subtract <value> <fromScore>?`,
    multiply: `
      @multiply <score>? @multiply|by <value>
      times <value>`,
    double: `
      @double it|that
      @double <score>
      <score> @is @double`,
    halveUp: `
      @halve <score>|it|that ,|(? @up
      <score> @is @halve ,|(? @up`,
    halveDown: `
      @halve <score>|it|that ,|(? @down
      <score> @is @halve ,|(? @down`,
    highest: `
      @keep only? the? @highest of? the? @result|@die|one?
      @keep only? the? @highest of the? two|three
      @keep only? the? @highest #
      @keep only? the? # @highest of? the? @result|@die?
      @keep only? the? @highest # of? the? them|@result|@die?
      @keep only? the? @highest of them|these|those|both
      @keep only? the? @highest @result of the two|three
      @keep whichever is|the @die? is? the? @highest
      @keep whichever of? [them|these|those | the two|three|#? @die|@result?] @is the? @highest
      @keep only? the? @highest #? of? the? # @die|@result
      only? @article|@determiner @highest @result|@die|one|of? the? two? [@is|@must be?]? @keep
      choose|chooses|pick|picks|keep|keeps one of? the? them|two|@die
      use|uses whichever he|she|you|they likes|like|prefers|wishes|prefer
      @keep whichever @die|@result? @is the? @highest`,
    lowest: `
      @keep only? the? @lowest of? the? @result|@die|one?
      @keep only? the? @lowest of the? two|three
      @keep only? the? @lowest #
      @keep only? the? # @lowest of? the? @result|@die?
      @keep only? the? @lowest # of? the? them|@result|@die?
      @keep only? the? @lowest of them|these|those|both
      @keep only? the? @lowest @result of the two|three
      @keep whichever is|the @die? is? the? @lowest
      @keep whichever of? [them|these|those | the two|three|#? @die|@result?] @is the? @lowest
      @keep only? the? @lowest #? of? the? # @die|@result
      only? @article|@determiner @lowest @result|@die|one|of? the? two? [@is|@must be?]? @keep
      @keep whichever @die|@result? @is the? @lowest`,
    dropLowest: `
      @drop the? @lowest of? the? two|three|them|@result|@die|one?
      @drop|without the? @lowest #? @die|@result?
      @drop|without the? # @lowest @die|@result?`,
    dropHighest: `
      @drop the? @highest of? the? two|three|them|@result|@die|one?
      @drop|without the? @highest #? @die|@result?
      @drop|without the? # @highest @die|@result?`,
    sum: `
      @add them|both|all|these|everything up|together?
      total|sum them|both|these|everything up?
      @add the|all|both|his|their ~1? scores|results|rolls|dice|numbers|totals|two|three|four @die|@result? @together|up?
      @add up? the|all|both ~1? scores|results|rolls|dice|numbers|totals
      @add up|together the|his|her|your|their score|total|result|number|sum
      total the|all|both scores|results|rolls|dice|numbers
      @result @together`,
    difference: `
      @keep|find|note|use the difference [between|of the|both|two @die|two|@result|both?]?
      the difference between the? two? @die|@result|two
      @subtract the? @lowest @result|@die? from the? @highest @result|@die?
      @keep the @lowest from the @highest`,
    product: `
      @multiply the|both|two? @die|@result|them|two @together|with?
      @multiply them|both`,
    without: `
      not|without|@drop counting|counted? any|all? <faces>
      @drop any|all? <faces>
      <faces> do not|don't count
      treat|treating|count|counting any|all|every? <faces> as 0|zero|nothing|none
      treat|treating|count|counting every|each|a # as 0|zero|nothing|none`,
    reroll: `
      a|an|any|all|each|every <numbers>|<faces> @is|@must be? @rolled @again
      a|an|any|all|each|every <numbers>|<faces> @is|@must be? re_rolled|rerolled
      re_rolling|rerolling|re_roll|reroll any|all|a? <numbers>|<faces> [once|again]?
      re_roll|reroll|re_rolls|rerolls [it|that | the @die|@result] once? @if|when [it|that | the @die|@result] @is|@shows|@scored|@score <lead>? <numbers>`,
    elsewhere: `
      @add|@subtract <value> to|from @article|@determiner ~2
      [with|suffering|for|taking]? no <stat>|~1 or|nor|and <stat>|~1 modifiers|modifier|adjustments|adjustment`,
    unread: `
      <value> @is|@must @just? be? @add|@subtract|taken|knocked|docked|struck|deducted|subtracted off|from|to @article|@determiner @result|@die
      from|off|to @article|@determiner @result|@die ,? <value> @is|@must @just? be? @add|@subtract|taken|knocked|docked|struck|added|deducted|subtracted
      @article|@determiner @result|@die has|have|gets|loses|suffers|with <value> ~1? taken|knocked|docked|struck|added|deducted off|from|to? it?
      @article|all|any|every|each|both? <numbers>|<faces> @is|count|counts|@must be? treated|counted|read|taken|reckoned|regarded|worth|considered|scored|valued? as|for|like|at? a|an? <faces>|#|nothing|none|zero|double|twice|half|less|more
      @add|@subtract <value> <toScore>? for|per @each ~1? @times|occasion
      of which|whom @pronoun|@article|@determiner ~2? @must? @keep [the one @pronoun ~1 | one|either|whichever|any]
      @keep|use|choose|pick any|some #|of
      which|whichever of [them|these|those | the #? @die|@result] @is|to|he|she|you|they ~2?
      any # is|are an? #
      @article? <numbers>|<faces> @is? treated|counted|read|taken|count|counts as <faces>|#
      re_rolling|rerolling|re_roll|reroll any|all|a? <numbers>|<faces> if|on|when|while|unless|in|with|at
      @article? <numbers>|<faces> may|can|must|@is be? rerolled|re_rolled|@rolled
      instead|rather of|than a|an? <target>
      ,? to|with|at a maximum of? #
      ,? maximum|max|minimum|min #
      @article? <numbers> @is? read|counted|treated|taken|counts|count as @article? #
      @article? @doubles|@triples @is? counted|treated|counts|count as @article? #
      @add <value> <toScore>? ~2? ,? @if|unless|where|but
      @add another|a|one? <dice> <toScore>? ~2? @if|unless
      with|at? a? +|-|−|– # modifier|bonus? <toScore>? @if|unless
      #|@doubles counts|counting|count as
      @add|@subtract <value> ~3? for @each|every #
      may|can|must be @rolled again
      ( ~3 may|can|could|might re_roll|reroll ~1? )
      may|can|could|might re_roll|reroll|re_rolls any|all|a|an? <numbers>|<faces> [once|again]?
      @roll <dice> again @if|unless
      @roll @article? <dice>|@die @again <opener> <lead>? <target>
      @rolled again
      alter|alters|change|changes|turn|turns|move|moves the|his|that @die
      take|takes one away? from the other
      @keep the @highest|@lowest from
      @roll|re_roll ~2? @again , @add ~3
      re_roll|rerolls|re_rolls|reroll any|all|one|the ~1
      @subtract <value> <toScore>? ~2? @if|unless|where
      may|can|could|might ~1? @add|@subtract <value>
      @if ~4 ,? ~2? @add|@subtract|double|doubled|@halve
      @if ~4 ,? ~2? @roll again|twice|@die
      or <stat>
      @keep the? other|middle|second|first|last
      may|can|could|might ~1? @roll|re_roll again|it
      @add|@subtract <value> <toScore>? again @if|unless
      @roll one|two|both|all|any of the|them|these|those? ~1? @again
      @roll it|that|this again
      @roll again until|till
      @roll again , this time
      #|@doubles explode|explodes
      @halve <score>|it|that
      divide|divides <score>|it? by #
      #|# is|are always @article? #
      again @if
      move|turn|flip|tip|nudge|shift it
      take|takes|knock|knocks|with # off [the? @die|@result]? [for @each <thing>]?
      target|number|score [number|needed|required | <who> @need | @hit]? goes|rises|drops up|down? by #
      it is # better|worse|higher|lower for|if|when|with
      modified # <plus>
      ,? or # if|when|with|for|instead
      for|per @each? level|levels [of ~2]?
      @each <stat> lets|allows|gives|grants|earns ~1?
      the first|last|next who|that|to @score
      with|less # ~1 off|away
      setting|putting|leaving|laying|casting aside|out|by any|all|every? <faces>|<numbers>
      setting|putting|laying any|all|every? <faces> aside|by
      put|puts|lay|lays aside|by any|all|every? <faces>|<numbers>
      @keep|treat|treats|treating|score|scores|read|reads|reading any|all|each|every? a? <faces>|# as <value>
      with|, @doubles|@triples|<faces> @keep|counted|treated|worth [twice|double|half|once|~1]?
      move|moves|moving|shift|shifts|raise|raises|lower|lowers|nudge|bump|turn|turns the|his|that @result # ~1?
      which|that|who|it @is? # harder|easier|better|worse|higher|lower|more|less [for|if|when|with|in|at]?
      , who|which has|gets|with? a? +|-|−|– #
      , who|which @add|@subtract <value>
      @drop one|two|three`,
  },
  toScore: {
    any: `
      to|on the|his|her|their|this|that|its|your? ~1? @die? @result|@die
      to it|this|that`,
  },
  fromScore: {
    any: `
      from the|his|her|their|this|that|its|your? ~1? @die? @result|@die
      from it|this|that`,
  },
  ask: {
    known: `
      <opener>|@if|@on|unless? @article|@determiner? @knownRoll @of|@is|@shows|: <lead>? <target>
      <opener>|@if|unless? <lead>? <target> @is|@shows|@scored? @scored? @hit
      <opener>|@if|unless? <lead>? @result|@rolled @hit @of|@is? <lead>? <target>
      @if <who> @score <lead>? <target> @hit
      @if <who>? @roll @hit @of|@is <lead>? <target>
      @if <score> to hit|wound @is <lead>? <target>
      @each|any <lead>? <target> @hit
      @if|unless @article|@determiner? @knownRoll with|against|of|for|by|from @article|@determiner ~2 @is|@shows <lead>? <target>
      @article|@determiner|all|any|each|every @knownRoll of <lead>? <target>
      @article|any ~1? @warrior who|that @score <lead>? <target> @hit
      @hit|@save :|on? a|an? <bound>
      @save @on|of|with|: a? <bound>
      @if @article|@determiner? @knownRoll ~2 @is|@shows <lead>? <target>`,
    test: `
      <stat> @test ( <bound> )
      <stat> @test ,? @on|@scoring|@score|of|requiring|needing <lead>? <bound>`,
    asked: `
      <opener> <lead>? <target> @natural? <onDice>?
      @if|and|or|who|that|which|<score>|@pronoun @must? <verbBound> <onDice>?
      @if <score>|he|she|you|they <verbBound> <onDice>?
      @if <bound> <onDice>?
      @if|unless|should <lead>? <target> @natural? @is? @scored <onDice>?
      @if|unless|should <lead>? <target> @shows <onDice>?
      <lead>? <target> @is|@must be? @scored <onDice>?
      and|or|but? <score> @must? @is @article? <bound> <onDice>?
      @article|@determiner? <dice> @result? of|for <lead>? <target>
      @article|@determiner? <dice> @result|that @is? <bound>
      <dice> @is|that|which @is? <target>
      @article|@determiner? <dice> @just? @must? @is|@shows <lead>? <target>
      @article|@determiner? <dice> @just? @must? gives|give|makes|make|yields @pronoun? <target>
      @if <who> has|have|had|gets|get|finishes @with? <lead>? <bound> in total|all|the_end|sum|the end
      is|was it|that|this <lead>? <target>
      and|or|to|, @just? @score @article? <bound> <onDice>?
      @roll|@score <bound> <onDice>?
      @if <verbBound> <onDice>?
      @if , and only @if , <score> @is <lead>? <target>
      or <score> @is <lead>? <target>
      success|failure @is <lead>? <target>
      target|difficulty :? <bound>
      @must be|score|roll <lead>? <target> <onDice>?
      did|do|does|should|will <who> @score <lead>? <target>
      @if they @is|@shows <bound>
      @if that's|they're <lead>? <target>
      @article|@determiner|@any? @result of @article? <dice> of <lead>? <target> [@is @need|@scored]?
      <dice> to be|total|make|reach|come <lead>? <target>
      <score> @is|lies in the range|band <lead>? <target>
      after|before|once <who> @must? @score <lead>? <target> <onDice>?
      whose @die|@result @score <lead>? <target>
      @on @article ~1 @result of @article? <target> <onDice>
      whose @result of|on|with|from @article? <dice> @just? @is|@shows <lead>? <target>
      whose @result of|on|with|from @article? <dice> <verbBound>`,
    denied: `
      <denial> <lead>? <target> <onDice>?`,
    mustNot: `
      <score>|<who>? @must not|never @score|be|@is <lead>? <target>
      <score> @must not|never @exceeds <value>`,
    unless: `
      @unless <lead>? <target> <onDice>?
      @unless <who> <verbBound>`,
    row: `
      <lead>? <target> :|=|–|—
      @result <target> :|=|–|—`,
    bare: `
      <lead>? <target> @natural? <onDice>?
      <verbBound> <onDice>?
      @roll a|an <numbers>`,
    idle: `
      ,? instead|rather of|than @just? @on? @article? usual|normal|customary|ordinary|basic? <target>
      ,? not|never just|only|merely|simply @on? <lead>? <target>
      not even @on|with <lead>? <target> <onDice>?
      even @if <who>? @score <lead>? <target> <onDice>?
      it does|do not|n't matter if|whether <who>? @score <lead>? <target> <onDice>?
      no matter if|whether <who>? @score <lead>? <target> <onDice>?`,
    subject: `
      @article|any|@each|the? @natural|@whole? @die? @result of <lead>? <target> <onDice>?
      the @result|@die? <numbers> means|mean
      @natural|@whole <numbers>`,
    above: `
      @if <score>? @is? @higher
      @if|and|or|otherwise? @higher
      @higher
      @if <who> @score @higher
      those|anyone|anybody|everyone|everybody|any|all|whoever|they|he who? @score @higher
      @each|any|all|the ~2? @warrior who @score @higher
      on|with? a|the? @result @above it|this|that`,
    below: `
      @if <score>? @is? @lower
      @if|and|or|otherwise? @lower
      @lower
      @if <who> @score @lower
      those|anyone|anybody|everyone|everybody|any|all|whoever|they|he who? @score @lower
      @each|any|all|the ~2? @warrior who @score @lower
      on|with? a|the? @result @below it|this|that`,
    atLeast: `
      @if <score>? @is? @higherOrEqual
      @if|and|or|otherwise? @higherOrEqual
      @higherOrEqual`,
    atMost: `
      @if <score>? @is? @lowerOrEqual
      @if|and|or|otherwise? @lowerOrEqual
      @lowerOrEqual`,
  },
  askDice: {
    difference: `
      @if @article|@determiner? #? @die|@result|they|two differ|differs|diverge by [at least]? <target>
      @if [they|both | @article|@determiner #? @die|@result|two] @is|lie <target> apart
      @if|@on? @article @difference [between [them|these|those | the|these|those|both #? @die|@result? | the @highest and the? @lowest @die?]]? @is|of a? <target>`,
    each: `
      for|per? @each one? ${singleDie} ${ifShowing} <target> @scored? <onDice>?
      for|per? @each @result of @article? <target> @scored?
      for|per? @each one? that|which @shows|@is|@score @article? <target>
      for|per? @each @article? <target> @scored? <onDice>?
      any|all|those @determiner|the? @die [that|which|who [@shows|@is|@score|@scoring] | showing|scoring|@scoring|with] @article? <target>
      @determiner|the? dice [that|which|who [@shows|@is|@score|@scoring] | showing|scoring|@scoring|with] @article? <target>
      any|all|those @die [of|with|on|at|@shows] @article? <target>
      any|all|those [that|which]? @shows|@scoring @article? <target>
      on|all|count|counting [all|the]? [the]? <faces> @scored?
      the number of <faces>
      <faces> hit|hits|kill|wound|mean|are`,
    any: `
      ${front} @any one? ${theDice} ${showing} <target>|<faces> <onDice>?
      ${front} @any one? [@is|@shows [a|an]?]? <numbers>|<bound>|<faces> <onDice>?
      ${front} at least one ${theDice}? ${showing} <target>|<faces>
      ${front} one or more|both|all ${theDice}? ${showing} <target>|<faces>
      ${front} either|one [@die|one]? ${theDice}? ${showing} <target>|<faces>
      ${front} any @natural? <numbers>|<faces> [@is? @scored|@shows]?
      @if [there is|are|was|were | there's] [at least]? a|an|any|one @natural? <numbers>|<faces> [@is? @scored|@shows]? [among|amongst|amid [them|these|those | the #? @die | the? <dice>]]?
      @if [there is|are|was|were | there's] even a|an|any|one|one_single|a_single @natural? <numbers>|<faces> [among|amongst|amid [them|these|those | the #? @die | the? <dice>]]?
      ${front} one or more @natural? <faces>|<numbers> [@is? @scored|@shows]?
      ${front} a|one single <numbers> [@is? @scored|@shows]?
      ${front} @score any <faces>
      @if <who> @score any <faces>
      @article? <target> [@is? @scored|@shows]? on [at least]? @any|one [one? of? @determiner|the #? @die|them|these | @die | of? # @die | of them|these | of? <dice>]`,
    anyOrMore: `
      ${front} at least one|a|an @natural? <numbers>|<faces> [@is? @scored|@shows]? <onDice>?`,
    both: `
      ${front} both ${theDice}? ${showing} <target>|<faces> <onDice>?
      ${front} both @natural? <faces> [@is? @scored|@shows]?
      ${front} both @die|@result of|on|in|from @article? <dice> @result? ${showing} <target>|<faces>
      @if? they ${showing}? both ${showing}? <target>|<faces>
      @if both [of them|these]? @is|do|does|did
      @if? they're both @article? <target>|<faces>
      @article? <target> [@is? @scored|@shows]? on both ${theDice}?`,
    all: `
      @on|with? @article? <dice> of|at|showing <target> apiece
      ${front} all #? ${theDice}? ${showing} <target>|<faces> <onDice>?
      ${front} all #? @natural? <faces> [@is? @scored|@shows]?
      ${front} all #? @die|@result of|on|in|from @article? <dice> @result? ${showing} <target>|<faces>
      ${front} every|each one? ${theDice} must|needs ${showing} <target>|<faces>
      @if? they all ${showing} <target>|<faces>
      @if all|both [# of? them | of? them | of? @determiner|the #? @die | #? @die | #] @is|do|does|did
      @if all|both @is|do|does|did
      @if? they are all @article? <target>|<faces>
      @article? <target> on all|every #? [@die | of? @determiner|the #? @die]`,
    none: `
      ${front} none|neither ${theDice}? ${showing} <target>|<faces> <onDice>?
      ${front} no|neither @die ${showing} <target>|<faces>
      @if none|neither [of? them | of @determiner|the #? @die | @die]? @is|do|does|did
      ${front} no @natural? <numbers>|<faces> @is|@shows|@scored @scored?
      @if? there is|are no <numbers>|<faces>
      ${front} not one|a? single? ${theDice} ${showing} <target>|<faces>
      without a|any <numbers>|<faces>
      no <faces> :|,|–|—`,
    atLeast: `
      ${front} @atLeast <value> ${theDice}? ${showing} <target>|<faces>
      ${front} <value> or|and more ${theDice}? ${showing} <target>|<faces>
      ${front} <value> ${theDice} ${showing} <target>|<faces>
      ${front} <value> @die [of|at|with] <target>
      ${front} @atLeast <value> @die|@result|of? <target>
      ${front} @atLeast <value> @die|@result of @article? <target>
      ${front} @atLeast <value> @natural? <faces> [@is? @scored|@shows]? <onDice>?
      ${front} <value> or|and more @natural? <faces> [@is? @scored|@shows]? <onDice>?
      ${front} <value> <faces> or more
      ${front} @result of? <value> @natural? <faces> <onDice>?
      ${front} <value> @natural? <faces> [@is? @scored|@shows]? <onDice>?
      ${front} a? pair of <faces> [@is? @scored|@shows]? <onDice>?`,
    exactly: `
      ${front} exactly|just|only <value> ${theDice} ${showing} <target>|<faces>
      ${front} exactly|just|only <value> <faces>`,
    highest: `
      @if @article|@determiner @highest [@die|@result|one]? ${ofAll}? ${showing} <target>|<faces>
      @if @article|@determiner @highest [@die|@result|one]? ${ofAll}? @must? <verbBound>
      @article @highest [@die|@result|one]? ${ofAll} ~1 [@article|@determiner ~1]? on <bound>`,
    lowest: `
      @if @article|@determiner @lowest [@die|@result|one]? ${ofAll}? ${showing} <target>|<faces>
      @if @article|@determiner @lowest [@die|@result|one]? ${ofAll}? @must? <verbBound>
      @article @lowest [@die|@result|one]? ${ofAll} ~1 [@article|@determiner ~1]? on <bound>`,
  },
  alike: {
    double: `
      @if a|an|any? @doubles [@is? @scored | @shows]
      @if <score>|both|they? @shows|@is as? a? @doubles
      <opener> a|an|any? @doubles @scored? <onDice>?
      a|an|any? @doubles <onDice>
      @if|@unless? a|any @doubles [@is? @scored | @shows]? <onDice>?
      @if|@unless? they|the|his|her @result|@die? @shows|@is as? a? @doubles <onDice>?
      @doubles`,
    pair: `
      @if [there is|are | there's] a pair|double [among|amongst [them|these | the #? @die]]?
      @if any|at_least? two ${theDice}? [@is|@shows|@score] @article? @same @result?
      @if any|at_least? two ${theDice}? match|agree
      @if at least two ${theDice}? [@is|@shows|@score] @article? @same @result?
      <opener>? any|@atLeast? two ${theDice}? [@is|@shows|@score]? @same @result?
      <opener>? two [or more]? ${theDice}? @is|@shows|@score @same @result?
      <opener>? any|@atLeast? two ${theDice}? match|matching
      <opener>? any two|@die alike
      <opener>? two of @article? kind|same
      <opener>? a|any matching pair`,
    same: `
      @if|@unless? both|all @die|@result? @is|@shows|@score @same
      @if <who> @roll|@score @article? @same @result
      @if|@unless? both|all [of? the|his|her|your|these]? #? @die|@result|them? @is|@shows|@score|have|has|@must? @article? @same @result?
      @if|@unless? both|all [of? the|his|her|your|these]? #? @die|@result|them? match|agree|tie
      @if|@unless? the|your|his|her|these #? @die|@result @is|@shows|@score|have|@must? @article? @same @result?
      @if|@unless? the|your|his|her|these #? @die|@result match|agree|tie
      @if they both|all? @is|@shows|have @article? @same @result?
      @if they match|agree
      the same @result @shows twice
      no @difference [at all]? [between|of @article? #? @die|@result|two|them]?`,
    triple: `
      @if|@unless? <who>? @score|has three of a kind
      @if|@unless? @article? @triples [@is? @scored | @shows]
      <opener> a|an|any? @triples @scored? <onDice>?
      a|any @triples @is? @scored?
      @triples`,
    four: `
      <opener>? four of a kind
      <opener>? four alike`,
    doubleOf: `
      @if|@unless? a|an|any @doubles <value>|<faces> [@is? @scored | @shows]? <onDice>?
      @if|@unless? @doubles of? <value>|<faces>
      @article|any? @result of @doubles of? <value>|<faces>
      @if|@unless? <who> @score a? @doubles of? <value>|<faces>
      <opener>? a|an|any? @doubles of? @article? <value> @is? @scored? <onDice>?
      <opener>? a|an|any? @doubles of? <faces> @is? @scored? <onDice>?`,
    tripleOf: `
      <opener>? a|an|any? @triples of? @article? <value>
      <opener>? a|an|any? @triples of? <faces>`,
    snakeEyes: `
      <opener>? snake eyes [@is? @scored]?`,
    boxcars: `
      <opener>? boxcars [@is? @scored]?`,
    different: `
      @if|@unless? both|all|the|no [of? the|his|her|your|these]? #? @die|@result|them|two? @is|@shows all? @different @result?
      @if|@unless? no two ${theDice}? [@is|@shows]? match|@same @result?
      @if|@unless? both|all|the|your|his [of? the]? #? @die @is not @same
      @if|@unless? the|your|his|both|all #? @die @must|do|does not|n't match`,
    even: `
      evens [@means|@is]?
      @if|@unless? @article @even @result|one? [@is? @scored | @shows]
      @if|@on <score>? @is? @even @result?
      ,|and|; @if @even
      <opener> a|an|any? @even @result|one? @is? @scored? <onDice>?
      a|an|any @even @result|one @is? @scored? <onDice>?
      <opener>? a|an|any? @even @result|one of|on|with|from @article? <dice>
      @even :|=|–|—
      :|;|( @even ,
      @if <score>? @is @even
      @even @result`,
    odd: `
      odds [@means|@is]?
      @if|@unless? @article @odd @result|one? [@is? @scored | @shows]
      @if|@on <score>? @is? @odd @result?
      ,|and|; @if @odd
      <opener> a|an|any? @odd @result|one? @is? @scored? <onDice>?
      a|an|any @odd @result|one @is? @scored? <onDice>?
      <opener>? a|an|any? @odd @result|one of|on|with|from @article? <dice>
      @odd :|=|–|—
      :|;|( @odd ,
      @if <score>? @is @odd
      @odd @result`,
    evenAll: `
      @if all #? @is|@shows @even @result?
      @if|@unless? both|all ${theDice}? @is|@shows|@score @even @result?
      @if|@unless? none|neither ${theDice}? @is|@shows|@score @odd`,
    oddAll: `
      @if all #? @is|@shows @odd @result?
      @if|@unless? both|all ${theDice}? @is|@shows|@score @odd @result?
      @if|@unless? none|neither ${theDice}? @is|@shows|@score @even`,
    evenAny: `
      @if|@unless? @any one? ${theDice} @is|@shows|@score @even`,
    oddAny: `
      @if|@unless? @any one? ${theDice} @is|@shows|@score @odd`,
  },
  rivals: {
    both: `
      ${aSide} and ${aThing} both|each @roll a|an? <dice>
      ${aThing} and ${aThing} @roll a|an? <dice> each
      both ${aSide} and ${aThing} @roll <dice>
      they both|each @roll <dice>
      both @roll <dice>
      both|each sides|side|players|opponents|opponent|rivals|parties @roll <dice> each?
      the two sides|players|opponents|rivals @roll <dice> each?
      the two of them each? @roll <dice> each?`,
    oneEach: `
      @roll <dice> for ${aThing} and <dice> for ${aThing}
      @roll <dice> for ${aThing} and another|one @die? for ${aThing}
      @roll|take <dice> ,|:|( a|one <thing>? one|@die? for|by ${aThing} and a|one|another|the <thing>? one|@die|other? for|by ${aThing} )?
      @roll|take <dice> ,|:|( a|one ${aThing} and a|one|the other? ${aThing} )?
      <dice> for ${aThing} and <dice> for ${aThing}
      <dice> for ${aThing} and another|one @die? for ${aThing}
      <dice> ,|:|( a|one <thing>? one|@die? for|by ${aThing} and a|one|another|the <thing>? one|@die|other? for|by ${aThing} )?
      <dice> ,|:|( a|one ${aThing} and a|one|the other? ${aThing} )?`,
    another: `
      ${aThing} @roll another|one too|also
      ${aThing} @roll another
      ${aThing} does|do the same
      ${aThing} does|do likewise|so too?
      so does|do|must ${aThing}
      as does|do|must ${aThing}`,
  },
  askRivals: {
    above: `
      @if ${aThing} @result|@die|one? @is @article? @higher @result? [than ${aThing} @result|@die?]?
      @if ${aThing} @score|@roll|has @article? @higher @result? [than ${aThing}]?
      ${aThing} @higher ,|:|=|→
      @if ${aThing} wins|win
      @if ${aThing} beats|beat|outrolls ${aThing}
      on @article? @higher @result for|by ${aThing}`,
    below: `
      @if ${aThing} @result|@die|one? @is @article? @lower @result? [than ${aThing} @result|@die?]?
      @if ${aThing} @score|@roll|has @article? @lower @result? [than ${aThing}]?
      @if ${aThing} loses|lose`,
    atLeast: `
      @if ${aThing} @result|@die|one? @is @higherOrEqual
      @if ${aThing} @result? @is as high or higher|better|more`,
    atMost: `
      @if ${aThing} @result|@die|one? @is @lowerOrEqual`,
    tie: `
      on|in? a tie|draw
      on|in? a dead heat
      @if they|both|these @is|@score|@roll|@shows @same @result?
      @if they tie|draw|match
      @if the|both? two? @result|@die @is|@shows @same
      @if it @is a tie|draw`,
    winner: `
      the? @higher|@highest of? the? @result|two? wins|win
      whoever|who @score|@roll|has|is the? @higher|@highest @result? wins|win?
      the one with the @higher|@highest @result? wins?`,
  },
  stated: {
    in: `
      # in # @chance
      @chance [of|that|for ~6]? @is|are|of # in|out_of #
      @chance [of|that|for ~6]? @is|are # out of #
      # time|times|case|cases|turn in|from #
      in # case|cases|time|times out? of|in #
      # @chance in|from every|each? #
      # @chance in|out of? #
      # - in - # @chance`,
    of: `
      # time|times|case|cases|turn|turns out of every? #`,
    one: `
      once in #`,
  },
  otherwise: {
    else: `
      @otherwise
      everyone|everybody|anyone|anybody else
      the rest [of [them|you|us | the ~2]]?
      the rest
      @if he|she|it|they|this|that? @fail
      @if he|she|it|they|this|that? fails|fail`,
    any: `
      on|with|@if? any other @result?
      on|with|@if? anything|all else|other
      on|in all|any other cases|case|@result
      on|with? all|any|every the? other @result
      on|with? the other @result
      on|with? anything|everything in between`,
    above: `
      on|with|@if a|any|anything @higher @result?
      a|any @higher @result
      on|with? anything @above|higher [that|this]?
      @above that|this
      on|with|by more|higher
      any higher|greater`,
    below: `
      on|with|@if a|any|anything @lower @result?
      a|any @lower @result
      on|with? anything @below|lower|less [that|this]?
      @below that|this
      on|with|by less|lower|fewer
      any lower|less`,
  },
  compared: {
    any: `
      compare|compares|compared|comparing [<score> | them|both | the two @result?]? with|to|against @article? <stat>
      compare|compares|compared|comparing <score> to|with|against <value>
      @versus <stat>`,
  },
  told: {
    example: `
      for example|instance`,
    any: `
      @told
      tell|tells|telling the|your|any|every? players|player|them|him|her|everybody|everyone
      pretend|pretends
      will|would|may claim
      play|plays it|this as
      no longer need|needs|requires|require
      no longer ~1 @on <lead>? <target> <onDice>?
      rolled|threw a|an # and a|an #
      and|but [@article|@determiner @die|@result | it] lands|stops|comes|turns on|up @article? <numbers>
      [@article|@determiner @die|@result | it] landed|stopped|came|turned on|up @article? <numbers>
      @if @article|@determiner ~1 says|claims|announces @roll`,
    sample: `
      sample|example of|:|.|–|—
      sample|example # :|.|–|—
      sample|example ~1 of|:|.|–|—`,
    supposed: `
      say|assume|picture|presume that
      say|assume|picture|presume @article|@determiner ~2 @roll|@score|@rolled
      let us|me|'s say|assume|suppose|imagine|picture that?
      let's say|assume|suppose|imagine|picture that?`,
    past: `
      [@article|@determiner ~2 | ~1 | he|she|they|we|i]? just|once|actually? threw|rolled|scored|got|had|made <alike>|<askDice>`,
    taken: `
      @is no longer enough|sufficient|used|true|so
      scrap|forget|delete|strike|scratch that|this|it
      do not|don't|never use this|it|that
      the? errata`,
  },
  plain: {
    any: `
      and|then|, consult|consults|consulting|check|checks|use|uses the|this|his ~1? table|chart|list :|below|above|overleaf|opposite
      without any|a|an|his|her|their|the ~1
      with|suffering? no modifiers|modifier at all
      with|suffering? no modifiers|modifier|adjustment|adjustments [for|to|from [<stat>|~1] [or|and|nor [<stat>|~1]]?]?
      @double|triple|half|twice|treble his|its|their|your|the? ~1? attacks|damage|wounds|movement|gold|treasure|price|value|distance|speed
      his|its|their|your|the? ~1? attacks|damage|wounds|movement|gold @is doubled|halved
      ,|( up to #
      at|by|before|after|until @article|@determiner|@each? start|beginning|end [of @article|@determiner|@each? ~2]?
      for @article|@determiner ~1
      in total
      in|into|to|across|over the|his|her|its|your|their ~1? face|faces
      on his|her|its|your|their ~1? face|faces
      straight|directly|move|moves|moving|go|goes|run|runs|walk|walks|look|looks|push|pushes|press|presses ahead
      defend|defends|fight|fights|protect|protects|guard|guards|stand|stands against
      during|in|by which|that time
      nothing|anything|something else
      at once|all|last|first|least a|one|half
      at once|all|last|first
      there and then
      then and there
      here and there
      now and then|again
      again and again
      once and for all
      time and again
      by and by
      first and foremost
      back and forth
      over and over again?
      @add|@subtract nothing
      ~1 over|under|above|below|beneath|worse|better
      is|are|was|were|be made worse|better
      no longer|matter
      any longer|more|further|other
      all right
      @each|every|this|that|next|his|any|per|following other|next|following? ~1? turn|round|day|night|hour|week|month|phase|power
      a|per turn|round|day|night|hour|week|month|phase
      once a|per|each|every ~1
      once
      again , ~1
      for the first|second|last time
      by|for|all|of itself|himself|themselves
      number of <thing>
      number the ~1 # to #
      with|that|this that number
      any|no|every|some ~2
      @each|all|both ~1
      each|all|any|both of it|the|his|her|its|their|your|these|those|them
      one of the|his|her|its|their|your|those|these|them
      as usual|normal|well|soon|before|long
      up|down|over|off|out
      regardless|irrespective of @article|@determiner? <stat>|~1
      instead
      against the|a|an|his|each|every <thing>
      no ,
      roll for it|this|that|each
      @roll @each|every turn|round|day|night|hour|phase
      just
      @each|every time|moment|occasion
      again
      in turn
      the most|least|fewest|highest|lowest|best|worst|strongest ~1|<stat>
      until <who> ~1
      until the|that ~1
      @pronoun like|likes
      change|changes nothing
      not ~1
      as soon|long|far as
      as ~1 as @pronoun ~1
      # wounds|wound|squares|turns|coins|crowns|miles|feet|paces|years|days|gold|hours
      rolled|thrown|made at|each|every|by|for|before|after|during|once
      though|however|mind
      against <thing>
      look|looks|looking at each|the|all|every @die ~3?
      ( the|a|an @warrior @must @add +? # )
      each
      apiece
      this|that|it is @article|@determiner ~3? @result|@test
      @article|@determiner ~1? @die? @result|@test [@is|@must be?] made|taken|rolled|thrown
      but @is|has|have|had|did|does|do|must|will not? ~1
      but @is about to ~1
      about to ~1
      during|in|at|by which time
      beyond @article|@determiner? ~1
      using|following @article|@determiner ~2? rules|method
      where <stat> @is @article|@determiner <stat>|number|value|rating [after|behind|before|of|on|in @article|@determiner ~2]?
      @must|does|did|do|to|not|finally|he|she|it|they|you|we|who die
      of ~1? value
      @determiner|no ~2? value
      @on|to @article|@determiner|all|any? ~1? @knownRoll
      no more|fewer|less than @article ~1
      more than ~1
      come|comes|came running
      running away|off|for|to|out|water
      as well as
      in time
      in two|half|three|pieces
      or not
      either [.|,|;|)]`,
    outcome: `
      <stat>
      @article? <stat> point|points
      or not
      does|do|did|will|can|may not
      never ~1
      @is never ~1
      this|that|in|on|by|no|some|same|next|first|last time
      at all times
      whatever @article? @result|@die|~1
      @article|@determiner ~2 @is halved|doubled|trebled|reduced|lowered|raised
      @is thrown|cast|rolled ~1
      without
      but nobody|thread|nothing
      as ~1
      up to # ~1
      until ~3
      count|counts as @article ~1
      full stop
      no effect
      the same ~1
      of the same @die
      on this|that @die
      ignoring ~2
      running
      once more|again
      instead|rather of|than @article? usual|normal|customary|ordinary? <target>
      half the|a|an|his|her|its|their|of|price|dead
      # ~2
      without ~1
      under|above|below|over ~1
      as ~2 as
      like ~2
      the @result
      the @die
      a ~2 of
      @roll|re_roll ~2? @again
      @roll @again
      always counts|count
      it's|is|was|are nearly|almost|mostly ~1
      whichever|whatever ~1
      @is not
      @is thrown|tossed|cast`,
  },
  earlier: {
    past: `
      @if|after|unless [on|with @article|@determiner ~2? @result ,?]? <who>|<score> just|previously|earlier? ${scored} <lead>? <target>
      who|whose ~1? @result? ${scored} <lead>? <target>
      [those|anyone|anybody|everyone|everybody|all|any who | whoever] ${scored} <lead>? <target>
      @if|after|on|for <lead>? <target> was|came|has|had been? rolled|scored|thrown|shown|up`,
    now: `
      <opener> <lead>? <target>`,
  },
};
