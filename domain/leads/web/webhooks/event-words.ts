import { useWords } from '#platform/web/words/words.ts'
import { testEvent, type WebhookEvent, webhookEvents } from '../../contract/webhooks/events.ts'

const keys = {
  'lead.created': 'webhooks.event.lead_created',
  'lead.updated': 'webhooks.event.lead_updated',
  'lead.withdrawn': 'webhooks.event.lead_withdrawn',
  'application.created': 'webhooks.event.application_created',
  'application.updated': 'webhooks.event.application_updated',
  'application.withdrawn': 'webhooks.event.application_withdrawn',
  [testEvent]: 'webhooks.event.endpoint_test',
} as const satisfies Record<WebhookEvent | typeof testEvent, string>

const isKnown = (event: string): event is keyof typeof keys => event in keys

/** What an event is called; one of another version by its own name. */
export function useEventWords() {
  const t = useWords('leads')
  const nameOf = (event: string) => (isKnown(event) ? t(keys[event]) : event)
  return { nameOf, options: webhookEvents.map(id => ({ id, label: nameOf(id), hint: id })) }
}

export const readEvents = (ids: readonly string[]): WebhookEvent[] =>
  webhookEvents.filter(event => ids.includes(event))
