import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Agenda'
const closed = { additionalProperties: false }
const orNull = Type.Union([Type.String(), Type.Null()])
const Alarm = Type.Union([Type.Integer({ minimum: 0, maximum: 1440 }), Type.Null()])

/** Addresses of one’s agenda of a fair that are open at once. */
export const feedsMost = 10

export const CalendarFeed = Type.Object({
  id: Id,
  /** Minutes before the beginning at which calendars are asked to say so; none: they are not. */
  alarmMinutes: Alarm,
  createdAt: Type.String(),
  lastReadAt: orNull,
})
export type CalendarFeed = Static<typeof CalendarFeed>

export const listFeeds = defineEndpoint({
  method: 'GET',
  path: '/agenda/feeds',
  tag,
  summary:
    'The addresses under which calendars read one’s agenda of a fair; the addresses themselves are not kept',
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Type.Array(CalendarFeed),
})

export const openFeed = defineEndpoint({
  method: 'POST',
  path: '/agenda/feeds',
  tag,
  summary:
    'An address to which a calendar can subscribe. Whoever has it reads titles and times of this agenda, nothing else: it is shown this once, and can be revoked',
  audit: 'always',
  allow: 'members',
  status: 201,
  body: Type.Object({ fair: Id, alarmMinutes: Type.Optional(Alarm) }, closed),
  response: Type.Object({ ...CalendarFeed.properties, url: Type.String() }),
})

export const revokeFeed = defineEndpoint({
  method: 'DELETE',
  path: '/agenda/feeds/{id}',
  tag,
  summary:
    'Revoke an address: calendars that subscribe to it are answered 410. Where it is gone nothing happens',
  audit: 'changes',
  allow: 'members',
  params: Type.Object({ id: Id }),
})

export const readFeed = defineEndpoint({
  method: 'GET',
  path: '/agenda/feeds/{token}/calendar.ics',
  tag,
  summary: 'Somebody’s agenda as a calendar, by its address. Revoked: 410',
  allow: 'anyone',
  form: 'file',
  isCapability: true,
  params: Type.Object({ token: Type.String({ pattern: '^[\\w-]{22}$' }) }),
})

export const conferenceCalendar = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/calendar.ics',
  tag,
  summary: 'A conference as a calendar’s entry, to download',
  allow: 'anyone',
  form: 'file',
  params: Type.Object({ id: Id }),
})
