import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { accountMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof accountMailSpecs> = {
  kinds: {
    registration_confirm: {
      title: 'Bestätigung der Adresse',
      when: 'Nach der Registrierung, mit dem Link zum Bestätigen.',
      subject: '{{fair}}: Bestätigen Sie Ihre E-Mail-Adresse',
      body: 'Vielen Dank für Ihre Registrierung für {{fair}}. Bestätigen Sie, dass diese Adresse Ihnen gehört, um Ihr Konto zu aktivieren.\n\nDer Link gilt 24 Stunden. Falls Sie sich nicht registriert haben, brauchen Sie nichts zu tun: Das Konto bleibt inaktiv.',
      action: 'Adresse bestätigen',
    },
    registration_waiting: {
      title: 'Registrierung in Prüfung',
      when: 'Die Adresse ist bestätigt, die Zulassung steht aus.',
      subject: 'Ihre Registrierung wird geprüft',
      body: 'Ihre Adresse ist bestätigt. Der Veranstalter von {{fair}} prüft nun Ihre Registrierung; Sie erhalten eine E-Mail, sobald Sie Zugang haben.',
    },
    registration_welcome: {
      title: 'Willkommen',
      when: 'Das Konto ist offen, sobald die Adresse bestätigt ist.',
      subject: 'Willkommen bei {{fair}}',
      body: 'Ihre Adresse ist bestätigt und Ihr Konto ist offen. Sie können die Messe ab sofort betreten.',
      action: 'Messe betreten',
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
  },
  names: {},
  examples: {},
}
