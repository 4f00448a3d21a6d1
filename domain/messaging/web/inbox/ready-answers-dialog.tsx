import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { myStands } from '#domain/stands/contract/endpoints.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { messageLength } from '../../contract/message.ts'
import { readyAnswers, readyAnswersMost } from '../../contract/ready-answer.ts'
import styles from '../conversation/conversations.module.css'

type ReadyAnswer = RecordOf<typeof readyAnswers>
type Props = { firm: number; stand: number; answers: readonly ReadyAnswer[]; close: () => void }

/** The ready answers of a firm, those of this booth first: what there is and where, and one at a time to be written. */
export default function ReadyAnswersDialog({ firm, stand, answers, close }: Props) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const [edited, edit] = useState<ReadyAnswer | 'new' | null>(null)
  const placeOf = usePlaces(stand)
  const isElsewhere = (answer: ReadyAnswer) => Boolean(answer.stand && answer.stand.id !== stand)
  const [here, elsewhere] = [answers.filter(answer => !isElsewhere(answer)), answers.filter(isElsewhere)]
  const bringBack = ({ title, text, rank, stand: only }: ReadyAnswer) =>
    run(async () => {
      await api.create(readyAnswers, { firm, stand: only?.id ?? null, title, text, rank })
      await refresh(readyAnswers)
    })
  const remove = (answer: ReadyAnswer) =>
    run(async () => {
      await api.remove(readyAnswers, answer.id)
      await refresh(readyAnswers)
      toast.success(t('answers.removed', { title: answer.title }), {
        action: { label: t('answers.undo'), onPress: () => bringBack(answer), isUndo: true },
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
          firm={firm}
          stand={stand}
          placeOf={placeOf}
          answer={edited === 'new' ? null : edited}
          rank={answers.length}
          done={() => edit(null)}
        />
      ) : (
        <>
          {answers.length ? (
            <ul className={styles.facts}>
              {[...here, ...elsewhere].map(answer => (
                <li key={answer.id}>
                  <span>
                    <b>{answer.title}</b>
                    <br />
                    {answer.text}
                    <br />
                    <small>{placeOf(answer.stand?.id)}</small>
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
          {answers.length < readyAnswersMost && (
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

/** Where a ready answer is offered, in words: by the id of the one booth. */
function usePlaces(stand: number) {
  const t = useWords('messaging')
  const { data } = useQuery(callQuery(useApi(), myStands))
  return (only: number | undefined) => {
    if (only === undefined) return t('answers.everywhere')
    if (only === stand) return t('answers.here')
    const booth = data?.find(({ id }) => id === only)
    if (!booth) return t('answers.elsewhere')
    return t('answers.only_at', {
      stand: [booth.number, booth.name, booth.fair.name].filter(Boolean).join(' · '),
    })
  }
}

const everywhere = 'all'

type FormProps = {
  firm: number
  stand: number
  placeOf: (only: number | undefined) => string
  answer: ReadyAnswer | null
  rank: number
  done: () => void
}

function AnswerForm({ firm, stand, placeOf, answer, rank, done }: FormProps) {
  const t = useWords('messaging')
  const api = useApi()
  const refresh = useRefresh()
  const { submit, problems, isPending } = useSubmit(async values => {
    const said = {
      title: String(values.get('title') ?? '').trim(),
      text: String(values.get('text') ?? '').trim(),
      stand: Number(values.get('where')) || null,
    }
    if (answer) await api.update(readyAnswers, answer.id, said)
    else await api.create(readyAnswers, { firm, rank, ...said })
    await refresh(readyAnswers)
    done()
  })
  const only = answer?.stand?.id
  const booths = [...new Set([stand, only ?? stand])]
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
      <RadioGroupField
        name="where"
        label={t('answers.where')}
        options={[
          { id: everywhere, label: placeOf(undefined), hint: t('answers.everywhere_hint') },
          ...booths.map(id => ({ id: String(id), label: placeOf(id) })),
        ]}
        defaultValue={only === undefined ? everywhere : String(only)}
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
