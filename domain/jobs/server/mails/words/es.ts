import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { jobMailSpecs } from '../specs.ts'

export const es: MailWordsOf<typeof jobMailSpecs> = {
  kinds: {
    application_new: {
      title: 'Candidatura recibida',
      when: 'Cuando alguien se presenta a una oferta; a la empresa.',
      subject: 'Candidatura de {{applicant}}: {{job}}',
      body: '{{applicant}} acaba de presentar una candidatura a su oferta «{{job}}» en {{fair}}. Consulte su perfil y su currículum.',
      action: 'Ver la candidatura',
    },
    application_changed: {
      title: 'Candidatura actualizada',
      when: 'Cuando la empresa cambia el estado de una candidatura.',
      subject: 'Su candidatura: {{job}}',
      body: '{{employer}} ha actualizado su candidatura a «{{job}}» en {{fair}}. Su estado es ahora: {{state}}.',
      action: 'Ver mi candidatura',
    },
  },
  names: {
    applicant: 'Quién se presenta',
    job: 'Puesto',
    employer: 'Empleador',
    state: 'Estado de la candidatura',
  },
  examples: {
    job: 'Responsable de proyectos eólicos',
    state: 'Propuesta',
  },
}
