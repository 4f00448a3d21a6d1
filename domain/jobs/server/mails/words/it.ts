import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { jobMailSpecs } from '../specs.ts'

export const it: MailWordsOf<typeof jobMailSpecs> = {
  kinds: {
    application_new: {
      title: 'Candidatura ricevuta',
      when: 'Quando qualcuno si candida a un’offerta; all’azienda.',
      subject: 'Candidatura di {{applicant}}: {{job}}',
      body: '{{applicant}} ha appena inviato una candidatura per la Sua offerta «{{job}}» su {{fair}}. Può consultare il profilo e il curriculum.',
      action: 'Vedi la candidatura',
    },
    application_changed: {
      title: 'Candidatura aggiornata',
      when: 'Quando l’azienda cambia lo stato di una candidatura.',
      subject: 'La Sua candidatura: {{job}}',
      body: '{{employer}} ha aggiornato la Sua candidatura per «{{job}}» su {{fair}}. Il suo stato ora è: {{state}}.',
      action: 'Vedi la mia candidatura',
    },
  },
  names: {
    applicant: 'Chi si candida',
    job: 'Posizione',
    employer: 'Datore di lavoro',
    state: 'Stato della candidatura',
  },
  examples: {
    job: 'Responsabile progetti eolici',
    state: 'Proposta',
  },
}
