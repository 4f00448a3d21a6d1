import { CalendarPlus, Check, Move, X } from 'lucide-react'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { DateTimeField } from '#platform/web/ui/date-time-field.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  cancelInterview,
  closeInterview,
  type Interview,
  moveInterview,
} from '../../../contract/job-interview.ts'
import { useDays } from '../../use-days.ts'
import styles from './desk.module.css'

type Props = {
  interviews: readonly Interview[]
  name: string
  /** The reader recruits for the firm, whose it is to move and cancel. */
  isOwn: boolean
  onChange: (interviews: Interview[]) => void
}

/** The times that were proposed, and the one that was agreed upon with what can be done with it. */
export function DeskInterviews({ interviews, name, isOwn, onChange }: Props) {
  const t = useWords('jobs')
  const days = useDays()
  if (!interviews.length) return null
  return (
    <section>
      <h3>{t('interviews.title')}</h3>
      <ul className={styles.interviews}>
        {interviews.map(one => (
          <li key={one.id}>
            <span>
              <b>{t('interviews.at', { day: days.day(one.begin), time: days.time(one.begin) })}</b>
              <small>{t(`interviews.state_${one.state}`)}</small>
            </span>
            {isOwn && one.state === 'accepted' && <Agreed interview={one} name={name} onChange={onChange} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Agreed({
  interview,
  name,
  onChange,
}: { interview: Interview } & Omit<Props, 'interviews' | 'isOwn'>) {
  const t = useWords('jobs')
  const api = useApi()
  const days = useDays()
  const { run, isPending } = useAction()
  const [asked, ask] = useState<'cancel' | 'move' | null>(null)
  const { id, begin } = interview
  const params = { id }
  const hasBegun = Date.parse(begin) <= Date.now()
  const when = t('interviews.at', { day: days.day(begin), time: days.time(begin) })
  const close = (state: 'held' | 'missed') =>
    run(async () => onChange(await api.call(closeInterview, { params, body: { state } })))
  const cancel = () =>
    run(async () => {
      onChange(await api.call(cancelInterview, { params }))
      ask(null)
      toast.success(t('interviews.cancelled'))
    })
  return (
    <span className={styles.acts}>
      {hasBegun ? (
        <>
          <Button
            variant="soft"
            size="small"
            icon={Check}
            isPending={isPending}
            onPress={() => close('held')}
          >
            {t('interviews.was_held')}
          </Button>
          <Button variant="ghost" size="small" isPending={isPending} onPress={() => close('missed')}>
            {t('interviews.was_missed')}
          </Button>
        </>
      ) : (
        <>
          <Button
            variant="soft"
            size="small"
            icon={CalendarPlus}
            onPress={() =>
              run(async () => saveFile(await api.file(`/job_interviews/${id}/calendar.ics`), 'interview.ics'))
            }
          >
            {t('interviews.calendar')}
          </Button>
          <Button variant="secondary" size="small" icon={Move} onPress={() => ask('move')}>
            {t('interviews.move')}
          </Button>
          <Button variant="ghost" size="small" icon={X} onPress={() => ask('cancel')}>
            {t('interviews.cancel')}
          </Button>
        </>
      )}
      {asked === 'move' && (
        <MoveDialog interview={interview} name={name} onChange={onChange} onClose={() => ask(null)} />
      )}
      <Confirm
        isOpen={asked === 'cancel'}
        onOpenChange={isOpen => isOpen || ask(null)}
        title={t('interviews.cancel_title', { when })}
        confirmLabel={t('interviews.cancel')}
        isDanger
        isPending={isPending}
        onConfirm={cancel}
      >
        <p>{t('interviews.cancel_text', { who: name })}</p>
      </Confirm>
    </span>
  )
}

function MoveDialog({
  interview: { id, begin, end },
  name,
  onChange,
  onClose,
}: { interview: Interview; onClose: () => void } & Omit<Props, 'interviews' | 'isOwn'>) {
  const t = useWords('jobs')
  const api = useApi()
  const { timeZone } = useCurrentFair()
  const [next, setNext] = useState<string | null>(begin)
  const long = Date.parse(end) - Date.parse(begin)
  const { submit, problems, isPending } = useSubmit(async () => {
    if (!next) return
    const body = { begin: next, end: new Date(Date.parse(next) + long).toISOString() }
    onChange(await api.call(moveInterview, { params: { id }, body }))
    toast.success(t('interviews.moved'))
    onClose()
  })
  return (
    <Dialog
      isOpen
      isBusy={isPending}
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('interviews.move_title', { name })}
      lead={t('interviews.move_lead')}
    >
      <Form problems={problems} onSubmit={submit}>
        <DateTimeField
          name="begin"
          label={t('interviews.new_moment')}
          timeZone={timeZone}
          value={next}
          onChange={setNext}
        />
        <FormActions>
          <Button variant="ghost" onPress={onClose} isDisabled={isPending}>
            {t('recruiting.cancel')}
          </Button>
          <Button type="submit" isPending={isPending} isDisabled={!next}>
            {t('interviews.move')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
