import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

export const notificationToken = defineEndpoint({
  method: 'GET',
  path: '/notification_tokens/{id}',
  tag: 'Notifications',
  summary: 'A token by which this person hears what they are told, and does nothing else',
  allow: 'members',
  params: Type.Object({ id: Id }),
  response: Type.Object({ token: Type.String() }),
})
