import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { jobMailSpecs } from '../specs.ts'

export const en: MailWordsOf<typeof jobMailSpecs> = {
  kinds: {
    application_new: {
      title: 'Application received',
      when: 'When somebody applies for a position; to the company.',
      subject: '{{applicant}} has applied: {{job}}',
      body: '{{applicant}} has just applied for your job offer “{{job}}” at {{fair}}. See their profile and CV.',
      action: 'See the application',
    },
    application_changed: {
      title: 'Application updated',
      when: 'When the company changes the state of an application.',
      subject: 'Your application: {{job}}',
      body: '{{employer}} has updated your application for “{{job}}” at {{fair}}. Its state is now: {{state}}.',
      action: 'See my application',
    },
    application_sent: {
      title: 'Application sent',
      when: 'To whoever has just applied.',
      subject: 'Application sent: {{job}}',
      body: 'Your application “{{job}}” is with {{employer}}. You will have an answer by {{day}}; if not from the company, then from us.',
      action: 'See my application',
    },
    application_wished: {
      title: 'Application sent, answer wished for',
      when: 'To whoever has just applied, where an answer is not promised.',
      subject: 'Application sent: {{job}}',
      body: 'Your application “{{job}}” is with {{employer}}. The fair would like you to have an answer by {{day}}; the company has not promised one.',
      action: 'See my application',
    },
    application_overdue: {
      title: 'Answer overdue',
      when: 'When a company has not answered by the promised day; to whoever applied.',
      subject: 'No answer yet: {{job}}',
      body: '{{employer}} has not answered your application “{{job}}” by the day it promised. This says nothing about you.\n\nYour application stays open: an answer may still come.',
      action: 'See my application',
    },
    applications_due: {
      title: 'Applications to answer',
      when: 'At most once a day, for all fairs together, to those who recruit, while answers are due.',
      subject: 'Applications are waiting for an answer',
      body: 'This is what is waiting for an answer from {{employer}}. Two clicks are enough, for one application or for a hundred.',
      action: 'Answer',
    },
    interview_changed: {
      title: 'Interview agreed, moved or cancelled',
      when: 'When an interview changes; to both sides, with the calendar entry.',
      subject: '{{change}}: {{job}}',
      body: '{{change}}: “{{job}}”, {{employer}}, {{when}}. The entry for your calendar is attached.',
      action: 'See the application',
    },
    cv_keeping_ends: {
      title: 'End of keeping a CV',
      when: 'A month before a CV leaves the library for want of news.',
      subject: 'Your CV will leave the library',
      body: 'Your CV is in the library of {{fair}} and we have not heard from you for nearly two years. It will leave on {{day}}. To keep it there, update your profile.',
      action: 'See my profile',
    },
  },
  names: {
    applicant: 'Who applies',
    job: 'Position',
    employer: 'Employer',
    state: 'State of the application',
    day: 'Day',
    change: 'What changes',
    when: 'Date and times',
  },
  examples: {
    job: 'Wind energy project manager',
    state: 'Offer made',
    day: 'Tuesday 8 December',
    change: 'The interview is agreed',
    when: 'Tuesday 8 December, 14:00 – 14:30 CET',
  },
}
