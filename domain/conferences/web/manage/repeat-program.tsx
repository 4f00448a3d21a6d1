import { parseDate } from '@internationalized/date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ConferenceProgram, programDay } from '../../contract/calls.ts'
import { mostDaysRepeated, repeatProgram, takeRepeatBack } from '../../contract/repeat.ts'
import styles from './room-preview.module.css'
import { shownBySessions } from './shown-by-sessions.ts'

type Props = { program: ConferenceProgram; onClose: () => void }

const lastFrom = (day: string) => parseDate(day).add({ days: mostDaysRepeated }).toString()

/** The days of a programme once more, at other dates, as drafts. */
export function RepeatProgram({ program, onClose }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const { data } = useQuery(callQuery(api, programDay, { params: { id: program.id, day: 'first' } }))
  const [chosen, setChosen] = useState<{ from?: string | null; until?: string | null; to?: string | null }>(
    {},
  )
  const from = chosen.from === undefined ? (data?.days[0]?.day ?? null) : chosen.from
  const last = from && lastFrom(from)
  const end = data?.days.at(-1)?.day ?? null
  const { until, to } = {
    until: end && last && end > last ? last : end,
    to: null,
    ...chosen,
  }
  // What is refused has changed meanwhile: the page shows how.
  const undo = (repeat: number) =>
    run(async () => {
      try {
        await api.call(takeRepeatBack, { params: { id: program.id, run: repeat } })
      } finally {
        await refresh(...shownBySessions)
      }
    })
  const repeat = () =>
    run(async () => {
      if (!from || !until || !to) return
      const { conferences: made, run: repeat } = await api.call(repeatProgram, {
        params: { id: program.id },
        body: { from, until, to },
      })
      await refresh(...shownBySessions)
      toast.success(t('sessions.repeated', { count: made.length }), {
        action: { label: t('agenda.undo'), isUndo: true, onPress: () => undo(repeat) },
      })
      onClose()
    })
  const field = (
    name: 'from' | 'until' | 'to',
    value: string | null,
    min?: string | null,
    max?: string | null,
  ) => (
    <DateField
      key={name}
      label={t(`sessions.repeat_${name}`)}
      value={value}
      {...(min && { min })}
      {...(max && { max })}
      onChange={day => setChosen({ ...chosen, [name]: day })}
    />
  )
  return (
    <Confirm
      isOpen
      title={t('sessions.repeat_of', { name: program.name || t('program.title') })}
      confirmLabel={t('sessions.repeat_do')}
      isPending={isPending}
      isDisabled={!from || !until || !to}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={repeat}
    >
      <div className={styles.fields}>
        <p>{t('sessions.repeat_text')}</p>
        {field('from', from)}
        {field('until', until, from, last)}
        {field('to', to)}
      </div>
    </Confirm>
  )
}
