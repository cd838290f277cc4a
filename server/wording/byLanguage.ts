import type { Language } from '../text/language.ts';

/** What takes long to make and is the same for all who read one language: it is made when it is first asked for, and once. */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const all = new Map<Language, Made>();
  return (language) => {
    const known = all.get(language);
    if (known !== undefined) return known;
    const made = make(language);
    all.set(language, made);
    return made;
  };
}
