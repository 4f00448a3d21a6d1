import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { accountMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof accountMailSpecs> = {
  kinds: {
    registration_confirm: {
      title: 'Confirmación de la dirección',
      when: 'Tras la inscripción, con el enlace para confirmar.',
      subject: '{{fair}}: confirme su dirección de correo',
      body: 'Gracias por inscribirse en {{fair}}. Confirme que esta dirección es suya para activar su cuenta.\n\nEl enlace es válido durante 24 horas. Si no ha solicitado ninguna inscripción, no haga nada: la cuenta quedará inactiva.',
      action: 'Confirmar mi dirección',
    },
    registration_waiting: {
      title: 'Inscripción en espera',
      when: 'Cuando la dirección está confirmada y usted aún tiene que aprobar.',
      subject: 'Su inscripción está en revisión',
      body: 'Su dirección está confirmada. El organizador de {{fair}} está revisando su inscripción; recibirá un correo en cuanto se abra su acceso.',
    },
    registration_welcome: {
      title: 'Bienvenida',
      when: 'La cuenta se abre en cuanto se confirma la dirección.',
      subject: 'Le damos la bienvenida a {{fair}}',
      body: 'Su dirección está confirmada y su cuenta está abierta. Ya puede entrar en la feria.',
      action: 'Entrar en la feria',
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
  },
  names: {},
  examples: {},
}
