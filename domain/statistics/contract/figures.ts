import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { keysOf, recordOf } from '#platform/contract/record.ts'
import { asTable } from '#platform/contract/table-format.ts'
import { type CountedType, CountedTypeName } from './counted.ts'

const tag = 'Statistics'
const count = Type.Integer()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
/** Null: somebody, but of fewer than five visitors. */
const few = orNull(count)

const totals = {
  /** Pages of it that were opened; of a fair, a hall and a booth with all that is in it. */
  views: few,
  /** Browsers that said yes and were there on these days, each once. */
  visitors: few,
  /** Of them those who had not been there before. */
  newcomers: few,
  /** Visible, with life in the last minute. */
  seconds: few,
  /** Of what a visitor stayed in a day; null where nobody did, or too few to say. */
  medianSeconds: orNull(count),
  downloads: few,
  /** Of films of it, and of what is in it, while they were seen. */
  playedSeconds: few,
}
export const StatTotals = Type.Object(totals)
export type StatTotals = Static<typeof StatTotals>

export const StatPoint = Type.Object({
  /** A day of the fair (`2026-11-24`), or the instant at which its hour begins. */
  at: Type.String(),
  views: few,
  /** Of days alone. */
  visitors: Type.Optional(few),
  seconds: few,
  downloads: few,
})
export type StatPoint = Static<typeof StatPoint>

const period = { startDate: Type.Optional(Day()), endDate: Type.Optional(Day()) }
const of = {
  resourceId: Id,
  resourceType: CountedTypeName,
  /** Needed of what belongs to several fairs, as a firm does. */
  fairId: Type.Optional(Id),
  ...period,
}
/** As it was meant: days of the fair in its zone, both included; null without an event. */
const asked = {
  startDate: orNull(Type.String()),
  endDate: orNull(Type.String()),
  timeZone: Type.String(),
  /** Since when what happened is not counted yet; null where all is. */
  lateSince: orNull(Type.String()),
}

export const StatFigures = Type.Object({
  ...asked,
  interval: Type.Enum(['hour', 'day']),
  totals: StatTotals,
  /** Of as many days just before; null for the whole fair. */
  before: orNull(StatTotals),
  /** Of the views those of browsers that said yes, from 0 to 1; null without a view. */
  measuredShare: orNull(Type.Number()),
  series: Type.Array(StatPoint),
})
export type StatFigures = Static<typeof StatFigures>

export const readStatistics = defineEndpoint({
  method: 'GET',
  path: '/stats/get',
  tag,
  summary:
    'Figures of a fair, a hall, a booth, a brochure, a firm or a conference: in all and by day or hour, compared with as many days before. The whole fair where no days are said',
  allow: 'members',
  query: Type.Object({ ...of, interval: Type.Optional(Type.Enum(['hour', 'day'])) }),
  response: StatFigures,
})

export const statSorts = [
  'name',
  'views',
  'visitors',
  'newcomers',
  'seconds',
  'medianSeconds',
  'downloads',
] as const

/** What other domains tell of an exhibitor beside its figures, in numbers alone; how each is written. */
export const firmFigures = {
  conversations: 'count',
  leads: 'count',
  replyMinutes: 'minutes',
  answeredShare: 'share',
  applications: 'count',
  answeredInTime: 'share',
} as const
export type FirmFigure = keyof typeof firmFigures
export const firmFigureNames = keysOf(firmFigures)

const listed = {
  ...of,
  /** What of it; unless said the booths of a fair, a hall or a firm, and what lies on a booth. */
  of: Type.Optional(CountedTypeName),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(Type.Enum([...statSorts, ...firmFigureNames])),
  order: Type.Optional(Type.Enum(['asc', 'desc'])),
}

export const StatRow = Type.Object({
  id: Id,
  type: CountedTypeName,
  name: Type.String(),
  /** Where it is: hall and place of a booth, the firm of a brochure; null where it has none. */
  label: orNull(Type.String()),
  ...totals,
  /** Of exhibitors alone, as far as the fair uses it; null where there is nothing to say. */
  ...recordOf(firmFigureNames, () => Type.Optional(orNull(Type.Number()))),
})
export type FirmNumbers = Partial<Record<FirmFigure, number | null>>
export type StatRow = Static<typeof StatRow>

