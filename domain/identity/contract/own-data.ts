import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'

const tag = 'Users'

/** Who took their data with them is written down. */
export const exportOwnData = defineEndpoint({
  method: 'GET',
  path: '/user/export',
  tag,
  summary: 'Everything held about oneself, as a ZIP: data.json and one’s files',
  allow: 'members',
  form: 'file',
})

export const eraseOwnAccount = defineEndpoint({
  method: 'POST',
  path: '/user/erase',
  tag,
  summary: 'Erase one’s account for good; refused to whoever has to hand something over first',
  allow: 'members',
  body: Type.Object({ currentPassword: Type.String({ maxLength: 1000 }) }),
})
