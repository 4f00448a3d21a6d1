import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { recordOf } from '#platform/contract/record.ts'
import { seenKinds } from './evidence.ts'
import { leadTag } from './lead.ts'

const text = Type.String()
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** What somebody gives a firm in a fair: their name and details, and what they do on its booths and in its sessions from then on. */
export const firmConsents = ['card', 'visits'] as const
export type FirmConsent = (typeof firmConsents)[number]

/** What one firm of a fair has of the caller; since when, or null. */
export const FirmConsents = Type.Object({
  firm: Type.Object({ id: Id, name: text }),
  card: orNull(text),
  visits: orNull(text),
  /** Whether what is kept and attended counts among visits: not by a yes from before the question named it. */
  seesKept: Type.Boolean(),
  /** What a card holds: what the firm gets by it. */
  details: Type.Object({
    firstName: text,
    lastName: text,
    jobTitle: orNull(text),
    firm: orNull(text),
    email: text,
    phone: orNull(text),
  }),
})
export type FirmConsents = Static<typeof FirmConsents>

export const readConsents = defineEndpoint({
  method: 'GET',
  path: '/consents',
  tag: leadTag,
  summary: 'Whether a firm of a fair has one’s card, and sees one’s visits of its booths',
  allow: 'members',
  query: Type.Object({ fair: Id, firm: Id }),
  response: FirmConsents,
})

export const changeConsents = defineEndpoint({
  method: 'PUT',
  path: '/consents',
  tag: leadTag,
  summary:
    'Hand a firm one’s card, let it see one’s visits from now on, or take either back. Without the card nothing is left of what it knew',
  audit: 'changes',
  allow: 'members',
  body: Type.Object(
    {
      fair: Id,
      firm: Id,
      card: Type.Optional(Type.Boolean()),
      visits: Type.Optional(Type.Boolean()),
      /** Where it is given. */
      stand: Type.Optional(Id),
      way: Type.Optional(Type.Enum(['booth', 'conversation', 'call', 'queue', 'account'])),
    },
    closed,
  ),
  response: FirmConsents,
})

/** Of one firm in one fair: what it holds, and on what ground. */
const LedgerEntry = Type.Object({
  firm: Type.Object({ id: Id, name: text }),
  /** Since when it has the card; sees visits; null where it does not. */
  card: orNull(text),
  visits: orNull(text),
  seesKept: Type.Boolean(),
  /** What it sees by name of what they do there, by its kind. */
  seen: Type.Object(recordOf(seenKinds, () => Type.Integer())),
  /** When a badge was held out to it. */
  scannedAt: orNull(text),
  /** Since when it has them among its contacts, and until when it is kept at most. */
  contactSince: orNull(text),
  keptUntil: orNull(text),
  /** Notes about them: they may ask to read those. */
  noteCount: Type.Integer(),
  /** When the first message was written, and calls that were taken, since the first. */
  conversationSince: orNull(text),
  calls: Type.Integer(),
  callsSince: orNull(text),
  /** Talks after its queue, since the first. */
  talks: Type.Integer(),
  talksSince: orNull(text),
  /** Kept until then as things stand: an answer, or the end of the offer, moves it. */
  applications: Type.Array(
    Type.Object({ id: Id, title: text, at: text, status: orNull(Type.Integer()), keptUntil: orNull(text) }),
  ),
  /** Who of the firm read the CV, the latest first. */
  cvReaders: Type.Array(Type.Object({ name: text, at: text, purpose: text })),
  /** A file that left with them in it: the firm has to delete it, and has been told. */
  exportedAt: orNull(text),
  withdrawnAt: orNull(text),
})
export type LedgerEntry = Static<typeof LedgerEntry>

export const PrivacyLedger = Type.Array(
  Type.Object({
    fair: Type.Object({ id: Id, name: text, homepage: text }),
    /** Those who run the fair may read the name in contacts of its exhibitors. */
    organizers: orNull(text),
    /** Since when the CV is in its library, whether the fair has one now, and the profile by which it leaves; null where it is in none. */
    library: orNull(Type.Object({ since: text, isOpen: Type.Boolean(), profile: Id })),
    entries: Type.Array(LedgerEntry),
  }),
)
export type PrivacyLedger = Static<typeof PrivacyLedger>

export const readPrivacyLedger = defineEndpoint({
  method: 'GET',
  path: '/user/ledger',
  tag: leadTag,
  summary: 'Which firm of which fair holds what of the caller, since when, on what ground and how long',
  allow: 'members',
  response: PrivacyLedger,
})

export const allowOrganizers = defineEndpoint({
  method: 'PUT',
  path: '/user/ledger/organizers',
  tag: leadTag,
  summary: 'Let those who run a fair read one’s name in the contacts of its exhibitors, or no longer',
  audit: 'changes',
  allow: 'members',
  body: Type.Object({ fair: Id, isAllowed: Type.Boolean() }, closed),
  response: PrivacyLedger,
})
