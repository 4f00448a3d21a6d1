import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email } from '#platform/contract/fields.ts'
import { Accepted } from './confirmation.ts'

const tag = 'Passwords'
const Password = Type.String({ maxLength: 1000 })

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/password/forgot',
  tag,
  summary: 'Ask for a link to choose another password; the answer is the same for an unknown address',
  audit: 'never', // a mail to the address itself
  allow: 'anyone',
  body: Type.Object({
    email: Email(),
    g_recaptcha_response: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  response: Accepted,
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/password/reset',
  tag,
  summary: 'Choose a password by the token of a mail; every session ends',
  audit: 'never', // one’s own account
  allow: 'anyone',
  body: Type.Object({
    token: Type.String({ minLength: 1, maxLength: 200 }),
    password: Password,
    passwordConfirmation: Type.Optional(Password),
  }),
})

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/user/password',
  tag,
  summary: 'Change one’s password; all other sessions end',
  audit: 'never', // one’s own account
  allow: 'members',
  body: Type.Object({
    currentPassword: Password,
    password: Password,
    passwordConfirmation: Type.Optional(Password),
  }),
})

/** What a password has to be. */
export const passwordRule = defineEndpoint({
  method: 'GET',
  path: '/password/rule',
  tag,
  summary: 'What a password has to be',
  allow: 'anyone',
  response: Type.Object({ min: Type.Integer(), max: Type.Integer(), signs: Type.String() }),
})
