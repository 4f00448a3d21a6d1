import { useId, useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  changeWebhookEndpoint,
  type WebhookEndpoint,
  webhookEndpoints,
} from '../../contract/webhooks/calls.ts'
import { type EndpointDraft, EndpointFields } from './endpoint-fields.tsx'

type Props = { endpoint: WebhookEndpoint; hosts: readonly string[]; onClose: () => void }

export function EditEndpoint({ endpoint, hosts, onClose }: Props) {
  const t = useWords('leads')
  const api = useApi()
  const refresh = useRefresh()
  const form = useId()
  const [draft, setDraft] = useState<EndpointDraft>({ url: endpoint.url, events: endpoint.events })
  const { submit, problems, isPending } = useSubmit(async () => {
    // An address that is no longer allowed hinders nobody from choosing other events.
    const body = { ...(draft.url !== endpoint.url && { url: draft.url }), events: [...draft.events] }
    await api.call(changeWebhookEndpoint, { params: { id: endpoint.id }, body })
    toast.success(t('webhooks.changed'))
    onClose()
    await refresh(webhookEndpoints)
  })
  return (
    <Dialog
      isOpen
      title={t('webhooks.edit')}
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      footer={
        <Button type="submit" form={form} isPending={isPending} isDisabled={!draft.events.length}>
          {t('webhooks.save')}
        </Button>
      }
    >
      <Form id={form} problems={problems} onSubmit={submit} aria-label={t('webhooks.edit')}>
        <EndpointFields draft={draft} hosts={hosts} onChange={setDraft} />
      </Form>
    </Dialog>
  )
}
