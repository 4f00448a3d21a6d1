import type { RoomNow } from '#domain/conferences/web/program/rooms-now.ts'
import { timesIn } from '#domain/conferences/web/time/zones.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'

/** Of a title as much as a plate has room for. */
const most = 32
const cut = (title: string) => (title.length > most ? `${title.slice(0, most - 1).trimEnd()}…` : title)

/** What is said of a room: what is on there now, and when what comes next begins. */
export function useRoomWords(timeZone: string) {
  const t = useWords('visit')
  const locale = useLocale()
  const { time } = timesIn(locale, timeZone)
  const nextOf = ({ next }: RoomNow) =>
    next && t('centre.next', { time: time(next.begin), title: next.title })
  const onAirOf = ({ onAir }: RoomNow) =>
    onAir && t('centre.on_air', { time: time(onAir.end), title: onAir.title })
  return {
    time,
    /** All of it, for who hears it. */
    whole: (room: RoomNow) => [onAirOf(room), nextOf(room)].filter(Boolean).join(' ') || t('centre.silent'),
    /** One line of a plate. */
    short: ({ onAir, next }: RoomNow) =>
      onAir
        ? t('centre.plate_on_air', { title: cut(onAir.title) })
        : next
          ? t('centre.next', { time: time(next.begin), title: cut(next.title) })
          : t('centre.silent'),
  }
}
