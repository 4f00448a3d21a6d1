/** What another program can be told of. */
export const webhookEvents = [
  'lead.created',
  'lead.updated',
  'lead.withdrawn',
  'application.created',
  'application.updated',
  'application.withdrawn',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent by hand, to see whether it arrives. */
export const testEvent = 'endpoint.test'
