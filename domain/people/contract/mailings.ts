import { type Static, Type } from 'typebox'
import { firmFilters } from '#domain/exhibitors/contract/back-firms.ts'
import { MailWords } from '#domain/fairs/contract/mail-words.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant, Nullable } from '#platform/contract/fields.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import { runners } from '#platform/contract/runners.ts'
import { peopleFilters } from './people-back.ts'

const tag = 'Mailings'
const closed = { additionalProperties: false }
const count = Type.Integer()
const locale = Type.Enum([...locales])

/** The lists whose rows can be written to. */
export const mailingLists = ['people', 'exhibitors'] as const
/** Of an exhibitor: those who administer it or a booth of it, or all its people. */
export const mailingStaff = ['admins', 'all'] as const
/** What the button of a mailing opens. */
export const mailingPages = ['fair', 'booths', 'profile'] as const
export const mailingStates = ['draft', 'sending', 'sent', 'stopped'] as const
/** Why somebody whom the list finds is not written to. */
export const leftOutReasons = ['closed', 'unconfirmed', 'refused', 'optedOut'] as const

/** Most who are written to at once. */
export const mostReaders = 10_000
/** Seconds in which a mailing can be stopped before anybody is written to. */
export const mailingWait = 20

const NarrowedBy = Type.Object({ ...firmFilters, ...peopleFilters }, closed)
export type NarrowedBy = Static<typeof NarrowedBy>

const Words = Type.Object(
  recordOf(locales, () => Type.Optional(MailWords)),
  closed,
)
export type MailingWords = Partial<Record<Locale, MailWords>>

/** What is written; `version` says which state of it somebody has seen. */
const Written = {
  staff: Type.Enum([...mailingStaff]),
  page: Type.Enum([...mailingPages]),
  deadline: Nullable(Day()),
  words: Words,
  version: count,
}

const Readers = Type.Object({
  total: count,
  /** How many read in each language. */
  languages: Type.Array(Type.Object({ locale, count })),
  leftOut: Type.Object(recordOf(leftOutReasons, () => count)),
  /** Exhibitors of whom nobody can be written to. */
  unreached: count,
  /** Of those who are written to, how many have none of these: what names it stays empty for them. */
  without: Type.Object({ firm: count, booth: count }),
})
export type MailingReaders = Static<typeof Readers>

const Progress = Type.Object({
  /** Not yet written to; in the outbox; delivered; kept, where there is no mail server; refused or given up. */
  waiting: count,
  underway: count,
  delivered: count,
  kept: count,
  failed: count,
  /** Those who were no longer to be written to when their turn came. */
  leftOut: count,
})
export type MailingProgress = Static<typeof Progress>

const Summary = {
  id: Id,
  list: Type.Enum([...mailingLists]),
  state: Type.Enum([...mailingStates]),
  subject: Type.Union([Type.String(), Type.Null()]),
  writtenBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Instant(),
  sentAt: Type.Union([Instant(), Type.Null()]),
}
const MailingRow = Type.Object({
  ...Summary,
  readers: count,
  /** Those of them who have not yet been written to. */
  waiting: count,
})
export type MailingRow = Static<typeof MailingRow>

