import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { conferenceMailSpecs } from '../specs.ts'

export const de: MailWordsOf<typeof conferenceMailSpecs> = {
  kinds: {
    speaker_invited: {
      subject: 'Sprechen Sie auf {{fair}}?',
      body: '{{sender}} lädt Sie ein, auf {{fair}} zu sprechen. Sie können zusagen oder absagen: Mehr wird nicht gefragt.\n\nDer Link gilt 30 Tage und ist nur für Sie bestimmt.',
      action: 'Einladung beantworten',
    },
    pass_asked: {
      subject: 'Pass angefragt: {{asker}}',
      body: '{{asker}} fragt den Pass „{{pass}}“ für {{fair}} an. Sie entscheiden, ob die Anfrage angenommen oder abgelehnt wird.\n\nDer Link gilt 14 Tage und ist nur für Sie bestimmt.',
      action: 'Anfrage ansehen',
    },
    pass_validated: {
      title: 'Pass erteilt',
      when: 'Wenn eine Anfrage für einen Pass angenommen wird.',
      subject: 'Ihr Pass ist erteilt: {{pass}}',
      body: 'Ihre Anfrage für den Pass „{{pass}}“ für {{fair}} wurde angenommen.',
      action: 'Programm ansehen',
    },
    pass_refused: {
      title: 'Pass abgelehnt',
      when: 'Wenn eine Anfrage für einen Pass abgelehnt wird.',
      subject: 'Ihre Anfrage für einen Pass wurde abgelehnt',
      body: 'Ihre Anfrage für den Pass „{{pass}}“ für {{fair}} wurde abgelehnt. Die Plätze, die Sie angefragt hatten, sind wieder frei.',
    },
    pass_given: {
      title: 'Pass geschenkt',
      when: 'Wenn ein Aussteller jemandem einen Pass gibt.',
      subject: '{{giver}} schenkt Ihnen einen Pass: {{pass}}',
      body: '{{giver}} schenkt Ihnen den Pass „{{pass}}“ für {{fair}}. Er öffnet Ihnen Sessions des Programms.',
      action: 'Programm ansehen',
    },
    pass_taken_back: {
      title: 'Pass zurückgenommen',
      when: 'Wenn ein Aussteller einen Pass zurücknimmt.',
      subject: '{{giver}} hat Ihren Pass zurückgenommen',
      body: '{{giver}} hat den Pass „{{pass}}“ für {{fair}} zurückgenommen. Die Plätze, die Sie damit hatten, sind wieder frei.',
    },
    place_free: {
      title: 'Platz frei geworden',
      when: 'Wenn für jemanden auf der Warteliste ein Platz frei wird.',
      subject: 'Sie haben einen Platz: {{conference}}',
      body: 'Ein Platz ist frei geworden: Sie nehmen an „{{conference}}“ teil, {{when}}.\n\nWenn Sie nicht kommen, geben Sie ihn zurück: Die nächste Person bekommt ihn.',
      action: 'Session ansehen',
    },
    agenda_changed: {
      title: 'Agenda geändert',
      when: 'Wenn Sessions einer Agenda, oder solche, in denen jemand vorträgt oder moderiert, eine andere Zeit oder einen anderen Raum bekommen oder abgesagt werden.',
      subject: 'Ihre Agenda hat sich geändert: {{fair}}',
      body: 'Sessions Ihrer Agenda für {{fair}} haben sich geändert.',
      action: 'Meine Agenda ansehen',
    },
  },
  names: {
    sender: 'Wer einlädt',
    asker: 'Wer anfragt',
    pass: 'Pass',
    giver: 'Aussteller',
    conference: 'Session',
    when: 'Datum und Uhrzeit',
  },
  examples: {
    pass: 'Presse',
    giver: 'Manufaktur an der Mündung',
    conference: 'Offshore-Wind, zehn Jahre danach',
  },
}
