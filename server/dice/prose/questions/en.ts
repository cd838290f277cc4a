import type { QuestionGrammar } from '../grammar/grammar.ts';

const face = '[<target>|<faces>]';
const hits = 'hit|hits|wound|wounds';

export const englishQuestions: QuestionGrammar = {
  question: {
    value: '<asking>? <rolled> <counted>?',
    direct: '<asking>? <rolled> ,|:? <bound>',
    chance: `
      <asking>? <wanted> @with|of|in|from <rolled> <counted>?
      <asking>? @if? <rolled> [,|:|;|.]? @and? <asking>? <wanted> <outcome>?
      <asking>? <rolled> =|@is <wanted>
      <asking>? <wanted>`,
    dieFace: `
      <asking>? @article? @natural #
      <asking>? @article? # @natural`,
    saves: `
      <asking>? @article? <bound> [~2? @save | @hit]
      <asking>? @save|${hits} @on|of|: @article? <bound>
      <asking>? ${hits} @on @article? <bound> ,? @and? then? ${hits} @on @article? <bound>`,
    inARow: `
      <asking>? # <bound> saves|save|hits|rolls|successes? @repeat
      <asking>? <bound> [@with <pool>]? [twice | # @times] @repeat`,
    test: '<asking>? <stat> @test [@on|of]? (? @article? <bound> )?',
    stated: '<asking>? @article? # in|out_of # @chance?',
    against: '<asking>? <rolled> @versus|v|beating|beats .? <rolled> <ties>?',
  },
  asking: {
    any: `
      [what|what's @is?]? @article? @chance|odds of|for|to|that|at [@rolling|@score|@scoring]?
      how likely @is [it|they to @score|@roll]?
      how often @is
      [what|what's @is?]? @article? average|mean @result? of|for|on`,
  },
  pool: {
    dice: '@article|@determiner? <dice>',
    several: '# @die [of|with # sides|faces?]?',
    one: '@article @oneDie [of|with # sides|faces]?',
  },
  which: { highest: '@highest', lowest: '@lowest' },
  edge: { advantage: 'adv|advantage', disadvantage: 'dis|disadv|disadvantage' },
  rounded: { up: ',|(? @up )?', down: ',|(? @down )?' },
  rolled: {
    plain: '[<who>? @must? @roll]? <pool> ,? <done>? ,? <done>?',
    kept: `
      @roll|@keep? @article? <which> #? @die|@result? of|from <pool>
      @roll|@keep? @article? # <which>? @die|@result? of|from <pool>`,
    halved: 'half of? <pool> <rounded>?',
    edged: '<edge> on|:|(? <pool> )?',
  },
  done: {
    kept: `
      @and? @keep the? <which> #? @die|@result?
      @and? @keep the? # <which> @die|@result?`,
    twice: 'twice ,? @and? @keep the? <which>',
    halved: '[halved | / #] <rounded>?',
    least: '[[to|with]? @article? minimum|min .? of? | @but always? @atLeast | never @below] #',
    most: '[[to|with]? @article? maximum|max .? of? | @but always? @atMost | never @above] #',
    times: '@multiply|x|× by? <value>',
    edged: '[with|at]? <edge>',
    changed: '@and|@but? <change>',
  },
  ties: {
    draw: ',? [@with|@and|@or]? [ties | draws | a? tie|draw]',
    again: ',? [reroll|re_roll|rerolling|re_rolling ties | ties @is? rerolled|re_rolled]',
  },
  wanted: {
    atLeast: `@atLeast # ${face}`,
    exactly: `exactly|just|only # ${face}`,
    some: `# ${face}`,
    all: `all|both|every #? ${face}`,
    none: `no|none|without ${face}`,
    any: `[any | @atLeast one|a|an] ${face}`,
    each: `
      [@article? number of | how many | count|counting] ${face}
      successes|hits @on|at|with <target>
      <bound> successes|hits`,
    ofDice: '<alike>|<askDice>',
    total: `
      <opener>? <lead>? <target> exactly|@natural? @scored?
      <who>? @must? @roll|@score <lead>? <target> @natural?`,
  },
  counted: { any: '~3' },
  outcome: {
    any: `
      ,|:|=|–|—|- ~9
      @article|@determiner|@pronoun ~8
      to ~5`,
  },
};
