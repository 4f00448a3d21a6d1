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
    application_sent: {
      title: 'Candidatura enviada',
      when: 'A quien acaba de presentarse.',
      subject: 'Candidatura enviada: {{job}}',
      body: 'Su candidatura «{{job}}» está en {{employer}}. Tendrá respuesta a más tardar el {{day}}; si no es de la empresa, será nuestra.',
      action: 'Ver mi candidatura',
    },
    application_wished: {
      title: 'Candidatura enviada, respuesta deseada',
      when: 'A quien acaba de presentarse, donde la respuesta no está prometida.',
      subject: 'Candidatura enviada: {{job}}',
      body: 'Su candidatura «{{job}}» está en {{employer}}. La feria desea que tenga respuesta a más tardar el {{day}}; la empresa no la ha prometido.',
      action: 'Ver mi candidatura',
    },
    application_overdue: {
      title: 'Respuesta con retraso',
      when: 'Cuando una empresa no ha respondido el día prometido; a quien se presentó.',
      subject: 'Todavía sin respuesta: {{job}}',
      body: '{{employer}} no ha respondido a su candidatura «{{job}}» el día prometido. Eso no dice nada de usted.\n\nSu candidatura sigue abierta: aún puede llegar una respuesta.',
      action: 'Ver mi candidatura',
    },
    applications_due: {
      title: 'Candidaturas por responder',
      when: 'Como mucho una vez al día, para todas las ferias, a quienes contratan, mientras haya respuestas pendientes.',
      subject: 'Hay candidaturas que esperan respuesta',
      body: 'Esto es lo que espera una respuesta de {{employer}}. Bastan dos clics, para una candidatura o para cien.',
      action: 'Responder',
    },
    interview_changed: {
      title: 'Entrevista fijada, cambiada o cancelada',
      when: 'Cuando cambia una entrevista; a ambas partes, con la entrada de calendario.',
      subject: '{{change}}: {{job}}',
      body: '{{change}}: «{{job}}», {{employer}}, {{when}}. Adjuntamos la entrada para su calendario.',
      action: 'Ver la candidatura',
    },
    cv_keeping_ends: {
      title: 'Fin de la conservación de un CV',
      when: 'Un mes antes de que un CV salga de la biblioteca por falta de noticias.',
      subject: 'Su CV saldrá de la biblioteca',
      body: 'Su CV está en la biblioteca de {{fair}} y no tenemos noticias suyas desde hace casi dos años. Saldrá el {{day}}. Para que siga en ella, actualice su perfil.',
      action: 'Ver mi perfil',
    },
  },
  names: {
    applicant: 'Quién se presenta',
    job: 'Puesto',
    employer: 'Empleador',
    state: 'Estado de la candidatura',
    day: 'Día',
    change: 'Qué cambia',
    when: 'Fecha y horas',
  },
  examples: {
    job: 'Responsable de proyectos eólicos',
    state: 'Propuesta',
    day: 'martes 8 de diciembre',
    change: 'La entrevista está fijada',
    when: 'martes 8 de diciembre, 14:00 – 14:30 CET',
  },
}
