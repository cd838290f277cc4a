/** Whether a save is of armour or of cover, by its name. */
export function saveKind(name: string): 'armour' | 'cover' | undefined {
  const [isCover, isArmour] = [coverWords.test(name), armourWords.test(name)];
  return isCover === isArmour ? undefined : isCover ? 'cover' : 'armour';
}

const coverWords =
  /(?<!\p{L})(?:cover|concealed|concealment|hidden|cobertura|ocult[oa]|cubiert[oa]|escondid[oa])(?!\p{L})/iu;
const armourWords =
  /(?<!\p{L})(?:armou?r|plate|mail|chainmail|carapace|shield|mesh|helmet|scales|hide|leather|rags|armadura|escudo|mallas?|placas|coraza|caparazón|chaleco|cuero|escamas|harapos)(?!\p{L})/iu;
