import type { Locale } from '#platform/contract/locale.ts'

/** What waits, in the mail of the day. */
export const digestWords: Readonly<Record<Locale, Readonly<Record<'fresh' | 'soon' | 'overdue', string>>>> = {
  fr: { fresh: 'À lire', soon: 'À répondre sous deux jours', overdue: 'En retard' },
  en: { fresh: 'To read', soon: 'To answer within two days', overdue: 'Overdue' },
  nl: { fresh: 'Te lezen', soon: 'Binnen twee dagen te beantwoorden', overdue: 'Te laat' },
  de: { fresh: 'Zu lesen', soon: 'Innerhalb von zwei Tagen zu beantworten', overdue: 'Überfällig' },
  es: { fresh: 'Por leer', soon: 'Por responder en dos días', overdue: 'Con retraso' },
  it: { fresh: 'Da leggere', soon: 'Da rispondere entro due giorni', overdue: 'In ritardo' },
}
