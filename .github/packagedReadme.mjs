/**
 * The README for the page of the extension in VS Code and on the marketplaces. That page has no files of the repository beside it, and shows
 * pictures from the web only: the links and pictures at the end of the README lead to GitHub if it is known where; else there are no pictures.
 * @param {string} readme
 * @param {string} [url] of the repository, as in the `package.json` of a release
 */
export function packagedReadme(readme, url) {
  if (url === undefined)
    return readme.replace(/^!\[[^\]]*\]\[[\w-]+\]\n\n/gm, '').replace(/^\[[\w-]+\]: docs\/images\/.*\n/gm, '');
  const address = url.replace(/^git\+|\.git$/g, '');
  return readme.replace(/^(\[[\w-]+\]: )(?!https:)(.*)$/gm, (_, label, path) => {
    const kind = path.startsWith('docs/images/') ? 'raw' : 'blob';
    return `${label}${address}/${kind}/HEAD/${path}`;
  });
}
