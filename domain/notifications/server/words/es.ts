export const es = {
  membership_approved: {
    title: 'Inscripción aprobada',
    text: 'Su inscripción en {{fair}} está aprobada.',
  },
  membership_refused: {
    title: 'Inscripción rechazada',
    text: 'Su inscripción en {{fair}} no ha sido aceptada.',
  },
  exhibitor_approved: {
    title: 'Expositor aprobado',
    text: '{{firm}} está aprobado como expositor en {{fair}}.',
  },
  exhibitor_refused: {
    title: 'Expositor rechazado',
    text: '{{firm}} no ha sido aceptado como expositor en {{fair}}.',
  },
  role_offered: {
    title: 'Función ofrecida',
    text: '{{sender}} le ofrece una función en {{fair}}. El enlace para responder está en el correo.',
  },
  stand_placed: {
    title: 'Stand colocado o movido',
    text: 'Su stand «{{stand}}» está en el lugar {{place}} en {{fair}}.',
  },
  message_received: {
    title: 'Mensaje recibido',
    text: '{{name}} le ha escrito.',
  },
  booth_message_received: {
    title: 'Mensaje recibido en el stand',
    text: '{{name}} ha escrito a su stand.',
  },
}
