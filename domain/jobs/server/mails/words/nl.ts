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
  },
  names: {
    applicant: 'Wie solliciteert',
    job: 'Functie',
    employer: 'Werkgever',
    state: 'Status van de sollicitatie',
  },
  examples: {
    job: 'Projectleider windenergie',
    state: 'Voorstel gedaan',
  },
}
