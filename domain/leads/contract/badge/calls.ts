import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Line, Text } from '#platform/contract/fields.ts'

const tag = 'Badges'
const OfFair = Type.Object({ fair: Id }, { additionalProperties: false })

const Badge = Type.Object({
  /** What is held out, as a QR code or read aloud. */
  code: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  renewedAt: Instant(),
})
export type Badge = Static<typeof Badge>

export const readBadge = defineEndpoint({
  method: 'GET',
  path: '/user/badge',
  tag,
  summary: 'One’s own badge in a fair; who scans it is handed one’s card',
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Badge,
})

export const renewBadge = defineEndpoint({
  method: 'POST',
  path: '/user/badge/renew',
  tag,
  summary: 'A new badge: the code before it is worth nothing from now on',
  allow: 'members',
  audit: 'always',
  body: OfFair,
  response: Badge,
})

const BadgeScan = Type.Object({
  firm: Type.Object({ id: Id, name: Type.String() }),
  at: Instant(),
})
export type BadgeScan = Static<typeof BadgeScan>

export const badgeScans = defineEndpoint({
  method: 'GET',
  path: '/user/badge/scans',
  tag,
  summary: 'Who has scanned one’s badge in a fair and holds one’s card',
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Type.Array(BadgeScan),
})

/** Days in which a scan that waited for a network is still taken. */
export const longestScanDays = 7

const ScannedPerson = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  jobTitle: Type.Union([Type.String(), Type.Null()]),
})

export const scanBadge = defineEndpoint({
  method: 'POST',
  path: '/leads/scan',
  tag,
  summary: 'Scan a badge on a stand where one works: its person hands their card and is told so',
  description:
    'Sent again with the same `uuid`, or for somebody whom the caller has scanned already, it is the same scan; a `note` replaces the one before it. A code that is wrong, old, or of another fair is refused in one and the same way.',
  allow: 'members',
  audit: 'changes',
  body: Type.Object(
    {
      code: Line(100),
      stand: Id,
      /** When it was scanned, by the clock of the browser; at most seven days ago. */
      at: Instant(),
      note: Type.Optional(Text(1000)),
      uuid: Type.String({ format: 'uuid' }),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ id: Id, person: ScannedPerson, isNew: Type.Boolean() }),
  status: 201,
})

const StandScan = Type.Object({
  id: Id,
  uuid: Type.Union([Type.String(), Type.Null()]),
  /** Null once they have taken their card back. */
  person: Type.Union([ScannedPerson, Type.Null()]),
  at: Instant(),
  note: Type.String(),
  /** Whoever scanned it; null where their account is gone. */
  by: Type.Union([Type.String(), Type.Null()]),
  isOwn: Type.Boolean(),
})
export type StandScan = Static<typeof StandScan>

export const standScans = defineEndpoint({
  method: 'GET',
  path: '/leads/scans',
  tag,
  summary: 'Badges that were scanned today on a stand where one works, the last first',
  allow: 'members',
  query: Type.Object({
    stand: Id,
    /** A scan of one’s own, also of another day or booth of the firm. */
    last: Type.Optional(Id),
  }),
  response: Type.Object({
    /** Of the firm in the fair; that its contacts change is told under it. */
    participation: Id,
    scans: Type.Array(StandScan),
    /** Whose badge the `last` was; null once they have taken their card back. */
    last: Type.Union([ScannedPerson, Type.Null()]),
  }),
})
