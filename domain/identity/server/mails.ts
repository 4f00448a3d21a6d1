import type { Locale } from '#platform/contract/locale.ts'

type Words = { subject: string; text: (link: string, name: string) => string }

/** What is mailed about an account, in the person's language. */
export const mails: Record<'confirm' | 'reset' | 'taken', Record<Locale, Words>> = {
  confirm: {
    fr: {
      subject: 'Confirmez votre adresse',
      text: (link, name) =>
        `Bonjour ${name},\n\nBienvenue. Confirmez votre adresse en ouvrant ce lien dans les 24 heures :\n${link}\n\nSi vous n’avez rien demandé, ignorez ce message.`,
    },
    en: {
      subject: 'Confirm your address',
      text: (link, name) =>
        `Hello ${name},\n\nWelcome. Confirm your address by opening this link within 24 hours:\n${link}\n\nIf you did not ask for this, ignore this message.`,
    },
    nl: {
      subject: 'Bevestig uw adres',
      text: (link, name) =>
        `Dag ${name},\n\nWelkom. Bevestig uw adres door binnen 24 uur deze link te openen:\n${link}\n\nHebt u niets gevraagd? Negeer dan dit bericht.`,
    },
    de: {
      subject: 'Bestätigen Sie Ihre Adresse',
      text: (link, name) =>
        `Guten Tag ${name},\n\nwillkommen. Bestätigen Sie Ihre Adresse, indem Sie innerhalb von 24 Stunden diesen Link öffnen:\n${link}\n\nWenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht.`,
    },
    es: {
      subject: 'Confirme su dirección',
      text: (link, name) =>
        `Hola, ${name}:\n\nLe damos la bienvenida. Confirme su dirección abriendo este enlace en las próximas 24 horas:\n${link}\n\nSi no ha solicitado nada, ignore este mensaje.`,
    },
    it: {
      subject: 'Conferma il tuo indirizzo',
      text: (link, name) =>
        `Buongiorno ${name},\n\nbenvenuto. Conferma il tuo indirizzo aprendo questo link entro 24 ore:\n${link}\n\nSe non hai richiesto nulla, ignora questo messaggio.`,
    },
  },
  reset: {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      text: (link, name) =>
        `Bonjour ${name},\n\nChoisissez un nouveau mot de passe par ce lien, dans l’heure :\n${link}\n\nSi vous n’avez rien demandé, votre mot de passe reste le même.`,
    },
    en: {
      subject: 'Choose a new password',
      text: (link, name) =>
        `Hello ${name},\n\nChoose a new password by this link, within the hour:\n${link}\n\nIf you did not ask for this, your password stays as it is.`,
    },
    nl: {
      subject: 'Kies een nieuw wachtwoord',
      text: (link, name) =>
        `Dag ${name},\n\nKies binnen het uur een nieuw wachtwoord via deze link:\n${link}\n\nHebt u niets gevraagd? Dan blijft uw wachtwoord hetzelfde.`,
    },
    de: {
      subject: 'Wählen Sie ein neues Passwort',
      text: (link, name) =>
        `Guten Tag ${name},\n\nwählen Sie innerhalb einer Stunde über diesen Link ein neues Passwort:\n${link}\n\nWenn Sie nichts angefordert haben, bleibt Ihr Passwort, wie es ist.`,
    },
    es: {
      subject: 'Elija una nueva contraseña',
      text: (link, name) =>
        `Hola, ${name}:\n\nElija una nueva contraseña con este enlace, antes de una hora:\n${link}\n\nSi no ha solicitado nada, su contraseña no cambia.`,
    },
    it: {
      subject: 'Scegli una nuova password',
      text: (link, name) =>
        `Buongiorno ${name},\n\nscegli una nuova password con questo link, entro un’ora:\n${link}\n\nSe non hai richiesto nulla, la tua password resta la stessa.`,
    },
  },
  taken: {
    fr: {
      subject: 'Vous avez déjà un compte',
      text: (link, name) =>
        `Bonjour ${name},\n\nQuelqu’un a voulu créer un compte avec votre adresse. Vous en avez déjà un :\n${link}`,
    },
    en: {
      subject: 'You already have an account',
      text: (link, name) =>
        `Hello ${name},\n\nSomebody tried to create an account with your address. You already have one:\n${link}`,
    },
    nl: {
      subject: 'U hebt al een account',
      text: (link, name) =>
        `Dag ${name},\n\nIemand wilde een account aanmaken met uw adres. U hebt er al een:\n${link}`,
    },
    de: {
      subject: 'Sie haben schon ein Konto',
      text: (link, name) =>
        `Guten Tag ${name},\n\njemand wollte mit Ihrer Adresse ein Konto anlegen. Sie haben schon eines:\n${link}`,
    },
    es: {
      subject: 'Ya tiene una cuenta',
      text: (link, name) =>
        `Hola, ${name}:\n\nAlguien ha querido crear una cuenta con su dirección. Ya tiene una:\n${link}`,
    },
    it: {
      subject: 'Hai già un account',
      text: (link, name) =>
        `Buongiorno ${name},\n\nqualcuno ha provato a creare un account con il tuo indirizzo. Ne hai già uno:\n${link}`,
    },
  },
}
