import type { StandardWords } from './mail-words.ts'

export const es: StandardWords = {
  greeting: 'Hola, {{firstName}}:',
  orCopy: 'Si el botón no se abre, copie esta dirección en su navegador:',
  closing: 'Hasta pronto,\nEl equipo de {{fair}}',
  test: 'Prueba: ',
  examples: { job: 'Responsable de proyectos eólicos', state: 'Propuesta', event: 'Conferencia de apertura' },
  registration_confirm: {
    subject: '{{fair}}: confirme su dirección de correo',
    body: 'Gracias por inscribirse en {{fair}}. Confirme que esta dirección es suya para activar su cuenta.\n\nEl enlace es válido durante 24 horas. Si no ha solicitado ninguna inscripción, no haga nada: la cuenta quedará inactiva.',
    action: 'Confirmar mi dirección',
  },
  registration_taken: {
    subject: 'Ya tiene una cuenta',
    body: 'Alguien, probablemente usted, acaba de intentar inscribirse en {{fair}} con esta dirección. Ya existe una cuenta: inicie sesión o elija una contraseña nueva si ha olvidado la suya.\n\nSi no ha sido usted, no haga nada: nada ha cambiado.',
    action: 'Iniciar sesión',
  },
  registration_welcome: {
    subject: 'Le damos la bienvenida a {{fair}}',
    body: 'Su dirección está confirmada y su cuenta está abierta. Ya puede entrar en la feria.',
    action: 'Entrar en la feria',
  },
  registration_waiting: {
    subject: 'Su inscripción está en revisión',
    body: 'Su dirección está confirmada. El organizador de {{fair}} está revisando su inscripción; recibirá un correo en cuanto se abra su acceso.',
  },
  account_validated: {
    subject: 'Su inscripción está aprobada',
    body: 'El organizador ha aprobado su inscripción en {{fair}}. Ya puede iniciar sesión y entrar en la feria.',
    action: 'Entrar en la feria',
  },
  account_refused: {
    subject: 'Su inscripción no se ha aceptado',
    body: 'El organizador no ha aceptado su inscripción en {{fair}}. Si tiene alguna pregunta, escríbale desde la página de contacto de la feria.',
  },
  firm_validated: {
    subject: 'Su participación en {{fair}} está aprobada',
    body: 'El organizador ha aprobado a {{firm}}: su empresa ya figura entre los expositores de {{fair}}.\n\nConfigure su stand ahora e invite a las personas que recibirán allí a los visitantes.',
    action: 'Configurar mi stand',
  },
  firm_refused: {
    subject: 'Su participación no se ha aceptado',
    body: 'El organizador no ha aceptado a {{firm}} entre los expositores de {{fair}}. Si tiene alguna pregunta, escríbale desde la página de contacto de la feria.',
  },
  invitation: {
    subject: 'Invitación a {{fair}}',
    body: 'Se ha creado una cuenta para usted en {{fair}}. Elija su contraseña para activarla.\n\nEl enlace es válido durante 14 días.',
    action: 'Elegir mi contraseña',
  },
  message_new: {
    subject: '{{sender}} le ha escrito',
    body: 'Un mensaje de {{sender}} le espera en {{fair}}.',
    action: 'Leer el mensaje',
  },
  call_missed: {
    subject: '{{caller}} ha intentado contactar con usted',
    body: '{{caller}} le ha llamado en {{fair}} y no ha podido hablar con usted.',
    action: 'Responder',
  },
  application_new: {
    subject: 'Candidatura de {{applicant}}: {{job}}',
    body: '{{applicant}} acaba de presentar una candidatura a su oferta «{{job}}» en {{fair}}. Consulte su perfil y su currículum.',
    action: 'Ver la candidatura',
  },
  application_changed: {
    subject: 'Su candidatura: {{job}}',
    body: '{{employer}} ha actualizado su candidatura a «{{job}}» en {{fair}}. Su estado es ahora: {{state}}.',
    action: 'Ver mi candidatura',
  },
  reminder: {
    subject: 'Próximamente: {{event}}',
    body: '«{{event}}» empieza el {{when}} en {{fair}}.',
    action: 'Ir allí',
  },
  password_reset: {
    subject: '{{fair}}: elija una contraseña nueva',
    body: 'Ha pedido cambiar su contraseña. El enlace es válido durante una hora y solo sirve una vez.\n\nSi no ha sido usted, no haga nada: su contraseña sigue siendo la misma.',
    action: 'Elegir una contraseña',
  },
  password_changed: {
    subject: 'Su contraseña ha cambiado',
    body: 'La contraseña de su cuenta acaba de cambiar y se han cerrado sus otras sesiones.\n\nSi no ha sido usted, elija enseguida una contraseña nueva en «He olvidado mi contraseña».',
    action: 'He olvidado mi contraseña',
  },
  email_change: {
    subject: 'Confirme su nueva dirección',
    body: 'Ha pedido usar esta dirección para su cuenta. Sustituirá a la anterior en cuanto la confirme.\n\nEl enlace es válido durante 24 horas.',
    action: 'Confirmar esta dirección',
  },
  email_change_notice: {
    subject: 'Cambio de dirección solicitado',
    body: 'Se ha solicitado un cambio de dirección de correo para su cuenta. Surtirá efecto cuando se confirme la nueva dirección.\n\nSi no ha sido usted, cambie su contraseña enseguida.',
    action: 'Cambiar mi contraseña',
  },
  account_leaving: {
    subject: 'Su cuenta está cerrada',
    body: 'Tal como ha pedido, su cuenta está cerrada: ya nadie la ve y se ha cerrado su sesión en todas partes. Dentro de catorce días se eliminará junto con sus datos personales.\n\n¿Ha cambiado de opinión o no ha sido usted? Hasta entonces, este enlace vuelve a abrir la cuenta. Si no ha sido usted, cambie después la contraseña.',
    action: 'Conservar mi cuenta',
  },
  account_erased: {
    subject: 'Su cuenta se ha eliminado',
    body: 'Tal como ha pedido, su cuenta y sus datos personales acaban de eliminarse. Esta dirección vuelve a estar libre: puede inscribirse de nuevo cuando quiera.\n\nSi no ha sido usted, escríbanos de inmediato.',
    action: 'Escribirnos',
  },
  sign_on_linked: {
    subject: 'El inicio de sesión único abre su cuenta',
    body: 'Alguien, seguramente usted, acaba de iniciar sesión en {{fair}} con esta dirección mediante el servicio de acceso de su organización. A partir de ahora ese servicio abre su cuenta; su contraseña, si tiene una, sigue siendo válida.\n\nSi no ha sido usted, quite este servicio en «Inicio de sesión y seguridad» y cambie su contraseña.',
    action: 'Inicio de sesión y seguridad',
  },
  role_offer: {
    subject: 'Le ofrecen una función: {{fair}}',
    body: '{{sender}} le ofrece una función en la feria {{fair}}: {{role}}.\n\nNada cambia en su cuenta hasta que acepte. Inicie sesión con esta dirección para responder. El enlace vale 14 días.\n\nSi no sabe de qué se trata, ignore este correo.',
    action: 'Ver la oferta',
  },
}
