import type { ImportChoices, SessionKind } from '../../contract/programme-import.ts'
import type { Clash } from './clashes.ts'
import type { FieldConflict, Values } from './merge-of-three.ts'
import type { FilePerson, FileRoom, FileSession, FileTrack } from './programme-file.ts'
import type {
  SessionBase,
  StoredPerson,
  StoredProgramme,
  StoredRoom,
  StoredSession,
  StoredTrack,
  StoredVariation,
} from './stored-programme.ts'

/** Something that is there, or that the file brings: then by the file’s key, until it has an id. */
export type PartRef = number | `new:${string}`

/** `changes`: fields that would be written; `base`: what the file says, for the next time. */
export type PlannedPart<Stored, File> = {
  ref: PartRef
  stored: Stored | null
  file: File
  changes: Record<string, unknown>
  base: Values
  isBaseNew: boolean
}
export type PlannedRoom = PlannedPart<StoredRoom, FileRoom>
export type PlannedTrack = PlannedPart<StoredTrack, FileTrack>
export type PlannedPerson = PlannedPart<StoredPerson, FilePerson>

export type PlannedSession = {
  file: FileSession
  stored: StoredSession | null
  guid: string
  occurrence: number
  changes: Record<string, unknown>
  /** With references that have no id yet. */
  base: Omit<SessionBase, 'room' | 'track' | 'people'> & {
    room: PartRef | null
    track: PartRef | null
    people: PartRef[]
  }
  isBaseNew: boolean
  linksToAdd: FileSession['links']
  linksToDrop: number[]
  isMoved: boolean
  isReturned: boolean
  /** Of one that is new. */
  kind: SessionKind | null
}

export type Vanished = { stored: StoredSession; becomes: 'cancelled' | 'draft' | 'kept' }
export type Conflict = FieldConflict & { key: string; name: string; isTheirs: boolean }

/** Fields of what `key` names that would be written, after a merge of three; where both sides changed one, that is noted. */
export type Merge = (
  key: string,
  name: string,
  base: Values | null,
  here: Values,
  said: Values,
) => Record<string, unknown>

export type ProgrammePlan = {
  program: { changes: Record<string, unknown>; base: Values; isBaseNew: boolean }
  rooms: PlannedRoom[]
  tracks: PlannedTrack[]
  people: PlannedPerson[]
  sessions: PlannedSession[]
  vanished: Vanished[]
  /** More than a fifth of what came from files before and is still to come. */
  isMuch: boolean
  alike: { stored: StoredSession; isApart: boolean }[]
  /** Of new rooms. */
  drawings: ReadonlyMap<string, StoredVariation | null>
  conflicts: Conflict[]
  clashes: Clash[]
  /** Before or after the days of the fair. */
  outside: readonly { name: string }[]
  renamed: { from: string; to: string }[]
  roomsLeft: StoredRoom[]
  hosts: { host: string; sessions: number; isLeftOut: boolean }[]
  choices: ImportChoices
}

export const wordIn = (
  row: { translations: StoredSession['translations'] },
  language: string,
  field: string,
) => row.translations[language]?.[field] ?? ''

/** For whoever reads the preview: in their language, else in the fair’s, else in any. */
export const readIn = (
  row: { translations: StoredSession['translations'] },
  field: 'name' | 'title',
  { reader, mainLanguage }: Pick<StoredProgramme, 'reader' | 'mainLanguage'>,
) =>
  wordIn(row, reader, field) ||
  wordIn(row, mainLanguage, field) ||
  Object.values(row.translations).find(words => words[field])?.[field] ||
  ''
export const nameIn = (row: { translations: StoredSession['translations'] }, language: string) =>
  readIn(row, 'name', { reader: language, mainLanguage: language })
