import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exchangeMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof exchangeMailSpecs> = {
  kinds: {
    message_new: {
      title: 'New message',
      when: 'When a message waits for somebody who is not there.',
      subject: '{{sender}} has written to you',
      body: 'A message from {{sender}} is waiting for you at {{fair}}.',
      action: 'Read the message',
    },
    call_missed: {
      title: 'Missed call',
      when: 'When nobody answered a call.',
      subject: '{{caller}} tried to reach you',
      body: '{{caller}} called you at {{fair}} and could not talk to you.',
      action: 'Reply',
    },
    reminder: {
      title: 'Reminder',
      when: 'Before an appointment that somebody plans to attend.',
      subject: 'Coming up: {{event}}',
      body: '“{{event}}” begins on {{when}} at {{fair}}.',
      action: 'Go there',
    },
  },
  names: {
    sender: 'Who writes',
    caller: 'Who calls',
    event: 'Appointment',
    when: 'Date and time',
  },
  examples: {
    event: 'Opening talk',
  },
}
