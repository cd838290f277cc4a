/** The reader of a gamebook in its stat blocks. */

const player = /^(?:you|player|the player|tú|tu|jugador|el jugador)$/i;

/** Who attacks first. The player is the opponent of all others. */
export function firstOf(written: string, name: string): 'own' | 'opponent' | undefined {
  const who = written.replace(/[\s.*_]+$/, '').trim();
  const isPlayer = player.test(name);
  if (/^(?:his )?own$|^propia$/i.test(who)) return 'own';
  if (player.test(who)) return isPlayer ? 'own' : 'opponent';
  if (/^(?:(?:the |el )?enemy|(?:el )?enemigo)$/i.test(who)) return isPlayer ? 'opponent' : 'own';
  if (/^(?:opponent|(?:del )?(?:oponente|rival|adversario)$|contraria$)/i.test(who)) return 'opponent';
  return name !== '' && who.toLowerCase() === name.toLowerCase() ? 'own' : undefined;
}

/** Whether a name stands for the reader of a gamebook, whose values change as he reads. */
export function isPlayerName(name: string): boolean {
  return player.test(name);
}
