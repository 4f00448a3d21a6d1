import { useState } from 'react'
import { fullName } from '#domain/messaging/web/thread/thread-line.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ChatMessage } from '../../contract/message.ts'
import { type SanctionKind, sanctionChatAuthor } from '../../contract/moderation.ts'
import styles from './chat-panel.module.css'

/** For how many minutes; none is until somebody lifts it. */
const durations = { ten: 10, hour: 60, day: 24 * 60, open: undefined } as const
type Duration = keyof typeof durations
const durationIds = ['ten', 'hour', 'day', 'open'] as const

type Props = { message: ChatMessage; kind: SanctionKind; isInFair: boolean; onClose: () => void }

export function SanctionDialog({ message, kind, isInFair, onClose }: Props) {
  const t = useWords('chat')
  const api = useApi()
  const { run, isPending } = useAction()
  const [duration, setDuration] = useState<Duration>('hour')
  const [reason, setReason] = useState('')
  const name = message.author ? fullName(message.author) : ''
  const impose = () =>
    run(async () => {
      const minutes = durations[duration]
      const body = { kind, reason, ...(minutes && { minutes }) }
      await api.call(sanctionChatAuthor, { params: { id: message.id }, body })
      toast.success(t(`done_${kind}`, { name }))
      onClose()
    })
  return (
    <Confirm
      isOpen
      isDanger
      title={t(`ask_${kind}`, { name })}
      confirmLabel={t(kind)}
      isPending={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={impose}
    >
      <div className={styles.form}>
        <p>{t(isInFair ? 'in_fair' : 'in_room')}</p>
        <RadioGroupField<Duration>
          label={t('duration')}
          value={duration}
          onChange={setDuration}
          options={durationIds.map(id => ({ id, label: t(`duration_${id}`) }))}
        />
        <TextField
          label={t('why')}
          hint={t('why_hint')}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
      </div>
    </Confirm>
  )
}
