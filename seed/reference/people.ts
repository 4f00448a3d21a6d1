import type { Names } from './words.ts'

export const languages: { code: string; iso: string; names: Names }[] = [
  { code: 'fr', iso: 'fr-FR', names: ['Français', 'French', 'Frans', 'Französisch', 'Francés', 'Francese'] },
  { code: 'en', iso: 'en-GB', names: ['Anglais', 'English', 'Engels', 'Englisch', 'Inglés', 'Inglese'] },
  { code: 'nl', iso: 'nl-NL', names: ['Néerlandais', 'Dutch', 'Nederlands', 'Niederländisch', 'Neerlandés', 'Olandese'] },
  { code: 'de', iso: 'de-DE', names: ['Allemand', 'German', 'Duits', 'Deutsch', 'Alemán', 'Tedesco'] },
  { code: 'es', iso: 'es-ES', names: ['Espagnol', 'Spanish', 'Spaans', 'Spanisch', 'Español', 'Spagnolo'] },
  { code: 'it', iso: 'it-IT', names: ['Italien', 'Italian', 'Italiaans', 'Italienisch', 'Italiano', 'Italiano'] },
]

/** By their fixed ids, 1 to 10. */
export const userTypes: { code: string; names: Names }[] = [
  { code: 'super_admin', names: ['Super administrateur', 'Super administrator', 'Superbeheerder', 'Superadministrator', 'Superadministrador', 'Super amministratore'] },
  { code: 'super_organizer', names: ['Super organisateur', 'Super organizer', 'Superorganisator', 'Superveranstalter', 'Superorganizador', 'Super organizzatore'] },
  { code: 'organizer', names: ['Organisateur', 'Organizer', 'Organisator', 'Veranstalter', 'Organizador', 'Organizzatore'] },
  { code: 'cluster_admin', names: ['Responsable de pôle', 'Cluster admin', 'Clusterbeheerder', 'Clusterverwalter', 'Responsable de polo', 'Responsabile di polo'] },
  { code: 'stand_admin', names: ['Administrateur de stand', 'Booth admin', 'Standbeheerder', 'Standverwalter', 'Administrador de stand', 'Amministratore di stand'] },
  { code: 'stand_contact', names: ['Contact de stand', 'Booth contact', 'Standcontact', 'Standkontakt', 'Contacto de stand', 'Contatto di stand'] },
  { code: 'visitor', names: ['Visiteur', 'Visitor', 'Bezoeker', 'Besucher', 'Visitante', 'Visitatore'] },
  { code: 'speaker', names: ['Intervenant', 'Speaker', 'Spreker', 'Referent', 'Ponente', 'Relatore'] },
  { code: 'moderator', names: ['Modérateur', 'Moderator', 'Moderator', 'Moderator', 'Moderador', 'Moderatore'] },
  { code: 'press', names: ['Presse', 'Press', 'Pers', 'Presse', 'Prensa', 'Stampa'] },
]

export const civilStatuses: Names[] = [
  ['Madame', 'Ms', 'Mevrouw', 'Frau', 'Señora', 'Signora'],
  ['Monsieur', 'Mr', 'De heer', 'Herr', 'Señor', 'Signore'],
  ['Sans civilité', 'No title', 'Geen aanspreking', 'Ohne Anrede', 'Sin tratamiento', 'Nessun titolo'],
]

export const userStatuses: Names[] = [
  ['Salarié', 'Employee', 'Werknemer', 'Angestellt', 'Empleado', 'Dipendente'],
  ['Indépendant', 'Self-employed', 'Zelfstandige', 'Selbstständig', 'Autónomo', 'Autonomo'],
  ['Demandeur d’emploi', 'Job seeker', 'Werkzoekende', 'Arbeitsuchend', 'Demandante de empleo', 'In cerca di lavoro'],
  ['Étudiant', 'Student', 'Student', 'Studierend', 'Estudiante', 'Studente'],
  ['Apprenti', 'Apprentice', 'Leerling', 'Auszubildend', 'Aprendiz', 'Apprendista'],
  ['Retraité', 'Retired', 'Gepensioneerd', 'Im Ruhestand', 'Jubilado', 'Pensionato'],
]

export const individualStatuses: Names[] = [
  ['Professionnel', 'Professional', 'Professioneel', 'Fachbesucher', 'Profesional', 'Professionista'],
  ['Particulier', 'Private person', 'Particulier', 'Privatperson', 'Particular', 'Privato'],
  ['Enseignant', 'Teacher', 'Leerkracht', 'Lehrkraft', 'Docente', 'Insegnante'],
  ['Élu ou collectivité', 'Public body', 'Overheid', 'Öffentliche Hand', 'Administración pública', 'Ente pubblico'],
]

const same = (name: string): Names => [name, name, name, name, name, name]

export const socialMedia: { code: string; kind: 'network' | 'meeting'; names: Names }[] = [
  ...['LinkedIn', 'Twitter', 'Facebook', 'Instagram'].map(name => ({ code: name.toLowerCase(), kind: 'network' as const, names: same(name) })),
  ...['Skype', 'Zoom', 'Teams', 'Starleaf', 'Webex', 'Google Meet', 'BigBlueButton', 'BlueJeans', 'ClickMeeting', 'GoToWebinar', 'Jitsi', 'Surfpilot', '3CX'].map(name => ({ code: name.toLowerCase().replaceAll(' ', '_'), kind: 'meeting' as const, names: same(name) })),
]
