import type { Locale } from '#platform/contract/locale.ts'

/** What a status is called in mails, by its number. */
export const statusWords: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['Non lue', 'Lue', 'Refusée', 'Contact pris', 'Proposition', 'Traitée'],
  en: ['Not read', 'Read', 'Rejected', 'Contact made', 'Proposal', 'Processed'],
  nl: ['Niet gelezen', 'Gelezen', 'Afgewezen', 'Contact opgenomen', 'Voorstel', 'Verwerkt'],
  de: ['Nicht gelesen', 'Gelesen', 'Abgelehnt', 'Kontakt aufgenommen', 'Angebot', 'Bearbeitet'],
  es: ['No leída', 'Leída', 'Rechazada', 'Contacto establecido', 'Propuesta', 'Tramitada'],
  it: ['Non letta', 'Letta', 'Respinta', 'Contatto preso', 'Proposta', 'Trattata'],
}
