/** Whether Windows can have a file or folder with this name: not `con`, not `a:b.xml`, and none with a full stop or a blank at its end. */
export function isWindowsName(name: string): boolean {
  return !/[<>:"|?*\\\p{Cc}]|[. ]$/u.test(name) && !/^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i.test(name);
}
