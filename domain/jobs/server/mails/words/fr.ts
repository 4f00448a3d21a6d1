import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { jobMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof jobMailSpecs> = {
  kinds: {
    application_new: {
      title: 'Candidature reçue',
      when: 'Quand quelqu’un postule à une offre ; à l’entreprise.',
      subject: 'Candidature de {{applicant}} : {{job}}',
      body: '{{applicant}} vient de postuler à votre offre « {{job}} » sur {{fair}}. Consultez son profil et son CV.',
      action: 'Voir la candidature',
    },
    application_changed: {
      title: 'Candidature suivie',
      when: 'Quand l’entreprise change l’état d’une candidature.',
      subject: 'Votre candidature : {{job}}',
      body: '{{employer}} a mis à jour votre candidature « {{job}} » sur {{fair}}. Son état est maintenant : {{state}}.',
      action: 'Voir ma candidature',
    },
  },
  names: {
    applicant: 'Qui postule',
    job: 'Poste',
    employer: 'Employeur',
    state: 'Où en est la candidature',
  },
  examples: {
    job: 'Chargée de projet éolien',
    state: 'Proposition',
  },
}
