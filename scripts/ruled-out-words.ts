import type { Locale } from '#platform/contract/locale.ts'

/** What GLOSSARY.md rules out, as regular expressions without case, each with the word that stands instead. */
const ruledOutWords: Record<Locale, Record<string, string>> = {
  fr: {
    'allum(é|e|er)|éteint|éteign|lampe|lumière': 'avec quelqu’un; activé, désactivé; thème clair',
    'personne sur place': 'personne n’est là',
    'à parcourir': 'à visiter',
    aménag: 'configurer',
    'prendre en main|en main :': 'saisir, déplacer',
    'texte(s)? prévu': 'texte standard',
    'pour de bon': 'définitivement',
    'administrateur de groupe': 'responsable de pôle',
    '\\baccroche\\b': 'slogan',
    courriel: 'e-mail',
    'ne vaut plus|il vaut': 'est valable',
    'reprendre \\{': 'restaurer',
    ' [:;?!»](?!\\S)|« ': 'no-break space, narrow before ; ? !',
  },
  en: {
    '\\blit\\b|gone dark|\\blamp|light is on': 'staffed; switched on',
    furnish: 'set up',
    '\\bto walk\\b|halls? to walk': 'to visit',
    '\\b(the|a|this|your|that) stands?\\b': 'booth',
    '(?<!\\{)\\bfirms?\\b(?!\\})': 'company, exhibitor',
    'validat(e|ed|es|ion|ing)\\b': 'approve',
    'e-mail': 'email',
    administrator: 'admin',
    'sign in|sign up|\\blog out of': 'log in, register',
    'under way': 'in progress',
    'no longer good': 'no longer works',
    'booth plan': 'floor plan',
    'take .{0,12}back': 'restore',
  },
  nl: {
    'verlicht(?!ing)|\\blamp|licht brandt': 'bemand',
    aanmeld: 'inloggen, inschrijven',
    'afgemeld|afmelden': 'uitgelogd, uitloggen',
    'gevalideerd|valideren': 'goedkeuren',
    '\\b(het|van het|op het) plan\\b|standplan': 'plattegrond',
    'voorgoed verwijderd': 'definitief verwijderd',
    '\\baffiches?\\b': 'poster',
    '\\b(je|jij|jouw|jullie)\\b': 'u, uw',
    '\\bfirma': 'bedrijf',
  },
  de: {
    'beleuchtet|erleuchtet|leuchtet|\\blampe|licht brennt': 'besetzt; eingeschaltet',
    'zum Durchgehen': 'zum Besuchen',
    'einloggen|eingeloggt|ausloggen': 'anmelden, abmelden',
    'anmeldeformular|anmeldeseite|besucheranmeldung|ausstelleranmeldung': 'Registrierungs…',
    'anmeldung zu |anmeldung für': 'Registrierung für',
    'freigeben|freigegeben|freizugeben|freigabe': 'zulassen',
    'organisator(?!isch)': 'Veranstalter',
    '\\bfirma\\b|\\bfirmen': 'Unternehmen',
    'standkontakt|ansprechpartner': 'Ansprechperson',
    'standverwalt|clusterverwalt|firmenadmin': 'Administrator',
    gutschrift: 'Stornorechnung',
    '\\b(du|dein|deine)\\b': 'Sie, Ihr',
  },
  es: {
    'encend|\\bapagad|lámpara|ilumin|donde hay luz': 'con alguien; activado, desactivado',
    'sal[oó]n(es)?\\b': 'feria',
    'valid(ar|ad[oa]s?|ación|arlos?)\\b': 'aprobar',
    'montar|lo montará|se montó': 'configurar',
    'desconect|conectarse|se ha conectado': 'cerrar sesión, iniciar sesión',
    'para siempre': 'definitivamente',
    'responsable de polo|administrador de grupo': 'responsable de clúster',
    '\\blobby': 'vestíbulo',
    '\\b(tú|tu|tus)\\b': 'usted, su',
  },
  it: {
    '\\b(acces[aoi]|spent[aoi])\\b|lampad|luce è': 'con qualcuno; attivato, disattivato',
    convalid: 'approvare',
    allest: 'configurare',
    disconn: 'uscire',
    'registra la|registrazione (visitatori|espositori)': 'iscrivere, iscrizione',
    'per sempre': 'definitivamente',
    'responsabile di polo': 'responsabile di cluster',
    'manifesto|locandina': 'poster',
    '\\blobby': 'atrio',
  },
}

/** The words of a text that the glossary rules out, each as what stands instead. */
export const ruledOut = (locale: Locale, text: string): string[] =>
  Object.entries(ruledOutWords[locale])
    .filter(([words]) => new RegExp(words, 'iu').test(text))
    .map(([, instead]) => instead)
