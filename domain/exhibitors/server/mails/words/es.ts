import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exhibitorMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof exhibitorMailSpecs> = {
  kinds: {
    firm_validated: {
      title: 'Expositor aprobado',
      when: 'Cuando aprueba una empresa; a sus administradores.',
      subject: 'Su participación en {{fair}} está aprobada',
      body: 'El organizador ha aprobado a {{firm}}: su empresa ya figura entre los expositores de {{fair}}.\n\nConfigure su stand ahora e invite a las personas que recibirán allí a los visitantes.',
      action: 'Configurar mi stand',
    },
    firm_refused: {
      title: 'Expositor rechazado',
      when: 'Cuando rechaza una empresa; a sus administradores.',
      subject: 'Su participación no se ha aceptado',
      body: 'El organizador no ha aceptado a {{firm}} entre los expositores de {{fair}}. Si tiene alguna pregunta, escríbale desde la página de contacto de la feria.',
    },
  },
  names: {
    firm: 'Empresa',
  },
  examples: {},
}
