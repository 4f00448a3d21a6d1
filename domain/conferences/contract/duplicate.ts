import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import { formats, hostings, modes } from './choices.ts'
import type { conferences } from './conference.ts'

export const duplicateConference = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/duplicate',
  tag: 'Conferences',
  summary:
    'Another conference after this one, also of another kind. With `replaces` it takes its place: what people have in their agenda, places, passes, documents, addresses and prepared polls go over, and so does the presentation of an exhibitor; the old one is cancelled and leads to it, or goes where it was a draft',
  audit: 'always',
  allow: runners,
  status: 201,
  params: Type.Object({ id: Id }),
  body: Type.Partial(
    Type.Object({
      mode: Type.Enum([...modes]),
      hosting: Type.Enum([...hostings]),
      format: Type.Enum([...formats]),
      replaces: Type.Boolean(),
    }),
    { additionalProperties: false },
  ),
  response: Type.Unsafe<RecordOf<typeof conferences>>({ type: 'object', additionalProperties: true }),
})
