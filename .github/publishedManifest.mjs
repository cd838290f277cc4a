/**
 * The `package.json` of a release: it may be published, and says where its code, its pages and its issues are.
 * @param {Record<string, unknown>} manifest the one in the repository, which says neither
 * @param {string} [repository] the owner and the name on GitHub, such as `owner/name`; without it, these places are not said
 * @returns {Record<string, unknown>}
 * @throws {Error} if the repository has another form
 */
export function publishedManifest({ private: _private, ...published }, repository) {
  if (repository === undefined) return published;
  if (!/^[\w-]+\/[\w.-]+$/.test(repository)) throw new Error(`${repository} is no repository such as owner/name.`);
  const address = `https://github.com/${repository}`;
  return {
    ...published,
    repository: { type: 'git', url: `git+${address}.git` },
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
  };
}
