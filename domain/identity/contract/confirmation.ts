import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email } from '#platform/contract/fields.ts'

const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })

export const confirmRegistration = defineEndpoint({
  method: 'POST',
  path: '/register/confirm',
  tag: 'Registration',
  summary: 'Confirm an address by the token of the mail',
  audit: 'never', // one’s own address
  allow: 'anyone',
  body: Token,
  response: Type.Object({
    email: Type.String(),
    isValidated: Type.Integer(),
    /** Slug of the fair that was registered for. */
    homepage: Type.Union([Type.String(), Type.Null()]),
    /** The page from which they came to register. */
    next: Type.Union([Type.String(), Type.Null()]),
  }),
})

export const Accepted = Type.Object({ accepted: Type.Literal(true) })

export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/register/resend',
  tag: 'Registration',
  summary: 'Send the confirmation mail again; the answer is the same for an unknown address',
  audit: 'never', // a mail to the address itself
  allow: 'anyone',
  body: Type.Object({
    email: Email(),
    g_recaptcha_response: Type.Optional(Type.String({ maxLength: 8000 })),
  }),
  response: Accepted,
})

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/users/confirm-email',
  tag: 'Users',
  summary: 'Confirm a new address by the token of the mail',
  audit: 'never', // one’s own address
  allow: 'anyone',
  body: Token,
  response: Type.Object({ email: Type.String() }),
})

export const updateEmail = defineEndpoint({
  method: 'PUT',
  path: '/users/update-email',
  tag: 'Users',
  summary: 'Ask for another address; it takes effect once it is confirmed',
  audit: 'never', // one’s own address
  allow: 'members',
  body: Type.Object({ email: Email(), currentPassword: Type.String({ maxLength: 1000 }) }),
  response: Type.Object({ email: Type.String() }),
})
