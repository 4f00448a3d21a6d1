import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Notifications'
const closed = { additionalProperties: false }
const OfPerson = Type.Object({ userId: Id })

export const Notification = Type.Object({
  id: Id,
  kind: Type.String(),
  /** In the reader's language. */
  text: Type.String(),
  /** The page of its cause. */
  link: Type.Union([Type.String(), Type.Null()]),
  unread: Type.Boolean(),
  createdAt: Type.String(),
})
export type Notification = Static<typeof Notification>

/** What is told on the topic of a person: what is new, or that something was read elsewhere. */
export type NotificationUpdate = { topic: string; notification: Notification | null }

export const topicOf = (userId: number) => `/users/${userId}/notifications`

/** Notifications of one answer. */
export const notificationsPerPage = 30
/** Days for which they are kept. */
export const notificationDays = 90

export const notifications = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/notifications',
  tag,
  summary: 'What this person was told of, the latest first, and how much of it is unread',
  allow: 'members',
  params: OfPerson,
  query: Type.Object({
    /** The last one of the part that was read before. */
    before: Type.Optional(Id),
  }),
  response: Type.Object({
    unread: Type.Integer(),
    notifications: Type.Array(Notification),
    hasMore: Type.Boolean(),
  }),
})

export const readNotification = defineEndpoint({
  method: 'PUT',
  path: '/notifications/{id}',
  tag,
  summary: 'Mark one of one’s notifications as read',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  params: Type.Object({ id: Id }),
  body: Type.Object({ unread: Type.Literal(false) }, closed),
  response: Notification,
})

export const readAllNotifications = defineEndpoint({
  method: 'PUT',
  path: '/notifications/mark-all-as-read',
  tag,
  summary: 'Mark one’s notifications as read, up to the latest that one has seen',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  body: Type.Object({ upTo: Id }, closed),
})
