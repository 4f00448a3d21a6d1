import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, WebAddress } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { testEvent, webhookEvents } from './events.ts'

const tag = 'Webhooks'
const allow = [...runners, 'firmAdmin'] as const

/** Off: by its people; gone: it answered 410; failing: nothing was taken for five days. */
export const webhookStates = ['on', 'off', 'gone', 'failing'] as const
export type WebhookState = (typeof webhookStates)[number]

/** Of a firm, or of a fair itself, there are so many. */
export const mostEndpoints = 5
/** Hours in which the secret before this one signs too. */
export const formerSecretHours = 24
/** Days in which nothing is taken until it ends. */
export const endsAfterDays = 5
/** Days for which what was sent is kept. */
export const deliveryDays = 30

const Events = Type.Array(Type.Enum([...webhookEvents]), {
  minItems: 1,
  maxItems: webhookEvents.length,
  uniqueItems: true,
})

const WebhookEndpoint = Type.Object({
  id: Id,
  url: Type.String(),
  events: Type.Array(Type.Enum([...webhookEvents])),
  state: Type.Enum([...webhookStates]),
  createdBy: Type.Union([Type.String(), Type.Null()]),
  createdAt: Instant(),
  failingSince: Type.Union([Instant(), Type.Null()]),
  /** Until then the secret before this one signs too. */
  formerUntil: Type.Union([Instant(), Type.Null()]),
  waiting: Type.Integer(),
  lastDeliveredAt: Type.Union([Instant(), Type.Null()]),
})
export type WebhookEndpoint = Static<typeof WebhookEndpoint>

const byId = { params: Type.Object({ id: Id }), allow, tag }

export const webhookEndpoints = defineEndpoint({
  method: 'GET',
  path: '/webhook_endpoints',
  tag,
  summary:
    'Where webhooks of a fair are sent, or those of a firm in it, and which hosts the operator lets be named',
  allow,
  query: Type.Object({ fair: Id, firm: Type.Optional(Id) }),
  response: Type.Object({ hosts: Type.Array(Type.String()), endpoints: Type.Array(WebhookEndpoint) }),
})

export const createWebhookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/webhook_endpoints',
  tag,
  summary: 'Have webhooks sent to an address; the secret that signs them is told here and never again',
  audit: 'always',
  allow,
  body: Type.Object(
    { fair: Id, firm: Type.Optional(Id), url: WebAddress(), events: Events },
    { additionalProperties: false },
  ),
  response: Type.Object({ id: Id, secret: Type.String() }),
  status: 201,
})

export const changeWebhookEndpoint = defineEndpoint({
  ...byId,
  method: 'PUT',
  path: '/webhook_endpoints/{id}',
  summary: 'Change address and events, stop it and let it go on',
  audit: 'always',
  body: Type.Object(
    { url: Type.Optional(WebAddress()), events: Type.Optional(Events), isOn: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
})

export const deleteWebhookEndpoint = defineEndpoint({
  ...byId,
  method: 'DELETE',
  path: '/webhook_endpoints/{id}',
  summary: 'Send nothing there any more, and forget what was sent',
  audit: 'always',
})

export const renewWebhookSecret = defineEndpoint({
  ...byId,
  method: 'POST',
  path: '/webhook_endpoints/{id}/secret',
  summary: `A new secret, told here and never again; for ${formerSecretHours} hours the one before it signs too`,
  audit: 'always',
  response: Type.Object({ secret: Type.String() }),
})

export const testWebhookEndpoint = defineEndpoint({
  ...byId,
  method: 'POST',
  path: '/webhook_endpoints/{id}/test',
  summary: `Send \`${testEvent}\` there`,
  audit: 'never', // nothing of anybody is in it, and it is in the log of what was sent
})

const WebhookTry = Type.Object({
  at: Instant(),
  /** What was answered; none where nothing was. */
  status: Type.Optional(Type.Integer()),
  failure: Type.Optional(Type.Enum(['host', 'address', 'connection', 'certificate', 'timeout', 'secret'])),
  milliseconds: Type.Integer(),
})

const WebhookDelivery = Type.Object({
  id: Id,
  message: Type.String(),
  event: Type.String(),
  body: Type.String(),
  createdAt: Instant(),
  state: Type.Enum(['waiting', 'delivered', 'failed']),
  nextAt: Type.Union([Instant(), Type.Null()]),
  /** The last first. */
  tries: Type.Array(WebhookTry),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const webhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/webhook_deliveries',
  tag,
  summary: 'What was sent to an endpoint, the last first',
  allow,
  form: 'list',
  query: Type.Object({
    endpoint: Id,
    state: Type.Optional(Type.Enum(['waiting', 'delivered', 'failed'])),
    page: Type.Optional(Type.String()),
    itemsPerPage: Type.Optional(Type.String()),
  }),
  response: Type.Array(WebhookDelivery),
})

export const resendWebhook = defineEndpoint({
  ...byId,
  method: 'POST',
  path: '/webhook_deliveries/{id}/resend',
  summary: 'Send it again, now, under the same id',
  audit: 'never', // it is in the log of what was sent
})
