import { type Template, titleCase } from '../../abilities/template.ts';
import { remembered } from '../../queries/remembered.ts';
import { nearlyKnownName } from '../../text/knownNames.ts';
import { hyphenated } from '../../text/writing.ts';
import { type BySection, bySection } from '../../workspace/documents/bySection.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { type Translation, translationIn } from '../../workspace/index/translation.ts';
import type { Package } from '../../workspace/packages/package.ts';

type TranslatedName = Extract<RuleName, { readonly kind: 'translated' }>;

/**
 * Whether a name is for writing, and not only for reading: not if it is a misnomer, or if a program has made it of the name in another
 * language and there is a better one.
 */
export function isWritable(scope: Package, name: RuleName, definition: Definition): boolean {
  if (name.template.isMisnomer) return false;
  if (name.kind === 'own' || name.translation.isBundled) return true;
  const { translation } = name;
  if (isResidue(name, definition)) return false;
  return !hasBundledName(scope, translation.ruleId, translation.language) || !isMachineMade(scope, translation);
}

function hasBundledName({ index }: Package, id: string, language: string): boolean {
  return index
    .translationsOf(id)
    .some((other) => other.isBundled && other.language === language && other.part === 'name');
}

/**
 * Whether a translated name is what a program has left of the rule's own: it lacks its placeholders, is the same as in the other language,
 * is its id, says a word twice, or has no capital where the rule's own has.
 */
function isResidue({ template, translation }: TranslatedName, { rule }: Definition): boolean {
  const own = rule.template;
  if (requiredSlots(template) < requiredSlots(own)) return true;
  if (template.searchName === own.searchName || isId(template.name, translation.ruleId)) return true;
  if (/(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu.test(template.name)) return true;
  return isMisspelt(template) || (/^\p{Lu}/u.test(own.name) && /^\p{Ll}/u.test(template.name));
}

/** Whether it has a name of the game's world that is not written as the game writes it. */
export function isMisspelt({ baseName }: Template): boolean {
  return baseName.split(' ').some((word) => nearlyKnownName(titleCase(word)) !== undefined);
}

function requiredSlots({ slots }: Template): number {
  return slots.filter(({ isOptional }) => !isOptional).length;
}

/** `rpb-fear`, `rule.rpb-fear.name` or `Rpb Fear`. */
function isId(name: string, id: string): boolean {
  const [written, plain] = [hyphenated(name), hyphenated(id)];
  return written === plain || written.startsWith(`rule-${plain}`);
}

/** In a file of translations with so many such names, and so large a part of all, none was made with care. */
const maximumResidue = 3;
const maximumPart = 0.1;

/** Whether the file of a translation has so many such names that a program has written it. */
function isMachineMade(scope: Package, { document }: Translation): boolean {
  return isByProgram(namesBySection(document, scope));
}

const isByProgram = remembered(({ found }: BySection<'none' | 'name' | 'residue'>): boolean => {
  const residue = found.filter(({ value }) => value === 'residue').length;
  return residue >= maximumResidue && residue > found.length * maximumPart;
});

/** What the translated names of rules are. */
const namesBySection = bySection<'none' | 'name' | 'residue', [scope: Package]>({
  valueIn: (document, section, _, scope) => {
    const translation = translationIn(document, section);
    const definition = translation?.part === 'name' ? scope.ruleWithId(translation.ruleId) : undefined;
    const [template] = translation?.names ?? [];
    if (!translation || !definition || !template) return 'none';
    return isResidue({ kind: 'translated', template, translation }, definition) ? 'residue' : 'name';
  },
  isFound: (what) => what !== 'none',
});
