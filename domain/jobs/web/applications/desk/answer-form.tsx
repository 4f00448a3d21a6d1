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
import { type Interview, proposeInterviews } from '../../../contract/job-interview.ts'
import { changeSolicitation } from '../../../contract/job-solicitation.ts'
import styles from './desk.module.css'
import { TimeFields, type Times, timesToSend } from './time-fields.tsx'

export type AnswerDraft = {
  status: number | null
  answer: string
  declineReason: string
  times: Times
}

/** What was answered, as it is shown from now on. */
export type Answered = { status: number | null; answer: string; interviews?: Interview[] }

type Props = {
  id: number
  name: string
  draft: DraftState<AnswerDraft>
  /** Whoever recruits for the firm may propose times for a talk. */
  mayPropose: boolean
  onAnswered: (answered: Answered) => void
}

/** What the firm writes with its answer, to be changed before it is sent: the candidate reads it as it stands. */
export function AnswerForm({ id, name, draft, mayPropose, onAnswered }: Props) {
  const t = useWords('jobs')
  const api = useApi()
  const box = useRef<HTMLDivElement>(null)
  const { status, answer, declineReason, times } = draft.value
  const isRejection = status === solicitationStatus.rejected
  const isProposal = status === solicitationStatus.proposal && mayPropose
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status that is chosen brings one to its words
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [status])
  const { submit, problems, isPending } = useSubmit(async () => {
    if (status === null) return
    const words = answer.trim()
    const proposed = isProposal ? timesToSend(times) : []
    if (proposed.length) {
      const interviews = await api.call(proposeInterviews, {
        params: { id },
        body: { times: proposed, answer: words },
      })
      onAnswered({ status, answer: words, interviews })
    } else {
      const reason = declineReasons.find(one => one === declineReason)
      const said = await api.call(changeSolicitation, {
        params: { id },
        body: { status, answer: words, ...(isRejection && reason && { declineReason: reason }) },
      })
      onAnswered({ status: said.status, answer: said.answer })
    }
    draft.reset()
    toast.success(t('recruiting.answered', { name }))
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
        {isProposal && <TimeFields times={times} onChange={next => draft.set('times', next)} />}
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
