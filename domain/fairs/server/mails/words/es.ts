import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exchangeMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof exchangeMailSpecs> = {
  kinds: {
    message_new: {
      title: 'Mensaje nuevo',
      when: 'Cuando un mensaje espera a alguien que no está.',
      subject: '{{sender}} le ha escrito',
      body: 'Un mensaje de {{sender}} le espera en {{fair}}.',
      action: 'Leer el mensaje',
    },
    call_missed: {
      title: 'Llamada perdida',
      when: 'Cuando una llamada no ha tenido respuesta.',
      subject: '{{caller}} ha intentado contactar con usted',
      body: '{{caller}} le ha llamado en {{fair}} y no ha podido hablar con usted.',
      action: 'Responder',
    },
    reminder: {
      title: 'Recordatorio',
      when: 'Antes de una cita a la que alguien quiere asistir.',
      subject: 'Próximamente: {{event}}',
      body: '«{{event}}» empieza el {{when}} en {{fair}}.',
      action: 'Ir allí',
    },
  },
  names: {
    sender: 'Quién escribe',
    caller: 'Quién llama',
    event: 'Cita',
    when: 'Día y hora',
  },
  examples: {
    event: 'Conferencia de apertura',
  },
}
