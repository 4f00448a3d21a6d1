import type { LineProblem } from '#platform/contract/import.ts'

/** Somebody as a file names them: by the first of guid and id that it gives, else by their name. */
export type FilePerson = {
  key: string
  guid: string | null
  externalId: string | null
  name: string
  biography: string
}
export type FileRoom = {
  key: string
  guid: string | null
  slug: string | null
  name: string
  /** For how many people it is. */
  capacity: number | null
}
export type FileTrack = { key: string; slug: string; name: string; color: string | null }
export type FileLink = { kind: 'slides' | 'link'; url: string; title: string }

export type FileSession = {
  line: number
  column: number | null
  /** Made of the id, or of title and people, where the file gives none. */
  guid: string
  externalId: string | null
  title: string
  subtitle: string
  abstract: string
  description: string
  /** Instants; both or none. */
  begin: string | null
  end: string | null
  room: string | null
  track: string | null
  /** As the file calls it. */
  type: string
  language: string | null
  slug: string | null
  url: string | null
  feedbackUrl: string | null
  license: string | null
  /** Whoever speaks does not want to be recorded. */
  isOptOut: boolean
  people: string[]
  links: FileLink[]
}

export type FileFormat = 'xml' | 'json' | 'csv'

/** A programme as a file has it, whatever it was written by. */
export type ProgrammeFile = {
  format: FileFormat
  version: string | null
  generator: string | null
  /** By which one programme is told from another. */
  key: string | null
  name: string | null
  description: string | null
  start: string | null
  end: string | null
  timeZone: string | null
  dayChange: string | null
  slotMinutes: number | null
  tracks: FileTrack[]
  rooms: FileRoom[]
  people: FilePerson[]
  sessions: FileSession[]
  problems: LineProblem[]
  /** What is not taken over, with how often it is there. */
  ignored: Record<string, number>
}

export type RawPerson = {
  guid?: string
  code?: string
  id?: string
  name: string
  biography?: string
}
export type RawLink = { href: string; title: string; isAttachment: boolean }
/** A session with what the file says, nothing of it looked at. */
export type RawSession = {
  line: number
  column: number | null
  day?: string
  guid?: string
  id?: string
  date?: string
  start?: string
  end?: string
  duration?: string
  room?: RawRoom
  track?: { name: string; slug?: string; color?: string }
  title?: string
  subtitle?: string
  abstract?: string
  description?: string
  type?: string
  language?: string
  slug?: string
  url?: string
  feedbackUrl?: string
  license?: string
  isOptOut: boolean
  people: RawPerson[]
  links: RawLink[]
}
export type RawRoom = { name: string; guid?: string; slug?: string; capacity?: number }
export type RawProgramme = {
  format: FileFormat
  version?: string
  generator?: string
  acronym?: string
  title?: string
  venue?: string
  city?: string
  start?: string
  end?: string
  timeZone?: string
  dayChange?: string
  slot?: string
  baseUrl?: string
  tracks: { name: string; slug?: string; color?: string }[]
  rooms: RawRoom[]
  people: RawPerson[]
  sessions: RawSession[]
  problems: LineProblem[]
  ignored: Record<string, number>
}

export const programmeLimits = { bytes: 20_000_000, sessions: 10_000, depth: 20, elements: 500_000 } as const
