import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Day, Id, Instant, Line } from '#platform/contract/fields.ts'
import { homepagePattern } from './rules.ts'

const Moment = Type.Optional(Type.Union([Instant(), Day(), Type.Null()]))

export const duplicateFair = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/duplicate',
  tag: 'Fairs',
  summary:
    'Make a fair after another: settings, halls, texts, mails, forms, prices and header buttons; if wished, exhibitors with their stands',
  audit: 'always',
  allow: ['superAdmin'],
  params: Type.Object({ id: Id }),
  body: Type.Object(
    {
      name: Line(120, { minLength: 1 }),
      homepage: Type.String({ maxLength: 61, pattern: homepagePattern, messageCode: 'homepage_invalid' }),
      startDate: Moment,
      endDate: Moment,
      withExhibitors: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ id: Id, homepage: Type.String() }),
  status: 201,
})
