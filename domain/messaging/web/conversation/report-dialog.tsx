import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type Message, reportMessage, reportReasons } from '../../contract/message.ts'

/** Reports a message to those who run the fair. */
export function useReport() {
  const t = useWords('messaging')
  const [reported, setReported] = useState<Message | null>(null)
  const entryFor = (message: Message): MenuEntry => ({
    id: 'report',
    label: t('report.action'),
    icon: Flag,
    isDanger: true,
    onAction: () => setReported(message),
  })
  const dialog = reported && <ReportDialog message={reported} close={() => setReported(null)} />
  return { entryFor, dialog }
}

function ReportDialog({ message, close }: { message: Message; close: () => void }) {
  const t = useWords('messaging')
  const api = useApi()
  // Why is for whoever reports to say.
  const [reason, setReason] = useState<(typeof reportReasons)[number] | null>(null)
  const { submit, problems, isPending } = useSubmit(async values => {
    if (!reason) return
    const note = String(values.get('note') ?? '').trim()
    await api.call(reportMessage, { params: { id: message.id }, body: { reason, ...(note && { note }) } })
    toast.success(t('report.done'))
    close()
  })
  return (
    <Dialog
      title={t('report.title')}
      lead={t('report.lead')}
      isOpen
      onOpenChange={isOpen => !isOpen && close()}
      size="small"
    >
      <Form problems={problems} onSubmit={submit}>
        <RadioGroupField
          label={t('report.reason')}
          options={reportReasons.map(id => ({ id, label: t(`report.${id}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextAreaField name="note" label={t('report.note')} maxLength={1000} rows={3} />
        <FormActions>
          <Button type="submit" variant="danger" isDisabled={!reason} isPending={isPending}>
            {t('report.send')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
