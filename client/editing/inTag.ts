/** Whether a text of XML ends inside a tag or an instruction: whether the last `<` or `<?` in it is still open. A text without any is none. */
export function isInTag(before: string): boolean {
  const instruction = before.lastIndexOf('<?');
  if (instruction > before.lastIndexOf('?>')) return true;
  return before.lastIndexOf('<') > before.lastIndexOf('>');
}
