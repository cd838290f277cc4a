import type { QuestionGrammar } from '../grammar/grammar.ts';

const face = '[<target>|<faces>]';
const ties = '[empate|empates | un empate]';
const rollTies = '[repitiendo|repite|repetid los? empates]';
const hits = 'impacta|impactas|impactar|hiere|hieres|herir|salva|salvas|salvar';
const keeping =
  'quédate|quedándote|quedarse|quedarte con | coge|cogiendo|coger|toma|tomando|usa|usando|elige|eligiendo';
const rounded = (side: string): string => `,|(? @${side} )?`;
const least = '[con? un? mínimo de? | @but @atLeast]';
const most = '[con? un? máximo de? | @but @atMost]';

export const spanishQuestions: QuestionGrammar = {
  question: {
    value: `
      <asking>? <rolled> <counted>?`,
    direct: `
      <asking>? <rolled> ,|:? <bound>`,
    chance: `
      <asking>? <wanted> @with|entre <rolled> <counted>?
      <asking>? @if? <rolled> [,|:|;|.]? @and? <asking>? <wanted> <outcome>?
      <asking>? <rolled> =|@is <wanted>
      <asking>? <wanted>`,
    dieFace: `
      <asking>? @article? # @natural`,
    saves: `
      <asking>? @article? <bound> ~2? @save
      <asking>? @article? <bound> @hit
      <asking>? @article? @save|${hits} @on|de|a|: @article? <bound>
      <asking>? ${hits} @on @article? <bound> ,? y? luego? ${hits} @on @article? <bound>`,
    inARow: `
      <asking>? # <bound> salvaciones|tiradas|impactos? @repeat
      <asking>? <bound> [@with <pool>]? # @times @repeat`,
    test: `
      <asking>? @test|tirada de <stat> [@on|de|a]? (? con? @article? <bound> )?`,
    stated: `
      <asking>? @article? # [de cada | entre | sobre] #`,
    eyes: `
      ojos de serpiente`,
    boxcars: `
      doble seis`,
    against: `
      <asking>? <rolled> @versus|contra|v .? <rolled>`,
    againstWithTies: `
      <rolled> @versus|contra|v .? <rolled> ,? con|y|o? ${ties}`,
    againstAgain: `
      <rolled> @versus|contra|v .? <rolled> ,? ${rollTies}`,
  },
  asking: {
    any: `
      [cuál|cuáles @is]? @article? @chance de|de_que|para @score|@roll|tirar|sacar?
      cómo de probable @is @score?
      [cuál @is]? @article? media|promedio de`,
  },
  pool: {
    dice: `
      @article|@determiner? <dice>`,
    several: `
      # @die [de|con # caras|lados?]?`,
    one: `
      @article @oneDie [de|con # caras|lados?]?`,
  },
  rolled: {
    plain: `
      [<who>? @must? @roll]? <pool> ,? <done>? ,? <done>?`,
    highest: `
      @roll|@keep? @article? @highest de|entre <pool>
      @roll|@keep? @article? # @highest de|entre <pool>`,
    lowest: `
      @roll|@keep? @article? @lowest de|entre <pool>
      @roll|@keep? @article? # @lowest de|entre <pool>`,
    halve: `
      la? mitad de <pool>`,
    halveUp: `
      la? mitad de <pool> ${rounded('up')}`,
    halveDown: `
      la? mitad de <pool> ${rounded('down')}`,
    advantage: `
      ventaja en|:|(? <pool> )?`,
    disadvantage: `
      desventaja en|:|(? <pool> )?`,
  },
  done: {
    highest: `
      y? [${keeping}] @article? #? @highest @die|@result?`,
    lowest: `
      y? [${keeping}] @article? #? @lowest @die|@result?`,
    dropLowest: `
      y? @drop|sin @article? #? @lowest @die|@result?`,
    dropHighest: `
      y? @drop|sin @article? #? @highest @die|@result?`,
    twiceHighest: `
      dos @times ,? y? [${keeping}] @article? @highest`,
    twiceLowest: `
      dos @times ,? y? [${keeping}] @article? @lowest`,
    halve: `
      a la mitad
      / #`,
    halveUp: `
      a la mitad ${rounded('up')}
      / # ${rounded('up')}`,
    halveDown: `
      a la mitad ${rounded('down')}
      / # ${rounded('down')}`,
    times: `
      por <value>
      @multiply por? <value>`,
    least: `
      ${least} #`,
    most: `
      ${most} #`,
    advantage: `
      con? ventaja`,
    disadvantage: `
      con? desventaja`,
    changed: `
      @and|@but? <change>`,
  },
  wanted: {
    atLeast: `
      @atLeast # ${face}`,
    exactly: `
      exactamente|justo|solo|sólo # ${face}`,
    some: `
      # ${face}`,
    all: `
      todos|todas|ambos|ambas @article? ${face}`,
    none: `
      ningún|ninguno|sin ${face}`,
    any: `
      algún|alguno ${face}
      @atLeast un|uno ${face}`,
    each: `
      [el? número de | cuántos] ${face}
      éxitos|aciertos con|a <target>
      <bound> éxitos|aciertos`,
    ofDice: `
      <alike>
      <askDice>`,
    total: `
      <opener>? <lead>? <target> @natural? [exacto|exactamente|justo]?
      <who>? @must? @roll|@score @article? <target> @natural?`,
  },
  counted: {
    any: `
      ~4`,
  },
  outcome: {
    any: `
      ,|:|=|–|—|- ~9
      @article|@determiner|@pronoun ~8
      para ~5`,
  },
};
