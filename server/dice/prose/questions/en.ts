import type { QuestionGrammar } from '../grammar/grammar.ts';

const face = '[<target>|<faces>]';
const ties = '[ties | draws | a? tie|draw]';
const rollTies = '[reroll|re_roll|rerolling|re_rolling ties | ties @is? rerolled|re_rolled]';
const hits = 'hit|hits|wound|wounds';
const rounded = (side: string): string => `,|(? @${side} )?`;
const least = '[[to|with]? @article? minimum|min .? of? | @but always? @atLeast | never @below]';
const most = '[[to|with]? @article? maximum|max .? of? | @but always? @atMost | never @above]';

export const englishQuestions: QuestionGrammar = {
  question: {
    value: `
      <asking>? <rolled> <counted>?`,
    direct: `
      <asking>? <rolled> ,|:? <bound>`,
    chance: `
      <asking>? <wanted> @with|of|in|from <rolled> <counted>?
      <asking>? @if? <rolled> [,|:|;|.]? @and? <asking>? <wanted> <outcome>?
      <asking>? <rolled> =|@is <wanted>
      <asking>? <wanted>`,
    dieFace: `
      <asking>? @article? @natural #
      <asking>? @article? # @natural`,
    saves: `
      <asking>? @article? <bound> ~2? @save
      <asking>? @article? <bound> @hit
      <asking>? @save|${hits} @on|of|: @article? <bound>
      <asking>? ${hits} @on @article? <bound> ,? [@and|then]? then? ${hits} @on @article? <bound>`,
    inARow: `
      <asking>? # <bound> saves|save|hits|rolls|successes? @repeat
      <asking>? <bound> [@with <pool>]? [twice|thrice | # @times] @repeat`,
    test: `
      <asking>? <stat> @test [@on|of]? (? @article? <bound> )?`,
    stated: `
      <asking>? @article? # in|out_of # @chance?`,
    eyes: `
      snake eyes`,
    boxcars: `
      boxcars`,
    against: `
      <asking>? <rolled> @versus|v|beating|beats .? <rolled>`,
    againstWithTies: `
      <rolled> @versus|v .? <rolled> ,? [@with|@and|@or]? ${ties}`,
    againstAgain: `
      <rolled> @versus|v .? <rolled> ,? ${rollTies}`,
  },
  asking: {
    any: `
      [what|what's @is?]? @article? @chance|odds of|for|to|that|at [@rolling|@score|@scoring]?
      how likely @is [it|they to @score|@roll]?
      how often @is
      [what|what's @is?]? @article? average|mean @result? of|for|on`,
  },
  pool: {
    dice: `
      @article|@determiner? <dice>`,
    several: `
      # @die [of|with # sides|faces?]?`,
    one: `
      @article @oneDie [of|with # sides|faces]?`,
  },
  rolled: {
    plain: `
      [<who>? @must? @roll]? <pool> ,? <done>? ,? <done>?`,
    highest: `
      @roll|@keep? @article? @highest #? @die|@result? of|from <pool>
      @roll|@keep? @article? # @highest @die|@result? of|from <pool>
      @keep # @die? of|from <pool>`,
    lowest: `
      @roll|@keep? @article? @lowest #? @die|@result? of|from <pool>
      @roll|@keep? @article? # @lowest @die|@result? of|from <pool>`,
    halve: `
      half of? <pool>`,
    halveUp: `
      half of? <pool> ${rounded('up')}`,
    halveDown: `
      half of? <pool> ${rounded('down')}`,
    advantage: `
      adv|advantage on|:|(? <pool> )?`,
    disadvantage: `
      dis|disadv|disadvantage on|:|(? <pool> )?`,
  },
  done: {
    highest: `
      @and? @keep the? @highest #? @die|@result?
      @and? @keep the? # @highest @die|@result?`,
    lowest: `
      @and? @keep the? @lowest #? @die|@result?
      @and? @keep the? # @lowest @die|@result?`,
    dropLowest: `
      @and? @drop|without the? @lowest #? @die|@result?
      @and? @drop|without the? # @lowest @die|@result?`,
    dropHighest: `
      @and? @drop|without the? @highest #? @die|@result?
      @and? @drop|without the? # @highest @die|@result?`,
    twiceHighest: `
      twice ,? @and? @keep the? @highest`,
    twiceLowest: `
      twice ,? @and? @keep the? @lowest`,
    halve: `
      halved
      / #`,
    halveUp: `
      halved ${rounded('up')}
      / # ${rounded('up')}`,
    halveDown: `
      halved ${rounded('down')}
      / # ${rounded('down')}`,
    times: `
      @multiply|x|× by? <value>`,
    least: `
      ${least} #`,
    most: `
      ${most} #`,
    advantage: `
      [with|at]? adv|advantage`,
    disadvantage: `
      [with|at]? dis|disadv|disadvantage`,
    changed: `
      @and|@but? <change>`,
  },
  wanted: {
    atLeast: `
      @atLeast # ${face}`,
    exactly: `
      exactly|just|only # ${face}`,
    some: `
      # ${face}`,
    all: `
      all|both|every # ${face}
      all|both|every ${face}`,
    none: `
      no|none|without ${face}`,
    any: `
      any ${face}
      @atLeast one|a|an ${face}`,
    each: `
      @article? number of ${face}
      [how many | count|counting] ${face}
      successes|hits @on|at|with <target>
      <bound> successes|hits`,
    ofDice: `
      <alike>
      <askDice>`,
    total: `
      <opener>? <lead>? <target> exactly|@natural? @scored?
      <who>? @must? @roll|@score <lead>? <target> @natural?`,
  },
  counted: {
    any: `
      ~3`,
  },
  outcome: {
    any: `
      ,|:|=|–|—|- ~9
      @article|@determiner|@pronoun ~8
      to ~5`,
  },
};
