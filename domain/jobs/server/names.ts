import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const jobsJobNames = defineNames({
  tell_overdue_applications: {
    fr: 'Dire quelles candidatures sont restées sans réponse',
    en: 'Tell which applications have had no answer',
    nl: 'Melden welke sollicitaties onbeantwoord bleven',
    de: 'Melden, welche Bewerbungen ohne Antwort blieben',
    es: 'Avisar de las candidaturas sin respuesta',
    it: 'Segnalare le candidature senza risposta',
  },
  tell_recruiters: {
    fr: 'Écrire une fois par jour aux recruteurs ce qui attend',
    en: 'Write to recruiters once a day what is waiting',
    nl: 'Recruiters één keer per dag schrijven wat wacht',
    de: 'Einmal am Tag an Recruiter schreiben, was wartet',
    es: 'Escribir una vez al día a quienes contratan lo que espera',
    it: 'Scrivere una volta al giorno a chi assume che cosa aspetta',
  },
  end_job_keeping: {
    fr: 'Effacer les candidatures et les CV au terme de leur conservation',
    en: 'Erase applications and CVs at the end of their keeping',
    nl: 'Sollicitaties en cv’s wissen na hun bewaartermijn',
    de: 'Bewerbungen und Lebensläufe nach ihrer Frist löschen',
    es: 'Eliminar candidaturas y CV al final de su conservación',
    it: 'Cancellare candidature e CV al termine della conservazione',
  },
  turn_offers: {
    fr: 'Montrer les offres telles qu’elles sont ce jour',
    en: 'Show offers as they are on the day',
    nl: 'Vacatures tonen zoals ze die dag zijn',
    de: 'Stellen so zeigen, wie sie an diesem Tag sind',
    es: 'Mostrar las ofertas tal como están en el día',
    it: 'Mostrare le offerte come sono quel giorno',
  },
  read_cv: {
    fr: 'Lire les CV pour la recherche',
    en: 'Read CVs for the search',
    nl: 'Cv’s lezen voor het zoeken',
    de: 'Lebensläufe für die Suche lesen',
    es: 'Leer los CV para la búsqueda',
    it: 'Leggere i CV per la ricerca',
  },
  tell_interview_given_way: {
    fr: 'Dire quels entretiens en double sont annulés',
    en: 'Tell which interviews at the same time are cancelled',
    nl: 'Melden welke gelijktijdige gesprekken zijn geannuleerd',
    de: 'Melden, welche gleichzeitigen Gespräche abgesagt sind',
    es: 'Avisar de las entrevistas simultáneas canceladas',
    it: 'Segnalare i colloqui simultanei annullati',
  },
})

/** What the parts of a fair that it carries are called when they have been taken in. */
export const jobsPartNames = defineNames({
  job_settings: {
    fr: 'réglages des offres',
    en: 'settings of job offers',
    nl: 'instellingen van vacatures',
    de: 'Einstellungen der Stellenangebote',
    es: 'ajustes de las ofertas',
    it: 'impostazioni delle offerte',
  },
  job_entries: {
    fr: 'listes d’emploi du salon',
    en: 'job lists of the fair',
    nl: 'vacaturelijsten van de beurs',
    de: 'Joblisten der Messe',
    es: 'listas de empleo de la feria',
    it: 'elenchi di lavoro della fiera',
  },
  offers: {
    fr: 'offres d’emploi',
    en: 'job offers',
    nl: 'vacatures',
    de: 'Stellenangebote',
    es: 'ofertas de empleo',
    it: 'offerte di lavoro',
  },
})
