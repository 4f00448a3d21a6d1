import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

/** As what a programme goes out. */
export const programmeFormats = {
  'schedule.xml': 'A published programme as schedule.xml, as frab and pretalx write it',
  'schedule.json': 'A published programme as schedule.json',
  'programme.csv': 'A published programme as a table, a line a session',
  'programme.xlsx': 'The same as a workbook',
  'calendar.ics': 'A published programme as a calendar, for download or subscription',
} as const
export type ProgrammeFormat = keyof typeof programmeFormats

/** Links of sessions are in it for those alone who run the fair: others are given them at the door. */
const exportAs = (name: ProgrammeFormat) =>
  defineEndpoint({
    method: 'GET',
    path: `/conference_programs/{id}/${name}`,
    tag: 'Conferences',
    summary: programmeFormats[name],
    allow: 'anyone',
    params: Type.Object({ id: Id }),
    form: 'file',
  })

/** It is written as text already. */
const ScheduleJson = Type.Unsafe<string>({ type: 'object', additionalProperties: true })

export const programmeExports = {
  'schedule.xml': exportAs('schedule.xml'),
  'schedule.json': { ...exportAs('schedule.json'), response: ScheduleJson },
  'programme.csv': exportAs('programme.csv'),
  'programme.xlsx': exportAs('programme.xlsx'),
  'calendar.ics': exportAs('calendar.ics'),
} as const satisfies Record<ProgrammeFormat, unknown>
