import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { peopleMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof peopleMailSpecs> = {
  kinds: {
    account_validated: {
      title: 'Inscripción aprobada',
      when: 'Cuando aprueba a alguien.',
      subject: 'Su inscripción está aprobada',
      body: 'El organizador ha aprobado su inscripción en {{fair}}. Ya puede iniciar sesión y entrar en la feria.',
      action: 'Entrar en la feria',
    },
    account_refused: {
      title: 'Inscripción rechazada',
      when: 'Cuando rechaza a alguien.',
      subject: 'Su inscripción no se ha aceptado',
      body: 'El organizador no ha aceptado su inscripción en {{fair}}. Si tiene alguna pregunta, escríbale desde la página de contacto de la feria.',
    },
    invitation: {
      title: 'Invitación',
      when: 'Cuando crea una cuenta para alguien. Su texto vale para cada función sin texto propio.',
      subject: 'Invitación a {{fair}}',
      body: 'Se ha creado una cuenta para usted en {{fair}}. Elija su contraseña para activarla.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    invitation_organizer: {
      title: 'Invitación: organizador',
      when: 'Cuando crea una cuenta para esta función.',
      subject: 'Organice {{fair}}',
      body: 'Usted forma parte de los organizadores de {{fair}}. Elija su contraseña para activar su cuenta.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    invitation_exhibitor: {
      title: 'Invitación: administrador del stand',
      when: 'Cuando crea una cuenta para esta función.',
      subject: 'Su stand en {{fair}} le espera',
      body: '{{firm}} expone en {{fair}}. Usted prepara su stand: textos, imágenes, folletos y equipo. Elija su contraseña para activar su cuenta.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    invitation_contact: {
      title: 'Invitación: contacto del stand',
      when: 'Cuando crea una cuenta para esta función.',
      subject: 'Reciba a los visitantes de {{fair}}',
      body: '{{firm}} expone en {{fair}}. Usted recibe a los visitantes en su stand. Elija su contraseña para activar su cuenta.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    invitation_visitor: {
      title: 'Invitación: visitante',
      when: 'Cuando crea una cuenta para esta función.',
      subject: 'Invitación a visitar {{fair}}',
      body: 'Puede visitar {{fair}}: recorrer los stands, conocer a los expositores y guardar sus folletos. Elija su contraseña para activar su cuenta.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    invitation_speaker: {
      title: 'Invitación: ponente',
      when: 'Cuando crea una cuenta para esta función.',
      subject: 'Su ponencia en {{fair}}',
      body: 'Usted interviene en {{fair}}. Elija su contraseña para activar su cuenta.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    invitation_moderator: {
      title: 'Invitación: moderador',
      when: 'Cuando crea una cuenta para esta función.',
      subject: 'Modere en {{fair}}',
      body: 'Usted modera las conversaciones de {{fair}}. Elija su contraseña para activar su cuenta.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    invitation_press: {
      title: 'Invitación: prensa',
      when: 'Cuando crea una cuenta para esta función.',
      subject: 'Invitación a {{fair}}: prensa',
      body: 'Le invitamos a {{fair}} como periodista. Elija su contraseña para activar su cuenta.\n\nEl enlace es válido durante 14 días.',
      action: 'Elegir mi contraseña',
    },
    role_offer: {
      subject: 'Le ofrecen una función: {{fair}}',
      body: '{{sender}} le ofrece una función en la feria {{fair}}: {{role}}.\n\nNada cambia en su cuenta hasta que acepte. Inicie sesión con esta dirección para responder. El enlace vale 14 días.\n\nSi no sabe de qué se trata, ignore este correo.',
      action: 'Ver la oferta',
    },
    mailing: {
      subject: 'Novedades de {{fair}}',
      body: 'Estas son las novedades de {{fair}}.',
      action: 'Abrir',
    },
  },
  names: {
    firm: 'Expositor',
    booth: 'Stand',
    deadline: 'Fecha límite',
    sender: 'Quién escribe',
    role: 'Rol',
  },
  examples: {
    booth: 'A12',
    role: 'Organizador',
  },
}
