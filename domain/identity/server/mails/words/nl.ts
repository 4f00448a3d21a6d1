import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { accountMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof accountMailSpecs> = {
  kinds: {
    registration_confirm: {
      title: 'Bevestiging van het adres',
      when: 'Na de inschrijving, met de link om te bevestigen.',
      subject: '{{fair}}: bevestig uw e-mailadres',
      body: 'Bedankt voor uw inschrijving voor {{fair}}. Bevestig dat dit adres van u is om uw account te activeren.\n\nDe link is 24 uur geldig. Hebt u zich niet ingeschreven, dan hoeft u niets te doen: het account blijft inactief.',
      action: 'Mijn adres bevestigen',
    },
    registration_waiting: {
      title: 'Inschrijving in behandeling',
      when: 'Het adres is bevestigd, de goedkeuring moet nog komen.',
      subject: 'Uw inschrijving wordt bekeken',
      body: 'Uw adres is bevestigd. De organisator van {{fair}} bekijkt nu uw inschrijving; u krijgt een e-mail zodra u toegang hebt.',
    },
    registration_welcome: {
      title: 'Welkom',
      when: 'De account is open zodra het adres is bevestigd.',
      subject: 'Welkom op {{fair}}',
      body: 'Uw adres is bevestigd en uw account is open. U kunt de beurs meteen binnengaan.',
      action: 'De beurs binnengaan',
    },
    password_reset: {
      subject: '{{fair}}: kies een nieuw wachtwoord',
      body: 'U hebt gevraagd uw wachtwoord te wijzigen. De link is een uur geldig en werkt één keer.\n\nWas u het niet, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
      action: 'Een wachtwoord kiezen',
    },
    password_changed: {
      subject: 'Uw wachtwoord is gewijzigd',
      body: 'Het wachtwoord van uw account is zojuist gewijzigd en uw andere sessies zijn gesloten.\n\nWas u het niet, kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten’.',
      action: 'Wachtwoord vergeten',
    },
    email_change: {
      subject: 'Bevestig uw nieuwe adres',
      body: 'U hebt gevraagd dit adres voor uw account te gebruiken. Het vervangt het oude zodra u het hebt bevestigd.\n\nDe link is 24 uur geldig.',
      action: 'Dit adres bevestigen',
    },
    email_change_notice: {
      subject: 'Wijziging van adres aangevraagd',
      body: 'Voor uw account is een wijziging van e-mailadres aangevraagd. Die gaat in zodra het nieuwe adres is bevestigd.\n\nWas u het niet, wijzig dan meteen uw wachtwoord.',
      action: 'Mijn wachtwoord wijzigen',
    },
    account_leaving: {
      subject: 'Uw account is gesloten',
      body: 'Zoals u hebt gevraagd, is uw account gesloten: niemand ziet het nog en u bent overal uitgelogd. Over veertien dagen wordt het verwijderd, met uw persoonsgegevens.\n\nHebt u zich bedacht, of was u dit niet? Tot dan opent deze link het account opnieuw. Was u dit niet, kies daarna een nieuw wachtwoord.',
      action: 'Mijn account behouden',
    },
    account_erased: {
      subject: 'Uw account is verwijderd',
      body: 'Zoals u hebt gevraagd, zijn uw account en uw persoonsgegevens zojuist verwijderd. Dit adres is weer vrij: u kunt zich opnieuw inschrijven wanneer u wilt.\n\nWas u dit niet? Schrijf ons dan meteen.',
      action: 'Schrijf ons',
    },
    sign_on_linked: {
      subject: 'Uw account opent nu met single sign-on',
      body: 'Iemand, waarschijnlijk u, heeft zojuist met dit adres ingelogd bij {{fair}} via de inlogdienst van uw organisatie. Voortaan opent die dienst uw account; uw wachtwoord, als u er een hebt, blijft geldig.\n\nWas u het niet? Verwijder deze login onder ‘Inloggen en veiligheid’ en wijzig uw wachtwoord.',
      action: 'Inloggen en veiligheid',
    },
  },
  names: {},
  examples: {},
}
