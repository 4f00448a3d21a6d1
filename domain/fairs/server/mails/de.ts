import type { StandardWords } from './mail-words.ts'

export const de: StandardWords = {
  greeting: 'Guten Tag {{firstName}},',
  orCopy: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  closing: 'Bis bald\nIhr Team von {{fair}}',
  test: 'Test: ',
  examples: { job: 'Projektleitung Windenergie', state: 'Angebot gemacht', event: 'Eröffnungsvortrag' },
  registration_confirm: {
    subject: '{{fair}}: Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Vielen Dank für Ihre Registrierung für {{fair}}. Bestätigen Sie, dass diese Adresse Ihnen gehört, um Ihr Konto zu aktivieren.\n\nDer Link gilt 24 Stunden. Falls Sie sich nicht registriert haben, brauchen Sie nichts zu tun: Das Konto bleibt inaktiv.',
    action: 'Adresse bestätigen',
  },
  registration_taken: {
    subject: 'Sie haben bereits ein Konto',
    body: 'Jemand, vermutlich Sie selbst, wollte sich gerade mit dieser Adresse für {{fair}} registrieren. Es gibt bereits ein Konto: Melden Sie sich an oder wählen Sie ein neues Passwort, falls Sie Ihres vergessen haben.\n\nFalls Sie es nicht waren, brauchen Sie nichts zu tun: Es hat sich nichts geändert.',
    action: 'Anmelden',
  },
  registration_welcome: {
    subject: 'Willkommen bei {{fair}}',
    body: 'Ihre Adresse ist bestätigt und Ihr Konto ist offen. Sie können die Messe ab sofort betreten.',
    action: 'Messe betreten',
  },
  registration_waiting: {
    subject: 'Ihre Registrierung wird geprüft',
    body: 'Ihre Adresse ist bestätigt. Der Veranstalter von {{fair}} prüft nun Ihre Registrierung; Sie erhalten eine E-Mail, sobald Sie Zugang haben.',
  },
  account_validated: {
    subject: 'Sie sind zugelassen',
    body: 'Der Veranstalter hat Sie zu {{fair}} zugelassen. Sie können sich anmelden und die Messe betreten.',
    action: 'Messe betreten',
  },
  account_refused: {
    subject: 'Ihre Registrierung wurde nicht angenommen',
    body: 'Der Veranstalter hat Ihre Registrierung für {{fair}} nicht angenommen. Bei Fragen schreiben Sie ihm bitte über die Kontaktseite der Messe.',
  },
  firm_validated: {
    subject: 'Sie sind als Aussteller zu {{fair}} zugelassen',
    body: 'Der Veranstalter hat {{firm}} zugelassen: Ihr Unternehmen steht nun unter den Ausstellern von {{fair}}.\n\nRichten Sie jetzt Ihren Stand ein und laden Sie die Personen ein, die dort die Besucher empfangen.',
    action: 'Meinen Stand einrichten',
  },
  firm_refused: {
    subject: 'Ihre Teilnahme wurde nicht angenommen',
    body: 'Der Veranstalter hat {{firm}} nicht unter die Aussteller von {{fair}} aufgenommen. Bei Fragen nutzen Sie bitte die Kontaktseite der Messe.',
  },
  invitation: {
    subject: 'Sie sind zu {{fair}} eingeladen',
    body: 'Für Sie wurde ein Konto bei {{fair}} angelegt. Wählen Sie Ihr Passwort, um es zu aktivieren.\n\nDer Link gilt 14 Tage.',
    action: 'Passwort wählen',
  },
  message_new: {
    subject: '{{sender}} hat Ihnen geschrieben',
    body: 'Auf {{fair}} wartet eine Nachricht von {{sender}} auf Sie.',
    action: 'Nachricht lesen',
  },
  call_missed: {
    subject: '{{caller}} wollte Sie erreichen',
    body: '{{caller}} hat Sie auf {{fair}} angerufen und konnte nicht mit Ihnen sprechen. Antworten Sie mit einer Nachricht.',
    action: 'Antworten',
  },
  application_new: {
    subject: 'Bewerbung von {{applicant}}: {{job}}',
    body: '{{applicant}} hat sich soeben auf {{fair}} auf Ihre Stelle „{{job}}“ beworben. Profil und Lebenslauf liegen für Sie bereit.',
    action: 'Bewerbung ansehen',
  },
  application_changed: {
    subject: 'Ihre Bewerbung: {{job}}',
    body: '{{employer}} hat Ihre Bewerbung auf „{{job}}“ bei {{fair}} bearbeitet. Der Status ist jetzt: {{state}}.',
    action: 'Meine Bewerbung ansehen',
  },
  reminder: {
    subject: 'Demnächst: {{event}}',
    body: '„{{event}}“ beginnt am {{when}} auf {{fair}}. Wir freuen uns auf Sie.',
    action: 'Zum Termin',
  },
  password_reset: {
    subject: '{{fair}}: Wählen Sie ein neues Passwort',
    body: 'Sie möchten Ihr Passwort ändern. Der Link gilt eine Stunde und nur einmal.\n\nFalls Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
    action: 'Passwort wählen',
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort Ihres Kontos wurde soeben geändert und Ihre anderen Sitzungen wurden beendet.\n\nFalls Sie es nicht waren, wählen Sie sofort über „Passwort vergessen“ ein neues Passwort.',
    action: 'Passwort vergessen',
  },
  email_change: {
    subject: 'Bestätigen Sie Ihre neue Adresse',
    body: 'Sie möchten diese Adresse für Ihr Konto verwenden. Sie ersetzt die bisherige, sobald Sie sie bestätigt haben.\n\nDer Link gilt 24 Stunden.',
    action: 'Diese Adresse bestätigen',
  },
  email_change_notice: {
    subject: 'Änderung der Adresse angefordert',
    body: 'Für Ihr Konto wurde eine Änderung der E-Mail-Adresse angefordert. Sie gilt, sobald die neue Adresse bestätigt ist.\n\nFalls Sie es nicht waren, ändern Sie sofort Ihr Passwort.',
    action: 'Passwort ändern',
  },
  account_leaving: {
    subject: 'Ihr Konto ist geschlossen',
    body: 'Wie von Ihnen gewünscht, ist Ihr Konto geschlossen: Niemand sieht es mehr, und Sie sind überall abgemeldet. In vierzehn Tagen wird es mit Ihren persönlichen Daten gelöscht.\n\nHaben Sie es sich anders überlegt, oder waren Sie es nicht? Bis dahin öffnet dieser Link das Konto wieder. Waren Sie es nicht, wählen Sie danach ein neues Passwort.',
    action: 'Mein Konto behalten',
  },
  account_erased: {
    subject: 'Ihr Konto wurde gelöscht',
    body: 'Wie von Ihnen gewünscht, wurden Ihr Konto und Ihre persönlichen Daten soeben gelöscht. Diese Adresse ist wieder frei: Sie können sich jederzeit neu registrieren.\n\nFalls Sie es nicht waren, schreiben Sie uns bitte umgehend.',
    action: 'Schreiben Sie uns',
  },
  sign_on_linked: {
    subject: 'Ihr Konto öffnet sich jetzt per Single Sign-on',
    body: 'Jemand, vermutlich Sie, hat sich soeben mit dieser Adresse über den Anmeldedienst Ihrer Organisation bei {{fair}} angemeldet. Dieser Dienst öffnet künftig Ihr Konto; Ihr Passwort, falls Sie eines haben, gilt weiter.\n\nFalls Sie es nicht waren, entfernen Sie diese Anmeldung unter „Anmeldung und Sicherheit“ und ändern Sie Ihr Passwort.',
    action: 'Anmeldung und Sicherheit',
  },
  role_offer: {
    subject: 'Ihnen wird eine Rolle angeboten: {{fair}}',
    body: '{{sender}} bietet Ihnen eine Rolle auf der Messe {{fair}} an: {{role}}.\n\nAn Ihrem Konto ändert sich nichts, bis Sie annehmen. Melden Sie sich mit dieser Adresse an, um zu antworten. Der Link gilt 14 Tage.\n\nWenn Ihnen das nichts sagt, ignorieren Sie diese E-Mail.',
    action: 'Angebot ansehen',
  },
}
