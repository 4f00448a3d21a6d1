import type { LineProblem } from '#platform/contract/import.ts'
import { fold } from '#platform/contract/import.ts'
import { escapeText, replaceControls, withoutXmlControls } from '#platform/contract/text.ts'
import { isSafeUrl } from '#platform/contract/web-address.ts'
import { lineProblem } from '#platform/server/import/line-problems.ts'
import { cleaned } from '#platform/server/plain-text.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import type {
  FileLink,
  FilePerson,
  FileRoom,
  FileSession,
  FileTrack,
  ProgrammeFile,
  RawPerson,
  RawProgramme,
  RawRoom,
  RawSession,
} from './programme-file.ts'
import {
  guidOf,
  instantIn,
  isZone,
  minutesOf,
  momentOf,
  nextDay,
  timeOf,
  uuidOf,
  writtenDay,
} from './schedule-values.ts'

const oneLine = (said = '') => cleaned.text(replaceControls(said))

/** Formatted text is reduced; what has no tags is cut into its paragraphs. */
function richTextOf(said = ''): string {
  const text = withoutXmlControls(said).trim()
  if (!text) return ''
  if (/<\/?[a-z][^<>]*>/i.test(text)) return sanitizeRichText(text).trim()
  return text
    .split(/\r?\n\s*\r?\n/)
    .map(part => `<p>${escapeText(cleaned.text(part)).replace(/\r?\n/g, '<br />')}</p>`)
    .join('')
}

export const slugOfName = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120) || uuidOf(name)

type Known = {
  file: ProgrammeFile
  zone: string
  rooms: Map<string, FileRoom>
  roomNames: Map<string, FileRoom>
  tracks: Map<string, FileTrack>
  people: Map<string, FilePerson>
  baseUrl: string | undefined
}

const count = ({ ignored }: ProgrammeFile, what: string) => {
  ignored[what] = (ignored[what] ?? 0) + 1
}

/** An address that a browser may open, or nothing; the server opens none. */
function addressOf(written: string | undefined, { file, baseUrl }: Known): string | null {
  const said = oneLine(written)
  if (!said) return null
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(said) || !baseUrl || !URL.canParse(said, baseUrl)
      ? said
      : new URL(said, baseUrl).href
  if (isSafeUrl(whole) && whole.length <= 2000) return whole
  count(file, 'address')
  return null
}

function roomIn({ name, guid, slug, capacity = 0 }: RawRoom, known: Known): FileRoom | null {
  const called = oneLine(name).slice(0, 160)
  if (!called) return null
  const found = (guid && known.rooms.get(guidOf(guid))) || (!guid && known.roomNames.get(fold(called)))
  if (found) {
    found.slug ??= slug ? oneLine(slug).slice(0, 120) : null
    return found
  }
  const said = guid ? guidOf(guid) : null
  const short = slug ? oneLine(slug).slice(0, 120) : null
  const room = {
    key: said ?? short ?? fold(called),
    guid: said,
    slug: short,
    name: called,
    capacity: capacity >= 1 ? Math.floor(capacity) : null,
  }
  known.rooms.set(room.key, room)
  known.roomNames.set(fold(called), room)
  known.file.rooms.push(room)
  return room
}

function trackIn(
  { name, slug, color }: { name: string; slug?: string; color?: string },
  known: Known,
): FileTrack | null {
  const called = oneLine(name).slice(0, 160)
  if (!called) return null
  const byName = known.file.tracks.find(track => fold(track.name) === fold(called))
  const short = slug ? oneLine(slug).slice(0, 120) : (byName?.slug ?? slugOfName(called))
  const found = known.tracks.get(short)
  const drawn = color && /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : null
  if (found) {
    found.color ??= drawn
    return found
  }
  const track = { key: short, slug: short, name: called, color: drawn }
  known.tracks.set(short, track)
  known.file.tracks.push(track)
  return track
}

function personIn({ guid, code, id, name, biography }: RawPerson, known: Known): FilePerson | null {
  const called = oneLine(name).slice(0, 160)
  const said = guid ? guidOf(guid) : null
  const externalId = oneLine(code ?? id).slice(0, 120) || null
  const key = said ?? externalId ?? fold(called)
  const found = known.people.get(key)
  const text = richTextOf(biography).slice(0, 8000)
  if (found) {
    if (!found.biography) found.biography = text
    return found
  }
  if (!called) return null
  const person = { key, guid: said, externalId, name: called, biography: text }
  known.people.set(key, person)
  known.file.people.push(person)
  return person
}

type Say = (field: string, value: string | undefined, code: string) => void

/** When it begins: its own moment, else its time on the day of the programme, which ends after midnight. */
function beginOf(raw: RawSession, { file, zone }: Known, say: Say): string | null {
  const { date, start, day } = raw
  if (!date && !start) return null
  const own = (date && momentOf(date, zone)) || (start && momentOf(start, zone))
  if (own) return own
  const [on, time] = [writtenDay(day ?? date ?? ''), start && timeOf(start)]
  if (on && time) {
    const isAfterMidnight = file.format !== 'csv' && time < (file.dayChange ?? '00:00')
    const found = instantIn(isAfterMidnight ? nextDay(on) : on, time, zone)
    if (found) return found
  }
  say(on ? 'start' : 'date', on ? start : (date ?? day), 'format_invalid')
  return null
}

