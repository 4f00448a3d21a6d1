import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readDesk } from '../../contract/desk.ts'
import { makePoll, movePoll, pollResults, removePoll, type ShownPoll } from '../../contract/polls.ts'
import { ownStage, readStage } from '../../contract/stage.ts'
import styles from './desk.module.css'
import { PollResults } from './poll.tsx'

/** The polls of a session: prepared, opened, closed for good. */
export function DeskPolls({ conference, polls }: { conference: number; polls: readonly ShownPoll[] }) {
  const t = useWords('conferences')
  const [isMaking, setMaking] = useState(false)
  return (
    <section className={styles.part} aria-labelledby="desk-polls">
      <h3 id="desk-polls" className={styles.heading}>
        {t('poll.all')}
      </h3>
      {polls.length === 0 && !isMaking && <p className={styles.none}>{t('poll.none')}</p>}
      <ol className={styles.polls}>
        {polls.map(poll => (
          <li key={poll.id}>
            <PollResults poll={poll} />
            <PollSteps conference={conference} poll={poll} />
          </li>
        ))}
      </ol>
      {isMaking ? (
        <MakePoll conference={conference} onDone={() => setMaking(false)} />
      ) : (
        <Button variant="secondary" icon={Plus} onPress={() => setMaking(true)}>
          {t('poll.make')}
        </Button>
      )}
    </section>
  )
}

function PollSteps({ conference, poll }: { conference: number; poll: ShownPoll }) {
  const { id, state } = poll
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const after = () => refresh(readDesk, readStage, ownStage)
  const move = (next: 'open' | 'closed') =>
    run(async () => {
      await api.call(movePoll, { params: { id }, body: { state: next } })
      await after()
    })
  // Nobody has voted in it: made again it is the same.
  const putBack = ({ question, kind, shown, options }: ShownPoll) =>
    run(async () => {
      const body = { question, kind, shown, options: options.map(({ text }) => text) }
      await api.call(makePoll, { params: { id: conference }, body })
      await after()
    })
  const remove = () =>
    run(async () => {
      await api.call(removePoll, { params: { id } })
      await after()
      toast.success(t('poll.removed', { question: poll.question }), {
        action: { label: t('agenda.undo'), onPress: () => putBack(poll), isUndo: true },
      })
    })
  if (state === 'closed') return null
  return (
    <p className={styles.steps}>
      <Button
        size="small"
        variant="secondary"
        isDisabled={isPending}
        onPress={() => move(state === 'draft' ? 'open' : 'closed')}
      >
        {t(state === 'draft' ? 'poll.do_open' : 'poll.do_close')}
      </Button>
      {state === 'draft' && (
        <Button size="small" variant="ghost" isDisabled={isPending} onPress={remove}>
          {t('poll.remove')}
        </Button>
      )}
    </p>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

function MakePoll({ conference, onDone }: { conference: number; onDone: () => void }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const [question, setQuestion] = useState('')
  const [options, setOptions] = useState('')
  const [isMultiple, setMultiple] = useState(false)
  const [shown, setShown] = useState<(typeof pollResults)[number]>('after_vote')
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(makePoll, {
      params: { id: conference },
      body: {
        question: question.trim(),
        kind: isMultiple ? 'multiple' : 'single',
        shown,
        options: linesOf(options),
      },
    })
    await refresh(readDesk)
    onDone()
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('poll.make')}>
      <TextField
        name="question"
        label={t('poll.question')}
        value={question}
        maxLength={300}
        onChange={setQuestion}
      />
      <TextAreaField
        name="options"
        label={t('poll.options')}
        hint={t('poll.options_hint')}
        value={options}
        onChange={setOptions}
      />
      <CheckboxField isSelected={isMultiple} onChange={setMultiple}>
        {t('poll.several')}
      </CheckboxField>
      <RadioGroupField
        label={t('poll.results')}
        value={shown}
        onChange={setShown}
        options={pollResults.map(id => ({ id, label: t(`poll.when_${id}`) }))}
      />
      <FormActions>
        <Button
          type="submit"
          isPending={isPending}
          isDisabled={!question.trim() || linesOf(options).length < 2 || linesOf(options).length > 12}
        >
          {t('poll.save')}
        </Button>
        <Button variant="ghost" onPress={onDone}>
          {t('poll.cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
