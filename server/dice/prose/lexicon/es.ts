import { numberNames } from '../../../text/numberWords.ts';
import type { Lexicon } from './lexicon.ts';

export const spanishLexicon: Lexicon = {
  classes: {
    article: 'el, la, los, las, un, una, unos, unas',
    determiner:
      'su, sus, tu, tus, mi, mis, vuestro, vuestra, nuestro, nuestra, este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella, aquellos, dicho, dicha, dichos, cierto, cierta, primer, primera, segundo, segunda, tercer, último, última, mismo, misma',
    pronoun:
      'él, ella, ello, ellos, ellas, usted, ustedes, yo, tú, nosotros, vosotros, quien, quienes, quienquiera, alguien, nadie, el|la|los|las|lo que, al|aquel|aquella|aquellos|todo que, todo el que, todos los que, se, te, le, les, lo, me, nos, os, éste, ésta, éstos, ése, ésa, uno, esto, eso, aquello, nada, algo',
    of: 'de, del',
    on: 'con, en',
    onScore: 'con',
    with: 'en, con, de, al tirar|lanzar con?, tirando|lanzando con?, en una|la tirada|prueba de',
    and: 'y, e, luego, después',
    or: 'o, u, ó, ú, o bien, ni',
    to: 'a, al, hasta, -',
    from: 'de, del, desde, entre',
    if: 'si, cuando, en cuanto, tan pronto como, siempre que, siempre y cuando, cada|toda vez que, en caso de que?, mientras, con tal de que, caso de que?',
    unless: 'a menos que, salvo que|si, excepto que|si, a no ser que, menos si|que, si no es que',
    until: 'hasta que, hasta',
    not: 'no, nunca, jamás, tampoco',
    but: 'pero, sino, aunque, sin embargo, ahora bien, y encima',
    just: 'entonces, sólo, solo, solamente, únicamente, también, además, inmediatamente, automáticamente, siempre, simplemente, todavía, aún, ya, enseguida, ahora, así, sí, luego, después, exactamente, justo, justamente, precisamente, normalmente',
    otherwise:
      'si no, de lo contrario, en caso contrario, en otro caso, en los demás casos, de otro modo, de otra manera|forma, si no es así, en cualquier otro caso, en los demás casos, en el resto de casos, si falla|fallas|fallan|falláis|fracasa|fracasas, si no lo|la|las|los? logra|logras|logran|consigue|consigues|consiguen',
    // Verbs
    is: 'es, sea, fuera, fuese, fueran, será, serán, siendo, ser, era, resulta, resultan, resulte, resulta|resulte|resultara ser, está, esté, asciende a, equivale a, viene a ser, acaba siendo, da, dé, dan, den, diera, diese, dieran',
    shows:
      'muestra, muestran, muestre, muestren, marca, marcan, marque, marquen, sale, salen, salga, salgan, saliera, saliese, saca, sacan, saque, saquen, saquéis, sacas, saques, da, dan, dé, den, indica, indique, aparece, aparecen, aparezca, obtiene, obtienen, obtenga, obtengan, señala, refleja',
    roll: [
      'tira, tiras, tiran, tiramos, tiráis, tire, tires, tiren, tiremos, tiréis, tirad, tirar, tirarse, tirará, tirarás, tirarán, tiraremos, tiraréis, tiraría, tirarías, tiraríamos, tirarían, tirase, tirara, tíralo, tirarlo',
      'lanza, lanzas, lanzan, lanzamos, lanzáis, lance, lances, lancen, lancemos, lancéis, lanzad, lanzar, lanzarse, lanzará, lanzarás, lanzarán, lanzaremos, lanzaría, lanzase, lanzara, lánzala, lánzalo',
      'arroja, arrojan, arroje, arrojad, arrojar',
      'repite|repita|repetid|repetir la tirada con',
    ].join(', '),
    rolling: 'tirando, lanzando, arrojando',
    rolled: 'tirado, tirada, tirados, tiradas, lanzado, lanzados',
    score: [
      'saca, sacas, sacan, sacamos, sacáis, saque, saques, saquen, saquemos, saquéis, sacar, sacarse, sacara, sacase, sacará, sacarán, sacad',
      'obtiene, obtienes, obtienen, obtenemos, obtenéis, obtenga, obtengas, obtengan, obtengamos, obtengáis, obtener, obtenerse, obtuviera, obtuviese, obtendrá, obtened',
      'consigue, consigues, consiguen, conseguirse, conseguimos, consiga, consigas, consigan, conseguir, consiguiera, logra, logras, logran, logre, logres, logren, lograr, lograrse',
      'sale, salen, salga, salgan, saliera, saliese, salir, aparece, aparezca, muestra, muestre, marca, marque, tira, tiras, tiran, tire, tires, tiren, tirar, lanza, lance',
    ].join(', '),
    scoring: 'sacando, obteniendo, consiguiendo, logrando, tirando, saliendo',
    scored: 'obtenido, obtenida, obtenidos, sacado, sacada, logrado, conseguido, requerido, necesario, necesaria',
    need: [
      'necesito, necesita, necesitas, necesitan, necesitamos, necesitáis, necesite, necesites, necesiten, necesitará, necesitarás, necesitarán, necesitaría, necesitaba',
      'requiere, requieren, requiera, requerirá, pediría, pediríamos, exigiría, exigiríamos, exijo, pondría, precisa, precisas, precisan, precisará, exige, exigen',
      'sigue? hace|hacen|haga|hagan|hará|harán|haría|haciendo falta, basta|bastan|bastará|bastarán|bastaría|bastarían con, basta, bastan, bastará, bastarán, bastaría, bastarían, es|será|sería|fuera|son|serán necesario|necesarios|preciso|menester|suficiente, valdrá|valdría|valen con, pide, piden, pido',
    ].join(', '),
    must: [
      'debe|debes|deben|debéis|debemos|deberá|deberás|deberán|debería|deberías de?',
      'tiene|tienes|tienen|tenemos|tenéis|tendrá|tendrás|tendrán|tenga|tengas|tengan|tendría que',
      'ha|has|han|hemos|habéis|habrá|habrán de',
      'hay|habrá|habría|haya que',
      'puede, puedes, pueden, podrá, podrás, podrán, pueda, podéis',
    ].join(', '),
    unit: 'cm, caras, lados, pg, po, rata, ratas, goblin, goblins, orco, orcos, esqueleto, esqueletos, murciélagos, arañas, enemigos, monstruos, amigos, compañeros, dagas, espadas, antorchas, flechas, cuerdas, llaves, cartas, pociones, hechizos, objetos, tesoros, habitaciones, salas, puertas, provisiones, vendas, kilos, metros, minutos, semanas, meses, personas, hombres, casilla, casillas, herida, heridas, oro, turno, turnos, pies, millas, pasos, monedas, coronas, años, días, horas, puntos',
    point: 'punto, puntos',
    level: 'nivel, niveles, rango, rangos',
    may: 'puede, puedes, pueden, podrá, podrás, podrán, podría',
    fail: 'no, no logra|logras|logran|consigue|consigues|consiguen|consiga|consigas|consigan|puede|puedes|pueden|pueda',
    means:
      'significa, significan, supone, suponen, indica, indican, implica, quiere|quieren decir que?, es, son, equivale|equivalen a, causa, provoca, trae, abre, mata, hace, da, significa|significan|supone|suponen|indica|indican|implica|provoca|hace|hacen que, quiere|quieren decir que',
    try: 'intenta, intentas, intentan, intente, intenten, intentad, trata|tratan|tratad|trate de, procura, procurad, esperando, intentando, tratando de, consigue, logra, para, a ver si',
    // Nouns
    die: 'dado, dados',
    oneDie: 'dado',
    preposition:
      'en, a, al, por, para, de, del, con, como, antes, después, hasta, hacia, contra, cada, durante, mientras, sin, sobre, bajo, tras, desde, entre, según, además, también, y, o, que, si, cuando, otra, se, en total, inmediatamente, extra, adicional, adicionales, más',
    result:
      'resultado, resultados, tirada, tiradas, total, totales, suma, puntuación, puntuaciones, número, números, lanzamiento, lanzamientos, cifra, valor, valores, tiro, dado',
    kin: 'mago, elfo, enano, bárbaro, hechicero',
    warrior:
      'guerrero, guerrera, guerreros, guerreras, jugador, jugadora, jugadores, aventurero, aventurera, aventureros, aventureras, héroe, héroes, personaje, personajes, mago, maga, elfo, elfa, enano, enana, bárbaro, bárbara, compañero, compañeros, líder, portador, uno, cual, quien',
    anyWarrior:
      'guerrero, guerrera, guerreros, guerreras, jugador, jugadora, jugadores, aventurero, aventurera, aventureros, aventureras',
    times: 'veces, vez, x',
    natural: 'natural, naturales, sin modificar, pelado, pelada',
    whole:
      'total, final, obtenido, obtenida, modificado, modificada, combinado, combinada, conseguido, conseguida, sacado, sacada, conjunto, conjunta, resultante, mínimo, mínima, exacto, exacta',
    test: 'prueba, pruebas, chequeo, salvación, intento, control',
    hit: 'para impactar|herir|salvar|acertar|golpear|esquivar|parar|lanzar, al impactar|atacar|disparar|golpear|lanzar, en|durante|de la|su|tu fase de poder, de poder, en|con el|la|su|tu dado|tirada [de|para impactar|poder|herir]?, en la tirada para impactar|herir|golpear',
    knownRoll:
      'tirada|tiradas|dado|tiro de poder, tirada|tiradas|dado|tiro para impactar|herir|golpear|acertar, tirada|tiradas|tiro|puntuación de impactar|impacto|acierto|lanzamiento, puntuación para impactar|herir|golpear|acertar, dado de|para impactar',
    save: 'salvación, tirada de salvación, tirada para salvar',
    chance: 'posibilidad, posibilidades, probabilidad, probabilidades, oportunidad, oportunidades',
    // Bounds
    orMore: [
      'o|ó|u|y más|mas|mayor|mayores|superior|superiores|mejor|mejores|arriba',
      'o por encima, o|ó un|una? número|resultado|puntuación|cifra? mayor|superior|mejor|más alto|alta, o más alto|alta, o algo más alto|alta, o cualquier número|resultado mayor|superior|más alto',
      'en adelante, y|o? para|hacia arriba, como mínimo|poco, al menos, por lo menos, mínimo, o lo supera|superas|supere, necesario, requerido, de mínimo',
    ].join(', '),
    orLess: [
      'o|ó|u|y menos|menor|menores|inferior|inferiores|peor|peores|abajo',
      'o por debajo, o|ó un|una? número|resultado|puntuación|cifra? menor|inferior|peor|más bajo|baja, o más bajo|baja, o cualquier número|resultado menor|inferior|más bajo',
      'y|o? para|hacia abajo, como máximo|mucho, a lo sumo|más, máximo, de máximo',
    ].join(', '),
    atLeast:
      'al menos, por lo menos, como mínimo|poco, cuando menos, mínimo de?, un mínimo de, de? un? mínimo de?, a partir de|del, no menos|menor|menores|inferior|peor de|del|que|a|al',
    atMost:
      'como máximo|mucho, a lo sumo|más, máximo de?, un máximo de, de? un? máximo de?, no más|mayor|mayores|superior|superiores|mejor de|del|que|a|al, todo lo más',
    above:
      'más|mayor|mayores|superior|superiores|mejor|mejores|mejora de|del|que|a|al, por encima de|del, más alto|alta|altos|altas que, algo|todo más|mayor|superior de|del|que|a|al',
    below:
      'menos|menor|menores|inferior|inferiores|peor|peores de|del|que|a|al, por debajo de|del, más bajo|baja|bajos|bajas que, algo|todo menos|menor|inferior de|del|que|a|al',
    equal: 'igual a|al|que, exactamente, exactamente igual a|que, el mismo que, igual de, justo, justamente',
    atLeastStat: [
      'igual a|al|que? o|u|ó mayor|superior|más|mejor a|al|que|de|del?',
      'mayor|superior|más|mejor a|que|de? o|u|ó igual a|al|que|de|del?',
      'iguales o mayores|superiores a|al|que?, tanto como, al menos igual a|al|que',
    ].join(', '),
    atMostStat: [
      'igual a|al|que? o|u|ó menor|inferior|menos|mas|peor a|al|que|de|del?',
      'menor|inferior|menos|peor a|que|de? o|u|ó igual a|al|que|de|del?',
      'iguales o menores|inferiores a|al|que?, como mucho igual a|al|que, dentro de',
    ].join(', '),
    exceeds: [
      'supera, superas, superan, superamos, superáis, supere, superes, superen, superéis, superar, superará, superarla, superando, superase',
      'excede, exceden, exceda, excedas, exceder, excediendo, sobrepasa, sobrepasas, sobrepase, sobrepasar, rebasa, rebase, rebasar',
      'pasa|pasas|pasan|pasamos|pasáis|pase|pases|pasen|paséis|pasar|pasarse|pasarte|pasaros|pasando|pasara|pasase de|del, se|te pasa|pasas|pase|pases de|del',
      'supera|superas|supere|superar a|al, gana|ganas|gane|ganar a|al, vence|venza, bate, bata',
    ].join(', '),
    reaches: [
      'alcanza, alcanzas, alcanzan, alcance, alcances, alcancen, alcanzar, alcanzará, alcanzando',
      'llega|llegas|llegan|llegamos|llegáis|llegue|llegues|lleguen|lleguéis|llegar|llegase|llegara|llegando a|al',
      'iguala|igualas|igualan|iguale|iguales|igualen|igualar o supera|superas|superan|supere|superes|superen|superar a|al?',
      'alcanza|alcanzas|alcance|alcances|alcanzar o supera|superas|supere|superes|superar a|al?',
    ].join(', '),
    except: [
      'todo|toda|cualquiera [menos|salvo|excepto | lo? que no sea], lo que [no sea | sea menos|salvo|excepto]',
      'cualquier cosa [menos|salvo|excepto | que no sea | distinta|diferente de|a?]',
      'cualquier|un|una|todo? otro|otra? resultado|puntuación|tirada|número|valor [menos|salvo|excepto | distinto|distinta|diferente de|del|a|al | que no sea]',
      'distinto|distinta|diferente de|del|a|al|que, otra cosa que [no sea]?, algo [distinto|diferente de|a | que no sea], nada que no sea, ni',
    ].join(', '),
    higher: 'mayor, más alto, más alta, más, superior, mejor, más grande',
    lower: 'menor, más bajo, más baja, menos, inferior, peor, más pequeño',
    higherOrEqual:
      'igual o mayor|superior|más|mejor, mayor|superior|más o igual, igual o más alto|alta, iguala o supera, iguales o mayores|superiores',
    lowerOrEqual:
      'igual o menor|inferior|menos|peor, menor|inferior|menos o igual, igual o más bajo|baja, iguales o menores|inferiores',
    same: 'igual, iguales, el mismo, la misma, lo mismo, idéntico, idénticos, empate, empatan, empatáis, un empate, empatados',
    // Quantities
    amount: 'número, números, cantidad, cifra',
    each: 'cada',
    any: 'algún, alguno, alguna, cualquiera, cualquier, al menos uno|una, uno|una al|por menos, uno|una por lo menos, uno|una como mínimo, uno|una o más, por lo menos uno|una, como mínimo uno|una',
    both: 'ambos, ambas',
    all: 'todo, todos, toda, todas, ambos, ambas, los|las dos|tres|cuatro|cinco|seis, todos los',
    none: 'ningún, ninguno, ninguna',
    other: 'otro, otra, otros, otras, demás, resto',
    // Changes
    placing:
      'coloca, colocas, coloque, coloquen, colocad, pon, pone, pones, ponga, pongan, poned, deja, dejas, deje, dejad, apoya, apoyas, apoye, guarda, guardas, guarde, colocar, poner, dejar, gira, giras, gire, girad, girar, sitúa, sitúe, situad',
    further: 'segundo, tercer, otro, otra, otros, otras, adicional, más',
    relative: 'que, quien, quienes',
    wish: 'quiera, quieras, quieran, quiere, quieren, prefiera, prefieras, prefieran, prefiere, desee, desees, deseen, desea, elija, elijas, elijan, elige, guste, apetezca',
    period: 'día, semana, mes, año, hora, minuto, noche, cabeza, persona, pieza',
    surplus: 'después, a partir, más allá, por encima, salvo, excepto, además',
    raise:
      'aumenta, aumentan, aumente, aumentado, sube, suben, suba, crece, crecen, pasa|pasan|pase|pasan a ser?, pasa, pasan, baja, bajan, baje, disminuye, disminuyen, reduce, reducen, reduzca, se convierte|convierten en, cambia, cambian, asciende, ascienden',
    add: [
      'suma, sumas, suman, sumamos, sumáis, sume, sumes, sumen, sumemos, sumad, sumar, sumando, sumará, sumarás, sumarán, sumaría, sumarías, sumado, sumada, sumados, súmale, súmales, súmalo, sumarle, sumarlo, sumándole, sumadle, súmesele, sumarse',
      'añade, añades, añaden, añadid, añada, añadas, añadan, añadir, añadiendo, añadirá, añádele, añadirle, añadiéndole, añadido, añadida, agrega, agregas, agregan, agregue, agregar, agregando, agregad',
      'más, aumenta|aumentad en, con un? bonificador|modificador|bono|bonus de, incrementa|incrementado|incrementada en',
    ].join(', '),
    subtract: [
      'resta, restas, restan, reste, restes, resten, restad, restar, restando, restará, restarán, réstale, réstales, restarle, restándole, restadle, restado, restada, restados',
      'quita, quitas, quitan, quite, quitad, quitar, quitando, quítale, quitarle, descuenta, descuentan, descuente, descuenten, descontad, descontará, descontando, descontar, descuéntale, descontarle, deduce, deducen, deduzca, deducir, deduciendo',
      'menos, reduce|reducir en, con un? penalizador|penalización de',
    ].join(', '),
    multiply:
      'multiplica, multiplicas, multiplican, multiplique, multiplicad, multiplicar, multiplicado, multiplicada, multiplicando, multiplicándolo, multiplicándola, multiplicándolos, multiplicándolas, multiplicarlo, multiplicarla, multiplícalo, multiplícala, multiplícalos',
    double:
      'dobla, doblas, doblan, doble, doblad, doblar, doblando, doblado, duplica, duplicas, duplique, duplicar, duplicando, duplicado, duplícalo, el doble de|del',
    halve:
      'la mitad de|del, divide|divida|dividid|dividir|dividido|dividida|dividiendo por|entre dos|2, divídelo|dividirlo|dividiéndolo por|entre dos|2, partido por dos|2',
    up: 'redondeando hacia|para? arriba, redondeado|redondeada hacia? arriba, redondea hacia arriba, redondear hacia arriba, redondeando al alza, por exceso',
    down: 'redondeando hacia|para? abajo, redondeado|redondeada hacia? abajo, redondea hacia abajo, redondear hacia abajo, redondeando a la baja, por defecto',
    keep: [
      'queda|quedas|quedan|quede|quedes|queden con, quédate|quedaos|quedarse|quedarte|quedándose|quedándote con, se|te|os queda|quedas|quede|quedáis con',
      'me quedo|quede con, nos quedamos|quedemos con, uso, usamos, cojo, cogemos, elijo, elegimos, escojo, escogemos, tomo, tomamos, conservo, conservamos',
      'usa, usas, use, usad, usar, usando, utiliza, utilice, utilizad, toma, toman, tome, tomad, tomar, tomando, elige, eliges, elija, elegid, elegir, eligiendo, escoge, escoges, escoja, escoger, coge, coges, coger, cogiendo, cuenta, cuentan, cuente, contando, vale, valen, conserva, conserve, guarda, aplica',
    ].join(', '),
    drop: 'descarto, descartamos, quito, quitamos, elimino, eliminamos, ignoro, ignoramos, desecho, desechamos, descarta, descartas, descartan, descarte, descartad, descartar, descartando, ignora, ignoras, ignore, ignorad, ignorar, ignorando, desecha, deseche, desechar, desechando, quita, quitas, quite, quitando, elimina, eliminando, olvida, deja|dejas|deje|dejando fuera|aparte',
    highest: 'mayor, más alto, más alta, más altos, mejor, mejores, mayores, superior, máximo, más grande',
    lowest: 'menor, más bajo, más baja, más bajos, peor, peores, menores, inferior, mínimo, más pequeño',
    together: 'juntos, juntas, en total, entre sí, todos',
    difference: 'diferencia',
    again:
      'otra vez, de nuevo, nuevamente, vuelve|vuelves|vuelven|volved|vuelva|vuelvas|vuelvan|volver|volviendo a tirar|lanzar|tirarlo|tirarlos, repite, repites, repiten, repita, repitan, repetid, repetir, repitiendo',
    doubles: 'doble, dobles, pareja, par de iguales, pares iguales',
    triples: 'triple, triples, trío, tríos',
    even: 'par, pares',
    odd: 'impar, impares, non, nones',
    different: 'distintos, distintas, diferentes, desiguales',
    versus:
      'contra, frente a, versus, vs, enfrentada, enfrentado, ganándole, ganándoles, superándolo, superándole, venciendo, venciéndole',
    repeat:
      'seguidas, seguidos, seguida, seguido, consecutivas, consecutivos, consecutiva, consecutivo, sucesivas, sucesivos, sucesivamente, una|uno tras otra|otro, en fila|serie|racha|tanda, a pares|tríos, por triplicado|duplicado, por barba|cabeza|dado|tirada|persona, cada cual, en cada uno|una|dado|tirada|vez|mano, de cada uno|una, un|una intento|vez|turno sí y otro|otra no, en los|las|ambos|ambas dos? dados|tiradas, y|o otra vez, de nuevo y otra vez',
    often:
      'a veces, a menudo, raramente, ocasionalmente, frecuentemente, muchas|pocas|algunas veces, de vez|cuando en cuando, las más de las veces, casi|por lo? siempre|general|regla',
    vague:
      'aproximadamente, aproximado, aproximadito, más o menos, o así|tal|cosa, o por ahí, poco más o menos, y pico, en torno a, alrededor de, casi, o algo|cosa así|parecido|parecida, o algo|cosas? por el estilo, o algo del estilo, o cosa semejante, de media|promedio, por término medio, rozando, apurando, o|y así|tal|cosa|alrededor|cerca|medio, o lo que|cuanto|cuantos, o cualquiera, las más de las? veces, sin llegar|pasar|alcanzar a|al|de|del, quitado|quitada|exceptuado|descontado|descontada el|la|los|las|sus, o el|la|al? doble|mitad|triple, en torno|derredor, a ciegas, o algo parecido|similar',
    quantity:
      'cada, todo, todos, todas, toda, ambos, ambas, ninguno, ninguna, ningún, alguno, alguna, algún, cualquiera, cualquier, mitad, tercio, doble, triple, sendos, varios, varias, mayoría, barba',
    negation: 'no, ni, tampoco, nunca, jamás, sin',
    degree:
      'más, menos, mayor, menor, mayores, menores, mejor, peor, mejores, peores, superior, inferior, superiores, inferiores, mínimo, máximo, sumo, arriba, abajo, encima, debajo',
    change:
      'modificado, modificada, modificador, modificadores, modifica, modificando, bonificación, bonificaciones, bonificador, bono, bonus, penalización, penalizaciones, penalizador, penalizadores, repite, repita, repetir, repitiendo',
    comparing:
      'según, conforme, salvo, excepto, exceptuando, siempre que, siempre y cuando, a menos que, a no ser que, dependiendo, tal como|cual, tanto|tantas|tantos como, igual, como dice|diga|manda|indica|indique|pone, cual, quienquiera, contra',
    ofDice:
      'suma, sumas, pareja, promedio, intento, intentos, ocasión, ocasiones, modificador, modificadores, bonificador, penalizador, cara, caras, número, números, contrario, reverso, margen',
    bare: 'para, al, del, contra, sin, desde, tras, durante, antes, después',
  },
  numbers: numberNames.es,
  faces: 'unos doses|dos treses cuatros cincos seises',
  common: 'el la los las un una de del que y si por con tu su sus para cada en tira se al lo le no te con como es',
};
