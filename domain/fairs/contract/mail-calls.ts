import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { FieldChange } from '#platform/contract/field-changes.ts'
import { Id, Nullable } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { mailLinks } from '#platform/contract/mail-link.ts'
import { recordOf } from '#platform/contract/record.ts'
import { runners } from '#platform/contract/runners.ts'
import { emailKindPattern } from './email-model.ts'
import { MailWords, mailFields } from './mail-words.ts'

const tag = 'Fairs'
const all = '/fairs/{id}/mails'
const path = `${all}/{kind}`
/** The kinds are those that the domains declare. */
const params = Type.Object({
  id: Id,
  kind: Type.String({ pattern: emailKindPattern, examples: ['message_new'] }),
})
const locale = Type.Enum([...locales])

const ByLanguage = Type.Object(
  recordOf(locales, () => Type.Optional(MailWords)),
  {
    additionalProperties: false,
  },
)
/** As they are being written: too long, empty, or naming what there is not. */
const DraftByLanguage = Type.Object(
  recordOf(locales, () =>
    Type.Optional(
      Type.Object(
        {
          subject: Type.String({ maxLength: 1000 }),
          text: mailFields.text,
          action: Type.Optional(Type.String({ maxLength: 1000 })),
        },
        { additionalProperties: false },
      ),
    ),
  ),
  { additionalProperties: false },
)
/** Says which words somebody has seen. */
const Version = Type.String({ maxLength: 40, pattern: '^[0-9a-f]*$' })

/** What mails are about, in the order in which people meet them. */
export const mailGroups = ['registration', 'exhibitors', 'conferences', 'exchanges'] as const

/** In the reader's language: what it is called, and when it is sent. */
const Title = { title: Type.String(), when: Type.String() }

export const listMails = defineEndpoint({
  method: 'GET',
  path: all,
  tag,
  summary: 'The mails that are sent in the name of a fair and that it may word, by what they are about',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(
    Type.Object({
      group: Type.Enum([...mailGroups]),
      mails: Type.Array(Type.Object({ kind: Type.String(), ...Title, isOwn: Type.Boolean() })),
    }),
  ),
})

export const readMail = defineEndpoint({
  method: 'GET',
  path,
  tag,
  summary: 'A mail of a fair in every language: its own words, and the standard ones that stand in for them',
  allow: runners,
  params,
  response: Type.Object({
    ...Title,
    link: Type.Enum([...mailLinks]),
    /** What it may name, and what that is called in the reader's language. */
    names: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
    version: Version,
    own: ByLanguage,
    standard: ByLanguage,
    /** What is written and not published yet; none: the fair's own words stand as they are. */
    draft: Nullable(DraftByLanguage),
    draftVersion: Type.Integer({ minimum: 0 }),
  }),
})

const DraftKept = Type.Object({
  draft: Nullable(DraftByLanguage),
  draftVersion: Type.Integer({ minimum: 0 }),
})

export const writeMailDraft = defineEndpoint({
  method: 'PUT',
  path: `${path}/draft`,
  tag,
  summary: 'Keep the words of a mail while they are written, sendable or not; none: give the draft up',
  audit: 'never', // sent to nobody; who wrote what is in its history
  allow: runners,
  params,
  body: Type.Object(
    { words: Nullable(DraftByLanguage), version: Type.Integer({ minimum: 0 }) },
    { additionalProperties: false },
  ),
  response: DraftKept,
})

/** Who has changed which words of a mail, and what they were before. */
export const changesOfMail = defineEndpoint({
  method: 'GET',
  path: `${path}/changes`,
  tag,
  summary: 'What was changed of a mail of a fair, by whom and when, the last first',
  allow: runners,
  params,
  response: Type.Array(FieldChange),
})

export const writeMail = defineEndpoint({
  method: 'PUT',
  path,
  tag,
  summary: 'Word a mail of a fair; a language that is left out gets the standard words again',
  audit: 'always',
  allow: runners,
  params,
  body: Type.Object({ own: ByLanguage, version: Version }, { additionalProperties: false }),
  response: Type.Object({ version: Version }),
})

/** As they are being written: any text at all, whatever is still wrong with it. */
const Draft = {
  locale,
  subject: Type.String({ maxLength: 1000 }),
  text: Type.String({ maxLength: 20_000 }),
  action: Type.Optional(Type.String({ maxLength: 1000 })),
}

export const previewMail = defineEndpoint({
  method: 'POST',
  path: `${path}/preview`,
  tag,
  summary: 'A mail as somebody of the fair would get it; nothing is sent',
  audit: 'never', // it only reads
  allow: runners,
  params,
  body: Type.Object(
    {
      ...Draft,
      /** The first person of the fair, the second, … and round again. */
      turn: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    subject: Type.String(),
    html: Type.String(),
    text: Type.String(),
    reader: Type.String(),
  }),
})

export const testMail = defineEndpoint({
  method: 'POST',
  path: `${path}/test`,
  tag,
  summary: 'Send a mail as a test to one’s own address; ten an hour',
  audit: 'never', // a mail to oneself
  allow: runners,
  params,
  body: Type.Object({ locale, ...MailWords.properties }, { additionalProperties: false }),
  response: Type.Object({
    recipient: Type.String(),
    /** Without a mail server it stays in the outbox. */
    isSent: Type.Boolean(),
  }),
})
