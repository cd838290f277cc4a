import { label } from '../../text/label.ts';

/** A language for people, in their own: `Spanish (es)`; only the code if it has no name. */
export function languageName(code: string, reader: string): string {
  try {
    const name = new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(code);
    return name === undefined ? label(code) : `${name} (${code})`;
  } catch {
    return label(code);
  }
}
