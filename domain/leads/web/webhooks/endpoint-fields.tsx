import { CheckboxGroupField } from '#platform/web/ui/checkbox.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { WebhookEvent } from '../../contract/webhooks/events.ts'
import { readEvents, useEventWords } from './event-words.ts'

export type EndpointDraft = { url: string; events: readonly WebhookEvent[] }

/** `https://` is what nobody has to be told. */
const named = (host: string) => host.replace(/^https:\/\//, '')

type Props = { draft: EndpointDraft; hosts: readonly string[]; onChange: (draft: EndpointDraft) => void }

export function EndpointFields({ draft, hosts, onChange }: Props) {
  const t = useWords('leads')
  const { options } = useEventWords()
  return (
    <>
      <TextField
        name="url"
        type="url"
        label={t('webhooks.url')}
        hint={t('webhooks.hosts', { hosts: hosts.map(named).join(', ') })}
        isRequired
        maxLength={2000}
        value={draft.url}
        onChange={url => onChange({ ...draft, url })}
      />
      <CheckboxGroupField
        name="events"
        label={t('webhooks.events')}
        isRequired
        options={options}
        value={draft.events}
        onChange={ids => onChange({ ...draft, events: readEvents(ids) })}
      />
    </>
  )
}
