import type { Grammar } from './grammar.ts';

/** `se`, `te`, `le`: what may stand before a verb. */
const it = 'se|te|le|les|os|me|nos|lo|la|los|las';
/** `un resultado de`, `la tirada total sea de` */
const resultOf = '[una cantidad | un|una|el|la|cualquier|@determiner? @natural? @result @natural|@whole? de|del?]';
/** Whoever scores it. */
const whoever =
  '[quien|quienes|quienquiera | el|la|los|las|al|a|aquel|aquél|aquellos|todo|cualquiera|alguien|alguno|todos|guerrero|guerreros|jugador|jugadores que | [aquel|todo|todos] [el|los] que | que]';
/** `de los dados`, `de ellos`, `de los tres` */
const ofTheDice = '[de [los|las|tus|sus|ellos|estos|esos] #? @die|@result?]';
const these = 'los|las|tus|sus|estos|esos|esas|estas';
const count = 'dos|tres|cuatro|cinco|seis';
const showing = '[@shows|@is|@score|son|sean @article?]';
/** `no es`, `no debe sacar`: before `mayor que`, of which it makes the opposite. */
const isNot = `no|nunca|tampoco ${it}? @must? ${it}? @is|@score|@shows|hay|haya ${resultOf}?`;

/** `el número restante de ese tipo de Monstruo` */
const ofThatKind = 'de @determiner tipo|clase|especie|grupo [de ~1]?';

/** What is counted in this game. */
const counted =
  'heridas|herida|monedas|moneda|coronas|puntos|punto|casillas|casilla|turnos|turno|ataques|ataque|guerreros|días|semanas|meses|años|metros|pasos|horas|rondas|impactos';
/** The numbers of a profile, as words of a text. */
const stats =
  'fuerza|resistencia|dureza|iniciativa|movimiento|ataque|ataques|suerte|poder|voluntad|agallas|armadura|daño|heridas';
/** The same behind a number with a sign: `+1 ataques`, `-1 habilidad con armas`. */
const profile = `[${stats}|característica|características | habilidad|habilidades [con|de armas|proyectiles]?]`;
/** `tiene un -1`, `recibe +2`, `con un penalizador de -1` */
const signed =
  '[con|tiene|tienen|tendrá|tendrán|sufre|sufren|recibe|reciben|gana|ganan|obtiene|obtienen|da|otorga|tener|sufrir|está|están en? a?]? [un|una? bonificador|bonificación|modificador|penalizador|penalización|bono|extra? de?]? +|-|−|–';
/** What is done to a number of the game. */
const raises =
  'reduce|reducen|reduciendo|reducir|reducirá|reducirán|disminuye|disminuyen|disminuyendo|aumenta|aumentan|aumentando|aumentar|aumentará|incrementa|incrementan|incrementando|baja|bajan|bajando|sube|suben|subiendo|pierde|pierden|perdiendo|gana|ganan|ganando';
/** What somebody may get or lose, or do to another. */
const gets =
  'pierde|pierdes|pierden|perder|perderá|sufre|sufres|sufren|sufrir|sufrirá|recupera|recuperas|recuperan|recuperar|gana|ganas|ganan|ganará|recibe|recibes|reciben|recibir|recibirá|causa|causas|causan|causar|causando|hace|hacen|cura|curas|curan|curar|encuentra|encuentras|encuentran|cobra|cobras|cobran|paga|pagas|pagan|pagar|restaura|restauras|restauran|restaurar|devuelve|devuelven|inflige|infliges|infligen|infligir|infligiendo|regenera|regeneras|regeneran|otorga|otorgan|entrega|entregan';
/** `modificadas por su Resistencia y armadura` */
const modified =
  ',|(? modificado|modificada|modificados|modificadas por|para|según|con @article|@determiner? <stat>|~1 [y|o|e|ni por? @article|@determiner? <stat>|~1]?';

/** Verbs of what was rolled before. */

