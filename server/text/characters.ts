/** Whether a UTF-16 code unit is one of 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether a UTF-16 code unit is a letter of any script. Letters beyond the first plane do not occur in these texts and count as none. */
export function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return code >= 0xaa && /\p{L}/u.test(String.fromCharCode(code));
}
