import type { Language } from './language.ts';

/** Makes a value once for each language, when it is first needed. For values that take long to make. */
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
