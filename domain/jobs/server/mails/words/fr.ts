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
    application_sent: {
      title: 'Candidature envoyée',
      when: 'À qui vient de postuler.',
      subject: 'Candidature envoyée : {{job}}',
      body: 'Votre candidature « {{job}} » est chez {{employer}}. Vous aurez une réponse au plus tard {{day}} ; si ce n’est pas par l’entreprise, ce sera par nous.',
      action: 'Voir ma candidature',
    },
    application_wished: {
      title: 'Candidature envoyée, réponse souhaitée',
      when: 'À qui vient de postuler, là où la réponse n’est pas promise.',
      subject: 'Candidature envoyée : {{job}}',
      body: 'Votre candidature « {{job}} » est chez {{employer}}. Le salon souhaite une réponse au plus tard {{day}} ; l’entreprise ne l’a pas promise.',
      action: 'Voir ma candidature',
    },
    application_overdue: {
      title: 'Réponse en retard',
      when: 'Quand une entreprise n’a pas répondu au jour promis ; à la personne qui a postulé.',
      subject: 'Pas encore de réponse : {{job}}',
      body: '{{employer}} n’a pas répondu à votre candidature « {{job}} » au jour promis. Cela ne dit rien de vous.\n\nVotre candidature reste ouverte : une réponse peut encore venir.',
      action: 'Voir ma candidature',
    },
    applications_due: {
      title: 'Candidatures à répondre',
      when: 'Au plus une fois par jour, tous salons réunis, à qui recrute, tant que des réponses sont dues.',
      subject: 'Des candidatures attendent une réponse',
      body: 'Voici ce qui attend une réponse de {{employer}}. Deux clics suffisent, pour une candidature ou pour cent.',
      action: 'Répondre',
    },
    interview_changed: {
      title: 'Entretien fixé, déplacé ou annulé',
      when: 'Quand un entretien change ; aux deux côtés, avec l’entrée de calendrier.',
      subject: '{{change}} : {{job}}',
      body: '{{change}} : « {{job}} », {{employer}}, {{when}}. L’entrée de votre calendrier est jointe.',
      action: 'Voir la candidature',
    },
    cv_keeping_ends: {
      title: 'Fin de conservation d’un CV',
      when: 'Un mois avant qu’un CV quitte la bibliothèque, faute de nouvelles.',
      subject: 'Votre CV quittera la bibliothèque',
      body: 'Votre CV est dans la bibliothèque de {{fair}} et nous n’avons plus de vos nouvelles depuis près de deux ans. Il en sortira le {{day}}. Pour qu’il y reste, mettez votre profil à jour.',
      action: 'Voir mon profil',
    },
  },
  names: {
    applicant: 'Qui postule',
    job: 'Poste',
    employer: 'Employeur',
    state: 'Où en est la candidature',
    day: 'Jour',
    change: 'Ce qui change',
    when: 'Date et heures',
  },
  examples: {
    job: 'Chargée de projet éolien',
    state: 'Proposition',
    day: 'mardi 8 décembre',
    change: 'L’entretien est fixé',
    when: 'mardi 8 décembre, 14:00 – 14:30 CET',
  },
}
