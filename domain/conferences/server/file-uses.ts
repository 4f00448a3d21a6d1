import { sql } from 'kysely'
import type { Actor } from '#platform/server/actor.ts'
import type { FileUse } from '#platform/server/files/file-use.ts'
import { assertVtt } from './films/assert-vtt.ts'
import { recordingFiles } from './films/recording-files.ts'
import { isDocumentDue, isFilmSeen, isGivenOrWatched, isInTeam } from './given.ts'
import { keeps } from './presentations/may-keep.ts'
import { isLetIn } from './shown.ts'

const runners = ['superAdmin', 'superOrganizer', 'organizer'] as const
/** Decks of one person, of all fairs together. */
const slidesMegabytes = 2_000

const team = [...runners, 'speaker', 'moderator'] as const

/** Condition: the conference `c` is a presentation that is theirs to keep, while the fair lets its exhibitor in. */
const isPresentedBy = (actor: Actor) => sql`(${isLetIn('c')}
  and exists (select from presentation p where p.conference_id = c.id and ${keeps('p', { actor })}))`

/** Condition: a file of a document is read by those who see the document. */
const isOfDocument = (file: string, actor: Actor) => sql`exists (
  select 1 from conference_document d join conference c on c.id = d.conference_id
  where d.media_id = ${sql.ref(`${file}.id`)}
    and (${isInTeam(actor)} or ${isPresentedBy(actor)}
      or (${isGivenOrWatched(actor)} and ${isDocumentDue('d', sql`now()`)})))`

export const conferenceFiles: readonly FileUse[] = [
  {
    name: 'slides',
    kinds: ['document', 'image'],
    share: () => slidesMegabytes,
    isKeptByRecord: true,
    uploaders: [...team, 'firmAdmin'],
    visibility: 'private',
    isReadable: isOfDocument,
  },
  {
    name: 'captions',
    kinds: ['captions'],
    isKeptByRecord: true,
    uploaders: team,
    visibility: 'private',
    check: assertVtt,
    isReadable: isOfDocument,
  },
  {
    name: 'film',
    kinds: ['video', 'webm'],
    max: 4_000_000_000,
    // What a session shows counts against the share of its fair: against its owner's, what is on its way there.
    share: ({ RECORDING_QUOTA_MB }) => RECORDING_QUOTA_MB,
    isCountedElsewhere: file => sql`exists (
      select from conference_source s where s.media_id = ${sql.ref(`${file}.id`)})`,
    isKeptByRecord: true,
    uploaders: runners,
    visibility: 'private',
    resumable: true,
    isReadable: (file, actor) => sql`exists (
      select 1 from conference_source s join conference c
        on c.id = s.conference_id or c.conference_room_id = s.conference_room_id
      where s.media_id = ${sql.ref(`${file}.id`)} and ${isFilmSeen('s', actor)})`,
  },
  recordingFiles,
]
