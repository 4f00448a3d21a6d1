import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { messageLength } from '../../contract/message.ts'
import { readyAnswers } from '../../contract/ready-answer.ts'
import styles from '../conversation/conversations.module.css'

type ReadyAnswer = RecordOf<typeof readyAnswers>
type Props = { stand: number; answers: readonly ReadyAnswer[]; close: () => void }

/** Most ready answers that a person still finds their way in. */
const most = 20

/** The ready answers of a booth: what there is, and one at a time to be written. */
export default function ReadyAnswersDialog({ stand, answers, close }: Props) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const [edited, edit] = useState<ReadyAnswer | 'new' | null>(null)
  const bringBack = ({ title, text, rank }: ReadyAnswer) =>
    run(async () => {
      await api.create(readyAnswers, { stand, title, text, rank })
      await refresh(readyAnswers)
    })
  const remove = (answer: ReadyAnswer) =>
    run(async () => {
      await api.remove(readyAnswers, answer.id)
      await refresh(readyAnswers)
      toast.success(t('answers.removed', { title: answer.title }), {
        action: { label: t('answers.undo'), onPress: () => bringBack(answer) },
      })
    })
  return (
    <Dialog
      title={t('answers.title')}
      lead={t('answers.lead')}
      isOpen
      onOpenChange={isOpen => !isOpen && close()}
    >
      {edited ? (
        <AnswerForm
          key={edited === 'new' ? 0 : edited.id}
          stand={stand}
          answer={edited === 'new' ? null : edited}
          rank={answers.length}
          done={() => edit(null)}
        />
      ) : (
        <>
          {answers.length ? (
            <ul className={styles.facts}>
              {answers.map(answer => (
                <li key={answer.id}>
                  <span>
                    <b>{answer.title}</b>
                    <br />
                    {answer.text}
                  </span>
                  <Button
                    variant="icon"
                    size="small"
                    icon={Pencil}
                    aria-label={t('answers.change', { title: answer.title })}
                    onPress={() => edit(answer)}
                  />
                  <Button
                    variant="icon"
                    size="small"
                    icon={Trash2}
                    aria-label={t('answers.remove', { title: answer.title })}
                    onPress={() => remove(answer)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState isPlain title={t('answers.empty')}>
              {t('answers.empty_text')}
            </EmptyState>
          )}
          {answers.length < most && (
            <p className={styles.more}>
              <Button variant="secondary" icon={Plus} onPress={() => edit('new')}>
                {t('answers.add')}
              </Button>
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}

type FormProps = { stand: number; answer: ReadyAnswer | null; rank: number; done: () => void }

function AnswerForm({ stand, answer, rank, done }: FormProps) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const { submit, problems, isPending } = useSubmit(async values => {
    const said = {
      title: String(values.get('title') ?? '').trim(),
      text: String(values.get('text') ?? '').trim(),
    }
    if (answer) await api.update(readyAnswers, answer.id, said)
    else await api.create(readyAnswers, { stand, rank, ...said })
    await refresh(readyAnswers)
    done()
  })
  return (
    <Form problems={problems} onSubmit={submit}>
      <TextField
        name="title"
        label={t('answers.name')}
        hint={t('answers.name_hint')}
        isRequired
        maxLength={60}
        defaultValue={answer?.title ?? ''}
        autoFocus
      />
      <TextAreaField
        name="text"
        label={t('answers.text')}
        isRequired
        maxLength={messageLength}
        rows={5}
        defaultValue={answer?.text ?? ''}
      />
      <FormActions>
        <Button variant="ghost" onPress={done}>
          {t('answers.back')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {t('answers.save')}
        </Button>
      </FormActions>
    </Form>
  )
}
