import type { Locale } from '#platform/contract/locale.ts'

/** What waits, in the mail of the day. */
export const digestWords: Readonly<
  Record<Locale, Readonly<Record<'fresh' | 'soon' | 'overdue' | 'open', string>>>
> = {
  fr: {
    fresh: 'À lire',
    soon: 'À répondre sous deux jours',
    overdue: 'En retard',
    open: 'Lues, sans réponse',
  },
  en: { fresh: 'To read', soon: 'To answer within two days', overdue: 'Overdue', open: 'Read, not answered' },
  nl: {
    fresh: 'Te lezen',
    soon: 'Binnen twee dagen te beantwoorden',
    overdue: 'Te laat',
    open: 'Gelezen, onbeantwoord',
  },
  de: {
    fresh: 'Zu lesen',
    soon: 'Innerhalb von zwei Tagen zu beantworten',
    overdue: 'Überfällig',
    open: 'Gelesen, unbeantwortet',
  },
  es: {
    fresh: 'Por leer',
    soon: 'Por responder en dos días',
    overdue: 'Con retraso',
    open: 'Leídas, sin respuesta',
  },
  it: {
    fresh: 'Da leggere',
    soon: 'Da rispondere entro due giorni',
    overdue: 'In ritardo',
    open: 'Lette, senza risposta',
  },
}