const Mailing = Type.Object({
  ...Summary,
  ...Written,
  fair: Type.Object({ id: Id, homepage: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
  narrowedBy: NarrowedBy,
  /** Those that were ticked, while it is a draft; null where all are meant whom the list finds. */
  chosen: Type.Union([Type.Array(Id), Type.Null()]),
  sentBy: Type.Union([Type.String(), Type.Null()]),
  /** Languages of the fair, its own first: whoever reads in one that has no words gets the first that has. */
  languages: Type.Array(locale),
  /** What can be named in it, with what that is called in the language of whoever writes. */
  names: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
  readers: Readers,
  progress: Progress,
})
export type Mailing = Static<typeof Mailing>

const ofFair = '/fairs/{id}/mailings'
const one = '/mailings/{id}'
const byId = Type.Object({ id: Id })

export const listMailings = defineEndpoint({
  method: 'GET',
  path: ofFair,
  tag,
  summary: 'What the organizers of a fair have written to many, drafts and what was sent, the latest first',
  allow: runners,
  form: 'list',
  params: byId,
  query: Type.Object({}),
  response: Type.Array(MailingRow),
})

export const beginMailing = defineEndpoint({
  method: 'POST',
  path: ofFair,
  tag,
  summary:
    'Begin to write to those whom a list finds, or to some of them; a draft of one’s own for the same that is still untouched is taken again',
  audit: 'always',
  allow: runners,
  params: byId,
  body: Type.Object(
    {
      list: Type.Enum([...mailingLists]),
      narrowedBy: NarrowedBy,
      /** Of the list of people their ids, of the exhibitors those of their participations. */
      chosen: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
    },
    closed,
  ),
  response: Type.Object({ id: Id }),
  status: 201,
})

export const readMailing = defineEndpoint({
  method: 'GET',
  path: one,
  tag,
  summary: 'A mailing with its words, and who gets it: of a draft those whom its list finds now',
  allow: runners,
  params: byId,
  response: Mailing,
})

export const writeMailing = defineEndpoint({
  method: 'PUT',
  path: one,
  tag,
  summary: 'Keep what a draft says; words are checked when it is sent',
  audit: 'never', // what is sent is written down with the sending
  allow: runners,
  params: byId,
  body: Type.Object(Written, closed),
  response: Type.Object({ version: count }),
})

export const dropMailing = defineEndpoint({
  method: 'DELETE',
  path: one,
  tag,
  summary: 'Throw a draft away',
  audit: 'always',
  allow: runners,
  params: byId,
})

export const readerStates = ['waiting', 'underway', 'delivered', 'kept', 'failed', 'leftOut'] as const

const Reader = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  firm: Type.Union([Type.String(), Type.Null()]),
  locale,
  state: Type.Enum([...readerStates]),
  /** Why it failed, in the words of the mail server. */
  error: Type.Union([Type.String(), Type.Null()]),
})
export type MailingReader = Static<typeof Reader>

export const readersOfMailing = defineEndpoint({
  method: 'GET',
  path: `${one}/readers`,
  tag,
  summary: 'Who gets a mailing, and what became of it',
  allow: runners,
  form: 'list',
  params: byId,
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 100 })),
    state: Type.Optional(Type.Enum([...readerStates])),
  }),
  response: Type.Array(Reader),
})

/** As it is being written: any text at all, whatever is still wrong with it. */
const Draft = {
  locale,
  subject: Type.String({ maxLength: 1000 }),
  text: Type.String({ maxLength: 20_000 }),
  action: Type.Optional(Type.String({ maxLength: 1000 })),
  page: Written.page,
  deadline: Written.deadline,
}

export const previewMailing = defineEndpoint({
  method: 'POST',
  path: `${one}/preview`,
  tag,
  summary: 'A mailing as one of its readers would get it; nothing is sent',
  audit: 'never', // it only reads
  allow: runners,
  params: byId,
  body: Type.Object(
    {
      ...Draft,
      /** Somebody of its readers; without, the first, the second, … and round again. */
      reader: Type.Optional(Id),
      turn: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    },
    closed,
  ),
  response: Type.Object({
    subject: Type.String(),
    html: Type.String(),
    text: Type.String(),
    reader: Type.String(),
  }),
})

export const testMailing = defineEndpoint({
  method: 'POST',
  path: `${one}/test`,
  tag,
  summary: 'Send a mailing as a test to one’s own address; ten an hour',
  audit: 'never', // a mail to oneself
  allow: runners,
  params: byId,
  body: Type.Object(
    { locale, ...MailWords.properties, page: Written.page, deadline: Written.deadline },
    closed,
  ),
  response: Type.Object({
    recipient: Type.String(),
    /** Without a mail server it stays in the outbox. */
    isSent: Type.Boolean(),
  }),
})

export const sendMailing = defineEndpoint({
  method: 'POST',
  path: `${one}/send`,
  tag,
  summary: 'Send a draft, once, to those whom its list finds now and who may be written to',
  audit: 'always',
  allow: runners,
  params: byId,
  body: Type.Object(
    {
      version: count,
      /** How many readers the sender was shown: it does not go to more. */
      count: Type.Integer({ minimum: 1 }),
    },
    closed,
  ),
  response: Type.Object({ readers: count }),
})

export const stopMailing = defineEndpoint({
  method: 'POST',
  path: `${one}/stop`,
  tag,
  summary: 'Stop a mailing: whoever has not been written to by now is not',
  audit: 'always',
  allow: runners,
  params: byId,
  response: Type.Object({ stopped: count }),
})
