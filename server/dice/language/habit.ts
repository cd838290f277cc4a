/** What other tools have and the language of odds tells otherwise, or more exactly. */
export type Habit =
  /** `1d6!`: dice that are rolled again on their highest score. */
  | 'explode'
  /** `1d6r1`: once more, or again and again. */
  | 'reroll'
  /** `2d6/2`: rounded up or down. */
  | 'division'
  /** `8d6cs>4`: more than 4, or 4 and more. */
  | 'successes'
  /** `two 6s on 3D6`: at least so many, or exactly. */
  | 'quantity'
  /** `2d20 adv`: the better of two, or their sum. */
  | 'advantage'
  /** `3d6 5+`: the dice that show it, or their sum. */
  | 'pool'
  /** `2d6 vs 9`: that number or more, or more than that. */
  | 'versus';
