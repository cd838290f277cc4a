import { numberNames } from '../../../text/numberWords.ts';
import type { Lexicon } from './lexicon.ts';

export const englishLexicon: Lexicon = {
  classes: {
    article: 'a, an, the',
    determiner:
      "his, her, its, their, your, my, our, this, that, these, those, some, another, such, the warrior's, the player's, the monster's, what, what's",
    pronoun:
      'he, she, it, they, you, we, i, one, who, whoever, whosoever, anyone, anybody, someone, somebody, everyone, everybody, nobody, no one, any|those|all who|that|which, he who, him, them, us, me',
    of: 'of',
    on: 'on, upon, with, in the case|event of, given',
    onScore: 'on, upon',
    with: 'on, with, using, from, by rolling|throwing, when rolling|throwing, when he|she|it|they|you rolls|roll|throws|throw',
    and: 'and, then, while, whereas',
    or: 'or',
    to: 'to, through, thru, till',
    from: 'from, between, anything|any|all from|between, anywhere from|between',
    if: 'if, when, whenever, should, where, in case, provided, as soon as, as|so long as, every|each|any time',
    unless: 'unless, except if|when',
    until: 'until, till',
    not: "not, never, n't, cannot, can't",
    but: 'but, except, though, although, however, save',
    just: 'then, only, just, also, immediately, always, automatically, still, even, simply, instead, at once, exactly, merely',
    otherwise:
      'otherwise, else, if not, or else, failing that|this, in any other case, in all other cases, with anything|any else',
    is: "is, are, was, were, be, being, it's, comes|come|came|coming to, comes|come|came|coming out at|as, totals|total|totalling, equals|equal, adds|add up to, turns|turn out [to be]?, amounts|amount to, works|work out at|as|to, lies|lie, comes|come|came|coming out at|as",
    shows:
      'shows, show, showing, comes|come|coming|came up, turns|turn|turning up, reads, read, lands|land on, falls|fall on, displays, comes, come, came',
    roll: 'roll, rolls, throw, throws, cast, casts, toss, tosses, chuck, chucks, re roll, re rolls, reroll, rerolls, make a roll of, makes a roll of',
    rolling: 'rolling, throwing, casting, tossing, chucking',
    rolled: 'rolled, thrown, cast, tossed, chucked',
    score:
      'roll, rolls, throw, throws, score, scores, get, gets, obtain, obtains, make, makes, come|comes up with, manage, manages, achieve, achieves',
    scoring: 'rolling, throwing, scoring, getting, obtaining, showing, making, achieving, managing, having',
    scored: 'rolled, thrown, scored, obtained, got, achieved, made, shown, up, showing, needed, required',
    need: 'need, needs, require, requires, needed, required, it takes, takes, want, wants, want|wants to roll|see|score|get, calls for, demands, must be, has|have to be, needs|need to be, should be, is|are enough, will|would do, is|are wanted|sufficient, suffices, needing, requiring, will|would take, hope|hopes|hoping for',
    must: 'must, has|have to, may, can, could, should, will, would, shall, needs|need to, is to, are to, had better',
    unit: 'cm, mm, yard, yards, square, squares, wound, wounds, gold, turn, turns, feet, foot, miles, mile, paces, pace, coins, crowns, years, days, hours, points, inches, gp, gc, hp, damage, power, side, sides',
    point: 'point, points',
    level: 'level, levels, rank, ranks',
    may: 'may, can, could, might',
    fail: "fail|fails to, does|do not manage to, does|do not, doesn't, don't, did not, didn't, cannot, can't, can not, is|are unable to",
    means:
      'means, mean, is, are, gives, give, brings, bring, indicates, indicate, signifies, makes, make, causes, cause, results in, counts as, yields',
    try: 'try|tries|trying to, hope|hopes|hoping to, attempt|attempts|attempting to, manage|manages to, in order to, able to, happen|happens to, to',
    die: 'die, dice',
    oneDie: 'die',
    preposition:
      'in, at, by, for, from, into, onto, per, as, before, after, during, until, against, through, across, over, under, behind, beside, near, within, without, out, off, up, down, again, instead, away, apart, regardless, irrespective',
    result:
      'score, scores, result, results, total, totals, roll, rolls, throw, number, numbers, sum, tally, aggregate, figure, outcome, scoring, face, value',
    kin: 'wizard, elf, dwarf, barbarian',
    warrior:
      'warrior, warriors, player, players, hero, heroes, adventurer, adventurers, character, characters, wizard, elf, dwarf, barbarian, leader, party, companion',
    anyWarrior: 'warrior, warriors, player, players, adventurer, adventurers',
    times: 'times, time, x',
    natural: 'natural, unmodified, unadjusted, before modifiers|modification',
    whole: 'exact, final, total, modified, combined, grand, overall, resulting, minimum, maximum',
    test: 'test, check, save, attempt, roll',
    hit: 'to hit|wound|save|dodge|parry|block, to_hit, [in|during|for] [the|his|her|their]? power [phase|roll|rolls]?, on the|his|her|a power|to_hit|hit roll|dice|die, on the|his|her|a [to hit] roll|dice|die, on a|one single? die, on the|a|any test, when attacking|shooting|casting, on the die|dice',
    knownRoll:
      'power roll|rolls|dice|die, to_hit|wound|injury|ammo roll|rolls, to wound roll|rolls, to hit roll|rolls, hit roll|rolls, roll|rolls to hit, power phase roll, roll|rolls for power',
    save: 'save, saves, saving throw|roll, ward|armour|armor|dispel save',
    chance: 'chance, chances, probability, odds, likelihood',
    orMore:
      'or|and more|higher|above|greater|better|over|up|upward|upwards|beyond|rnore|m0re|bigger|larger, plus, minimum, at least, at the least, or anything higher|above|over|better|more',
    orLess:
      'or|and less|lower|below|under|fewer|worse|down|downward|downwards|iess|smaller, maximum, at most, at the most, or anything lower|below|under|less',
    atLeast:
      'at least, at the least, a minimum of, minimum of, minimum, no|not less|lower|worse|fewer|under|smaller than|then, not below|under, no worse than, upwards of, nothing less|lower|below|under than?',
    atMost:
      'at most, at the most, up to, no|not more|higher|greater|better|over|larger|bigger than|then|as, a maximum of, maximum of, maximum, not over|above|exceeding, no better than, nothing more|higher|over|above than?',
    above:
      'more|higher|greater|better|larger|bigger than|then, over, above, beyond, exceeding, in excess of, anything|any over|above|beyond, anything|something more|higher|greater|better|over|above than?',
    below:
      'less|lower|worse|fewer|smaller than|then, under, below, beneath, short of, anything|something less|lower|under|below|worse than?',
    equal: 'equal to, exactly, the same as, equals, precisely, equalling, matching',
    atLeastStat:
      'equal to or more|higher|greater|better than, equal or more|higher|greater than, more|higher|greater than or equal to|than, at least equal to, equal to or above|over|exceeding, equal or above|over, over|above or equal to, as high|much as, not less|lower than',
    atMostStat:
      'equal to or less|lower|smaller|fewer than, equal or less|lower than, less|lower|smaller than or equal to|than, equal to or under|below, equal or under|below, at or under|below, under or at, under or equal to, below or equal to, within, under|below or equal, at most equal to',
    exceeds:
      'exceed, exceeds, beat, beats, top, tops, surpass, surpasses, go|goes|is over|above|beyond, outdo, outdoes, over|above, better, betters, beating, exceeding',
    reaches:
      'reach, reaches, reach|reaches or beat|beats|exceed|exceeds|top|tops|pass|passes|better|betters, equals or beats|exceeds|tops|betters, equal or beat|exceed|top|better, match or beat|exceed, matches or beats|exceeds, meets or beats|exceeds, meet or beat|exceed',
    except:
      'anything|everything|all|any|other but|except|save|bar, anything|everything other|else than|but, any|every roll|score|result|number|total|throw but|except|save|bar|other than?, other than, not|never a|an, any other than, not',
    higher: 'higher, more, greater, above, over, bigger, better, larger',
    lower: 'lower, less, fewer, below, under, smaller, worse',
    higherOrEqual:
      'equal or higher|greater|more|better|above|over, equal and higher|more, the same or higher|more|better, higher|more|greater or equal, equal to or higher|greater, over|above or equal, equal to or above|over, at least as high|good|much, as high|good|much or higher|better|more',
    lowerOrEqual:
      'equal or lower|less|smaller|below|under, the same or lower|less, lower|less or equal, equal to or lower|less|below|under, under|below or equal',
    same: 'equal, the same, same, identical, alike, a tie, a draw, level',
    amount: 'number, numbers, amount, quantity',
    each: 'each, every',
    any: 'any, either, at least one, one or more, even one, even a single',
    both: 'both',
    all: 'all, both, every one, each one, all three, all four, all five',
    none: 'none, neither, no, not one, not a single',
    other: 'other, further, remaining, else',
    placing:
      'place, places, placing, placed, put, puts, putting, set, sets, setting, lay, lays, laying, leave, leaves, stand, stands, balance, hide, hides, keep, keeps, turning, rotate, rotates',
    further: 'other, second, third, another, extra, additional, more, further',
    relative: 'who, whoever, that, which, anyone, anybody, everyone',
    wish: 'want, wants, wish, wishes, like, likes, prefer, prefers, choose, chooses, dare, dares',
    period: 'day, week, month, year, hour, minute, night, head, person, piece, time',
    surplus: 'after, beyond, above, over, past, except, besides',
    raise:
      'increase, increases, increased, increasing, rise, rises, rose, risen, raise, raises, raised, raising, grow, grows, fall, falls, drop, drops, dropped, reduce, reduces, reduced, lower, lowers, lowered, go|goes|gone up|down, change, changes, changed, become, becomes, boost, boosts, boosted',
    add: 'add, adds, adding, added, plus, increase|increased|increases it? by, with|at a? bonus of',
    subtract:
      'subtract, subtracts, subtracting, subtracted, deduct, deducts, deducting, minus, less, take|takes|taking away, take|takes|taking off, reduce|reduces|reduced it? by, knock|knocks off',
    multiply: 'multiply, multiplies, multiplied, multiplying, times',
    double: 'double, doubles, doubled, doubling, twice',
    halve: 'halve, halves, halved, halving, half, divide|divides|divided|dividing by two|2',
    up: 'rounding up|upward|upwards, rounded up|upward|upwards, round up, fractions up, up',
    down: 'rounding down|downward|downwards, rounded down|downward|downwards, round down, fractions down, down',
    keep: 'keep, keeps, keeping, kept, use, uses, using, used, take, takes, taking, taken, count, counts, counting, counted, choose, chooses, choosing, pick, picks, picking, select, selects, selected, chosen, picked',
    drop: 'discard, discards, discarding, discarded, dropped, ignored, drop, drops, dropping, ignore, ignores, ignoring, leave|leaves|leaving out, remove, removes, removing, disregard, throw|throws away, set|sets aside',
    highest: 'highest, higher, best, better, largest, larger, greater, greatest, bigger, biggest, top',
    lowest: 'lowest, lower, worst, worse, smallest, smaller, least, bottom',
    together: 'together, up, in total, all together',
    difference: 'difference, gap',
    again: 'again, once more, a second time, another time',
    doubles: 'double, doubles, pair, doublet',
    triples: 'triple, triples, treble, trebles, three of a kind, three alike',
    even: 'even, evens',
    odd: 'odd, odds',
    different: 'different, unlike, unequal',
    versus: 'versus, vs, against, opposed',
    repeat:
      'in succession, running, consecutive, consecutively, successive, successively, in a row, on the trot, on the bounce, on the spin, sequence, in turn, back to back, one [straight]? after|upon another, one after the other, on end, end on|to end, at a time|pinch|push|stretch, per head|hand|die|dice|roll|throw|man|go, on|in|with|for each|both|either|all of them|these|those, on|in|with|from both|either|all dice|die|hands, every|each other|second|third|single time|roll|turn|go|try|throw|die',
    often: 'twice, thrice, once, sometimes, occasionally, often, rarely, seldom, frequently',
    vague:
      'thereabouts, approximately, roughly, about, around, ish, mostly, nearly, almost, nigh, give or take, more or less, or so|such, nigh on, and then some, or something|anything|somewhat|whatever of|like the|that|this? sort|kind|it, or what have you, in|around that|this|the region|neighbourhood|vicinity|ballpark, short of, to spare, on the nose|dot, or|and|but whatever|whichever|whoever, or|and a shade|whisker|touch|bit|hair|little, bar|barring|excepting|excluding the|a|an|any|one|his|her, between them, to boot, or|and the like, all told, or double|twice|half|treble|thrice, more often than not, as often as not, as a rule, once in a while, from time to time, on average, and|or nothing|anything|none above|below|over|under|beyond|more|less|higher|lower|better|worse, on|from whichever|whatever',
    quantity: 'each, every, all, both, either, neither, none, any, half, apiece, several, most',
    negation: "not, nor, neither, none, never, no, n't, without",
    degree:
      'smallest, largest, biggest, greatest, fewest, minus, least, most, less, more, lower, higher, fewer, greater, worse, better, best, worst, highest, lowest, minimum, maximum, upward, upwards, downward, downwards, smaller, larger, bigger, tops, above, below, under, over, beyond, up, down, ahead',
    change:
      'change|changes|alter|alters the|his|your score|roll|result|dice|die, modified, modifier, modifiers, modify, modifies, bonus, bonuses, penalty, penalties, re roll, re rolls, re rolling, reroll, rerolls, rerolling',
    comparing:
      'save|but on|for|with, except, than, as, like, according, following, unless, except, excepting, barring, provided, providing, assuming, depending, whichever, whatever',
    ofDice:
      'number, tally, sum, pair, trio, attempt, attempts, tries, try, occasion, occasions, average, pip, pips, modifier, modifiers, bonus, penalty, face, faces, spot, spots, opposite, reverse, margin, leeway',
    bare: 'for, without, against, from, during, before, after, under, over, behind, near',
  },
  numbers: numberNames.en,
  faces: 'ones twos threes fours fives sixes',
  common:
    'the and is are of you your his with if on to each roll or may for this that he it they she at by in from has',
};
