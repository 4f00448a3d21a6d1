import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { conferenceMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof conferenceMailSpecs> = {
  kinds: {
    speaker_invited: {
      subject: '¿Intervendrá en {{fair}}?',
      body: '{{sender}} le invita a intervenir en {{fair}}. Puede confirmar o rechazar: no se le pide nada más.\n\nEl enlace es válido durante 30 días y es solo para usted.',
      action: 'Responder a la invitación',
    },
    pass_asked: {
      subject: 'Pase solicitado: {{asker}}',
      body: '{{asker}} solicita el pase «{{pass}}» para {{fair}}. Le corresponde a usted aceptarlo o rechazarlo.\n\nEl enlace es válido durante 14 días y es solo para usted.',
      action: 'Ver la solicitud',
    },
    pass_validated: {
      title: 'Pase concedido',
      when: 'Cuando se acepta una solicitud de pase.',
      subject: 'Su pase ha sido concedido: {{pass}}',
      body: 'Su solicitud del pase «{{pass}}» para {{fair}} ha sido aceptada.',
      action: 'Ver el programa',
    },
    pass_refused: {
      title: 'Pase rechazado',
      when: 'Cuando se rechaza una solicitud de pase.',
      subject: 'Su solicitud de pase no ha sido aceptada',
      body: 'Su solicitud del pase «{{pass}}» para {{fair}} no ha sido aceptada. Las plazas que había solicitado quedan libres.',
    },
    pass_given: {
      title: 'Pase regalado',
      when: 'Cuando un expositor da un pase a alguien.',
      subject: '{{giver}} le regala un pase: {{pass}}',
      body: '{{giver}} le regala el pase «{{pass}}» para {{fair}}. Le abre sesiones del programa.',
      action: 'Ver el programa',
    },
    pass_taken_back: {
      title: 'Pase retirado',
      when: 'Cuando un expositor retira un pase.',
      subject: '{{giver}} ha retirado su pase',
      body: '{{giver}} ha retirado el pase «{{pass}}» para {{fair}}. Las plazas que tenía gracias a él quedan libres.',
    },
    place_free: {
      title: 'Plaza libre',
      when: 'Cuando queda libre una plaza para alguien de la lista de espera.',
      subject: 'Tiene una plaza: {{conference}}',
      body: 'Ha quedado libre una plaza: usted asiste a «{{conference}}», {{when}}.\n\nSi no va a venir, devuélvala: la tendrá la siguiente persona.',
      action: 'Ver la sesión',
    },
    agenda_changed: {
      title: 'Agenda modificada',
      when: 'Cuando sesiones de una agenda, o aquellas en las que se interviene o se modera, cambian de hora o de sala, o se cancelan.',
      subject: 'Su agenda ha cambiado: {{fair}}',
      body: 'Algunas sesiones de su agenda para {{fair}} han cambiado.',
      action: 'Ver mi agenda',
    },
  },
  names: {
    sender: 'Quién invita',
    asker: 'Quién solicita',
    pass: 'Pase',
    giver: 'Expositor',
    conference: 'Sesión',
    when: 'Fecha y hora',
  },
  examples: {
    pass: 'Prensa',
    giver: 'Manufactura del Estuario',
    conference: 'La eólica marina, diez años después',
  },
}
