import { useState } from 'react'
import { reportReasons } from '#domain/messaging/contract/message.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ChatMessage, reportChatMessage } from '../../contract/message.ts'
import styles from './chat-panel.module.css'

type Reason = (typeof reportReasons)[number]

export function ReportDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useWords('chat')
  const api = useApi()
  const { run, isPending } = useAction()
  // Why is for whoever reports to say.
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const report = () =>
    run(async () => {
      if (!reason) return
      await api.call(reportChatMessage, { params: { id: message.id }, body: { reason, note } })
      toast.success(t('reported'))
      onClose()
    })
  return (
    <Confirm
      isOpen
      title={t('report_title')}
      confirmLabel={t('report')}
      isPending={isPending}
      isDisabled={!reason}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={report}
    >
      <div className={styles.form}>
        <blockquote>{message.text}</blockquote>
        <RadioGroupField<Reason>
          label={t('reason')}
          value={reason}
          onChange={setReason}
          options={reportReasons.map(id => ({ id, label: t(`reason_${id}`) }))}
        />
        <TextAreaField label={t('note')} value={note} onChange={setNote} maxLength={1000} />
      </div>
    </Confirm>
  )
}
