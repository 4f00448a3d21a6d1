import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fileSize } from '#platform/contract/file-size.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { conferences } from '../../contract/conference.ts'
import {
  chooseRecording,
  type Recording,
  readRecordings,
  removeRecording,
} from '../../contract/recordings.ts'
import styles from './desk-part.module.css'
import { clockOf } from './film-time.ts'

/** What was recorded, by whom and how long it is; the one that is seen again is chosen among them. */
export function RecordingList({ recordings, isRun }: { recordings: readonly Recording[]; isRun: boolean }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const locale = useLocale()
  const { run, isPending } = useAction()
  const [removed, remove] = useState<Recording | null>(null)
  const date = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const done = () => refresh(readRecordings, conferences)
  return (
    <section className={styles.part} aria-labelledby="recordings">
      <h2 id="recordings" className={styles.title}>
        {t('recordings.all')}
      </h2>
      {recordings.length > 1 && <p className={styles.note}>{t('recordings.each')}</p>}
      <ul className={styles.rows}>
        {recordings.map(one => (
          <li key={one.id} className={styles.row}>
            <span>
              {date.format(new Date(one.beganAt))}
              <small>
                {[
                  one.person && `${one.person.firstName} ${one.person.lastName}`,
                  one.durationMs !== null && clockOf(one.durationMs / 1_000),
                  fileSize(one.bytes, locale),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Badge>{one.isReplay ? t('recordings.is_replay') : t(`recordings.state_${one.state}`)}</Badge>
            {one.state === 'ready' && !one.isReplay && (
              <Button
                variant="secondary"
                size="small"
                icon={Check}
                isDisabled={isPending}
                onPress={() =>
                  run(async () => {
                    await api.call(chooseRecording, { params: { id: one.id } })
                    await done()
                  })
                }
              >
                {t('recordings.choose')}
              </Button>
            )}
            {isRun && one.state !== 'recording' && (
              <Button
                variant="ghost"
                size="small"
                icon={Trash2}
                aria-label={t('recordings.remove', { when: date.format(new Date(one.beganAt)) })}
                onPress={() => remove(one)}
              />
            )}
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={removed !== null}
        onOpenChange={() => remove(null)}
        title={t('recordings.remove_title')}
        confirmLabel={t('recordings.remove_do')}
        isDanger
        isPending={isPending}
        onConfirm={() =>
          run(async () => {
            if (removed) await api.call(removeRecording, { params: { id: removed.id } })
            remove(null)
            await done()
          })
        }
      >
        {t('recordings.remove_text')}
      </Confirm>
    </section>
  )
}
