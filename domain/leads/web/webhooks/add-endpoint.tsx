import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { createWebhookEndpoint, webhookEndpoints } from '../../contract/webhooks/calls.ts'
import { webhookEvents } from '../../contract/webhooks/events.ts'
import { type EndpointDraft, EndpointFields } from './endpoint-fields.tsx'

type Props = { fair: number; firm: number | null; hosts: readonly string[]; onMade: (secret: string) => void }

const empty: EndpointDraft = { url: 'https://', events: webhookEvents }

/** Asks where to, and of what. */
export function AddEndpoint({ fair, firm, hosts, onMade }: Props) {
  const t = useWords('leads')
  const api = useApi()
  const refresh = useRefresh()
  const [draft, setDraft] = useState(empty)
  const { submit, problems, isPending } = useSubmit(async () => {
    const body = { fair, ...(firm !== null && { firm }), url: draft.url, events: [...draft.events] }
    const { secret } = await api.call(createWebhookEndpoint, { body })
    onMade(secret)
    setDraft(empty)
    await refresh(webhookEndpoints)
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('webhooks.add')}>
      <EndpointFields draft={draft} hosts={hosts} onChange={setDraft} />
      <FormActions>
        <Button type="submit" isPending={isPending} isDisabled={!draft.events.length}>
          {t('webhooks.add')}
        </Button>
      </FormActions>
    </Form>
  )
}
