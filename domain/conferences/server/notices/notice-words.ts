import type { Locale } from '#platform/contract/locale.ts'
import type { Notice } from '../../contract/notice-of.ts'

/** What a mail says of each that has changed, under its heading, and of what its reader does there. */
export const noticeWords: Readonly<
  Record<Locale, Readonly<Record<Notice | 'title' | 'speaks' | 'moderates', string>>>
> = {
  fr: {
    title: 'Ce qui a changé',
    moved: 'déplacée',
    room: 'autre salle',
    cancelled: 'annulée',
    restored: 'de nouveau prévue',
    replaced: 'remplacée',
    speaks: 'vous intervenez',
    moderates: 'vous modérez',
  },
  en: {
    title: 'What has changed',
    moved: 'moved',
    room: 'another room',
    cancelled: 'cancelled',
    restored: 'back on',
    replaced: 'replaced',
    speaks: 'you speak',
    moderates: 'you moderate',
  },
  nl: {
    title: 'Wat er is gewijzigd',
    moved: 'verplaatst',
    room: 'andere zaal',
    cancelled: 'geannuleerd',
    restored: 'gaat toch door',
    replaced: 'vervangen',
    speaks: 'u spreekt',
    moderates: 'u modereert',
  },
  de: {
    title: 'Was sich geändert hat',
    moved: 'verschoben',
    room: 'anderer Raum',
    cancelled: 'abgesagt',
    restored: 'findet doch statt',
    replaced: 'ersetzt',
    speaks: 'Sie tragen vor',
    moderates: 'Sie moderieren',
  },
  es: {
    title: 'Lo que ha cambiado',
    moved: 'cambia de hora',
    room: 'otra sala',
    cancelled: 'cancelada',
    restored: 'se mantiene',
    replaced: 'sustituida',
    speaks: 'usted interviene',
    moderates: 'usted modera',
  },
  it: {
    title: 'Che cosa è cambiato',
    moved: 'spostata',
    room: 'altra sala',
    cancelled: 'annullata',
    restored: 'di nuovo in programma',
    replaced: 'sostituita',
    speaks: 'lei interviene',
    moderates: 'lei modera',
  },
}
