import type { StandardWords } from './mail-words.ts'

export const nl: StandardWords = {
  greeting: 'Dag {{firstName}},',
  orCopy: 'Werkt de knop niet, kopieer dan dit adres naar uw browser:',
  closing: 'Tot gauw,\nHet team van {{fair}}',
  test: 'Test: ',
  examples: { job: 'Projectleider windenergie', state: 'Voorstel gedaan', event: 'Openingslezing' },
  registration_confirm: {
    subject: '{{fair}}: bevestig uw e-mailadres',
    body: 'Bedankt voor uw inschrijving voor {{fair}}. Bevestig dat dit adres van u is om uw account te activeren.\n\nDe link is 24 uur geldig. Hebt u zich niet ingeschreven, dan hoeft u niets te doen: het account blijft inactief.',
    action: 'Mijn adres bevestigen',
  },
  registration_taken: {
    subject: 'U hebt al een account',
    body: 'Iemand, waarschijnlijk uzelf, wilde zich zojuist met dit adres inschrijven voor {{fair}}. Er bestaat al een account: log in, of kies een nieuw wachtwoord als u het uwe vergeten bent.\n\nWas u het niet, dan hoeft u niets te doen: er is niets veranderd.',
    action: 'Inloggen',
  },
  registration_welcome: {
    subject: 'Welkom op {{fair}}',
    body: 'Uw adres is bevestigd en uw account is open. U kunt de beurs meteen binnengaan.',
    action: 'De beurs binnengaan',
  },
  registration_waiting: {
    subject: 'Uw inschrijving wordt bekeken',
    body: 'Uw adres is bevestigd. De organisator van {{fair}} bekijkt nu uw inschrijving; u krijgt een e-mail zodra u toegang hebt.',
  },
  account_validated: {
    subject: 'Uw inschrijving is goedgekeurd',
    body: 'De organisator heeft uw inschrijving voor {{fair}} goedgekeurd. U kunt inloggen en de beurs binnengaan.',
    action: 'De beurs binnengaan',
  },
  account_refused: {
    subject: 'Uw inschrijving is niet aanvaard',
    body: 'De organisator heeft uw inschrijving voor {{fair}} niet aanvaard. Hebt u een vraag, schrijf dan via de contactpagina van de beurs.',
  },
  firm_validated: {
    subject: 'Uw deelname aan {{fair}} is goedgekeurd',
    body: 'De organisator heeft {{firm}} goedgekeurd: uw bedrijf staat nu bij de exposanten van {{fair}}.\n\nRicht nu uw stand in en nodig de mensen uit die er bezoekers ontvangen.',
    action: 'Mijn stand inrichten',
  },
  firm_refused: {
    subject: 'Uw deelname is niet aanvaard',
    body: 'De organisator heeft {{firm}} niet opgenomen bij de exposanten van {{fair}}. Hebt u een vraag, gebruik dan de contactpagina van de beurs.',
  },
  invitation: {
    subject: 'U bent uitgenodigd voor {{fair}}',
    body: 'Er is een account voor u aangemaakt op {{fair}}. Kies uw wachtwoord om het account te activeren.\n\nDe link is 14 dagen geldig.',
    action: 'Mijn wachtwoord kiezen',
  },
  message_new: {
    subject: '{{sender}} heeft u geschreven',
    body: 'Er wacht een bericht van {{sender}} op u op {{fair}}.',
    action: 'Het bericht lezen',
  },
  call_missed: {
    subject: '{{caller}} probeerde u te bereiken',
    body: '{{caller}} heeft u gebeld op {{fair}} en kon u niet spreken. Antwoord met een bericht.',
    action: 'Antwoorden',
  },
  application_new: {
    subject: 'Sollicitatie van {{applicant}}: {{job}}',
    body: '{{applicant}} heeft zojuist gesolliciteerd op uw vacature ‘{{job}}’ op {{fair}}. Profiel en cv staan voor u klaar.',
    action: 'De sollicitatie bekijken',
  },
  application_changed: {
    subject: 'Uw sollicitatie: {{job}}',
    body: '{{employer}} heeft uw sollicitatie naar ‘{{job}}’ op {{fair}} behandeld. De status is nu: {{state}}.',
    action: 'Mijn sollicitatie bekijken',
  },
  reminder: {
    subject: 'Binnenkort: {{event}}',
    body: '‘{{event}}’ begint op {{when}} op {{fair}}. We zien u er graag.',
    action: 'Naar de afspraak',
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
  role_offer: {
    subject: 'U krijgt een rol aangeboden: {{fair}}',
    body: '{{sender}} biedt u een rol aan op de beurs {{fair}}: {{role}}.\n\nEr verandert niets aan uw account zolang u niet accepteert. Log in met dit adres om te antwoorden. De link werkt 14 dagen.\n\nZegt dit u niets? Dan kunt u deze e-mail negeren.',
    action: 'Aanbod bekijken',
  },
}
