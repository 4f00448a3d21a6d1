import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Notifications'

/** When a notification is also mailed. */
export const mailChoices = ['now', 'daily', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]
const Choice = Type.Enum([...mailChoices])

export const Preference = Type.Object({
  kind: Type.String(),
  title: Type.String(),
  mail: Choice,
  /** What may be chosen: of what has a mail of its own, no second one at once. */
  choices: Type.Array(Choice),
})
export type Preference = Static<typeof Preference>

const params = Type.Object({ userId: Id })

export const notificationPreferences = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/notification_preferences',
  tag,
  summary: 'Which notifications this person is also mailed, and when',
  allow: 'members',
  params,
  response: Type.Array(Preference),
})

export const setNotificationPreference = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/notification_preferences',
  tag,
  summary: 'Choose when a kind of notification is also mailed',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  params,
  body: Type.Object({ kind: Type.String({ maxLength: 60 }), mail: Choice }, { additionalProperties: false }),
})
