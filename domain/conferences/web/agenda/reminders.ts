import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import { type AgendaEntry, usualReminder } from '../../contract/agenda.ts'

/** Minutes before the beginning that are offered. */
const offered = [5, 10, 15, 30, 60, 120, 1440]

/** `minutes` is what the agenda holds, `before` what that comes to: null, no reminder. */
export type Reminder = { minutes: number | null; before: number | null }

/** What an entry comes to that says nothing else: whoever waits for a place is not reminded of it. */
const usualOf = ({ conference, isQueued, isAsked }: AgendaEntry) =>
  conference.isReminding && !isQueued && !isAsked ? usualReminder : null

/** Minutes before the beginning at which somebody is reminded of an entry; null: not at all. */
export const reminderOf = (entry: AgendaEntry): number | null => entry.remindMinutes ?? usualOf(entry)

/** What may still be chosen of an entry, in order: what is past already reminds of nothing. */
export function remindersOf(entry: AgendaEntry, now: number | null): Reminder[] {
  const { begin, state } = entry.conference
  const from = begin === null ? null : Date.parse(begin)
  if (now === null || from === null || from <= now || state !== 'scheduled') return []
  const usual = usualOf(entry)
  const all = [...new Set([...offered, ...(entry.remindMinutes === null ? [] : [entry.remindMinutes])])]
  const times = all
    .filter(before => from - before * 60_000 > now || before === reminderOf(entry))
    .sort((one, other) => one - other)
    .map(before => ({ minutes: before === usual ? null : before, before }))
  return usual === null ? [{ minutes: null, before: null }, ...times] : times
}

/** “15 minutes”, “1 hour”, “1 day”. */
export function minutesWords(locale: Locale, minutes: number): string {
  const units = [
    ['day', 1440],
    ['hour', 60],
    ['minute', 1],
  ] as const
  const [unit, length] = units.find(([, of]) => minutes > 0 && minutes % of === 0) ?? units[2]
  return new Intl.NumberFormat(dateLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    minutes / length,
  )
}
