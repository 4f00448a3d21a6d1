export const en = {
  membership_approved: {
    title: 'Registration approved',
    text: 'Your registration for {{fair}} is approved.',
  },
  membership_refused: {
    title: 'Registration refused',
    text: 'Your registration for {{fair}} was not accepted.',
  },
  exhibitor_approved: {
    title: 'Exhibitor approved',
    text: '{{firm}} is approved as an exhibitor at {{fair}}.',
  },
  exhibitor_refused: {
    title: 'Exhibitor refused',
    text: '{{firm}} was not accepted as an exhibitor at {{fair}}.',
  },
  exhibitor_merged: {
    title: 'Exhibitor merged',
    text: '{{old}} and {{firm}} are one exhibitor at {{fair}} now. You are part of {{firm}}.',
  },
  role_offered: {
    title: 'Role offered',
    text: '{{sender}} offers you a role at {{fair}}. The link to answer is in the email.',
  },
  stand_placed: {
    title: 'Booth placed or moved',
    text: 'Your booth “{{stand}}” is at place {{place}} at {{fair}}.',
  },
  message_received: {
    title: 'Message received',
    text: '{{name}} has written to you.',
  },
  booth_message_received: {
    title: 'Message received by the booth',
    text: '{{name}} has written to your booth.',
  },
  conversation_handed_over: {
    title: 'Conversation handed over',
    text: 'A colleague has handed over to you the conversation with {{name}}.',
  },
  call_missed: {
    title: 'Missed call',
    text: '{{caller}} called you by video at {{fair}}. You can call back or write.',
  },
  call_refused: {
    title: 'Call refused',
    text: '{{receiver}} could not answer your call at {{fair}}. You can write a message.',
  },
  call_failed: {
    title: 'Call that did not work',
    text: 'Picture and sound of your call with {{other}} at {{fair}} did not come through. You can call back or write.',
  },
  cv_looks_refused: {
    title: 'Reading of CVs stopped',
    text: '{{name}} ({{firm}}) asks for more CVs of the library of {{fair}} than allowed: {{hour}} an hour, {{day}} a day.',
  },
  message_reported: {
    title: 'Report',
    text: 'A message, a person or a booth was reported at {{fair}}.',
  },
  chat_message_reported: {
    title: 'Report in a chat',
    text: 'A message in a chat was reported at {{fair}}.',
  },
  place_next: {
    title: 'You are next',
    text: 'It will soon be your turn at the {{booth}} booth at {{fair}}.',
  },
  place_called: {
    title: 'It is your turn',
    text: '{{booth}} is waiting for you at {{fair}}. You have two minutes to come.',
  },
  place_missed: {
    title: 'Place lost',
    text: 'You did not come to the {{booth}} booth at {{fair}}: your place is lost. You can write a message.',
  },
  place_closed: {
    title: 'Queue closed',
    text: 'The queue of the {{booth}} booth at {{fair}} is closed. You can write a message.',
    texts: {
      unstaffed:
        'Nobody is at the {{booth}} booth at {{fair}} any more: your place is gone. You can write a message.',
      daily_limit:
        'Your place at the {{booth}} booth at {{fair}} is gone: the new contacts of today, yours or theirs, are used up.',
    },
  },
  application_received: {
    title: 'Application received',
    text: 'Somebody has applied for your offer “{{job}}” at {{fair}}.',
  },
  application_nudged: {
    title: 'Answer asked for',
    text: 'Somebody who applied for “{{job}}” at {{fair}} asks you for an answer.',
  },
  application_read: {
    title: 'Application read',
    text: '{{firm}} has read your application for “{{job}}”.',
  },
  application_answered: {
    title: 'Answer to an application',
    text: '{{firm}} has answered your application for “{{job}}”.',
  },
  application_revealed: {
    title: 'Name seen',
    text: '{{firm}} has looked at your name after your anonymous application for “{{job}}”.',
  },
  interview_proposed: {
    title: 'Interview times proposed',
    text: '{{firm}} proposes interview times for “{{job}}”.',
  },
  interview_accepted: {
    title: 'Interview agreed',
    text: 'An interview time has been picked for “{{job}}”.',
  },
  interview_declined: {
    title: 'Interview times declined',
    text: 'None of the times proposed for “{{job}}” suits.',
  },
  interview_moved: {
    title: 'Interview moved',
    text: '{{firm}} has moved your interview for “{{job}}”.',
  },
  interview_cancelled: {
    title: 'Interview cancelled',
    text: 'An interview for “{{job}}” ({{firm}}) is cancelled.',
  },
  application_overdue: {
    title: 'Application without an answer',
    text: '{{firm}} has not answered “{{job}}” by the day it promised. This says nothing about you; your application stays open.',
  },
  pass_validated: {
    title: 'Pass granted',
    text: 'Your pass “{{pass}}” for {{fair}} has been granted.',
  },
  pass_given: {
    title: 'Pass given',
    text: '{{giver}} gives you the pass “{{pass}}” for {{fair}}.',
  },
  pass_refused: {
    title: 'Pass declined',
    text: 'Your request for the pass “{{pass}}” for {{fair}} was declined.',
  },
  place_given: {
    title: 'Seat available',
    text: 'A seat has become free: you are attending “{{conference}}”.',
  },
  agenda_changed: {
    title: 'Agenda changed',
    text: 'Your agenda for {{fair}} has changed: {{conferences}}.',
  },
  conference_reminder: {
    title: 'Session reminder',
    text: '“{{conference}}” starts soon at {{fair}}.',
  },
  speaker_missing: {
    title: 'Nobody on stage',
    text: '“{{conference}}” should have begun five minutes ago at {{fair}}, and nobody is on stage.',
  },
}
