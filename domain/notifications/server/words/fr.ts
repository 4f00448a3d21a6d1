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
}
