import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Nullable } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Fairs'
const byId = Type.Object({ id: Id })
const count = Type.Integer()

/** Days for which an export is there. */
export const daysOfExport = 7
/** Bytes of what is taken in. */
export const transferMax = 2_000_000_000

const FairExport = Type.Object({
  id: Id,
  askedAt: Instant(),
  withPeople: Type.Boolean(),
  state: Type.Enum(['waiting', 'done', 'failed']),
  percent: count,
  /** The file, by whose link it is opened; none while it is made, and once it is gone. */
  file: Nullable(Type.Object({ id: Id, name: Type.String(), size: count })),
  /** When the file goes. */
  until: Nullable(Instant()),
})
export type FairExport = Static<typeof FairExport>

export const fairExports = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/exports',
  tag,
  summary: 'The exports of a fair that are being made or still there, the latest first',
  allow: runners,
  params: byId,
  response: Type.Array(FairExport),
})

export const exportFair = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/exports',
  tag,
  summary:
    'Have a fair made into one ZIP: settings, texts, mails, halls with places, exhibitors, booths, files; if wished, people. It is there for a week',
  audit: 'always',
  allow: runners,
  params: byId,
  body: Type.Object({ withPeople: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  response: FairExport,
  status: 201,
})

export const dropExport = defineEndpoint({
  method: 'DELETE',
  path: '/fairs/{id}/exports/{export}',
  tag,
  summary: 'Delete an export before its week is over',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id, export: Id }),
})

const LeftOut = Type.Object({
  part: Type.String(),
  line: count,
  /** Codes by field. */
  errors: Type.Record(Type.String(), Type.Array(Type.String())),
})

const Taken = Type.Object({
  /** Records that were written, by the part that they are of, which has a name in the reader’s language. */
  written: Type.Array(Type.Object({ part: Type.String(), name: Type.String(), count })),
  files: count,
  leftOutCount: count,
  /** The first of those that were left out. */
  leftOut: Type.Array(LeftOut),
})
export type TakenFair = Static<typeof Taken>

export const importFair = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/import_fair',
  tag,
  summary:
    'Take in a fair that another server has exported, in the field `file`, into one in preparation that has neither halls nor exhibitors',
  audit: 'always',
  allow: runners,
  form: 'upload',
  params: byId,
  query: Type.Object({
    withPeople: Type.Optional(Type.Boolean()),
    /** Whoever brings people says that they may: none come without. */
    hasRight: Type.Optional(Type.Boolean()),
  }),
  response: Taken,
})
