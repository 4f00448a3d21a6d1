import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'

const tag = 'Mailings'
/** Who reads and which fair writes, signed: it stands in the mails and opens nothing else. */
const Token = Type.String({ minLength: 20, maxLength: 100, pattern: '^[\\w-]+$' })
const closed = { additionalProperties: false }

/** What a mail program opens that does not ask by itself. */
export const leadToMailChoice = defineEndpoint({
  method: 'GET',
  path: '/mail_opt_outs/{token}',
  tag,
  summary: 'Lead to the page on which a reader says that they want no more mailings of a fair',
  allow: 'anyone',
  params: Type.Object({ token: Token }),
  status: 303,
})

export const optOutAtOnce = defineEndpoint({
  method: 'POST',
  path: '/mail_opt_outs/{token}',
  tag,
  summary: 'Want no more mailings of a fair, said by a mail program in one step (RFC 8058)',
  audit: 'never', // the reader's own choice, which is kept with its time
  allow: 'anyone',
  form: 'ignored',
  status: 204,
  params: Type.Object({ token: Token }),
})

export const shownMailChoice = defineEndpoint({
  method: 'POST',
  path: '/mail_choices/shown',
  tag,
  summary: 'Which fair a link of a mailing is about, and whether its reader still wants them',
  audit: 'never', // it only reads
  allow: 'anyone',
  body: Type.Object({ token: Token }, closed),
  response: Type.Object({
    fair: Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }),
    isWanted: Type.Boolean(),
  }),
})

export const chooseMails = defineEndpoint({
  method: 'PUT',
  path: '/mail_choices',
  tag,
  summary: 'Say whether one wants the mailings of a fair',
  audit: 'never', // the reader's own choice, which is kept with its time
  allow: 'anyone',
  body: Type.Object({ token: Token, isWanted: Type.Boolean() }, closed),
})
