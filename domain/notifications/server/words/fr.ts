export const fr = {
  membership_approved: {
    title: 'Inscription validée',
    text: 'Votre inscription à {{fair}} est validée.',
  },
  membership_refused: {
    title: 'Inscription refusée',
    text: 'Votre inscription à {{fair}} n’a pas été acceptée.',
  },
  exhibitor_approved: {
    title: 'Exposant validé',
    text: '{{firm}} est validé comme exposant à {{fair}}.',
  },
  exhibitor_refused: {
    title: 'Exposant refusé',
    text: '{{firm}} n’a pas été accepté comme exposant à {{fair}}.',
  },
  exhibitor_merged: {
    title: 'Exposant fusionné',
    text: '{{old}} et {{firm}} ne font plus qu’un exposant pour {{fair}}. Vous faites maintenant partie de {{firm}}.',
  },
  role_offered: {
    title: 'Rôle proposé',
    text: '{{sender}} vous propose un rôle à {{fair}}. Le lien pour répondre est dans l’e-mail.',
  },
  stand_placed: {
    title: 'Stand placé ou déplacé',
    text: 'Votre stand « {{stand}} » est à la place {{place}} à {{fair}}.',
  },
  message_received: {
    title: 'Message reçu',
    text: '{{name}} vous a écrit.',
  },
  booth_message_received: {
    title: 'Message reçu par le stand',
    text: '{{name}} a écrit à votre stand.',
  },
  conversation_handed_over: {
    title: 'Conversation transmise',
    text: 'Un membre de votre équipe vous a transmis la conversation avec {{name}}.',
  },
  call_missed: {
    title: 'Appel manqué',
    text: 'Appel vidéo manqué de {{caller}} à {{fair}}. Vous pouvez rappeler ou écrire.',
  },
  call_refused: {
    title: 'Appel refusé',
    text: '{{receiver}} n’a pas pu répondre à votre appel à {{fair}}. Vous pouvez écrire un message.',
  },
  call_failed: {
    title: 'Appel interrompu',
    text: 'L’image et le son de votre appel avec {{other}} à {{fair}} ne sont pas passés. Vous pouvez rappeler ou écrire.',
  },
  cv_looks_refused: {
    title: 'Lecture de CV arrêtée',
    text: '{{name}} ({{firm}}) demande à lire plus de CV de la bibliothèque de {{fair}} que permis : {{hour}} par heure, {{day}} par jour.',
  },
  message_reported: {
    title: 'Signalement',
    text: 'Un message, une personne ou un stand a été signalé à {{fair}}.',
  },
  chat_message_reported: {
    title: 'Signalement dans une discussion',
    text: 'Un message a été signalé dans une discussion à {{fair}}.',
  },
  place_next: {
    title: 'Bientôt à vous',
    text: 'Ensuite, c’est à vous au stand {{booth}} à {{fair}}.',
  },
  place_called: {
    title: 'C’est à vous',
    text: '{{booth}} vous attend à {{fair}}. Vous avez deux minutes pour venir.',
  },
  place_missed: {
    title: 'Place perdue',
    text: 'Les deux minutes sont passées : votre place au stand {{booth}} à {{fair}} est perdue. Vous pouvez écrire un message.',
  },
  place_closed: {
    title: 'File fermée',
    text: 'La file du stand {{booth}} à {{fair}} est fermée. Vous pouvez écrire un message.',
    texts: {
      unstaffed:
        'Il n’y a plus personne au stand {{booth}} à {{fair}} : votre place n’existe plus. Vous pouvez écrire un message.',
      daily_limit:
        'Votre place au stand {{booth}} à {{fair}} n’existe plus : les nouveaux contacts d’aujourd’hui, les vôtres ou les siens, sont épuisés.',
    },
  },
  application_received: {
    title: 'Candidature reçue',
    text: 'Une personne a postulé à votre offre « {{job}} » à {{fair}}.',
  },
  application_nudged: {
    title: 'Réponse demandée',
    text: 'Une personne qui a postulé à « {{job}} » à {{fair}} vous demande une réponse.',
  },
  application_read: {
    title: 'Candidature lue',
    text: '{{firm}} a lu votre candidature « {{job}} ».',
  },
  application_answered: {
    title: 'Réponse à une candidature',
    text: '{{firm}} a répondu à votre candidature « {{job}} ».',
  },
  application_revealed: {
    title: 'Nom consulté',
    text: '{{firm}} a consulté votre nom après votre candidature anonyme « {{job}} ».',
  },
  interview_proposed: {
    title: 'Horaires d’entretien proposés',
    text: '{{firm}} vous propose des horaires d’entretien pour « {{job}} ».',
  },
  interview_accepted: {
    title: 'Entretien fixé',
    text: 'Un horaire d’entretien a été choisi pour « {{job}} ».',
  },
  interview_declined: {
    title: 'Horaires refusés',
    text: 'Aucun des horaires proposés pour « {{job}} » ne convient.',
  },
  interview_moved: {
    title: 'Entretien déplacé',
    text: '{{firm}} a déplacé votre entretien pour « {{job}} ».',
  },
  interview_cancelled: {
    title: 'Entretien annulé',
    text: 'Un entretien pour « {{job}} » ({{firm}}) est annulé.',
  },
  application_overdue: {
    title: 'Candidature sans réponse',
    text: '{{firm}} n’a pas répondu à « {{job}} » à la date promise. Cela ne dit rien de vous ; votre candidature reste ouverte.',
  },
  pass_validated: {
    title: 'Pass accordé',
    text: 'Votre pass « {{pass}} » pour {{fair}} est accordé.',
  },
  pass_given: {
    title: 'Pass offert',
    text: '{{giver}} vous offre le pass « {{pass}} » pour {{fair}}.',
  },
  pass_refused: {
    title: 'Pass refusé',
    text: 'Votre demande du pass « {{pass}} » pour {{fair}} n’a pas été retenue.',
  },
  place_given: {
    title: 'Place libérée',
    text: 'Une place s’est libérée : vous participez à « {{conference}} ».',
  },
  agenda_changed: {
    title: 'Agenda modifié',
    text: 'Votre agenda pour {{fair}} a changé : {{conferences}}.',
  },
  conference_reminder: {
    title: 'Rappel de session',
    text: '« {{conference}} » commence bientôt à {{fair}}.',
  },
  speaker_missing: {
    title: 'Personne sur scène',
    text: '« {{conference}} » devait commencer il y a cinq minutes à {{fair}}, et personne n’est sur scène.',
  },
}
