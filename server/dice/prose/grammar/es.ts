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
/** `muestra un`, `es un`, `saca` */
/** `suman`, `totaliza un total de` */
const total = 'suma|suman|sumas|sumáis|sume|sumen|sumes|totaliza|totalizan|totalice';
const ifCome = `[@if|@on|@need? ${it}? [@score|@shows|hay|haya]?]?`;
const showing = '[@shows|@is|@score|son|sean @article?]';
/** `no es`, `no debe sacar`: before `mayor que`, of which it makes the opposite. */
const isNot = `no|nunca|tampoco ${it}? @must? ${it}? @is|@score|@shows|hay|haya ${resultOf}?`;

/** `the Ogre`, `his horse` */
const aThing = '[[@article|@determiner]? <thing>]';

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

/** `cambiar uno de sus hechizos por otro` */
const exchange =
  'cambia|cambias|cambian|cambiar|cambie|cambies|cambien|cambiará|intercambia|intercambiar|sustituir|sustituye|reemplazar|reemplaza [uno|una|dos|cualquiera de]? @article|@determiner ~3 por|con uno|otro|otra|@article|@determiner? ~2';

/** Verbs of what was rolled before. */
const scored =
  'sacó|saco|sacaste|sacaron|sacasteis|obtuvo|obtuvieron|obtuviste|salió|salio|salieron|fue|era|marcó|marco|marcaba|mostró|mostro|mostraba|indicó|indicaba|tiró|dio|dieron|cayó|quedó|resultó|sacase|sacara|saliera|saliese';

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
      @from @article? <value> @orLess
      @atMost @article? <value>
      @atMostStat @article? <value>
      @atMostStat @article? <value> ${ofThatKind}`,
    above: `
      @above @article? <value>
      @above @article? <value> ${ofThatKind}`,
    below: `
      @below @article? <value>
      @below @article? <value> ${ofThatKind}`,
    equal: `
      @equal @article? <value>`,
  },
  verbBound: {
    atLeast: `
      @reaches @article|@determiner? <value> @orMore?
      no @staysUnder @article? <value>
      ${isNot} @below @article? <value>`,
    atMost: `
      no @must? ${it}? @exceeds @article? <value>
      ${isNot} @above @article? <value>`,
    above: `
      @exceeds @article? <value>
      ${isNot} @atMostStat @article? <value>`,
    below: `
      @staysUnder @article? <value>
      ${isNot} @atLeastStat @article? <value>
      no @must? ${it}? @reaches @article? <value>`,
    equal: `
      @is @equal @article? <value>`,
  },
  target: {
    bound: `
      un|una? <bound>
      <verbBound>`,
    exact: `
      un|una|el? <numbers>`,
    not: `
      @except un|una|el? <numbers>
      @except un|una|el? @result de? <numbers>`,
  },
  score: {
    any: `
      @article|@determiner? @natural? @result @natural|@whole?
      @article|@determiner @result|@die ,|(? @natural|@whole ,|)?
      @article|@determiner @result @natural|@whole? de|del|en|con @article|@determiner|@each? #? @die|@result|@test @whole?
      @article|@determiner @result @natural|@whole? de|del ambos|ambas|todos|todas @article|@determiner? @die|@result
      @article|@determiner @result [que ${it}? @score|@shows | obtenido|obtenida|sacado|sacada] [en|con @article|@determiner @die|@result|@test]?
      @article|@determiner @result @natural|@whole? de|del|en|con @article|@determiner|@each @warrior
      @article|@determiner ~1 @result
      @article|@determiner @result de <dice>
      eso|esto|ello|ésta|ésa|éste
      lo que @score|@shows @article? @die?
      lo que [se|él|ella|usted]? @score
      la @is de @article @die
      @determiner|@article @die @article? @determiner?`,
  },
  who: {
    any: `
      @pronoun
      @article|@determiner|@each ~1? @warrior ~1?
      @article|@determiner ~2
      quien|quienes ~2
      @each @warrior
      por|para jugador|guerrero|cabeza
      uno|alguno|cualquiera de @article|@determiner @warrior`,
  },
  onDice: {
    any: `
      en|con|de @article|@determiner @die [restante|sobrante | que queda|quede|quedó|sobra|resta | sin descartar]
      @with @article|@determiner? <dice>
      @with @article? @result de|con <dice>
      al|cuando|si ${it}? @roll <dice>
      ,? @rolling <dice>
      sumando <dice> y|más @article|@determiner? <value>
      , @with|a? <dice> ,
      ( @with? <dice> [por|cada|al ~2]? )`,
  },
  opener: {
    any: `
      @just? @on
      @just? @on ${resultOf}?
      @just? @on lo que
      @on @article|@determiner @result @natural|@whole?
      @if ${it}? @score ${resultOf}?
      @if <who> ${it}? @just? @score ${resultOf}?
      @if <score> ${it}? @just? @is|@shows|@score ${resultOf}?
      @if @just? @is @just? ${resultOf}?
      @if @just? @is|@shows|@score <score> de?
      @if ${it} @is ${resultOf}?
      @if <score>|<who>? ${it}? ${total} ${resultOf}?
      @if [[entre|con|en]? ambos|ambas|todos|todas|los|las|sus|tus #? @die|@result? ${it}?]? ${total} ${resultOf}?
      @if entre @article|@determiner|ambos|ambas|todos|todas #? @die|@result? ${it}? @score ${resultOf}?
      @if <score> [queda|quede|quedan|queden|cae|caiga|oscila|oscile | se encuentra|encuentre|sitúa|sitúe|halla|halle]
      @on @article? @result|@die comprendido|comprendida|situado|situada
      más que @onScore ${resultOf}?
      si no es @onScore ${resultOf}?
      @if @on el|su|tu|este|ese @die ${it}? @score|@shows|@is ${resultOf}?
      @if ${it}? @score @on el|su|tu|este|ese @die
      @if al @roll @again? @article? @die? ~2? ${it}? @score ${resultOf}?
      @if al ~3 ${it}? @score ${resultOf}?
      @but ,? @if <who>? ${it}? @just? @score ${resultOf}?
      @but ,? @if <score>? ${it}? @is|@shows ${resultOf}?
      @but ,? @just? @onScore ${resultOf}?
      @if @on @article? @die|@result ~1? ${it}? @score|@shows|@is
      @if al @roll ${it}? @score
      @if ~3 ~3? ${it}? @just? @score ${resultOf}?
      como ${it}? @score
      de @score|@is ${resultOf}?
      todo? lo que ${it}? @is|@score|@shows ${resultOf}?
      caso de @score ${resultOf}?
      y? ${whoever} ${it}? @score ${resultOf}?
      @scoring ${resultOf}?
      @need @just? @article? @natural? [de? @score]? ${resultOf}?
      @must ${it}? @just? @score ${resultOf}?
      @must ${it}? @just? @is ${resultOf}?
      @try @score ${resultOf}?
      para ~2 @score|@need
      al primer|segundo|tercer
      @article? éxito|acierto|fallo|fracaso|pifia|objetivo|dificultad @is|:
      en que|el_que|la_que|los_que|las_que <who>? ${it}? @just? @score ${resultOf}?
      y|, @must @score
      y hace|hacen falta
      @result @natural? @need ,? : ?
      hasta que <who>? ${it}? @score ${resultOf}?`,
  },
  denial: {
    any: `
      @if <who>? no|nunca ${it}? @score ${resultOf}?
      @if <who>? no|nunca ${it}? @fail @score ${resultOf}?
      @if <score> no ${it}? @is|@shows|@score ${resultOf}?
      @if no ${it}? @is|@shows|@score ${resultOf}?
      @if no ${it}? @is|@shows <score> de?
      ${whoever} no ${it}? @score ${resultOf}?
      ${whoever} no @fail @score
      @fail ${it}? @score
      sin @score ${resultOf}?
      falla|fallas|fallan si|al no @score`,
  },
  lead: {
    any: `
      @article
      @just? @article? @natural
      @article|@determiner? @natural? @result @natural|@whole? de|del?
      @article? @result @natural|@whole? de|del @article
      @just @article?`,
  },
  toScore: {
    any: `
      al|a|en @article|@determiner? @result|@die @whole?`,
  },
  fromScore: {
    any: `
      al|a|del|de @article|@determiner? @result|@die @whole?`,
  },
  roll: {
    rolled: `
      lo? que? <dice> dice|diga|decide|decida|determina|determine|indica|indique
      @roll ~2? @article|@determiner|@other? <dice>
      @roll [@article|@other ~1?]? @result de|con <dice>
      haz|haced|haga|hagan|hace|hacer|hacen|haciendo|realiza|realice|realizad|realizar|efectúa|efectúe|efectuar @article? ~1? @result|@test de|con <dice>
      @article|@determiner @result|@test ~2? de|con <dice>
      @result|@test ~2? de|con <dice>
      @rolling @article|@other? <dice>
      <dice> que? se? @roll
      se @roll ~1? @article? <dice>
      que|hacer que? ~2? @roll <dice>
      @again @article? <dice>
      @again @roll @article|@other? <dice>
      @roll @again @article|@other? <dice>`,
    added: `
      @must? ${it}? @add <dice> a|al|con|y @article|@determiner? <value>
      @must ${it}? @add @article|@determiner? <value> a|con|y @article? [@result de]? <dice>
      @add @article? <value> a|con|y @article? [@result de]? <dice>`,
    amount: `
      <dice> ${counted} [${modified}]?
      <dice> de oro|daño|plata|${counted}|${stats} [${modified}]?
      <dice> de @article|@determiner heridas|puntos|monedas
      ${gets} ~1? <dice> [de oro|daño|plata]?
      ${gets} ~1? <dice> ${counted} [${modified}]?
      ${gets} ~1? <dice> de @article|@determiner? heridas|puntos|monedas
      @raise a|en? <dice>`,
    told: `
      no|sin|nunca|nadie ${it}? @roll @article? <dice>
      ~2? hizo|hicieron|causó|causaron|infligió|quitó|quitaron|sufrió|perdió|perdieron @article? <dice>
      ~2? tiró|lanzó|tiraron|lanzaron|tiraba|lanzaba|tirábamos|lanzábamos|tiré|lancé|arrojó @article? <dice>`,
    tens: `
      @roll? @article? <dice> ,|:|(? el? uno|un|primero|primer|~1 @die? hace|es|son|como|para|representa de? las decenas [y|, el? uno|un|otro|segundo|~1 @die? hace|es|son|como|para|representa de? las unidades]?`,
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
      por|para @each <thing> que ${it}? @roll [[en|a|contra|sobre @article|@determiner?]? ~2]?
      por|para @each <thing>
      por @each uno|una de @article|@determiner <thing>
    `,
    times: `
      <value> @times
      tantas @times como <value>`,
  },
  purpose: {
    any: `
      para|por @article|@determiner? daño|daños|heridas|tesoro|oro|dirección
      para el número|cantidad de <thing>
      para ver|saber|determinar|decidir|averiguar|calcular cuántos|cuántas|cuánto|cuánta ~2
      para @article número|cantidad de <thing>`,
  },
  change: {
    add: `
      a lo que ${it}? @score|@shows ,? ${it}? @must? ${it}? @add @article? <value>|punto puntos|punto?
      @add @article? <value> [al|a|a_la|en [@article|@determiner]? @result]?
      @add a|al|en? @article|@determiner? @result @article|@determiner? <value>
      @add ${it}? <value>
      @just? @add @just @article? <value>
      @add # por|gracias @article|@determiner ~2
      @add @article <stat> de|del @article|@determiner? [@warrior|@other que? | que] ~3
      @result? al que se @add @article? <value>
      con +? <value> a @article|@determiner? @result
      con? un? @change|bonificador|modificador de|por + <value>
      [tiene|tienen|recibe|reciben|gana|obtiene] un? bonificador|modificador? de? + <value>
      a|al @article|@determiner|cuyo|cuya? @result @whole? ,? ${it}? @must? @add @article|@determiner? <value>
      y ${it} @add @just? @article|@determiner? <value> [al|a|a_la|en [@article|@determiner]? @result]?
      y? ${it}? @must ${it}? @add @article|@determiner? <value> [al|a|a_la|en [@article|@determiner]? @result]?`,
    subtract: `
      de|a lo que ${it}? @score|@shows ,? ${it}? @must? ${it}? @subtract @article? <value>|punto puntos|punto?
      @subtract @article? <value> [al|a|de|del [@article|@determiner]? @result]?
      @subtract a|al|de|del @article|@determiner? @result @article|@determiner? <value>
      @subtract ${it}? <value>
      @subtract # por|gracias @article|@determiner ~2
      [tiene|tienen|recibe|reciben|sufre] un? penalizador|modificador? de? -|−|– <value>
      con? un? penalizador|modificador de -|−|– <value>
      a|al|de|del @article|@determiner|cuyo|cuya? @result @whole? ,? ${it}? @must? @subtract @article|@determiner? <value>
      y ${it} @subtract @just? @article|@determiner? <value> [al|a|a_la|de|del [@article|@determiner]? @result]?
      y? ${it}? @must ${it}? @subtract @article|@determiner? <value> [al|a|a_la|de|del [@article|@determiner]? @result]?`,
    addEach: `
      @add <value> por @each <thing>
      @add <value> por|para @each <thing> que @article|@pronoun? ~3
      por @each <thing> ,? @add <value>
      @add? + <value> por @each? <thing>
      @each <thing> @add <value> <toScore>?
      @add <value> <toScore>? por @each <thing>
      @add tanto|tantos|tantas ~1? como <thing>`,
    subtractEach: `
      @subtract <value> por @each <thing>
      @subtract <value> por|para @each <thing> que @article|@pronoun? ~3
      por @each <thing> ,? @subtract <value>
      @add|@subtract? -|−|– <value> por @each? <thing>
      @each <thing> @subtract <value> <fromScore>?
      @subtract <value> <fromScore>? por @each <thing>`,
    multiply: `
      @add @article|@determiner @result ,|y|e @multiply por <value>
      @multiply por <value>
      @multiply @article|@determiner? @result? por <value>
      @multiply @result|lo @whole? por <value>
      x|× <value>`,
    double: `
      @double @article|@determiner @result @whole?
      duplícalo|dóblalo`,
    halveUp: `
      @halve @article|@determiner? @result? @whole? ,|(? @up )?
      divide|divida|dividid|dividir|divides @article|@determiner? @result? @whole? por|entre dos|2 ,|(? @up )?`,
    halveDown: `
      @halve @article|@determiner? @result? @whole? ,|(? @down )?
      divide|divida|dividid|dividir|divides @article|@determiner? @result? @whole? por|entre dos|2 ,|(? @down )?`,
    highest: `
      @keep @just? @article @result? @highest
      @keep @just? @article @highest [@result|@die]? [de [@article @count|ambos|ellos|los] ]?
      @keep @article <value> @highest
      @keep @article? <value>? @result|@die @highest
      @keep uno de ${these} #? @die|@result?
      @keep @article que ~2
      @add @article <value>? @highest @result|@die?
      @add @article <value>? @result|@die @highest`.replaceAll('@count', count),
    lowest: `
      @keep @just? @article @result? @lowest
      @keep @just? @article @lowest [@result|@die]? [de [@article @count|ambos|ellos|los] ]?
      @keep @article <value> @lowest
      @keep @article? <value>? @result|@die @lowest`.replaceAll('@count', count),
    dropLowest: `
      @drop @article @result|@die? @lowest
      @drop @article @lowest @result|@die?
      @drop|sin @article? #? @lowest @result|@die?
      sin contar @article @result|@die? @lowest`,
    dropHighest: `
      @drop @article @result|@die? @highest
      @drop @article @highest @result|@die?
      @drop|sin @article? #? @highest @result|@die?
      sin contar @article @result|@die? @highest`,
    sum: `
      súmalos|sumadlos|sumándolos|sumarlos
      @add ${these}? ${count}? @die|@result [de ~2]?
      @add todos|ambos|ambas ${these}? @die|@result
      se @add ${these}|ambos|todos ${these}? @die|@result?
      @add ${these} ${count}
      y? se @add
      sumados|sumadas @together?`,
    difference: `
      @subtract @article @lowest @result? del|de|al @article? @highest @result?
      @subtract al @highest el @lowest
      @article @difference [entre [${these} ${count}? @die|@result? | ambos|ambas @die|@result? | ellos | el @highest y el @lowest]]?
      compara ${these} ${count}? @die|@result`,
    product: `
      multiplícalos|multiplicadlos @together?
      @multiply ${these} ${count}? @die|@result? [entre sí]?
      @multiply uno por el? otro`,
    without: `
      sin contar ${these}? <faces>
      ignorando|descartando|ignora|descarta|no cuentes|cuentan ${these}? <faces>
      ${these} <faces> no cuentan|valen|cuenta`,
    reroll: `
      @article|todos? ${these}? <numbers>|<faces> se repite|repiten
      @article|todos? ${these}? <numbers>|<faces> se vuelve|vuelven a tirar|lanzar
      @again ${these}? <faces>
      @again ${these}|todos ${these}? <numbers>
      @again @article? @die que @score @article? <numbers>`,
    elsewhere: `
      ${signed} # a|en|para|de|al @article|@determiner? ~1? @result @hit
      ${signed} # a|en|para|de|al? @article|@determiner? ${profile}
      @add|@subtract # a|en|para|de @article|@determiner ~1? @result @hit
      + # x|× # [de ~1]?
      [la|lo|las|los]? ${raises} en|a -|−|–|+? # ,? hasta un|el? máximo|mínimo de? #
      @add|@subtract # a|de @article|@determiner @result de|para ~1
      @may? @again un|una|cualquier|otra @result en|durante|de|por @article|@determiner ~2
      ${raises} @article|@determiner? <stat>|~2 en|a|de? -|−|–|+? # ~1?
      @article|@determiner <stat>|~2 se|le|les ${raises} en|a|de -|−|–|+? # ~1?
      @article|@determiner <stat>|~2 @is|queda|quedan|ve reducido|reducida|reducidos|reducidas|aumentado|aumentada|aumentados en|a|de -|−|–|+? # ~1?
      @add|@subtract <value> a|al|del|de|en @article|@determiner? ~2
      ${it} @add|@subtract <value> a|al|del|de|en @article|@determiner? ~2`,
    unread: `
      @article|# punto|puntos más|menos con|sin|si|en|para
      @article|todos|todas|@each? ${these}? <numbers>|<faces> no? ${it}? lee|leen|toma|toman|cuenta|cuentan|vale|valen|considera|consideran|trata|tratan|puntúa|puntúan|convierte|convierten como|por|en|de|a? @article? <faces>|#|nada|cero|doble|medio
      @add|@subtract <value> <toScore>? por|para @each|toda|todas? @times|ocasión|ocasiones que|~1?
      ,? en lugar|vez de @just? un|una? <target>
      ,? con|hasta un máximo de? #
      ,? máximo|mínimo #
      @article? <numbers> ${it}? lee|leen|cuenta|cuentan|vale|valen [como|por]? @article? #
      @article? @doubles|@triples cuenta|cuentan|vale|valen [como|por]? @article? #
      @add|@subtract <value> por @each # ~2
      @add @article? <value> y|e @article|@determiner? <value>
      @add|@subtract <value> @if ~3
      con? +|-|−|– <value> @if ~3
      @article <numbers> cuenta|cuentan|vale|valen como <value>
      un|una|el|los # es|son|cuenta|cuentan|vale|valen siempre? [como|por]? un|una? #
      ${these}? <faces> cuentan|valen|son como? <value>
      ${these}|@article|@each enano|enanos|elfo|elfos|bárbaro|bárbaros|mago|magos @add|@subtract <value>
      puede|puedes|pueden @again
      ,? o # si|cuando|con
      +|-|−|– <value>
      @keep @just? un|una|otro|otra|cualquier @die|@result
      @keep @just? uno|cualquiera [de ${these}|ellos|ellas #? @die|@result?]?
      @keep @just? uno|otro|otra|cualquiera ,|;|y|e|o
      ${it}? dale|dadle|darle|dándole|da|dan|das la vuelta [al|a_la @article? @die]?
      por @each? nivel|niveles [de ~2]?
      @each <stat> ${it}? permite|da|concede|otorga ~1?
      el|la primero|primera|primer|último|última que|en @score
      con # de? menos
      apartando|apartad|aparta|separando|separa|dejando|deja aparte? ${these}? <faces>|<numbers>
      @keep|contando|tratando|trata|cuenta|cuentas|lee ${these}? <faces>|# como <value>
      con|, ${these}? @doubles|@triples|<faces> contando|contados|valiendo [doble|el doble|dos veces|~2]?
      mueve|sube|baja|moviendo|subiendo|bajando el|la @result # ~2?
      que es # más|menos ~1 para|si|cuando|con
      , que|quien tiene|lleva|con? +|-|−|– #
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
      @if <who>? ${it}? @score un|una? <target> @natural? @hit
      @unless <who>? ${it}? @score un|una? <target> @natural? @hit
      @hit ,? @on un|una? <target>
      @hit|@save :|con? un|una? # <plus>`,
    test: `
      @test|chequeo|prueba|tirada de <stat> ( <bound> )
      @test|chequeo|prueba|tirada de <stat> ,? @on|@scoring|@score|de|a <lead>? <bound>`,
    asked: `
      <opener> @natural? <target> @natural? <onDice>?
      <opener> <onDice> ,? ${resultOf}? <target> @natural?
      <opener> [en|con @article @die]? ${resultOf}? <target>
      @if <onDice> ,? ${it}? @score|@shows|@is? ${resultOf}? <target>
      @with <dice> ,? ${it}? @must|@need|@score? @score? ${resultOf}? <target>
      ${whoever} ${it}? @score ${resultOf}? <target> @natural? <onDice>?
      @score|@must|@need <onDice> ${resultOf}? <target>
      @must|@need ${it}? @score <onDice> ${resultOf}? <target>
      @roll <onDice>? <bound>
      @if <who>|<score>? ${it}? @just? <verbBound> <onDice>?
      @just? cuenta|cuentan|vale|valen|sirve|sirven @if <who>|<score>? ${it}? @just? <verbBound> <onDice>?
      a <bound> <onDice>?
      @if al ~3 <onDice> ${it}? @score ${resultOf}? <target>
      ${whoever} ${it}? @score ${resultOf}? <target> en @article|@determiner @die
      @if <onDice> ${it}? @score|@shows @on @article|@determiner? @die|@result <target>
      y? @must ${it}? <verbBound> <onDice>?
      @if <onDice> ${it}? <verbBound>
      @unless <who>|<score>? ${it}? <verbBound> <onDice>?
      @must|@try ${it}? <onDice>? <verbBound> <onDice>?
      ${whoever} ${it}? <verbBound> <onDice>?
      y <verbBound>
      <score> ${it}? <verbBound>
      [y|,]? que @is ${resultOf}? <target>
      @if <score>? ${it}? @is de <target>
      @if <dice> @is|@score ${resultOf}? <target>
      @if <dice> ${it}? ${total} ${resultOf}? <target>
      @roll @article? <dice> <bound>
      @must? @exceeds un|una @result|@test de <bound> <onDice>?
      [un|una|la]? @result de <dice> <bound>
      @just? @on @article|@determiner? @natural? @result @natural? de|con <dice> de|igual_a un|una? <target>
      @just? @on @article|@determiner? @natural? @result @natural? de|con <dice> de|igual_a @article @result de <target>
      y|,|: @just? @score|saca ${resultOf}? <bound> <onDice>?
      @if <who>? ${it}? @roll <dice> y ${it}? @score ${resultOf}? <target>
      @if <who>? ${it}? @roll <dice> y <verbBound>
      hasta que <onDice> ${it}? @score ${resultOf}? <target>`,
    denied: `
      <denial> @natural? <target> @natural? <onDice>?
      <denial> <onDice> ,? ${resultOf}? <target>
      @if no ${it}? @score <onDice> <target>
      @if <onDice> no ${it}? @score|@shows|@is ${resultOf}? <target>
      @if <onDice> no ${it}? @score|@shows <target>`,
    mustNot: `
      <score>|<who>? no @must ${it}? @score|@is ${resultOf}? <target>`,
    unless: `
      @unless <who>? ${it}? @score ${resultOf}? @natural? <target> @natural? <onDice>?
      @unless <who>? ${it}? @score <onDice> <target>
      @unless <score> @is|@shows|@score ${resultOf}? <target>
      @unless @is|@shows|@score ${resultOf}? <target>
      @unless @on ${resultOf}? <target>
      no ${it}? ~3 ~2? salvo|excepto|más_que @on ${resultOf}? <target>`,
    row: `
      @article? @natural? <target> @natural? <onDice>? :|=|→|-|–|—|>
      de @article? <target> :|=
      :|;|( un|una? <numbers> ,
      :|;|( de|del <numbers> ,
      ¿ <target> ?`,
    bare: `
      ${resultOf}? @natural? <target> @natural? <onDice>?
      <verbBound> <onDice>?`,
    idle: `
      ,? en lugar|vez de @just? @on? @article? <target> [habitual|normal|de_siempre]?
      ,? en lugar|vez de @just? @on @article? habitual|normal <target>
      ,? y? no @just @on? ${resultOf}? <target>
      ni siquiera? @on ${resultOf}? <target> <onDice>?
      ni siquiera @score ${resultOf}? <target> <onDice>?
      [aunque | por más|mucho que] <who>? ${it}? @score ${resultOf}? <target> <onDice>?
      aun|incluso @on ${resultOf}? <target> <onDice>?
      [da|dará|daría igual] [que|si] <who>? ${it}? @score ${resultOf}? <target> <onDice>?
      [da|dará|daría lo mismo] [que|si] <who>? ${it}? @score ${resultOf}? <target> <onDice>?
      no importa [que|si] <who>? ${it}? @score ${resultOf}? <target> <onDice>?
      que ${it}? @score ${resultOf}? <target> <onDice>? da [igual | lo mismo]`,
    subject: `
      un|una|el|la|los|las|todo|toda|cualquier? @result @natural|@whole? de un|una? <target> @natural? <onDice>?
      un|una|el|la|los|las|todo|toda|cualquier? @result @natural|@whole? <bound> <onDice>?
      [cualquier cosa | todo | algo] <bound> <onDice>?
      un|una <numbers> @natural? @just? @means|@shows|@is
      un|una <numbers> @natural? en @article|@determiner @die
      un|una <numbers> @natural`,
    above: `
      @if <score>? ${it}? @is @higher
      @if <score>? lo supera|superas|supere|superan|excede
      @on @article @result @higher
      @if @score @higher ,
      , @higher [=|:]`,
    below: `
      @if <score>? ${it}? @is @lower
      @on @article @result @lower
      @if @score @lower ,`,
    atLeast: `
      @if <score>? ${it}? @is @higherOrEqual
      @if <score>? ${it}? lo|la|los? iguala|igualas|iguale o supera|superas|supere
      @on @article? @result? @higherOrEqual`,
    atMost: `
      @if <score>? ${it}? @is @lowerOrEqual
      @if <score>? no lo|la|los|las supera|superas|supere|superan|excede
      @on @article? @result? @lowerOrEqual`,
  },
  askDice: {
    difference: `
      @if|@on? @article @difference [entre [${these} #? @die|@result? | ambos|ambas @die|@result? | ellos | el @highest y el @lowest]]? @is|son|sean|de @article? <target>
      [@if|@unless <onDice>?]? se? difieren|difiera|difiere|difieran en @article? <target>`,
    each: `
      por? @each @die [que|con|en ${it}? [que ${it}?]? [@score|@shows|@is]?]? ${resultOf}? <target> <onDice>?
      ${these} <faces> son|hacen|causan|cuentan @article? ~1
      por? @each uno ${ofTheDice}? que ${it}? @score|@shows|@is|son|sean <target>
      por? @each @result de <target>
      por? @each <target> que ${it}? @score|@shows
      por? @each <target> <onDice>?
      cualquier|cualesquiera @die <target>
      [todos|cualquier|cualesquiera]? ${these}? @die que|con ${it}? [@score|@shows|@is]? ${resultOf}? <target>
      cuenta|contad|cuente ${these} <faces>
      por? @each <faces>
      @on ${these} <faces>
      el número de <faces>`,
    any: `
      [@if|@unless <onDice>?]? en? @any ${ofTheDice}? ${it}? ${showing} <target>
      en? al? @any @die ${ofTheDice}? ${it}? ${showing} <target>
      [@if|@unless <onDice>?]? en? @atLeast un|una|uno @die|@result ${ofTheDice}? ${it}? ${showing} <target>|<faces>
      [@if|@unless <onDice>?]? en? @any @die|@result ${ofTheDice}? ${it}? ${showing} <target>|<faces>
      [@if|@unless <onDice>?]? ${it}? @shows|@score @any <numbers>
      [@if|@unless <onDice>?]? ${it}? hay|haya @any <numbers>
      uno ${ofTheDice} ${it}? ${showing} <target>
      @die|@result? uno? @any ${showing} <target>
      hay|haya|sale|salga|salen|salgan|saca|sacas|saque|saques|obtiene|obtienes|obtenga @any <numbers>
      @if|@on? @any <numbers>
      <target> [@shows|@score]? en @any ${ofTheDice}?
      <target> [@shows|@score]? en @any @die
      uno por lo menos ${showing} <target>`,
    anyOrMore: `
      [@if|@on|@need|@score]? ${it}? [@score|@shows|hay|haya]? [al menos | por lo menos | como mínimo|poco] un|una <numbers> <onDice>?`,
    both: `
      ambos|ambas @die|@result de @article? <dice> ${it}? @must? ser? ${showing} <target>|<faces>
      en? ambos|ambas ${these}? @die|@result? ${it}? @must? ${showing} <target>|<faces>
      @is|son|sean ambos|ambas <target>
      @if [lo @is|son|muestran|hacen ambos|ambas | ambos|ambas lo @is|son|muestran|hacen]
      <target> en ambos|ambas ${these}? @die|<dice>?
      <target> en @each uno|una ${ofTheDice}?`,
    all: `
      en? todos|todas ${these}? #? @die|@result? ${it}? @must? ${showing} <target>|<faces>
      en? ${these} # @die|@result? ${it}? @must? ${showing} <target>|<faces>
      @is|son|sean todos <target>
      @is|son|sean ${these} # <target>
      @if [lo @is|son|muestran|hacen todos|todas|los dos|tres|cuatro|cinco|seis? | todos|todas lo @is|son|muestran|hacen]
      <target> en todos ${these}? @die?
      <target> en ${these} # @die?`,
    none: `
      [@if|@unless <onDice>?]? en? @none ${ofTheDice}? ${it}? ${showing} <target>
      en? @none @die ${ofTheDice}? ${it}? ${showing} <target>
      [@if|@unless <onDice>?]? no ${it}? hay|haya|sale|salga|salen|saca|sacas|saque|saques @none <target>
      @none @natural? <numbers>
      [@if|@unless <onDice>?]? no ${it}? hay|sale|salen|saca|sacas|salga <faces>
      sin @none|un? <numbers>
      @if @none ${ofTheDice}? lo @is|@shows|@score|hace|hacen`,
    atLeast: `
      [@if|@need]? en? @atLeast <value> @die|@result ${ofTheDice}? [de|con|que]? ${showing}? <target>
      [@if|@unless <onDice>?]? en? @atLeast <value> ${ofTheDice}? ${showing} <target>
      [@if|@unless <onDice>?]? en? <value> @orMore @die|@result? ${ofTheDice}? [de|con|que]? ${showing} <target>
      [@if|@unless <onDice>?]? en? <value> ${ofTheDice} ${showing} <target>
      [@if|@unless <onDice>?]? en? <value> @die ${showing} <target>
      @if|@on|@need? <value> @die [de|con] <target>
      ${ifCome} @atLeast <value> <faces>
      ${ifCome} <value> @orMore <faces>
      ${ifCome} <value> <faces> @orMore
      ${ifCome} <value> <faces>
      ${ifCome} @atLeast <value> <numbers>
      ${ifCome} <value> @orMore <numbers>
      una? pareja|par de <faces>`,
    exactly: `
      exactamente|justo|sólo|solo <value> @die|@result? ${ofTheDice}? ${showing} <target>
      exactamente|justo|sólo|solo <value> <faces>`,
    highest: `
      @if @article|@determiner @result|@die? @highest ${ofTheDice}? ${showing} <target>
      @if @article|@determiner @result|@die? @highest ${ofTheDice}? <verbBound>`,
    lowest: `
      @if @article|@determiner @result|@die? @lowest ${ofTheDice}? ${showing} <target>
      @if @article|@determiner @result|@die? @lowest ${ofTheDice}? <verbBound>`,
  },
  alike: {
    double: `
      @if no ${it}? @score|@shows|@is|son|sean un? @doubles
      @if al ~3 <onDice> ${it}? @score un|una? @doubles
      @but ,? @if ${it}? @score|@shows|@is un|una? @doubles
      <opener> un|una|cualquier? @doubles <onDice>?
      @if @on? @article? [@result de]? <onDice>|<dice> ${it}? @score|@shows un? @doubles
      [@if|@unless <onDice>?]? ${it}? @score|@shows|@is|son|sean @doubles <onDice>?
      un|cualquier @doubles <onDice>?
      un|cualquier? @doubles @means que?
      @unless ${it}? @score|@shows|@is|son|sean un? @doubles
      @doubles :|=|y|–|—
      ¿ @doubles ?`,
    pair: `
      <opener>? @atLeast? dos @result|@die? ${ofTheDice}? [@is|son|sean|@shows]? @same
      <opener>? @atLeast dos ${ofTheDice}? coinciden|coincidan
      @if @atLeast? dos @die|@result? ${ofTheDice}? coinciden|coincidan
      @need dos @die|@result? @same
      <opener>? @score dos @same @result?`,
    same: `
      [@if|@unless <onDice>?]? ${it}? @is|son|sean|@shows|@score ${these} # @same
      [@if|@unless <onDice>?]? [ambos|ambas|todos|todas ${these}? | ${these}] #? @die|@result @is|son|sean|@shows|@score|tienen|caen @same @result?
      [@if|@unless <onDice>?]? ${these} # @is|son|sean|@shows|@score @same @result?
      [@if|@unless <onDice>?]? [ambos|ambas|todos|todas ${these}? | ${these}] #? @die|@result coinciden|coincidan
      @if <onDice>? ${these} # coinciden|coincidan
      @if <onDice>? ambos|ambas|todos? @is|son|sean|@shows|@score @same @result?
      @if <onDice>? ambos|ambas|todos? coinciden|coincidan
      @if ${it}? @score @same @result en ${these}|ambos|ambas|todos|todas ${these}? #? @die?
      @same @result en ${these}|ambos|todos #? @die?`,
    triple: `
      <opener>? un|una|cualquier? @triples <onDice>?
      <opener>? tres @result|@die? @same`,
    four: `
      <opener>? cuatro @result|@die? @same`,
    doubleOf: `
      <opener>? un|una? @doubles de? @article? <value> <onDice>?
      @if @on? <onDice>|<dice> ${it}? @score|@shows un? @doubles <value>|<faces>
      <opener>? un|una? @doubles de? <faces> <onDice>?
      @if al ~3 <onDice> ${it}? @score un|una? @doubles de? @article? <value>|<faces>`,
    tripleOf: `
      <opener>? un|una? @triples de? @article? <value>
      <opener>? un|una? @triples de? <faces>`,
    snakeEyes: `
      <opener>? ojos de serpiente`,
    boxcars: `
      <opener>? doble seis`,
    different: `
      [@if|@unless <onDice>?]? ambos|ambas|todos|todas|${these} ${these}? #? @die|@result? @is|son|sean|@shows|@score @result? @different
      @if|@unless <onDice>? @is|son|sean ambos|ambas|todos|todas|${these} ${these}? #? @die|@result? @different
      [@if|@unless <onDice>?]? no hay|salen|salgan|haya dos @same
      [@if|@unless <onDice>?]? ambos|ambas|todos|todas|${these} ${these}? #? @die|@result? no coinciden|coincidan`,
    even: `
      <opener>? un|una|cualquier? @result @even <onDice>?
      <opener> un|uno? @even <onDice>?
      en caso de @article? @result? @even
      @if al @roll @again? @article? @die? ~2? ${it}? @score @article? @result? @even
      @but ,? @if <score>? ${it}? @is|@shows|@score @article? @result? @even
      @if <onDice> ${it}? @score|@shows|@is|son|sean @result? @even
      [@if|@unless <onDice>?]? <score>? ${it}? @is|son|sean|@shows|@score @result? @even <onDice>?
      los @result? @even
      @even :|=|y|–|—
      :|;|(|.|, @even ,
      ¿ @even ?`,
    odd: `
      <opener>? un|una|cualquier? @result @odd <onDice>?
      <opener> un|uno? @odd <onDice>?
      en caso de @article? @result? @odd
      @if al @roll @again? @article? @die? ~2? ${it}? @score @article? @result? @odd
      @but ,? @if <score>? ${it}? @is|@shows|@score @article? @result? @odd
      @if <onDice> ${it}? @score|@shows|@is|son|sean @result? @odd
      [@if|@unless <onDice>?]? <score>? ${it}? @is|son|sean|@shows|@score @result? @odd <onDice>?
      los @result? @odd
      @odd :|=|y|–|—
      :|;|(|.|, @odd ,
      ¿ @odd ?`,
    evenAll: `
      [@if|@unless <onDice>?]? en? ambos|ambas|todos|${these} ${these}? #? @die|@result? ${it}? @is|son|sean|@shows|@score @even
      [@if|@unless <onDice>?]? en? @none ${ofTheDice}? ${it}? @is|son|sean|@shows|@score @odd`,
    oddAll: `
      [@if|@unless <onDice>?]? en? ambos|ambas|todos|${these} ${these}? #? @die|@result? ${it}? @is|son|sean|@shows|@score @odd
      [@if|@unless <onDice>?]? en? @none ${ofTheDice}? ${it}? @is|son|sean|@shows|@score @even`,
    evenAny: `
      [@if|@unless <onDice>?]? en? @any ${ofTheDice}? ${it}? @is|son|sean|@shows|@score @even`,
    oddAny: `
      [@if|@unless <onDice>?]? en? @any ${ofTheDice}? ${it}? @is|son|sean|@shows|@score @odd`,
  },
  rivals: {
    both: `
      ${aThing} y ${aThing} @roll <dice> [@each uno|cual]
      [el|la|un|una <thing>] y [el|la|un|una <thing>] @roll <dice>
      ${aThing} y ${aThing} @roll @each uno|cual <dice>
      ${aThing} y ${aThing} @roll ambos|los_dos <dice>
      @result|@test @versus [:|.|entre] ${aThing} y ${aThing} @roll? <dice>
      dos|ambos|los ~1 @roll <dice> @each uno|cual
      los dos|ambos [bandos|jugadores|rivales|contrincantes]? @roll <dice>
      @each bando|contrincante|rival @roll <dice>`,
    oneEach: `
      @roll <dice> por|para ${aThing} y otro|otra|uno|una @die? por|para ${aThing}
      @roll <dice> por|para ${aThing} y <dice> por|para ${aThing}
      <dice> por|para ${aThing} y <dice> por|para ${aThing}
      <dice> por|para ${aThing} y otro|otra|uno|una @die? por|para ${aThing}
      <dice> ,|:|( uno|una <thing>? por|para|de ${aThing} y otro|otra|uno <thing>? por|para|de ${aThing} )?
      <dice> ,|:|( uno|una ${aThing} y otro|otra|uno ${aThing} )?`,
    another: `
      ${aThing} @roll otro|uno también?
      ${aThing} @roll otra también
      y @article|@determiner <thing> otro|otra
      ${aThing} hace lo mismo
      lo mismo hace ${aThing}`,
  },
  askRivals: {
    above: `
      @if del ${aThing} @is @higher
      @if el|la|lo|los|las [de|del]? ${aThing} @is @higher
      @if @article @result [de|del ${aThing}]? @is @higher
      @if ${aThing} ${it}? @score|@roll @article? @result? @higher [que ${aThing} | que él|ella|ellos|ellas|tú]?
      @if tu|vuestro|vuestra @result @is @higher [que|a|al [el|la]? [de|del]? ${aThing}]?
      @if ${aThing} gana|ganas|vence|vences`,
    below: `
      @if el|la|lo|los|las [de|del]? ${aThing} @is @lower
      @if @article @result [de|del ${aThing}]? @is @lower
      @if ${aThing} ${it}? @score|@roll @article? @result? @lower [que ${aThing}]?
      @if tu|vuestro|vuestra @result @is @lower [que|a|al [el|la]? [de|del]? ${aThing}]?
      @if ${aThing} pierde|pierdes`,
    atLeast: `
      @if el|la|lo|los|las [de|del]? ${aThing} @is @higherOrEqual
      @if @article @result [de|del ${aThing}]? @is @higherOrEqual`,
    atMost: `
      @if el|la|lo|los|las [de|del]? ${aThing} @is @lowerOrEqual
      @if @article @result [de|del ${aThing}]? @is @lowerOrEqual`,
    tie: `
      @if ${it}? empatan|empatáis|empatas
      @if hay empate
      en caso de empate
      @if? un empate
      @if ambos|los? dos? ${it}? @is|son|@score|@shows @same @result?
      @if ${it}? @is|son|@score @same @result?`,
    winner: `
      gana|vence @article @result @higher|@highest
      gana|ganará|vence|vencerá el|la @highest|@higher [de ambos|los dos | @result|@die]?
      gana|ganará|vence|vencerá quien|el|la que? @score @article? @result? @higher|@highest
      quien|el|la que? @score @article? @result? @higher|@highest @result? gana|vence
      @article @result @higher|@highest gana|vence
      el|la que? @score @article? @higher|@highest gana|vence`,
  },
  stated: {
    in: `
      <value> @chance|vez|veces entre|de|sobre|en @each? <value>
      <value> entre <value>
      @chance de <value> / <value>
      @chance de <value> entre|sobre|de|en <value>
      <value> de @each <value> veces|casos|ocasiones|tiradas|intentos
      <value> entre|de <value> veces|casos|ocasiones
      <value> de @each? <value> @chance`,
    of: `
      <value> @chance entre|de|sobre <value>`,
    one: `
      una|única @chance entre|de|sobre @each? <value>
      @chance de una entre|sobre|de|en <value>
      una de @each <value> veces|tiradas|ocasiones
      una vez de @each <value>`,
  },
  otherwise: {
    else: `
      @otherwise
      con|en|para? el resto ,|:|=|nada|no`,
    any: `
      @onScore @any? @other [@result|~1]?
      y|,? cualquier otra cosa @is|son|=|:
      en @any? @other @result
      @on|@if @any? otra cosa
      @any @other @result
      en @other|@article caso contrario
      el resto de @result`,
    above: `
      @on? @article|@any @result @higher
      @on más|mayor
      por encima de eso|esto|ello`,
    below: `
      @on? @article|@any @result @lower
      @on menos|menor
      ;|. menos ,|=|:
      por debajo de eso|esto|ello
      menos de|que eso|esto`,
  },
  compared: {
    any: `
      y? compara|compare|comparad|compáralo|comparando|comparándolo @article|@determiner? @result? @whole? con @article? <value>
      @versus @article? <value>
      y? compara|compáralo|compare ~2? con @article? <value>`,
  },
  told: {
    example: `
      por ejemplo`,
    any: `
      @told
      ya? no ${it}? @need @score? ${resultOf}? <target> <onDice>?
      ya no ${it}? ~1 @on <lead>? <target> <onDice>?
      nadie ha? dicho|dice|pide que
      ~2? sacó|obtuvo|logró|sacaron|obtuvieron|saqué ~1? un|una? # @natural?
      ~2? sacó|obtuvo|logró|sacaron|obtuvieron|saqué ~1? un|una? <dice>
      ~2? consiguió|acertó|falló con un|una? #
      y|pero [@article|@determiner @die|@result]? cae|queda|sale en @article? <numbers>
      [@article|@determiner @die|@result]? cayó|quedó|salió en @article? <numbers>
      @if @article|@determiner ~1 dice|anuncia que? @roll`,
    sample: `
      ejemplo|ejemplos|muestra de|del|:|.|–|—
      ejemplo # :|.|–|—
      ~1 de ejemplo|muestra :|.|–|—`,
    supposed: `
      di|decid|diga|digan|pon|poned|ponga|pongamos|asume|asumid|asuma|asumamos|figúrate|figuraos|figurémonos que`,
    past: `
      [@article|@determiner ~2 | ~1]? ya|una_vez? ${it}? sacó|obtuvo|logró|consiguió|tiró|lanzó|sacaron|obtuvieron|lograron|consiguieron|tiraron|lanzaron|saqué|obtuve|logré|conseguí|tiré|lancé|sacamos|obtuvimos <alike>|<askDice>`,
    taken: `
      bórrese
      bórralo|bórrenlo|táchalo|olvídalo|ignóralo
      fe de erratas
      ya no se usa|tira|hace
      pero es mentira|falso
      sale|salió|salen # veces`,
  },
  plain: {
    any: `
      sin importar @article|@determiner? <stat>|~1
      independientemente de @article|@determiner? <stat>|~1
      @determiner|eso|esto|ésta|ésa @is @article|@determiner @result de|del|para ~3
      @article|@determiner @result|@die @means|dice|determina|decide|establece|da cuántos|cuántas|cuánto|cuánta|qué|quién|cuál|cómo|dónde|a_quién ~3
      [y|,]? consulta|consultad|consulte|mira|mirad|mire|lee|lea|leed|busca|busque @article|@determiner [siguiente tabla | tabla siguiente | tabla de|que ~1]
      y|e|pero|o que @article|@pronoun? ~3
      siempre y? cuando|que @article|@determiner? ~3 no? ${it}? ~3?
      contra él|ella|ellos|ellas|ti|sí|quien|quienes ~1?
      contra cualquier|cualquiera|todos|todas ~2
      @drop|@again y|o|e ~1 @article|@determiner ~1
      @drop todo|toda|todos|todas excepto|salvo|menos? @article|@determiner? ~2
      gira|giras|giran|girar|gire a|hacia @article|@determiner? ~1
      @article|@determiner ~1 no cuenta|cuentan|vale|valen
      que @is peor|mejor|más|menos ~1?
      no ${it}? ~2 ninguno|ninguna|nadie|nada
      @but claro|bueno|vamos ,?
      sin contar @article|@determiner? armadura|armaduras|escudo|escudos|resistencia|dureza
      @article|@determiner ~2 se dobla|doblan|duplica|duplican|triplica|triplican
      @keep un|una|uno|otro|otra|cualquier|cualquiera de? @article|@determiner? ~1
      cae|caen|caes|va|vas|llega|llegas|sube|subes|baja|bajas|queda|quedas|echa|hay abajo|arriba|encima|debajo
      del todo
      encima|debajo|delante|detrás de|del @article|@determiner|@pronoun? ~1?
      además de|del ~3
      ${it}? vende|venden|vendes|compra|compras|cobra|cobras|paga|pagas por [el doble|triple | la mitad]
      uno|una|alguno|alguna|cualquiera|varios|ninguno de vosotros|nosotros|ellos|ellas|ustedes
      a @article? corta|larga|media|quemarropa distancia?
      ,? una|un tirada|tiro|intento por|al|cada ~1
      para? @determiner|@article ~1? valor|nivel|número inicial|normal|original|base|anterior|habitual
      ,|( dado|dada|dados|dadas|indicado|indicada después|antes|detrás|tras|por|en @article|@determiner? ~2
      reduce|reducen|reducido|reducida|reducidos|reducidas|queda|quedan a # ~1
      # veces @article|@determiner @result|@whole? ~1? de? ~1?
      para ver|saber|determinar|decidir|comprobar|averiguar|calcular si ~3 @must? no? cambiar|contar|ignorar|repetir|quitar|añadir?
      para ver|saber|determinar|decidir|comprobar|averiguar|calcular si ~3 @must? ${exchange}
      sin|ni modificador|modificadores|modificación [de|del|por|para|a [<stat>|~1] [o|y|ni [de|por]? [<stat>|~1]]?]?
      el doble|triple de ~1
      doble|triple ~1? ataques|daño|heridas|movimiento|oro
      sus|tus|los ataques|movimientos se duplican|doblan
      ,|( hasta #
      # veces|vez de @each #
      # de @each #
      para no? ~1
      para no? ~3
      @roll @article|@determiner ~1
      gana|ganas|ganan|cobra|cobras|cobran|paga|pagas|pagan|pierde|pierdes|pierden|cuesta|cuestan|recibe|recibes|sufre|sufres|cura|curas el doble|triple
      gana|ganas|ganan|cobra|cobras|cobran|paga|pagas|pagan|pierde|pierdes|pierden|cuesta|cuestan la mitad
      ${it} gana|cobra|paga|cuesta|cura|curan el doble|triple
      sin ~1
      y no|nunca|ni ${it}? ~1
      no|nunca|ya_no|nadie|nada ${it}? ~2 más?
      no hay|está|están|tiene|tienen|puede|pueden|podrá|debe|deben ~2
      no @is ~1
      ni ~2
      ni siquiera
      la mitad de @article|@determiner ~1
      , que ~2 más|menos que @article|@determiner? ~1
      , que ~1? nadie|nada|no|nunca ~3
      al|a|en @article? final|comienzo|principio|inicio [de|del @article|@determiner|@each? ~2]?
      al empezar|acabar|terminar|despertar|salir|entrar|atacar|impactar|golpear|disparar|beberla|beberlo ~1?
      otra|alguna|esta|una|tal|cada vez
      una|dos|tres vez|veces al|por|en @each? ~1
      a la vez
      ${it} da|dan|dé|den|das|dais|dio cuenta
      @keep el|ese|este <dice>
      en vez|lugar de <dice>?
      todo|toda @article|@determiner? ~2
      a|de|para|por|con|entre? @all ${these}? ~2
      @all ${these} ~2
      @roll @each|todos|todas los|las? turno|turnos|ronda|rondas|fase|fases|noche|noches|día|días
      @each ~1 turno|ronda|fase|noche|mañana|tarde|día|hora|semana|vez|partida|aventura|lado|mano|punta
      @each turno|ronda|fase|noche|mañana|tarde|día|hora|semana|vez|partida|aventura|lado|mano
      por turno|ronda|noche|día|hora|semana|fase
      @each <thing> que ~2
      en|a|de @each ~1
      uno|una|alguno|cualquiera de @article|@determiner ~2
      uno|una a uno|una
      @article ~2 más|menos|mayor|menor ~1
      @article <thing> más ~1
      más|menos allá|tarde|adelante|cerca|lejos|cercano|cercana|próximo|próxima|fuerte|rápido|débil|antiguo|joven
      el|la|un|una mejor|peor|mayor|menor ~1
      el|la|su|tu|un|una|al primer|primero|primera|segundo|segunda|tercer|tercera|último|última|próximo|próxima|siguiente ~1
      uno|una|dos|tres|cuatro|cinco|seis|#|<dice> heridas|herida|monedas|moneda|puntos|punto|casillas|casilla|turnos|turno|ataques|ataque|guerreros|guerrero|goblins|esqueletos|ratas|días|día|semanas|metros|pasos|horas
      # de oro
      sin modificar|modificador|modificadores
      +|-|−|– # @hit
      contra @article|@determiner ~2
      según @article ~2
      no se puede|pueden ~1 modificar?
      cada uno|cual
      en dos|tres|pedazos|trozos
      a todos|todas
      sin @roll ~1? <dice>
      # ~1 @orMore|@orLess`,
    outcome: `
      ${exchange}
      <stat>
      gira|giras|giran|girar|gire @article|@determiner ~1
      ${it} ~2 más|menos|mejor|peor
      cambia|cambias|cambian|cambiar|cambie|cambies|cambien|cambiará de ~2
      cambia|cambias|cambian|cambiar|cambie|cambiará @article|@determiner ~1
      @but al|a|en|durante|tras|después|antes|con|por|para @article|@determiner? ~2
      puntos? de <stat>
      más ~1
      # ~1 menos
      # menos
      sigue igual|vivo
      @other ~1
      da igual
      algo más de ~2
      pero no|nunca|jamás|tampoco ~2
      un|una ~1 más|menos
      ${it} ~1 juntos|juntas
      vuelve|vuelves|vuelven|volved|vuelva|volvéis a @roll
      @again @article|@determiner? @result?
      @roll @again
      que ${it} descarta|descartan|quita|quitan|elimina|ignora|añade|suma|resta
      en ~1 más|menos
      a salvo
      número de ~1
      ese número ~2
      por @article <stat>
      nunca @article? ~1
      @again @article|@determiner? @result
      no [.|;|,]
      que? ~1? más|menos|mejor|peor|mayor ~1? que ~2
      una|dos|tres vez|veces más
      nada|nunca|nadie más
      más|menos|mayor|mejor|peor|superior|inferior ~1 que
      todo|todos|todas
      @any ~2
      @none ~2
      sin ~2
      # ~2
      la mitad de|del ~2
      la mitad
      @article? doble|triple de|del ~2
      el doble|triple
      al menos un|una|# ~1
      además de|del ~2
      en total|seguida
      de nuevo
      otra vez
      como|tan ~2
      tan ~1 como ~2
      menos|más ~1 heridas|ataques|daño
      arriba|abajo|encima|debajo de|del|y ~2
      hacia|de arriba|abajo
      por encima|debajo de|del ~2
      siempre|casi ~1
      pierde|recupera|gana|sufre|recibe|cura <value> ~1
      y así sucesivamente
      el uno al otro
      unos a otros
      cada uno|cual ~2
      dobla|doblan|duplica|duplican @article|@determiner ~2
      suma|añade|resta # a @article|@determiner? ~1
      cuenta|cuentan como ~2
      se da|dan cuenta
      cambia|cambian de ~1
      repite|repites|repiten turno|ataque
      frente a? @article|@determiner ~2
      hasta @article|@determiner ~3
      hasta que ~3
      el @result|@die
      uno de ~2`,
  },
  earlier: {
    past: `
      @if|quien|quienes [en|con @article|@determiner @determiner? ~1? @result ,?]? [antes | <who> | <score>]? ${scored} <lead>? <target>
      @if <who>|<score>? ha|han|has|había|habían sacado|obtenido|salido|tirado <lead>? <target>
      [los|las que | aquellos que] ${scored} <lead>? <target>`,
    now: `
      <opener> <lead>? <target>`,
  },
};