export const listStatistics = defineEndpoint({
  method: 'GET',
  path: '/stats/get/list',
  tag,
  summary: 'The figures of each booth of a fair, of each brochure of a booth and so on, as a page of a list',
  allow: 'members',
  form: 'list',
  query: Type.Object(listed),
  response: Type.Array(StatRow),
})

/** What of a page leaves as a table, beside its list. */
export const exportedParts = ['totals', 'course', 'funnel', 'routes', 'like', 'now'] as const
export type FigurePart = (typeof exportedParts)[number]

export const exportStatistics = defineEndpoint({
  method: 'GET',
  path: '/stats/export',
  tag,
  summary:
    'That list as a file, with its period and what it was narrowed by; or the figures in all, the course by days or hours, the way from entry to contact, the routes of a fair and its presence today, a booth beside those like it',
  audit: 'always',
  allow: 'members',
  form: 'file',
  query: Type.Object({
    ...listed,
    ...asTable,
    part: Type.Optional(Type.Enum([...exportedParts])),
    /** Of the course. */
    interval: Type.Optional(Type.Enum(['hour', 'day'])),
  }),
})

export const figuresReport = defineEndpoint({
  method: 'GET',
  path: '/stats/report',
  tag,
  summary:
    'The figures of a fair, a hall, a booth or an exhibitor as a report (PDF, tagged) in the reader’s language, with its days and how they are counted',
  audit: 'always',
  allow: 'members',
  form: 'file',
  query: Type.Object(of),
})

/** What has a way from entry to contact. */
export const funnelTypes = ['fairs', 'firms', 'stands'] as const
export type FunnelType = (typeof funnelTypes)[number]
export const funnelTypeOf = (type: CountedType): FunnelType | undefined =>
  funnelTypes.find(one => one === type)

/** Came; stayed at a booth for half a minute; took a brochure; has a conversation with a booth; applied, where there are offers. */
export const funnelSteps = ['entered', 'booth', 'brochure', 'contact', 'application'] as const

export const StatFunnel = Type.Object({
  ...asked,
  steps: Type.Array(
    Type.Object({
      step: Type.Enum([...funnelSteps]),
      count: few,
      /** Counted of browsers that said yes; contacts and applications are counted where they are kept, and of all. */
      isMeasured: Type.Boolean(),
    }),
  ),
})
export type StatFunnel = Static<typeof StatFunnel>

export const readFunnel = defineEndpoint({
  method: 'GET',
  path: '/stats/funnel',
  tag,
  summary: 'Of those who came to a fair or a booth: who stayed, took a brochure, made contact',
  allow: 'members',
  query: Type.Object({ ...of, resourceType: Type.Enum([...funnelTypes]) }),
  response: StatFunnel,
})

const place = Type.Object({ id: Id, name: Type.String(), label: orNull(Type.String()) })

export const StatRoutes = Type.Object({
  ...asked,
  routes: Type.Array(Type.Object({ from: place, to: place, count: few })),
})
export type StatRoutes = Static<typeof StatRoutes>

export const readRoutes = defineEndpoint({
  method: 'GET',
  path: '/stats/routes',
  tag,
  summary:
    'From where to where: of each visitor and day the halls or booths in the order in which they first came there; the most walked first',
  allow: 'members',
  query: Type.Object({
    fairId: Id,
    between: Type.Optional(Type.Enum(['fair_halls', 'stands'])),
    ...period,
  }),
  response: StatRoutes,
})

export const StatLive = Type.Object({
  /** Who walks through the fair now, also without having said yes: a number, of open pages. */
  present: count,
  halls: Type.Array(Type.Object({ id: Id, present: count })),
  stands: Type.Array(Type.Object({ id: Id, present: count })),
  /** Of each five minutes of today the most at once, in the fair and in its halls. */
  moments: Type.Array(Type.Object({ at: Type.String(), hall: orNull(Id), present: count })),
  timeZone: Type.String(),
  lateSince: orNull(Type.String()),
})
export type StatLive = Static<typeof StatLive>

export const readLive = defineEndpoint({
  method: 'GET',
  path: '/stats/live',
  tag,
  summary: 'How many are there now, and in the course of today',
  allow: 'members',
  query: Type.Object({ fairId: Id }),
  response: StatLive,
})
