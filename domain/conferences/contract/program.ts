import { type Static, Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { Id, Line, Nullable, Ref, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

export const programStates = ['draft', 'published'] as const

/** The one that something is in. */
export const ProgramOf = Type.Object({
  id: Id,
  name: Type.Union([Type.String(), Type.Null()]),
  state: Type.Enum([...programStates]),
})
export type ProgramOf = Static<typeof ProgramOf>

/** A time of day, before noon. */
export const DayChange = () => Type.String({ pattern: '^(0\\d|1[01]):[0-5]\\d$' })

/** What is shown when: a fair has one, a second strand is a second one. */
export const conferencePrograms = defineResource({
  name: 'conference_programs',
  table: 'conference_program',
  tag: 'Conferences',
  record: {
    fair: Ref('fairs'),
    rank: Type.Integer({ minimum: 0, maximum: 10_000 }),
    state: Type.Enum([...programStates]),
    /** None: the fair’s. */
    timeZone: Nullable(Line(60)),
    /** What begins earlier belongs to the day before. */
    dayChange: DayChange(),
    slotMinutes: Type.Integer({ minimum: 1, maximum: 240 }),
    /** Of the file that it came from. */
    sourceKey: Nullable(Line(200)),
    sourceVersion: Nullable(Line(200)),
    version: Id,
  },
  translated: { name: Line(160), description: Text(4000) },
  writable: ['fair', 'rank', 'timeZone', 'dayChange', 'slotMinutes'],
  fixed: ['fair'],
  required: ['fair', 'name'],
  filters: ['fair', 'state'],
  sort: ['rank', 'name'],
  order: ['rank'],
  scope: { fair: 'fair' },
  policy: shownPolicy,
})
