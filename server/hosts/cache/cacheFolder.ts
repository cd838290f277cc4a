import { isAbsolute, join } from 'node:path';

/**
 * The folder of this user for what can be calculated again, as each system has it; undefined where the environment does not tell it. Nothing
 * but the cache of checks is in it.
 */
export function cacheFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string | undefined {
  const { XDG_CACHE_HOME: given, LOCALAPPDATA: local, HOME: home } = environment;
  const usual =
    platform === 'win32'
      ? local
      : home && (platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache'));
  const folder = given && isAbsolute(given) ? given : usual;
  return folder && isAbsolute(folder) ? join(folder, 'whq-rules', 'checks') : undefined;
}
