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
  },
  names: {
    applicant: 'Who applies',
    job: 'Position',
    employer: 'Employer',
    state: 'State of the application',
  },
  examples: {
    job: 'Wind energy project manager',
    state: 'Offer made',
  },
}
