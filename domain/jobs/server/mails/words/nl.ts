import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { jobMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof jobMailSpecs> = {
  kinds: {
    application_new: {
      title: 'Sollicitatie ontvangen',
      when: 'Als iemand op een vacature solliciteert; aan het bedrijf.',
      subject: 'Sollicitatie van {{applicant}}: {{job}}',
      body: '{{applicant}} heeft zojuist gesolliciteerd op uw vacature ‘{{job}}’ op {{fair}}. Profiel en cv staan voor u klaar.',
      action: 'De sollicitatie bekijken',
    },
    application_changed: {
      title: 'Sollicitatie behandeld',
      when: 'Als het bedrijf de status van een sollicitatie wijzigt.',
      subject: 'Uw sollicitatie: {{job}}',
      body: '{{employer}} heeft uw sollicitatie naar ‘{{job}}’ op {{fair}} behandeld. De status is nu: {{state}}.',
      action: 'Mijn sollicitatie bekijken',
    },
    application_sent: {
      title: 'Sollicitatie verstuurd',
      when: 'Aan wie net gesolliciteerd heeft.',
      subject: 'Sollicitatie verstuurd: {{job}}',
      body: 'Uw sollicitatie ‘{{job}}’ is bij {{employer}}. U krijgt uiterlijk {{day}} antwoord; als het niet van het bedrijf is, dan van ons.',
      action: 'Mijn sollicitatie bekijken',
    },
    application_wished: {
      title: 'Sollicitatie verstuurd, antwoord gewenst',
      when: 'Aan wie net gesolliciteerd heeft, waar geen antwoord beloofd is.',
      subject: 'Sollicitatie verstuurd: {{job}}',
      body: 'Uw sollicitatie ‘{{job}}’ is bij {{employer}}. De beurs wenst dat u uiterlijk {{day}} antwoord krijgt; het bedrijf heeft dat niet beloofd.',
      action: 'Mijn sollicitatie bekijken',
    },
    application_overdue: {
      title: 'Antwoord te laat',
      when: 'Als een bedrijf niet op de beloofde dag geantwoord heeft; aan wie gesolliciteerd heeft.',
      subject: 'Nog geen antwoord: {{job}}',
      body: '{{employer}} heeft niet op de beloofde dag geantwoord op uw sollicitatie ‘{{job}}’. Dat zegt niets over u.\n\nUw sollicitatie blijft open: er kan nog een antwoord komen.',
      action: 'Mijn sollicitatie bekijken',
    },
    applications_due: {
      title: 'Sollicitaties te beantwoorden',
      when: 'Hooguit één keer per dag, voor alle beurzen samen, aan wie werft, zolang antwoorden verwacht worden.',
      subject: 'Sollicitaties wachten op antwoord',
      body: 'Dit wacht op een antwoord van {{employer}}. Twee klikken volstaan, voor één sollicitatie of voor honderd.',
      action: 'Beantwoorden',
    },
    interview_changed: {
      title: 'Gesprek vastgelegd, verplaatst of geannuleerd',
      when: 'Als een gesprek verandert; aan beide kanten, met de agenda-afspraak.',
      subject: '{{change}}: {{job}}',
      body: '{{change}}: ‘{{job}}’, {{employer}}, {{when}}. De afspraak voor uw agenda is bijgevoegd.',
      action: 'De sollicitatie bekijken',
    },
    cv_keeping_ends: {
      title: 'Einde van de bewaring van een cv',
      when: 'Een maand voordat een cv de bibliotheek verlaat omdat er geen nieuws is.',
      subject: 'Uw cv verlaat de bibliotheek',
      body: 'Uw cv staat in de bibliotheek van {{fair}} en we hebben bijna twee jaar niets van u gehoord. Op {{day}} gaat het eruit. Wilt u dat het blijft, werk dan uw profiel bij.',
      action: 'Mijn profiel bekijken',
    },
  },
  names: {
    applicant: 'Wie solliciteert',
    job: 'Functie',
    employer: 'Werkgever',
    state: 'Status van de sollicitatie',
    day: 'Dag',
    change: 'Wat er verandert',
    when: 'Datum en tijden',
  },
  examples: {
    job: 'Projectleider windenergie',
    state: 'Voorstel gedaan',
    day: 'dinsdag 8 december',
    change: 'Het gesprek staat vast',
    when: 'dinsdag 8 december, 14:00 – 14:30 CET',
  },
}
