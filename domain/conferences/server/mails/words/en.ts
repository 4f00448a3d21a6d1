import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { conferenceMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof conferenceMailSpecs> = {
  kinds: {
    speaker_invited: {
      subject: 'Will you speak at {{fair}}?',
      body: '{{sender}} invites you to speak at {{fair}}. You can confirm or decline: nothing else is asked of you.\n\nThe link is valid for 30 days and is meant for you alone.',
      action: 'Answer the invitation',
    },
    pass_asked: {
      subject: 'Pass requested: {{asker}}',
      body: '{{asker}} is asking for the pass “{{pass}}” at {{fair}}. It is for you to accept or decline.\n\nThe link is valid for 14 days and is meant for you alone.',
      action: 'See the request',
    },
    pass_validated: {
      title: 'Pass granted',
      when: 'When a request for a pass is accepted.',
      subject: 'Your pass is granted: {{pass}}',
      body: 'Your request for the pass “{{pass}}” at {{fair}} has been accepted.',
      action: 'See the programme',
    },
    pass_refused: {
      title: 'Pass declined',
      when: 'When a request for a pass is declined.',
      subject: 'Your request for a pass was declined',
      body: 'Your request for the pass “{{pass}}” at {{fair}} was declined. The seats you asked for have been released.',
    },
    pass_given: {
      title: 'Pass given',
      when: 'When an exhibitor gives somebody a pass.',
      subject: '{{giver}} gives you a pass: {{pass}}',
      body: '{{giver}} gives you the pass “{{pass}}” for {{fair}}. It opens sessions of the programme for you.',
      action: 'See the programme',
    },
    pass_taken_back: {
      title: 'Pass taken back',
      when: 'When an exhibitor takes a pass back.',
      subject: '{{giver}} has taken your pass back',
      body: '{{giver}} has taken back the pass “{{pass}}” for {{fair}}. The seats that you had by it have been released.',
    },
    place_free: {
      title: 'Seat available',
      when: 'When a seat becomes free for somebody on the waiting list.',
      subject: 'You have a seat: {{conference}}',
      body: 'A seat has become free: you are attending “{{conference}}”, {{when}}.\n\nIf you are not coming, give it back: the next person will have it.',
      action: 'See the session',
    },
    agenda_changed: {
      title: 'Agenda changed',
      when: 'When sessions of an agenda, or those in which somebody speaks or moderates, change time or room, or are cancelled.',
      subject: 'Your agenda has changed: {{fair}}',
      body: 'Sessions in your agenda for {{fair}} have changed.',
      action: 'See my agenda',
    },
  },
  names: {
    sender: 'Who is inviting',
    asker: 'Who is asking',
    pass: 'Pass',
    giver: 'Exhibitor',
    conference: 'Session',
    when: 'Date and time',
  },
  examples: {
    pass: 'Press',
    giver: 'Manufacture of the Estuary',
    conference: 'Offshore wind, ten years on',
  },
}
