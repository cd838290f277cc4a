import { type Template, titleCase } from '../../abilities/template.ts';
import { nearlyKnownName } from '../../text/knownNames.ts';
import { remembered } from '../../text/remembered.ts';
import { hyphenated } from '../../text/writing.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { type Translation, translationIn } from '../../workspace/index/translation.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';

type TranslatedName = Extract<RuleName, { readonly kind: 'translated' }>;

/**
 * Whether a name is for writing, and not only for reading: not if it is a misnomer, or if a program has made it of the name in another
 * language and there is a better one.
 */
export function isWritable(workspace: Workspace, name: RuleName, definition: Definition): boolean {
  if (name.template.isMisnomer) return false;
  if (name.kind === 'own' || name.translation.isBundled) return true;
  const { translation } = name;
  if (isResidue(name, definition)) return false;
  return !hasBundledName(workspace, translation.ruleId, translation.language) || !isMachineMade(workspace, translation);
}

function hasBundledName({ index }: Workspace, id: string, language: string): boolean {
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
function isMachineMade(workspace: Workspace, { document }: Translation): boolean {
  return isByProgram(document.sections, workspace, document);
}

/** An edit makes another list of sections. */
const isByProgram = remembered((sections: readonly Section[], workspace: Workspace, document: Document): boolean => {
  let [names, residue] = [0, 0];
  for (const section of sections) {
    const translation = translationIn(document, section, false);
    const definition = translation?.part === 'name' ? workspace.ruleWithId(translation.ruleId) : undefined;
    const [template] = translation?.names ?? [];
    if (!translation || !definition || !template) continue;
    names++;
    residue += Number(isResidue({ kind: 'translated', template, translation }, definition));
  }
  return residue >= maximumResidue && residue > names * maximumPart;
});
