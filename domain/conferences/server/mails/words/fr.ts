import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { conferenceMailSpecs } from '../specs.ts'

export const fr: MailWordsOf<typeof conferenceMailSpecs> = {
  kinds: {
    speaker_invited: {
      subject: 'Intervenez-vous à {{fair}} ?',
      body: '{{sender}} vous invite à intervenir à {{fair}}. Vous pouvez confirmer ou décliner : rien d’autre n’est demandé.\n\nLe lien est valable 30 jours et vous est réservé.',
      action: 'Répondre à l’invitation',
    },
    pass_asked: {
      subject: 'Pass demandé : {{asker}}',
      body: '{{asker}} demande le pass « {{pass}} » pour {{fair}}. C’est à vous d’accepter ou de refuser.\n\nLe lien est valable 14 jours et vous est réservé.',
      action: 'Voir la demande',
    },
    pass_validated: {
      title: 'Pass accordé',
      when: 'Quand une demande de pass est acceptée.',
      subject: 'Votre pass est accordé : {{pass}}',
      body: 'Votre demande du pass « {{pass}} » pour {{fair}} est acceptée.',
      action: 'Voir le programme',
    },
    pass_refused: {
      title: 'Pass refusé',
      when: 'Quand une demande de pass est refusée.',
      subject: 'Votre demande de pass n’a pas été retenue',
      body: 'Votre demande du pass « {{pass}} » pour {{fair}} n’a pas été retenue. Les places que vous aviez demandées sont rendues.',
    },
    pass_given: {
      title: 'Pass offert',
      when: 'Quand un exposant donne un pass à quelqu’un.',
      subject: '{{giver}} vous offre un pass : {{pass}}',
      body: '{{giver}} vous offre le pass « {{pass}} » pour {{fair}}. Il vous ouvre des sessions du programme.',
      action: 'Voir le programme',
    },
    pass_taken_back: {
      title: 'Pass repris',
      when: 'Quand un exposant reprend un pass.',
      subject: '{{giver}} a repris votre pass',
      body: '{{giver}} a repris le pass « {{pass}} » pour {{fair}}. Les places que vous aviez grâce à lui sont rendues.',
    },
    place_free: {
      title: 'Place libérée',
      when: 'Quand une place se libère pour quelqu’un de la liste d’attente.',
      subject: 'Une place est à vous : {{conference}}',
      body: 'Une place s’est libérée : vous participez à « {{conference}} », {{when}}.\n\nSi vous ne venez pas, rendez-la : la personne suivante l’aura.',
      action: 'Voir la session',
    },
    agenda_changed: {
      title: 'Agenda modifié',
      when: 'Quand des sessions d’un agenda, ou dans lesquelles on intervient ou modère, changent d’heure ou de salle, ou sont annulées.',
      subject: 'Votre agenda a changé : {{fair}}',
      body: 'Des sessions de votre agenda pour {{fair}} ont changé.',
      action: 'Voir mon agenda',
    },
  },
  names: {
    sender: 'Personne qui invite',
    asker: 'Personne qui demande',
    pass: 'Pass',
    giver: 'Exposant',
    conference: 'Session',
    when: 'Date et heure',
  },
  examples: {
    pass: 'Presse',
    giver: 'Manufacture de l’Estuaire',
    conference: 'L’éolien en mer, dix ans après',
  },
}
