import { createHash } from 'node:crypto'
import { parseDateTime, toZoned } from '@internationalized/date'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** The namespace of addresses, of RFC 9562. */
const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/** The same name gives the same identifier, always and everywhere. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A guid as it is kept; of one that is no UUID, the one that its name gives. */
export const guidOf = (said: string): string => (uuid.test(said) ? said.toLowerCase() : uuidOf(said))

/** Minutes of `h:mm`, `h:mm:ss`, `d:hh:mm`, `30`; null for what says none. */
export function minutesOf(duration: string): number | null {
  const parts = /^(\d{1,3})(?::(\d{1,2}))?(?::(\d{1,2}))?$/.exec(
    duration.replace(/\s*min(utes?)?\.?$/i, '').trim(),
  )
  if (!parts) return null
  const [a = 0, b, c] = parts.slice(1).map(part => (part === undefined ? undefined : Number(part)))
  if (b === undefined) return a
  if (c === undefined) return a * 60 + b
  // Seconds are written as zeros; what else stands last are minutes, after days and hours.
  return c === 0 ? a * 60 + b : (a * 24 + b) * 60 + c
}

const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/
const pad = (number: string | number) => String(number).padStart(2, '0')

/** A time of day as `HH:MM`. */
export function timeOf(said: string): string | null {
  const found = clock.exec(said.trim())
  return found && Number(found[1]) < 24 && Number(found[2]) < 60 ? `${pad(found[1] ?? 0)}:${found[2]}` : null
}

/** A day as `YYYY-MM-DD`, also as people write it who put the day first. */
export function writtenDay(said: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(said.trim())
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(said.trim())
  const day = iso
    ? `${iso[1]}-${iso[2]}-${iso[3]}`
    : local && `${local[3]}-${pad(local[2] ?? 0)}-${pad(local[1] ?? 0)}`
  if (!day) return null
  const parsed = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day ? null : day
}

export const nextDay = (day: string): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10)

/** The instant at which clocks of a zone show it; in the hour that they skip, the one after. */
export function instantIn(day: string, time: string, zone: string): string | null {
  try {
    return toZoned(parseDateTime(`${day}T${time}`), zone)
      .toDate()
      .toISOString()
  } catch {
    return null
  }
}

/** An instant with its offset, or a time that the zone's clocks show. */
export function momentOf(said: string, zone: string): string | null {
  const text = said.trim()
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/i.test(text)) {
    const moment = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
  }
  const wall = /^(.+?)[T\s]+(\d{1,2}:\d{2}(?::\d{2})?)$/.exec(text)
  const day = wall && writtenDay(wall[1] ?? '')
  const time = wall && timeOf(wall[2] ?? '')
  return day && time ? instantIn(day, time, zone) : null
}

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
export const isZone = (zone: string | undefined): zone is string => zone !== undefined && zones.has(zone)
