export const languages: { code: string; iso: string; names: string }[] = [
  { code: 'fr', iso: 'fr-FR', names: 'Français | French | Frans | Französisch | Francés | Francese' },
  { code: 'en', iso: 'en-GB', names: 'Anglais | English | Engels | Englisch | Inglés | Inglese' },
  {
    code: 'nl',
    iso: 'nl-NL',
    names: 'Néerlandais | Dutch | Nederlands | Niederländisch | Neerlandés | Olandese',
  },
  { code: 'de', iso: 'de-DE', names: 'Allemand | German | Duits | Deutsch | Alemán | Tedesco' },
  { code: 'es', iso: 'es-ES', names: 'Espagnol | Spanish | Spaans | Spanisch | Español | Spagnolo' },
  { code: 'it', iso: 'it-IT', names: 'Italien | Italian | Italiaans | Italienisch | Italiano | Italiano' },
]

/** By their fixed ids, 1 to 10. */
export const userTypes: { code: string; names: string }[] = [
  {
    code: 'super_admin',
    names:
      'Super administrateur | Super administrator | Superbeheerder | Superadministrator | Superadministrador | Super amministratore',
  },
  {
    code: 'super_organizer',
    names:
      'Super organisateur | Super organizer | Superorganisator | Superveranstalter | Superorganizador | Super organizzatore',
  },
  {
    code: 'organizer',
    names: 'Organisateur | Organizer | Organisator | Veranstalter | Organizador | Organizzatore',
  },
  {
    code: 'cluster_admin',
    names:
      'Responsable de pôle | Cluster manager | Clusterbeheerder | Clustermanager | Responsable de clúster | Responsabile di cluster',
  },
  {
    code: 'stand_admin',
    names:
      'Administrateur de stand | Booth administrator | Standbeheerder | Standadministrator | Administrador del stand | Amministratore dello stand',
  },
  {
    code: 'stand_contact',
    names:
      'Contact de stand | Booth contact | Standcontact | Ansprechperson | Contacto del stand | Contatto dello stand',
  },
  { code: 'visitor', names: 'Visiteur | Visitor | Bezoeker | Besucher | Visitante | Visitatore' },
  { code: 'speaker', names: 'Intervenant | Speaker | Spreker | Vortragende Person | Ponente | Relatore' },
  { code: 'moderator', names: 'Modérateur | Moderator | Moderator | Moderator | Moderador | Moderatore' },
  { code: 'press', names: 'Presse | Press | Pers | Presse | Prensa | Stampa' },
]

export const civilStatuses = [
  'Madame | Ms | Mevrouw | Frau | Señora | Signora',
  'Monsieur | Mr | De heer | Herr | Señor | Signor',
  'Sans civilité | No title | Geen aanhef | Ohne Anrede | Sin tratamiento | Nessun titolo',
]

export const userStatuses = [
  'En poste | Employed | In loondienst | Angestellt | Con empleo | Dipendente',
  'À son compte | Self-employed | Zelfstandig | Selbstständig | Por cuenta propia | In proprio',
  'En recherche d’emploi | Looking for a job | Op zoek naar werk | Auf Stellensuche | En busca de empleo | In cerca di lavoro',
  'En reconversion | Changing careers | Carrièreswitcher | In beruflicher Neuorientierung | En reconversión profesional | In riconversione professionale',
  'En études | Student | Student | Im Studium | Estudiante | Studente',
  'En apprentissage | Apprentice | In een leertraject | In Ausbildung | En formación dual | In apprendistato',
  'À la retraite | Retired | Gepensioneerd | Im Ruhestand | Jubilado | In pensione',
]

export const individualStatuses = [
  'Professionnel | Professional | Professional | Fachbesucher | Profesional | Professionista',
  'Particulier | Private person | Particulier | Privatperson | Particular | Privato',
  'Lycéen ou étudiant | Pupil or student | Scholier of student | Schüler oder Student | Alumno o estudiante | Studente',
  'Enseignant | Teacher | Leerkracht | Lehrkraft | Docente | Insegnante',
  'Élu ou agent public | Public official | Overheidsmedewerker | Öffentlicher Dienst | Sector público | Ente pubblico',
  'Journaliste | Journalist | Journalist | Journalist | Periodista | Giornalista',
]

/** Codes are the field names of a person's links. */
export const socialMedia: { code: string; kind: 'network' | 'meeting'; name: string }[] = [
  { code: 'linkedin', kind: 'network', name: 'LinkedIn' },
  { code: 'twitter', kind: 'network', name: 'X' },
  { code: 'facebook', kind: 'network', name: 'Facebook' },
  { code: 'instagram', kind: 'network', name: 'Instagram' },
  { code: 'skype', kind: 'meeting', name: 'Skype' },
  { code: 'zoom', kind: 'meeting', name: 'Zoom' },
  { code: 'teams', kind: 'meeting', name: 'Microsoft Teams' },
  { code: 'starleaf', kind: 'meeting', name: 'StarLeaf' },
  { code: 'webex', kind: 'meeting', name: 'Webex' },
  { code: 'google_meet', kind: 'meeting', name: 'Google Meet' },
  { code: 'bigbluebutton', kind: 'meeting', name: 'BigBlueButton' },
  { code: 'bluejeans', kind: 'meeting', name: 'BlueJeans' },
  { code: 'clickmeeting', kind: 'meeting', name: 'ClickMeeting' },
  { code: 'gotowebinar', kind: 'meeting', name: 'GoTo Webinar' },
  { code: 'jitsi', kind: 'meeting', name: 'Jitsi Meet' },
  { code: 'surfpilot', kind: 'meeting', name: 'Surfpilot' },
  { code: '3cx', kind: 'meeting', name: '3CX' },
]