export const spanishGrammar: Grammar = {
  bound: {
    atLeast: `
      # <plus>
      <stat> <plus>
      <value> @natural? @orMore
      @from @article? <value> @orMore
      @atLeast @article? <value>
      @atLeastStat @article? <value>
      @atLeastStat @article? <value> ${ofThatKind}`,
    atMost: `
      # <minus>
      <value> @natural? @orLess
      @atMost @article? <value>
      @atMostStat @article? <value>`,
    above: `
      @above @article? <value>`,
    below: `
      @below @article? <value>`,
    equal: `
      @equal @article? <value>`,
  },
  verbBound: {
    atLeast: `
      @reaches @article|@determiner? <value> @orMore?`,
    atMost: `
      ${isNot} @above @article? <value>`,
    above: `
      @exceeds @article? <value>`,
    below: `
      no @must? ${it}? @reaches @article? <value>`,
    equal: '',
  },
  target: {
    bound: `
      un|una? <bound>
      <verbBound>`,
    exact: `
      un|una|el? <numbers>`,
    not: `
      @except un|una|el? <numbers>`,
  },
  score: {
    any: `
      @article|@determiner? @natural? @result @natural|@whole?
      @article|@determiner @result @natural|@whole? de|del|en|con @article|@determiner|@each? #? @die|@result|@test @whole?
      @article|@determiner ~1 @result
      eso|esto|ello|ésta|ésa|éste`,
  },
  who: {
    any: `
      @pronoun
      @article|@determiner|@each ~1? @warrior ~1?
      @article|@determiner ~2`,
  },
  onDice: {
    any: `
      @with @article|@determiner? <dice>
      , @with|a? <dice> ,`,
  },
  opener: {
    any: `
      @just? @on
      @just? @on ${resultOf}?
      @on @article|@determiner @result @natural|@whole?
      @if ${it}? @score ${resultOf}?
      @if <who> ${it}? @just? @score ${resultOf}?
      @if <score> ${it}? @just? @is|@shows|@score ${resultOf}?
      @if <score> @is de
      @if @just? @is @just? ${resultOf}?
      @if @on el|su|tu|este|ese @die ${it}? @score|@shows|@is ${resultOf}?
      @if al ~3 ${it}? @score ${resultOf}?
      @but ,? @if <who>? ${it}? @just? @score ${resultOf}?
      @if ~3 ~3? ${it}? @just? @score ${resultOf}?
      de @score|@is ${resultOf}?
      y? ${whoever} ${it}? @score ${resultOf}?
      @need @just? @article? @natural? [de? @score]? ${resultOf}?
      @must ${it}? @just? @score ${resultOf}?
      @try @score ${resultOf}?
      para ~2 @score|@need
      @article? éxito|acierto|fallo|fracaso|pifia|objetivo|dificultad @is|:
      y|, @must @score`,
  },
  denial: {
    any: `
      @if <who>? no|nunca ${it}? @score ${resultOf}?`,
  },
  lead: {
    any: `
      @article`,
  },
  toScore: {
    any: '',
  },
  fromScore: {
    any: `
      al|a|del|de @article|@determiner? @result|@die @whole?`,
  },
  roll: {
    rolled: `
      lo? que? <dice> dice|diga|decide|decida|determina|determine|indica|indique
      @roll ~2? @article|@determiner|@other? <dice>
      haz|haced|haga|hagan|hace|hacer|hacen|haciendo|realiza|realice|realizad|realizar|efectúa|efectúe|efectuar @article? ~1? @result|@test de|con <dice>
      @article|@determiner @result|@test ~2? de|con <dice>
      @result|@test ~2? de|con <dice>
      @rolling @article|@other? <dice>
      <dice> que? se? @roll
      se @roll ~1? @article? <dice>
      que|hacer que? ~2? @roll <dice>
      @again @article? <dice>`,
    added: `
      @must? ${it}? @add <dice> a|al|con|y @article|@determiner? <value>`,
    tens: `
      @roll <dice> ,|:|(? el? uno|un|primero ~2? las? decenas [y|, el? otro|segundo ~2? las? unidades]?`,
    amount: `
      <dice> ${counted} [${modified}]?
      <dice> de oro|daño|plata|${counted}|${stats} [${modified}]?
      <dice> de @article|@determiner heridas|puntos|monedas
      ${gets} ~1? <dice> [de oro|daño|plata]?
      ${gets} ~1? <dice> ${counted} [${modified}]?
      ${gets} ~1? <dice> de @article|@determiner? heridas|puntos|monedas
      @raise a|en? <dice>`,
  },
  rolls: {
    perWarrior: `
      por|para @each @warrior [al|a_la|que @article|@pronoun? ~3]?
      @each @warrior
      por|para jugador|guerrero|cabeza
      todos los @warrior
      @each uno|una de @article|@determiner @warrior`,
    perThing: `
      por|para @each <thing> [al|a_la|que @article|@pronoun? ~3]
      por|para @each <thing>
      por @each uno|una de @article|@determiner <thing>`,
    times: `
      <value> @times`,
  },
  purpose: {
    any: `
      para|por @article|@determiner? daño|daños|heridas|tesoro|oro|dirección
      para ver|saber|determinar|decidir|averiguar|calcular cuántos|cuántas|cuánto|cuánta ~2`,
  },
  change: {
    add: `
      @add @article? <value> [al|a|a_la|en [@article|@determiner]? @result]?
      @add a|al|en? @article|@determiner? @result @article|@determiner? <value>
      @add # por|gracias @article|@determiner ~2
      @add @article <stat> de|del @article|@determiner? [@warrior|@other que? | que] ~3
      con? un? @change|bonificador|modificador de|por + <value>
      [tiene|tienen|recibe|reciben|gana|obtiene] un? bonificador|modificador? de? + <value>
      y? ${it}? @must ${it}? @add @article|@determiner? <value> [al|a|a_la|en [@article|@determiner]? @result]?`,
    subtract: `
      @subtract @article? <value> [al|a|de|del [@article|@determiner]? @result]?
      [tiene|tienen|recibe|reciben|sufre] un? penalizador|modificador? de? -|−|– <value>
      con? un? penalizador|modificador de -|−|– <value>
      y? ${it}? @must ${it}? @subtract @article|@determiner? <value> [al|a|a_la|de|del [@article|@determiner]? @result]?`,
    addEach: `
      @add <value> por @each <thing>`,
    subtractEach: `
      por @each <thing> ,? @subtract <value>
      @add|@subtract? -|−|– <value> por @each? <thing>
      @each <thing> @subtract <value> <fromScore>?`,
    multiply: `
      @add @article|@determiner @result ,|y|e @multiply por <value>
      @multiply por <value>
      @multiply @article|@determiner? @result? por <value>
      x|× <value>`,
    double: `
      @double @article|@determiner @result @whole?`,
    halveUp: '',
    highest: `
      @keep @just? @article @result? @highest
      @keep @just? @article @highest [@result|@die]? [de [@article ${count}|ambos|ellos|los] ]?
      @keep @article <value> @highest
      @keep uno de ${these} #? @die|@result?
      @keep @article que ~2`,
    lowest: `
      @keep @just? @article @result? @lowest
      @keep @just? @article @lowest [@result|@die]? [de [@article ${count}|ambos|ellos|los] ]?`,
    dropLowest: `
      @drop @article @result|@die? @lowest
      @drop|sin @article? #? @lowest @result|@die?`,
    dropHighest: '',
    sum: `
      súmalos|sumadlos|sumándolos|sumarlos
      @add ${these}? ${count}? @die|@result [de ~2]?
      @add todos|ambos|ambas ${these}? @die|@result
      y? se @add`,
    difference: `
      @article @difference [entre [${these} ${count}? @die|@result? | ambos|ambas @die|@result? | ellos | el @highest y el @lowest]]?`,
    product: '',
    reroll: `
      @again ${these}? <faces>
      @again ${these}|todos ${these}? <numbers>`,
    elsewhere: `
      ${signed} # a|en|para|de|al @article|@determiner? ~1? @result @hit
      ${signed} # a|en|para|de|al? @article|@determiner? ${profile}
      @add|@subtract # a|en|para|de @article|@determiner ~1? @result @hit
      + # x|× # [de ~1]?
      @add|@subtract # a|de @article|@determiner @result de|para ~1
      ${raises} @article|@determiner? <stat>|~2 en|a|de? -|−|–|+? # ~1?
      @article|@determiner <stat>|~2 se|le|les ${raises} en|a|de -|−|–|+? # ~1?
      @article|@determiner <stat>|~2 @is|queda|quedan|ve reducido|reducida|reducidos|reducidas|aumentado|aumentada|aumentados en|a|de -|−|–|+? # ~1?
      @add|@subtract <value> a|al|del|de|en @article|@determiner? ~2
      ${it} @add|@subtract <value> a|al|del|de|en @article|@determiner? ~2`,
    unread: `
      @article|todos|todas|@each? ${these}? <numbers>|<faces> no? ${it}? lee|leen|toma|toman|cuenta|cuentan|vale|valen|considera|consideran|trata|tratan|puntúa|puntúan|convierte|convierten como|por|en|de|a? @article? <faces>|#|nada|cero|doble|medio
      ,? en lugar|vez de @just? un|una? <target>
      ,? con|hasta un máximo de? #
      ,? máximo|mínimo #
      @add @article? <value> y|e @article|@determiner? <value>
      @add|@subtract <value> @if ~3
      con? +|-|−|– <value> @if ~3
      un|una|el|los # es|son|cuenta|cuentan|vale|valen siempre? [como|por]? un|una? #
      puede|puedes|pueden @again
      ,? o # si|cuando|con
      +|-|−|– <value>
      @keep @just? un|una|otro|otra|cualquier @die|@result
      @keep @just? uno|cualquiera [de ${these}|ellos|ellas #? @die|@result?]?
      por @each? nivel|niveles [de ~2]?
      , que|quien @add|@subtract <value>
      y|e|, otra vez|nuevamente|también al|a_la|en|cuando|mañana|después|luego
      y|e|, de nuevo al|a_la|en|cuando|mañana|después|luego
      muévelo|gíralo|voltéalo|voltéalos|súbelo|bájalo|subirlo|bajarlo|moverlo|cambiarlo`,
  },
  ask: {
    known: `
      [<opener>|@if|@on|@unless]? @article|@determiner|@any? @knownRoll de|@is|@shows|: @article? <target>
      [<opener>|@if|@unless]? un|una? <target> @natural? @hit
      @if @article|@determiner? @knownRoll [de|del|con|contra|por|en @article|@determiner? ~2]? ,? @is|@shows @article? @result? de? @article? <target> @natural?
      @if @article|@determiner @result de|para @article? ~3 @is|@shows un|una? <target> natural|pelado
      @hit ,? @on un|una? <target>
      @hit|@save :|con? un|una? # <plus>`,
    test: `
      @test|chequeo|prueba|tirada de <stat> ( <bound> )
      @test|chequeo|prueba|tirada de <stat> ,? @on|@scoring|@score|de|a <lead>? <bound>`,
    asked: `
      <opener> @natural? <target> @natural? <onDice>?
      <opener> <onDice> ,? ${resultOf}? <target> @natural?
      @if <onDice> ,? ${it}? @score|@shows|@is? ${resultOf}? <target>
      @with <dice> ,? ${it}? @must|@need|@score? @score? ${resultOf}? <target>
      @if <who>|<score>? ${it}? @just? <verbBound> <onDice>?
      a <bound> <onDice>?
      y? @must ${it}? <verbBound> <onDice>?
      <score> ${it}? <verbBound>
      [y|,]? que @is ${resultOf}? <target>
      @just? @on @article|@determiner? @natural? @result @natural? de|con <dice> de|igual_a un|una? <target>
      y|,|: @just? @score|saca ${resultOf}? <bound> <onDice>?`,
    denied: `
      <denial> @natural? <target> @natural? <onDice>?`,
    unless: `
      @unless <who>? ${it}? @score ${resultOf}? @natural? <target> @natural? <onDice>?`,
    row: `
      @article? @natural? <target> @natural? <onDice>? :|=|→|-|–|—|>
      de @article? <target> :|=
      :|;|( un|una? <numbers> ,`,
    bare: `
      ${resultOf}? @natural? <target> @natural? <onDice>?
      <verbBound> <onDice>?`,
    idle: '',
    subject: `
      un|una|el|la|los|las|todo|toda|cualquier? @result @natural|@whole? de un|una? <target> @natural? <onDice>?
      un|una <numbers> @natural? @just? @means|@shows|@is`,
    above: `
      @if <score>? ${it}? @is @higher
      @if <score>? lo supera|superas|supere|superan|excede
      @on @article @result @higher`,
    below: `
      @if <score>? ${it}? @is @lower
      @on @article @result @lower`,
    atLeast: `
      @if <score>? ${it}? @is @higherOrEqual
      @if <score>? ${it}? lo|la|los? iguala|igualas|iguale o supera|superas|supere`,
    atMost: `
      @if <score>? ${it}? @is @lowerOrEqual`,
  },
  askDice: {
    difference: `
      @if|@on? @article @difference [entre [${these} #? @die|@result? | ambos|ambas @die|@result? | ellos | el @highest y el @lowest]]? @is|son|sean|de @article? <target>`,
    each: `
      por? @each @die [que|con|en ${it}? [que ${it}?]? [@score|@shows|@is]?]? ${resultOf}? <target> <onDice>?
      por? @each <target> <onDice>?
      [todos|cualquier|cualesquiera]? ${these}? @die que|con ${it}? [@score|@shows|@is]? ${resultOf}? <target>
      @on ${these} <faces>`,
    any: `
      [@if|@unless <onDice>?]? en? @any ${ofTheDice}? ${it}? ${showing} <target>
      <target> [@shows|@score]? en @any ${ofTheDice}?
      <target> [@shows|@score]? en @any @die`,
    both: `
      en? ambos|ambas ${these}? @die|@result? ${it}? @must? ${showing} <target>|<faces>
      <target> en ambos|ambas ${these}? @die|<dice>?`,
    all: `
      en? todos|todas ${these}? #? @die|@result? ${it}? @must? ${showing} <target>|<faces>`,
    none: `
      en? @none @die ${ofTheDice}? ${it}? ${showing} <target>
      @none @natural? <numbers>`,
    atLeast: `
      [@if|@unless <onDice>?]? en? @atLeast <value> ${ofTheDice}? ${showing} <target>
      [@if|@unless <onDice>?]? en? <value> ${ofTheDice} ${showing} <target>
      @if|@on|@need? <value> @die [de|con] <target>`,
    exactly: '',
  },
  alike: {
    double: `
      @but ,? @if ${it}? @score|@shows|@is un|una? @doubles
      <opener> un|una|cualquier? @doubles <onDice>?
      un|una? @doubles <onDice>`,
    same: `
      [@if|@unless <onDice>?]? [ambos|ambas|todos|todas ${these}? | ${these}] #? @die|@result @is|son|sean|@shows|@score|tienen|caen @same @result?
      @if <onDice>? ambos|ambas|todos? @is|son|sean|@shows|@score @same @result?`,
    triple: '',
    doubleOf: `
      <opener>? un|una? @doubles de? @article? <value> <onDice>?`,
    tripleOf: '',
    snakeEyes: '',
    different: '',
    even: `
      <opener>? un|una|cualquier? @result @even <onDice>?
      <opener> un|uno? @even <onDice>?`,
    odd: `
      <opener> un|uno? @odd <onDice>?
      los @result? @odd`,
  },
  stated: {
    in: `
      <value> @chance|vez|veces entre|de|sobre|en @each? <value>
      @chance de <value> entre|sobre|de|en <value>`,
    one: `
      una vez de @each <value>`,
  },
  otherwise: {
    else: `
      @otherwise`,
    any: `
      @onScore @any? @other @result?`,
    above: `
      @on? @article|@any @result @higher
      @on más|mayor`,
    below: `
      @on? @article|@any @result @lower
      @on menos|menor`,
  },
  compared: {
    any: `
      y? compara|compare|comparad|compáralo|comparando|comparándolo @article|@determiner? @result? @whole? con @article? <value>
      @versus @article? <value>`,
  },
};
