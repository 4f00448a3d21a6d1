import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { runners } from '#platform/contract/runners.ts'
import { fairMailKinds } from './mail-kinds.ts'
import { MailWords } from './mail-words.ts'

const tag = 'Fairs'
const path = '/fairs/{id}/mails/{kind}'
const params = Type.Object({ id: Id, kind: Type.Enum([...fairMailKinds]) })
const locale = Type.Enum([...locales])

const ByLanguage = Type.Object(Object.fromEntries(locales.map(code => [code, Type.Optional(MailWords)])), {
  additionalProperties: false,
})
/** Says which words somebody has seen. */
const Version = Type.String({ maxLength: 40, pattern: '^[0-9a-f]*$' })

export const readMail = defineEndpoint({
  method: 'GET',
  path,
  tag,
  summary: 'A mail of a fair in every language: its own words, and the standard ones that stand in for them',
  allow: runners,
  params,
  response: Type.Object({ version: Version, own: ByLanguage, standard: ByLanguage }),
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
