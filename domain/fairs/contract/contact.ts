import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Line, Text } from '#platform/contract/fields.ts'

/** A question to the organizers of a fair. */
export const writeToOrganizers = defineEndpoint({
  method: 'POST',
  path: '/contact',
  tag: 'Fairs',
  summary: 'Write to the organizers',
  audit: 'never', // the mail is the record
  allow: 'anyone',
  status: 202,
  body: Type.Object(
    {
      fair: Type.Optional(Id),
      name: Line(120),
      email: Email(),
      subject: Line(160),
      message: Text(5000, { minLength: 1 }),
      g_recaptcha_response: Type.Optional(Type.String({ maxLength: 8000 })),
    },
    { additionalProperties: false },
  ),
})
