import { useEffect, useRef } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { declineReasons, solicitationStatus } from '../../../contract/choices.ts'
import { changeSolicitation, type JobSolicitation } from '../../../contract/job-solicitation.ts'
import styles from './desk.module.css'

export type AnswerDraft = { status: number | null; answer: string; declineReason: string }

type Props = {
  id: number
  name: string
  draft: DraftState<AnswerDraft>
  onAnswered: (solicitation: JobSolicitation) => void
}

/** What the firm writes with its answer, to be changed before it is sent: the candidate reads it as it stands. */
export function AnswerForm({ id, name, draft, onAnswered }: Props) {
  const t = useWords('jobs')
  const api = useApi()
  const box = useRef<HTMLDivElement>(null)
  const { status, answer, declineReason } = draft.value
  const isRejection = status === solicitationStatus.rejected
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status that is chosen brings one to its words
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [status])
  const { submit, problems, isPending } = useSubmit(async () => {
    if (status === null) return
    const reason = declineReasons.find(one => one === declineReason)
    const solicitation = await api.call(changeSolicitation, {
      params: { id },
      body: {
        status,
        answer: answer.trim(),
        ...(isRejection && reason && { declineReason: reason }),
      },
    })
    draft.reset()
    toast.success(t('recruiting.answered', { name }))
    onAnswered(solicitation)
  })
  if (status === null) return null
  return (
    <div ref={box} className={styles.answer}>
      <Form problems={problems} onSubmit={submit} aria-label={t('recruiting.answer')}>
        <TextAreaField
          name="answer"
          label={t('recruiting.answer_as', { status: t(`status.${status}`) })}
          hint={t('recruiting.answer_hint')}
          rows={4}
          maxLength={2000}
          value={answer}
          onChange={text => draft.set('answer', text)}
        />
        {isRejection && (
          <SelectField
            label={t('recruiting.reason')}
            options={[
              { id: '', label: t('recruiting.reason_none') },
              ...declineReasons.map(one => ({ id: one, label: t(`recruiting.reason_${one}`) })),
            ]}
            value={declineReason}
            onChange={reason => draft.set('declineReason', reason ?? '')}
          />
        )}
        <FormActions>
          <Button variant="ghost" onPress={draft.reset}>
            {t('recruiting.cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t('recruiting.send')}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
