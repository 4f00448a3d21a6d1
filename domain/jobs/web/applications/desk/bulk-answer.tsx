import { useQueryClient } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
import { TextAreaField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { answerNames, hasNames, withNames } from '../../../contract/answer-names.ts'
import { solicitationStatus } from '../../../contract/choices.ts'
import { answerMost, answerSolicitations, changeSolicitation } from '../../../contract/job-solicitation.ts'
import {
  type SolicitationCard,
  solicitationCounts,
  solicitationList,
} from '../../../contract/solicitation-list.ts'
import styles from './bulk-answer.module.css'
import { putAnswer } from './use-opened.ts'

const answers = [
  solicitationStatus.rejected,
  solicitationStatus.contactDone,
  solicitationStatus.proposal,
  solicitationStatus.treated,
] as const

/** What is done with several applications at once. */
export function BulkBar({ chosen, onClear }: { chosen: readonly SolicitationCard[]; onClear: () => void }) {
  const t = useWords('jobs')
  const [isAnswering, answer] = useState(false)
  const { markRead, isPending } = useMarkRead()
  // For who runs the fair they stay as they are: read they are by their firm.
  const unread = chosen.filter(
    ({ status, isRecruited }) => isRecruited && status === solicitationStatus.notRead,
  )
  return (
    <>
      <SelectionBar
        count={chosen.length ? t('recruiting.chosen', { count: chosen.length }) : null}
        onClear={onClear}
      >
        <Button size="small" variant="secondary" icon={Reply} onPress={() => answer(true)}>
          {t('recruiting.answer')}
        </Button>
        {unread.length > 0 && (
          <Button
            size="small"
            variant="secondary"
            isPending={isPending}
            onPress={() => markRead(unread, onClear)}
          >
            {t('recruiting.mark_read')}
          </Button>
        )}
      </SelectionBar>
      {isAnswering && (
        <BulkDialog
          chosen={chosen}
          onClose={() => answer(false)}
          onDone={() => {
            answer(false)
            onClear()
          }}
        />
      )}
    </>
  )
}

/** Says of applications that they are read, without opening them: no answer, the clock runs on. */
export function useMarkRead() {
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const markRead = (rows: readonly SolicitationCard[], after?: () => void) =>
    run(async () => {
      for (const { id } of rows)
        await api.call(changeSolicitation, { params: { id }, body: { status: solicitationStatus.read } })
      await refresh(solicitationList, solicitationCounts)
      after?.()
    })
  return { markRead, isPending }
}

function BulkDialog({
  chosen,
  onClose,
  onDone,
}: {
  chosen: readonly SolicitationCard[]
  onClose: () => void
  onDone: () => void
}) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const [first] = chosen
  const isOfSeveral = chosen.some(({ job }) => job.id !== first?.job.id)
  // Of several offers each reads the name of their own.
  const title = isOfSeveral ? answerNames.offer : (first?.job.title ?? '')
  const firm = isOfSeveral ? answerNames.company : (first?.firm.name ?? '')
  const wordsOf = (status: number) =>
    `${t('recruiting.hello_nameless')}\n\n${t(`recruiting.words_${status}`, { title, firm })}`
  const [status, setStatus] = useState<number>(solicitationStatus.rejected)
  const [text, setText] = useState(() => wordsOf(solicitationStatus.rejected))
  const { submit, problems, isPending } = useSubmit(async () => {
    const { answered } = await api.call(answerSolicitations, {
      body: { ids: chosen.map(({ id }) => id), status, answer: text.trim() },
    })
    toast.success(t('recruiting.answered_all', { count: answered }))
    for (const { id, job, firm } of chosen)
      putAnswer(queries, id, {
        status,
        answer: withNames(text.trim(), { offer: job.title, company: firm.name }),
      })
    await refresh(solicitationList, solicitationCounts)
    onDone()
  })
  return (
    <Dialog
      isOpen
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('recruiting.answer_all', { count: chosen.length })}
      lead={t('recruiting.answer_all_lead')}
    >
      <Form problems={problems} onSubmit={submit}>
        <RadioGroupField
          label={t('recruiting.status')}
          isInRow
          options={answers.map(one => ({ id: String(one), label: t(`status.${one}`) }))}
          value={String(status)}
          onChange={id => {
            setStatus(Number(id))
            // Words that somebody has changed stay theirs.
            if (text === wordsOf(status)) setText(wordsOf(Number(id)))
          }}
        />
        <TextAreaField
          name="answer"
          label={t('recruiting.answer_text')}
          hint={isOfSeveral ? t('recruiting.answer_names_hint', answerNames) : t('recruiting.answer_hint')}
          rows={7}
          maxLength={answerMost}
          value={text}
          onChange={setText}
        />
        {first && hasNames(text) && (
          <figure className={styles.preview}>
            <figcaption>{t('recruiting.answer_preview', { offer: first.job.title })}</figcaption>
            <blockquote>{withNames(text, { offer: first.job.title, company: first.firm.name })}</blockquote>
          </figure>
        )}
        <FormActions>
          <Button variant="ghost" onPress={onClose} isDisabled={isPending}>
            {t('recruiting.cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {t('recruiting.send_all', { count: chosen.length })}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
