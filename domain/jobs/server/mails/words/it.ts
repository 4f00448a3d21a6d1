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
    application_sent: {
      title: 'Candidatura inviata',
      when: 'A chi si è appena candidato.',
      subject: 'Candidatura inviata: {{job}}',
      body: 'La Sua candidatura «{{job}}» è presso {{employer}}. Avrà una risposta entro {{day}}; se non dall’azienda, da noi.',
      action: 'Vedere la mia candidatura',
    },
    application_wished: {
      title: 'Candidatura inviata, risposta auspicata',
      when: 'A chi si è appena candidato, dove la risposta non è promessa.',
      subject: 'Candidatura inviata: {{job}}',
      body: 'La Sua candidatura «{{job}}» è presso {{employer}}. La fiera auspica una risposta entro {{day}}; l’azienda non l’ha promessa.',
      action: 'Vedere la mia candidatura',
    },
    application_overdue: {
      title: 'Risposta in ritardo',
      when: 'Quando un’azienda non ha risposto entro il giorno promesso; a chi si è candidato.',
      subject: 'Ancora nessuna risposta: {{job}}',
      body: '{{employer}} non ha risposto alla Sua candidatura «{{job}}» entro il giorno promesso. Questo non dice nulla di Lei.\n\nLa candidatura resta aperta: una risposta può ancora arrivare.',
      action: 'Vedere la mia candidatura',
    },
    applications_due: {
      title: 'Candidature a cui rispondere',
      when: 'Al massimo una volta al giorno, per tutte le fiere, a chi assume, finché ci sono risposte da dare.',
      subject: 'Alcune candidature aspettano una risposta',
      body: 'Ecco che cosa aspetta una risposta di {{employer}}. Bastano due clic, per una candidatura o per cento.',
      action: 'Rispondere',
    },
    interview_changed: {
      title: 'Colloquio fissato, spostato o annullato',
      when: 'Quando un colloquio cambia; a entrambe le parti, con la voce di calendario.',
      subject: '{{change}}: {{job}}',
      body: '{{change}}: «{{job}}», {{employer}}, {{when}}. La voce per il Suo calendario è allegata.',
      action: 'Vedere la candidatura',
    },
    cv_keeping_ends: {
      title: 'Fine della conservazione di un CV',
      when: 'Un mese prima che un CV lasci la biblioteca per mancanza di notizie.',
      subject: 'Il Suo CV lascerà la biblioteca',
      body: 'Il Suo CV è nella biblioteca di {{fair}} e da quasi due anni non abbiamo Sue notizie. Ne uscirà il {{day}}. Perché ci resti, aggiorni il Suo profilo.',
      action: 'Vedere il mio profilo',
    },
  },
  names: {
    applicant: 'Chi si candida',
    job: 'Posizione',
    employer: 'Datore di lavoro',
    state: 'Stato della candidatura',
    day: 'Giorno',
    change: 'Che cosa cambia',
    when: 'Data e orari',
  },
  examples: {
    job: 'Responsabile progetti eolici',
    state: 'Proposta',
    day: 'martedì 8 dicembre',
    change: 'Il colloquio è fissato',
    when: 'martedì 8 dicembre, 14:00 – 14:30 CET',
  },
}
