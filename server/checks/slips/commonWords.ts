/** The commonest words of rules, in English and in Spanish. */
const commonWords = {
  en:
    'the this that with when then they their them than each which from must will roll rolls dice before other until table room turn after your ' +
    'have been score number against target takes first within every these those cannot does while where below above there would only still ' +
    'same once more next both without',
  es: 'cuando para cada tira hasta todos pueden puede después entre sobre este esta turno tabla antes cualquier siguiente mientras',
} as const;

/** What scanners make of letters, and the letters. */
const confusions = 'l:t t:l l:i i:l c:e e:c b:h h:b u:n n:u f:t t:f rn:m m:rn cl:d ii:u li:h v:y y:v'
  .split(' ')
  .map((pair) => pair.split(':'));

/** Words that scanners may make of the common ones, and that are right. */
const rightCommonWords: ReadonlySet<string> = new Set(
  words(
    'wilt wili rotl roil rotls roils fable furn bave lakes fakes docs white stilt aboye lira basta lodos tumo fabla thc lhe',
  ),
);

/** Each common word with one letter, or two, that a scanner has misread; those that may be several words are left out. */
function misreadings(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  const common = words(text);
  for (const word of common) {
    for (const [wrong = '', right = ''] of confusions) {
      for (let at = word.indexOf(right); at >= 0; at = word.indexOf(right, at + 1)) {
        const misread = `${word.slice(0, at)}${wrong}${word.slice(at + right.length)}`;
        found.set(misread, found.has(misread) && found.get(misread) !== word ? undefined : word);
      }
    }
  }
  return new Map(
    [...found].flatMap(([misread, word]) =>
      word === undefined || rightCommonWords.has(misread) || common.includes(misread) ? [] : [[misread, word] as const],
    ),
  );
}

const misreadCommonWords = { en: misreadings(commonWords.en), es: misreadings(commonWords.es) };

/** The common word that a scanner has misread in one letter: `wilh` for `with`. In small letters. */
export function misreadCommonWord(word: string, language: keyof typeof misreadCommonWords): string | undefined {
  return misreadCommonWords[language].get(word.toLowerCase());
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
