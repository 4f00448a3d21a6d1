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
  exhibitor_merged: {
    title: 'Expositor fusionado',
    text: '{{old}} y {{firm}} son ahora un solo expositor en {{fair}}. Usted forma parte de {{firm}}.',
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
  conversation_handed_over: {
    title: 'Conversación traspasada',
    text: 'Alguien de su equipo le ha traspasado la conversación con {{name}}.',
  },
  call_missed: {
    title: 'Llamada perdida',
    text: '{{caller}} le ha llamado por vídeo en {{fair}}. Puede devolver la llamada o escribir.',
  },
  call_refused: {
    title: 'Llamada rechazada',
    text: '{{receiver}} no ha podido responder a su llamada en {{fair}}. Puede escribir un mensaje.',
  },
  call_failed: {
    title: 'Llamada fallida',
    text: 'La imagen y el sonido de su llamada con {{other}} en {{fair}} no han llegado. Puede volver a llamar o escribir.',
  },
  cv_looks_refused: {
    title: 'Lectura de CV detenida',
    text: '{{name}} ({{firm}}) pide leer más CV de la biblioteca de {{fair}} de lo permitido: {{hour}} por hora, {{day}} por día.',
  },
  message_reported: {
    title: 'Denuncia',
    text: 'Se ha denunciado un mensaje, una persona o un stand en {{fair}}.',
  },
  chat_message_reported: {
    title: 'Denuncia en un chat',
    text: 'Se ha denunciado un mensaje de un chat en {{fair}}.',
  },
  place_next: {
    title: 'Pronto será su turno',
    text: 'Después le toca a usted en el stand {{booth}} en {{fair}}.',
  },
  place_called: {
    title: 'Es su turno',
    text: '{{booth}} le espera en {{fair}}. Tiene dos minutos para venir.',
  },
  place_missed: {
    title: 'Turno perdido',
    text: 'No ha venido al stand {{booth}} en {{fair}}: ha perdido su turno. Puede escribir un mensaje.',
  },
  place_closed: {
    title: 'Cola cerrada',
    text: 'La cola del stand {{booth}} en {{fair}} está cerrada. Puede escribir un mensaje.',
    texts: {
      unstaffed:
        'Ya no hay nadie en el stand {{booth}} en {{fair}}: su lugar ya no existe. Puede escribir un mensaje.',
      daily_limit:
        'Su lugar en el stand {{booth}} en {{fair}} ya no existe: los contactos nuevos de hoy, los suyos o los del stand, se han agotado.',
    },
  },
  application_received: {
    title: 'Candidatura recibida',
    text: 'Alguien se ha presentado a su oferta «{{job}}» en {{fair}}.',
  },
  application_nudged: {
    title: 'Respuesta solicitada',
    text: 'Alguien que se presentó a «{{job}}» en {{fair}} le pide una respuesta.',
  },
  application_read: {
    title: 'Candidatura leída',
    text: '{{firm}} ha leído su candidatura «{{job}}».',
  },
  application_answered: {
    title: 'Respuesta a una candidatura',
    text: '{{firm}} ha respondido a su candidatura «{{job}}».',
  },
  application_revealed: {
    title: 'Nombre consultado',
    text: '{{firm}} ha consultado su nombre tras su candidatura anónima «{{job}}».',
  },
  interview_proposed: {
    title: 'Horas de entrevista propuestas',
    text: '{{firm}} le propone horas de entrevista para «{{job}}».',
  },
  interview_accepted: {
    title: 'Entrevista fijada',
    text: 'Se ha elegido una hora de entrevista para «{{job}}».',
  },
  interview_declined: {
    title: 'Horas rechazadas',
    text: 'Ninguna de las horas propuestas para «{{job}}» conviene.',
  },
  interview_moved: {
    title: 'Entrevista cambiada de hora',
    text: '{{firm}} ha cambiado la hora de su entrevista para «{{job}}».',
  },
  interview_cancelled: {
    title: 'Entrevista cancelada',
    text: 'Se ha cancelado una entrevista para «{{job}}» ({{firm}}).',
  },
  application_overdue: {
    title: 'Candidatura sin respuesta',
    text: '{{firm}} no ha respondido a «{{job}}» en la fecha prometida. Esto no dice nada de usted; su candidatura sigue abierta.',
  },
  pass_validated: {
    title: 'Pase concedido',
    text: 'Su pase «{{pass}}» para {{fair}} ha sido concedido.',
  },
  pass_given: {
    title: 'Pase regalado',
    text: '{{giver}} le regala el pase «{{pass}}» para {{fair}}.',
  },
  pass_refused: {
    title: 'Pase rechazado',
    text: 'Su solicitud del pase «{{pass}}» para {{fair}} no ha sido aceptada.',
  },
  place_given: {
    title: 'Plaza libre',
    text: 'Ha quedado libre una plaza: usted asiste a «{{conference}}».',
  },
  agenda_changed: {
    title: 'Agenda modificada',
    text: 'Su agenda para {{fair}} ha cambiado: {{conferences}}.',
  },
  conference_reminder: {
    title: 'Recordatorio de sesión',
    text: '«{{conference}}» empieza pronto en {{fair}}.',
  },
  speaker_missing: {
    title: 'Nadie en el escenario',
    text: '«{{conference}}» debía empezar hace cinco minutos en {{fair}}, y no hay nadie en el escenario.',
  },
}
