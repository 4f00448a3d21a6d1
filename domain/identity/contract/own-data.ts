import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'

const tag = 'Users'

/** Who took their data with them is written down. */
export const exportOwnData = defineEndpoint({
  method: 'GET',
  path: '/user/export',
  tag,
  summary: 'Everything held about oneself, as a ZIP: data.json and one’s files',
  audit: 'always',
  allow: 'members',
  form: 'file',
})

/** Days for which somebody who wanted to be erased can take that back. */
export const erasureDays = 14

export const eraseOwnAccount = defineEndpoint({
  method: 'POST',
  path: '/user/erase',
  tag,
  summary:
    'Leave: gone at once for everybody, erased after some days; refused to whoever has to hand something over first',
  audit: 'always',
  allow: 'members',
  body: Type.Object({ currentPassword: Type.String({ maxLength: 1000 }) }),
})

export const keepOwnAccount = defineEndpoint({
  method: 'POST',
  path: '/user/erase/undo',
  tag,
  summary: 'Take back, by the token of the mail, that one wanted to be erased',
  audit: 'always',
  allow: 'anyone',
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: Type.Object({ email: Type.String() }),
})
