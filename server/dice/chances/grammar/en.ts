import type { Grammar } from './grammar.ts';

export const english: Grammar = {
  bound: {
    atLeast: `
      <value> @orMore
      @atLeast @article? <value>
      @atLeastStat @article? <value>
      @reaches <value>
      not @staysUnder <value>`,
    atMost: `
      <value> @orLess
      @atMost @article? <value>
      @atMostStat @article? <value>
      not @exceeds <value>`,
    above: `
      @above @article? <value>
      @exceeds <value>`,
    below: `
      @below @article? <value>
      @staysUnder <value>`,
    equal: `
      @equal @article? <value>`,
  },
  target: {
    bound: `
      <bound>`,
    exact: `
      <numbers>`,
    not: `
      @except @article? <numbers>`,
  },
  score: {
    any: `
      @article|@determiner? @natural? @result
      @article|@determiner ~2? @result
      it|this|that
      @article @result of the? @die`,
  },
  who: {
    any: `
      @pronoun
      @article|@determiner|@each|any ~1? @warrior
      @article|@determiner ~2`,
  },
  onDice: {
    any: `
      @with @article? <dice>
      ( <dice> )`,
  },
  opener: {
    any: `
      @on
      @if <score> @is
      @if <who> @score
      by @scoring
      <who>? @need
      <who>? @must @score
      @try @score`,
  },
  denial: {
    any: `
      @if <who> @fail @score
      @if <score> @is not`,
  },
  roll: {
    rolled: `
      <who>? @roll @article? <dice>
      @article @result of <dice>
      <dice> @is @rolled`,
    told: `
      <who> rolled|threw <dice>`,
  },
  rolls: {
    perWarrior: `
      for @each @warrior`,
    perThing: `
      for @each <thing>`,
    times: `
      <value> times`,
  },
  purpose: {
    any: `
      for the? damage|wounds|gold
      for the number of <thing>`,
  },
  change: {
    add: `
      @add <value>`,
    subtract: `
      @subtract <value>`,
    addEach: `
      @add <value> for @each <thing>`,
    subtractEach: `
      @subtract <value> for @each <thing>`,
    multiply: `
      @multiply by <value>`,
    double: `
      @double it|@result`,
    halveUp: `
      @halve <score> ,? @up`,
    halveDown: `
      @halve <score> ,? @down`,
    highest: `
      @keep the @highest`,
    lowest: `
      @keep the @lowest`,
    dropLowest: `
      @drop the @lowest`,
    dropHighest: `
      @drop the @highest`,
    sum: `
      add them|both @together`,
    difference: `
      take the @difference`,
    product: `
      multiply them @together`,
    without: `
      not counting any? <faces>`,
    reroll: `
      @again <numbers>`,
    unread: `
      @if ~3 @again`,
  },
  ask: {
    asked: `
      <opener> @article? @natural? <target> <onDice>?`,
    denied: `
      <denial> @article? @natural? <target> <onDice>?`,
    unless: `
      @unless <who> @score @article? <target>`,
    row: `
      <target> :|=`,
    bare: `
      @article? @natural? <target>`,
    subject: `
      @article @result of <target>`,
    above: `
      @if <score> @is @higher`,
    below: `
      @if <score> @is @lower`,
    atLeast: `
      @if <score> @is @higherOrEqual`,
    atMost: `
      @if <score> @is @lowerOrEqual`,
  },
  askDice: {
    each: `
      @each @die that @score <target>`,
    any: `
      @any of? @determiner? @die @score <target>`,
    all: `
      @all @die @score <target>`,
    none: `
      @none of? @determiner? @die @score <target>`,
    atLeast: `
      <value> @orMore @die @score <target>`,
    exactly: `
      exactly <value> @die @score <target>`,
  },
  alike: {
    double: `
      @article @doubles`,
    noDouble: `
      no @doubles`,
    triple: `
      @article @triples`,
    doubleOf: `
      double|two <value>`,
    allDifferent: `
      @all @different`,
    even: `
      @article? @even number?`,
    odd: `
      @article? @odd number?`,
  },
  stated: {
    in: `
      <value> in <value> @chance`,
    of: `
      <value> times out of <value>`,
  },
  otherwise: {
    any: `
      @otherwise`,
    above: `
      on a higher score`,
    below: `
      on a lower score`,
  },
  compared: {
    any: `
      compare ~2 with <value>`,
  },
  told: {
    any: `
      @told`,
  },
  plain: {
    any: `
      no longer|more`,
  },
};
