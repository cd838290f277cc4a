import type { QuestionGrammar } from '../grammar/grammar.ts';

const face = '[<target>|<faces>]';
const hits = 'impacta|impactas|impactar|hiere|hieres|herir|salva|salvas|salvar';

export const spanishQuestions: QuestionGrammar = {
  question: {
    value: '<asking>? <rolled> <counted>?',
    direct: '<asking>? <rolled> ,|:? <bound>',
    chance: `
      <asking>? <wanted> @with|entre <rolled> <counted>?
      <asking>? @if? <rolled> [,|:|;|.]? @and? <asking>? <wanted> <outcome>?
      <asking>? <rolled> =|@is <wanted>
      <asking>? <wanted>`,
    dieFace: '<asking>? @article? # @natural',
    saves: `
      <asking>? @article? <bound> [~2? @save | @hit]
      <asking>? @article? @save|${hits} @on|de|a|: @article? <bound>
      <asking>? ${hits} @on @article? <bound> ,? y? luego? ${hits} @on @article? <bound>`,
    inARow: `
      <asking>? # <bound> salvaciones|tiradas|impactos? @repeat
      <asking>? <bound> [@with <pool>]? # @times @repeat`,
    test: '<asking>? @test|tirada de <stat> [@on|de|a]? (? con? @article? <bound> )?',
    stated: '<asking>? @article? # [de cada | entre | sobre] #',
    against: '<asking>? <rolled> @versus|contra|v .? <rolled> <ties>?',
  },
  asking: {
    any: `
      [cuál|cuáles @is]? @article? @chance de|de_que|para @score|@roll|tirar|sacar?
      cómo de probable @is @score?
      [cuál @is]? @article? media|promedio de`,
  },
  pool: {
    dice: '@article|@determiner? <dice>',
    several: '# @die [de|con # caras|lados?]?',
    one: '@article @oneDie [de|con # caras|lados?]?',
  },
  which: { highest: '@highest', lowest: '@lowest' },
  edge: { advantage: 'ventaja', disadvantage: 'desventaja' },
  rounded: { up: ',|(? @up )?', down: ',|(? @down )?' },
  rolled: {
    plain: '[<who>? @must? @roll]? <pool> ,? <done>? ,? <done>?',
    kept: `
      @roll|@keep? @article? <which> de|entre <pool>
      @roll|@keep? @article? # <which> de|entre <pool>`,
    halved: 'la? mitad de <pool> <rounded>?',
    edged: '<edge> en|:|(? <pool> )?',
  },
  done: {
    kept: 'y? @keep @article? #? <which> @die|@result?',
    twice: 'dos @times ,? y? @keep @article? <which>',
    halved: '[a la mitad | / #] <rounded>?',
    least: '[con? un? mínimo de? | @but @atLeast] #',
    most: '[con? un? máximo de? | @but @atMost] #',
    times: 'por|@multiply por? <value>',
    edged: 'con? <edge>',
    changed: '@and|@but? <change>',
  },
  ties: {
    draw: ',? con|y|o? un? empate|empates',
    again: ',? repitiendo|repite|repetid los? empates',
  },
  wanted: {
    atLeast: `@atLeast # ${face}`,
    exactly: `exactamente|justo|solo|sólo # ${face}`,
    some: `# ${face}`,
    all: `todos|todas|ambos|ambas @article? ${face}`,
    none: `ningún|ninguno|sin ${face}`,
    any: `[algún|alguno | @atLeast un|uno] ${face}`,
    each: `
      [el? número de | cuántos] ${face}
      éxitos|aciertos con|a <target>
      <bound> éxitos|aciertos`,
    ofDice: '<alike>|<askDice>',
    total: `
      <opener>? <lead>? <target> @natural? exacto|exactamente|justo?
      <who>? @must? @roll|@score @article? <target> @natural?`,
  },
  counted: { any: '~4' },
  outcome: {
    any: `
      ,|:|=|–|—|- ~9
      @article|@determiner|@pronoun ~8
      para ~5`,
  },
};
