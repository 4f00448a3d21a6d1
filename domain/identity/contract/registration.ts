import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Line } from '#platform/contract/fields.ts'

const tag = 'Registration'
const captcha = Type.Optional(Type.String({ maxLength: 8000 }))
const Password = Type.String({ maxLength: 2000 })
const Token = Type.String({ minLength: 20, maxLength: 200, pattern: '^[\\w-]+$' })

/** A visitor's account, in one fair. It works once the address is confirmed, and where the fair says so, once validated. */
export const registerVisitor = defineEndpoint({
  method: 'POST',
  path: '/register/visitor',
  tag,
  summary: 'Create a visitor account',
  allow: 'anyone',
  status: 201,
  body: Type.Object(
    {
      /** Without one: the first fair. */
      fair: Type.Optional(Id),
      firstName: Line(80),
      lastName: Line(80),
      email: Email(),
      password: Password,
      passwordConfirmation: Type.Optional(Password),
      jobTitle: Type.Optional(Line(120)),
      phone: Type.Optional(Line(40)),
      acceptCondition: Type.Boolean(),
      g_recaptcha_response: captcha,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ email: Type.String() }),
})

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/register/confirm',
  tag,
  summary: 'Confirm an address by the link that was mailed',
  allow: 'anyone',
  body: Type.Object({ token: Token }, { additionalProperties: false }),
  /** `isValidated`: whether the account may be used now, or still waits for an organizer. */
  answer: Type.Object({ email: Type.String(), isValidated: Type.Boolean() }),
})

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/password/forgot',
  tag,
  summary: 'Ask for a link to choose a new password; the answer is the same for every address',
  allow: 'anyone',
  status: 202,
  body: Type.Object({ email: Email(), g_recaptcha_response: captcha }, { additionalProperties: false }),
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/password/reset',
  tag,
  summary: 'Choose a new password by the link that was mailed',
  allow: 'anyone',
  body: Type.Object(
    { token: Token, password: Password, passwordConfirmation: Type.Optional(Password) },
    { additionalProperties: false },
  ),
})
