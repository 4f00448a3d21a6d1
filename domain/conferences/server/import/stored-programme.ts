import type { ConferenceState, RoomDefaults } from '../../contract/choices.ts'
import type { RoomDrawing } from '../../contract/drawn-as.ts'
import type { ImportChoices } from '../../contract/programme-import.ts'
import type { FileLink } from './programme-file.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the file said of a session the last time, with ids instead of its names. */
export type SessionBase = {
  wordsIn: string
  title: string
  subtitle: string
  abstract: string
  description: string
  time: [string, string] | null
  room: number | null
  track: number | null
  type: number | null
  typeText: string
  language: number | null
  slug: string | null
  url: string | null
  feedbackUrl: string | null
  license: string | null
  isOptOut: boolean
  people: number[]
  links: FileLink[]
  externalId: string | null
  /** It was not in the latest file, and this became of it. */
  gone?: 'cancelled' | 'draft' | 'kept'
}

export type StoredSession = {
  id: number
  guid: string
  occurrence: number
  externalId: string | null
  state: ConferenceState
  room: number | null
  track: number | null
  type: number | null
  language: number | null
  begin: string | null
  end: string | null
  translations: Words
  slug: string | null
  url: string | null
  feedbackUrl: string | null
  license: string | null
  isRecorded: boolean
  /** Its time is past: what has taken place is not taken back. */
  isOver: boolean
  /** Somebody has it in their agenda, or has a place there. */
  isInUse: boolean
  people: number[]
  links: (FileLink & { id: number })[]
  imported: SessionBase | null
}

export type StoredRoom = {
  id: number
  guid: string
  slug: string
  translations: Words
  defaults: RoomDefaults
  /** Of this programme. */
  imported: { name: string } | null
}
export type StoredVariation = RoomDrawing & { id: number; type: number; typeName: string }
export type StoredTrack = {
  id: number
  slug: string
  color: string | null
  translations: Words
  imported: { name: string; color: string | null } | null
}
export type StoredPerson = {
  id: number
  guid: string | null
  externalId: string | null
  name: string
  translations: Words
  /** Speaks in this programme, or did by an earlier file. */
  isOfProgram: boolean
  imported: { name: string; biography: string } | null
}
export type StoredProgram = {
  id: number
  state: 'draft' | 'published'
  sourceKey: string | null
  sourceVersion: string | null
  timeZone: string | null
  dayChange: string
  slotMinutes: number
  imported: { timeZone: string | null; dayChange: string; slotMinutes: number } | null
  choices: ImportChoices
}

/** What is there before an import. */
export type StoredProgramme = {
  fair: number
  fairName: string
  timeZone: string
  /** The days of the fair; none where it has none. */
  fairDays: [string, string] | null
  mainLanguage: string
  /** In which the preview is read. */
  reader: string
  fairLanguages: readonly string[]
  languages: readonly { id: number; code: string }[]
  /** Names in all languages, the reader’s first. */
  types: readonly { id: number; names: readonly string[] }[]
  /** As which rooms may be drawn. */
  variations: StoredVariation[]
  program: StoredProgram | null
  rooms: StoredRoom[]
  tracks: StoredTrack[]
  people: StoredPerson[]
  sessions: StoredSession[]
}
