import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  blockConversation,
  type Conversation,
  conversations,
  oneConversation,
  reportConversation,
  unreadConversations,
} from '../../contract/conversation.ts'
import { type Message, reportMessage, reportReasons } from '../../contract/message.ts'

type Body = { reason: (typeof reportReasons)[number]; note?: string }

/** The entry of a menu by which something is reported. */
function useEntry() {
  const t = useWords('messaging')
  return (onAction: () => void): MenuEntry => ({
    id: 'report',
    label: t('report.action'),
    icon: Flag,
    isDanger: true,
    onAction,
  })
}

/** Reports a message to those who run the fair. */
export function useReport() {
  const t = useWords('messaging')
  const api = useApi()
  const entry = useEntry()
  const [reported, setReported] = useState<Message | null>(null)
  const dialog = reported && (
    <ReportDialog
      title={t('report.title')}
      lead={t('report.lead')}
      send={body => api.call(reportMessage, { params: { id: reported.id }, body })}
      close={() => setReported(null)}
    />
  )
  return { entryFor: (message: Message) => entry(() => setReported(message)), dialog }
}

/** Reports the other side of a conversation, called `name`, to those who run the fair. */
export function useReportOf({ id, isBlocked }: Conversation, name: string) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const entry = useEntry()
  const [isOpen, setOpen] = useState(false)
  const dialog = isOpen && (
    <ReportDialog
      title={t('report.person_title', { name })}
      lead={t('report.person_lead')}
      canBlock={!isBlocked}
      send={async (body, isBlocking) => {
        await api.call(reportConversation, { params: { id }, body })
        if (!isBlocking) return
        await api.call(blockConversation, { params: { id } })
        await refresh(conversations, oneConversation, unreadConversations)
      }}
      close={() => setOpen(false)}
    />
  )
  return { entry: entry(() => setOpen(true)), dialog }
}

type Props = {
  title: string
  lead: string
  canBlock?: boolean
  send: (body: Body, isBlocking: boolean) => Promise<unknown>
  close: () => void
}

function ReportDialog({ title, lead, canBlock = false, send, close }: Props) {
  const t = useWords('messaging')
  // Why is for whoever reports to say.
  const [reason, setReason] = useState<Body['reason'] | null>(null)
  const { submit, problems, isPending } = useSubmit(async values => {
    if (!reason) return
    const note = String(values.get('note') ?? '').trim()
    await send({ reason, ...(note && { note }) }, values.has('block'))
    toast.success(t('report.done'))
    close()
  })
  return (
    <Dialog title={title} lead={lead} isOpen onOpenChange={isOpen => !isOpen && close()} size="small">
      <Form problems={problems} onSubmit={submit}>
        <RadioGroupField
          label={t('report.reason')}
          options={reportReasons.map(id => ({ id, label: t(`report.${id}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextAreaField name="note" label={t('report.note')} maxLength={1000} rows={3} />
        {canBlock && <CheckboxField name="block">{t('report.block')}</CheckboxField>}
        <FormActions>
          <Button type="submit" variant="danger" isDisabled={!reason} isPending={isPending}>
            {t('report.send')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
