import { Circle, Square } from 'lucide-react'
import { useState } from 'react'
import { fileSize } from '#platform/contract/file-size.ts'
import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { readRecordings } from '../../contract/recordings.ts'
import styles from './record-stage.module.css'
import { type Recorded, useRecording } from './use-recording.ts'

type Props = { stream: MediaStream | null; session: Recorded }

/**
 * The sign of recording for whoever publishes: asks before anything is recorded, says while it is, and takes a no. Shows
 * nothing where the session is not recorded.
 */
export function RecordStage({ stream, session }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const refresh = useRefresh()
  const { status, problem, waiting, known, isPossible, agree, start, end } = useRecording(stream, session)
  // Somebody’s no, or a recording of somebody else, is told by the stage.
  useLive(`conference:${session.id}`, () => refresh(readRecordings))
  const { run, isPending } = useAction()
  const [isAsking, ask] = useState(false)
  if (!known?.isRecorded) return null
  const isOn = status === 'recording' || status === 'ending'
  const say = (isGiven: boolean) =>
    run(async () => {
      ask(false)
      if (!isGiven && isOn) await end()
      await agree(isGiven)
    })
  const isAsked = known.consent === null || isAsking
  return (
    <section className={styles.sign} data-on={isOn || undefined} aria-label={t('recording.title')}>
      <p className={styles.state} role="status">
        <Icon of={Circle} size="small" />
        <b>{t(isOn ? 'recording.on' : known.isRefused ? 'recording.refused' : 'recording.off')}</b>
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isOn && waiting > 1 && <p className={styles.note}>{t('recording.waiting', { count: waiting })}</p>}
      {known.consent && !isOn && isPossible && !session.isLive && (
        <p className={styles.note}>{t('recording.waits_air')}</p>
      )}
      {isAsked ? (
        <>
          <p className={styles.note}>{t('recording.question')}</p>
          <div className={styles.ways}>
            <Button variant="secondary" isPending={isPending} onPress={() => say(true)}>
              {t('recording.yes')}
            </Button>
            <Button variant="ghost" isDisabled={isPending} onPress={() => say(false)}>
              {t('recording.no')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.ways}>
          {known.consent && !isOn && isPossible && session.isLive && (
            <Button
              variant="secondary"
              icon={Circle}
              isDisabled={stream === null}
              isPending={status === 'beginning'}
              onPress={() => void start()}
            >
              {t('recording.start')}
            </Button>
          )}
          {isOn && (
            <Button
              variant="secondary"
              icon={Square}
              isPending={status === 'ending'}
              onPress={() => void end()}
            >
              {t('recording.end')}
            </Button>
          )}
          <Button variant="ghost" onPress={() => ask(true)}>
            {t(known.consent ? 'recording.agreed' : 'recording.declined')}
          </Button>
        </div>
      )}
      {!isAsked && known.consent && (
        <p className={styles.note}>
          {t('recording.left', { size: fileSize(Math.max(0, known.quota - known.used), locale) })}
        </p>
      )}
    </section>
  )
}
