/**
 * The problems of translations in a package in English and Spanish: by file the keys of the entries, and by code how many problems of it
 * they have. Each was judged by reading both texts. Those in `doubtful` are no mistakes, or nobody can tell.
 */
export const judged: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  'content-en.xml': {
    'rule.lotol-orc-magic-weapon.text': {
      'translation-length': 1,
    },
    'location.location-escuela-de-lucha.rules': {
      'translation-dice': 2,
      'translation-row': 2,
    },
    'location.location-gremio-de-enanos.rules': {
      'translation-length': 1,
    },
    'location.location-gremio-de-hechiceros.rules': {
      'translation-length': 1,
    },
    'location.location-colegio-dorado.rules': {
      'translation-number': 1,
    },
    'dungeonCard.59.description': {
      'orphan-translation': 1,
    },
    all: {
      'missing-translation': 1,
    },
  },
  'content-es.xml': {
    'dungeonCard.23.description': {
      'untranslated-text': 1,
    },
    'dungeonCard.32.rules': {
      'untranslated-text': 1,
    },
    'dungeonCard.33.rules': {
      'untranslated-text': 1,
    },
    'event.od-old-bones.rules': {
      'translation-punctuation': 1,
    },
    "event.rpb-encounter-nurgle's-rot.rules": {
      'untranslated-text': 1,
      'lost-line-breaks': 1,
    },
    'event.rpb-footprints.rules': {
      'translation-punctuation': 1,
    },
    'event.rpb-old-bones.rules': {
      'translation-punctuation': 1,
    },
    'event.rpb-settlement-46-runaway.rules': {
      'translation-punctuation': 1,
    },
    'event.rpb-settlement-64-witchcraft.rules': {
      'translation-punctuation': 1,
    },
    'event.rpb-travel-23-plague.rules': {
      'translation-punctuation': 1,
    },
    'event.rpb-travel-35-pool-of-dreams.rules': {
      'translation-punctuation': 1,
    },
    'rule.rpb-axe-of-khorne.text': {
      'translation-length': 1,
    },
    'rule.rpb-beastman.text': {
      'translation-dice': 2,
      'translation-number': 1,
    },
    'rule.rpb-breathe-fire.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-chaos.text': {
      'translation-dice': 1,
    },
    'rule.rpb-chill.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-daemonic.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-dark-elf.text': {
      'translation-dice': 2,
      'translation-number': 1,
    },
    'rule.rpb-doom-glaive.text': {
      'translation-length': 1,
    },
    'rule.rpb-ethereal.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-fear.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-greater-daemon.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-hellblade.text': {
      'translation-length': 1,
    },
    'rule.rpb-ignore-pain.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-parry.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-protection-ring.text': {
      'translation-length': 1,
    },
    'rule.rpb-regenerate.name': {
      'translation-placeholder': 1,
    },
    'rule.rpb-ring-of-magical-protection.text': {
      'translation-length': 1,
    },
    'rule.rpb-terror.name': {
      'translation-placeholder': 1,
    },
    'monster.od-giant-bat.plural': {
      'untranslated-text': 1,
    },
    'dungeonCard.100.description': {
      'orphan-translation': 1,
    },
  },
};

/** As `KEY CODE`. */
export const doubtful: ReadonlySet<string> = new Set<string>([]);