function endOf(raw: RawSession, begin: string, { zone }: Known, say: Say): string | null {
  const from = new Date(begin).getTime()
  if (raw.duration) {
    const minutes = minutesOf(raw.duration)
    if (minutes && minutes <= 1440) return new Date(from + minutes * 60_000).toISOString()
    say('duration', raw.duration, 'programme_duration')
    return null
  }
  if (!raw.end) {
    say('duration', '', 'programme_duration')
    return null
  }
  const day = writtenDay(raw.day ?? raw.date ?? begin)
  const time = timeOf(raw.end)
  const end = momentOf(raw.end, zone) ?? (day && time ? instantIn(day, time, zone) : null)
  const to = end ? new Date(end).getTime() : Number.NaN
  if (to > from && to - from <= 86_400_000) return end
  say('end', raw.end, end ? 'conference_times' : 'format_invalid')
  return null
}

function linksOf(raw: RawSession, known: Known): FileLink[] {
  const links = new Map<string, FileLink>()
  for (const { href, title, isAttachment } of raw.links) {
    const url = addressOf(href, known)
    if (!url || links.has(url)) continue
    const named = oneLine(title).slice(0, 250) || url.slice(0, 250)
    links.set(url, { kind: isAttachment ? 'slides' : 'link', url, title: named })
  }
  return [...links.values()]
}

/** One that was made of the guid, because a schedule needs one of each, is none. */
function slugIn(said: string, guid: string): string | null {
  const isMade = said.endsWith(`-${guid}`)
  const slug = (isMade ? said.slice(0, -guid.length - 1) : said).slice(0, 250)
  return isMade && slug === 'session' ? null : slug || null
}

function sessionIn(raw: RawSession, known: Known): FileSession {
  const { file } = known
  const say: Say = (field, value, code) => {
    const problem: LineProblem = lineProblem(raw.line, field, value, code)
    file.problems.push(raw.column === null ? problem : { ...problem, column: raw.column })
  }
  const title = oneLine(raw.title)
  if (!title) say('title', '', 'required')
  const texts = { abstract: richTextOf(raw.abstract), description: richTextOf(raw.description) }
  const subtitle = oneLine(raw.subtitle)
  if (title.length > 250) say('title', title, 'too_long')
  if (subtitle.length > 500) say('subtitle', subtitle, 'too_long')
  if (texts.abstract.length > 20_000) say('abstract', texts.abstract, 'too_long')
  if (texts.description.length > 40_000) say('description', texts.description, 'too_long')
  const begin = beginOf(raw, known, say)
  const end = begin && endOf(raw, begin, known, say)
  const people = [...new Set(raw.people.flatMap(person => personIn(person, known)?.key ?? []))]
  const externalId = oneLine(raw.id).slice(0, 120) || null
  const source = file.key ?? file.name ?? ''
  const named = `${source}\n${fold(title)}\n${people.join('\n')}`
  const guid = raw.guid ? guidOf(raw.guid.trim()) : uuidOf(externalId ? `${source}\n#${externalId}` : named)
  return {
    line: raw.line,
    column: raw.column,
    guid,
    externalId,
    title,
    subtitle,
    ...texts,
    begin: end && begin,
    end,
    room: (raw.room && roomIn(raw.room, known)?.key) ?? null,
    track: (raw.track && trackIn(raw.track, known)?.key) ?? null,
    type: oneLine(raw.type).slice(0, 120),
    language: /^([a-z]{2})\b/i.exec(raw.language ?? '')?.[1]?.toLowerCase() ?? null,
    slug: slugIn(oneLine(raw.slug), guid),
    url: addressOf(raw.url, known),
    feedbackUrl: addressOf(raw.feedbackUrl, known),
    license: oneLine(raw.license).slice(0, 300) || null,
    isOptOut: raw.isOptOut,
    people,
    links: linksOf(raw, known),
  }
}

const or = (text: string | undefined, most: number) => oneLine(text).slice(0, most) || null

/** What a file says, looked at: times as instants, keys as they are kept, texts reduced, and what is wrong in it. */
export function programmeOf(raw: RawProgramme, fairZone: string): ProgrammeFile {
  const timeZone = isZone(raw.timeZone) ? raw.timeZone : null
  const dayChange = raw.dayChange ? timeOf(raw.dayChange) : null
  const slot = raw.slot ? minutesOf(raw.slot) : null
  const file: ProgrammeFile = {
    format: raw.format,
    version: or(raw.version, 200),
    generator: or(raw.generator, 200),
    key: or(raw.acronym, 200),
    name: or(raw.title, 160),
    description: [or(raw.venue, 1000), or(raw.city, 1000)].filter(Boolean).join(', ') || null,
    start: raw.start ? writtenDay(raw.start) : null,
    end: raw.end ? writtenDay(raw.end) : null,
    timeZone,
    dayChange: dayChange && dayChange < '12:00' ? dayChange : null,
    slotMinutes: slot && slot <= 240 ? slot : null,
    tracks: [],
    rooms: [],
    people: [],
    sessions: [],
    problems: [...raw.problems],
    ignored: { ...raw.ignored },
  }
  const known: Known = {
    file,
    zone: timeZone ?? fairZone,
    rooms: new Map(),
    roomNames: new Map(),
    tracks: new Map(),
    people: new Map(),
    baseUrl: raw.baseUrl && isSafeUrl(raw.baseUrl) ? raw.baseUrl : undefined,
  }
  for (const room of raw.rooms) roomIn(room, known)
  for (const track of raw.tracks) trackIn(track, known)
  for (const person of raw.people) personIn(person, known)
  file.sessions = raw.sessions.map(session => sessionIn(session, known))
  return file
}
