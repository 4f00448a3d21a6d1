import { Radio, Square, Users } from 'lucide-react'
import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type ConferenceView, viewConference } from '../../contract/calls.ts'
import { teamDoorsMinutes } from '../../contract/entry.ts'
import { readBackstage, type ShownStageRoom, setOnAir } from '../../contract/live.ts'
import { mayStart } from '../../contract/on-air.ts'
import { timesIn } from '../time/zones.ts'
import styles from './backstage.module.css'

type Props = {
  view: ConferenceView
  room: ShownStageRoom
  now: number
  timeZone: string
  isOnStage: boolean
  onGoOn: () => Promise<void>
  onLeave: () => void
}

const instant = (text: string | null) => (text === null ? null : Date.parse(text))

/** The way onto the stage and from it, in one button, and beneath it what pressing it means. */
export function OnAirWays({ view, room, now, timeZone, isOnStage, onGoOn, onLeave }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { conference } = view
  const { state } = conference
  const begin = instant(conference.begin)
  const isLive = state === 'live'
  const canStart = room.mayDirect && mayStart({ state, begin, endedAt: instant(room.endedAt) }, now)
  const air = async (isToBeLive: boolean) => {
    await api.call(setOnAir, { params: { id: conference.id }, body: { isLive: isToBeLive } })
    await refresh(viewConference, readBackstage)
  }
  const go = () =>
    run(async () => {
      await onGoOn()
      if (!isLive && canStart) await air(true)
    })
  const start = () => run(() => air(true))
  const stop = () =>
    run(async () => {
      await air(false)
      setAsking(false)
      onLeave()
      toast.success(t('backstage.stopped'))
    })
  const { time } = timesIn(locale, conference.timeZone ?? timeZone)
  const meaning = () => {
    if (isLive) return t(isOnStage ? 'backstage.on_air_text' : 'backstage.join_text')
    if (isOnStage && !canStart) return t('backstage.rehearsing')
    if (canStart) return t(isOnStage ? 'backstage.start_text' : 'backstage.go_text')
    if (!room.mayDirect) return t('backstage.wait_text')
    return begin === null || state !== 'scheduled'
      ? t('backstage.rehearse_text')
      : t('backstage.opens_text', { time: time(begin - teamDoorsMinutes * 60_000) })
  }
  const word = isLive || canStart ? (state === 'ended' ? 'resume' : 'go') : 'rehearse'
  return (
    <section className={styles.ways} aria-label={t('backstage.ways')}>
      {!isOnStage && room.isOpen && (
        <Button icon={word === 'rehearse' ? Users : Radio} isPending={isPending} onPress={go}>
          {t(`backstage.${word}`)}
        </Button>
      )}
      {isOnStage && !isLive && canStart && (
        <Button icon={Radio} isPending={isPending} onPress={start}>
          {t(state === 'ended' ? 'backstage.resume' : 'backstage.go')}
        </Button>
      )}
      {isLive && room.mayDirect && (
        <Button variant="secondary" icon={Square} onPress={() => setAsking(true)}>
          {t('backstage.stop')}
        </Button>
      )}
      <p className={styles.quiet} role="status">
        {room.isOpen ? meaning() : t('backstage.closed')}
      </p>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('backstage.stop_title')}
        confirmLabel={t('backstage.stop')}
        isPending={isPending}
        onConfirm={stop}
      >
        <p>{t('backstage.stop_text')}</p>
      </Confirm>
    </section>
  )
}
