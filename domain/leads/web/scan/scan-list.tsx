import { X } from 'lucide-react'
import { dateLocale } from '#platform/contract/locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useCodeWords, useLocale, useWords } from '#platform/web/words/words.ts'
import type { StandScan } from '../../contract/badge/calls.ts'
import type { KeptScan } from './kept-scans.ts'
import styles from './scan.module.css'

type Props = { kept: readonly KeptScan[]; sent: readonly StandScan[]; onDrop: (uuid: string) => void }

/** What was scanned today: first what waits on this machine, then what has arrived, of all who work on the stand. */
export function ScanList({ kept, sent, onDrop }: Props) {
  const t = useWords('leads')
  const say = useCodeWords()
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), { timeStyle: 'short' })
  const clock = (at: string) => <time dateTime={at}>{time.format(new Date(at))}</time>
  const arrived = sent.filter(({ uuid }) => !kept.some(scan => scan.uuid === uuid))
  if (!kept.length && !arrived.length)
    return (
      <EmptyState isPlain title={t('scan.none')}>
        {t('scan.none_text')}
      </EmptyState>
    )
  return (
    <ol className={styles.scans}>
      {kept.map(({ uuid, code, at, note, refused }) => {
        const name = t('scan.badge_of', { end: code.slice(-4) })
        return (
          <li key={uuid} className={styles.scan}>
            {clock(at)}
            <span className={styles.who}>
              <b>{name}</b>
              {(refused || note) && <small>{refused ? say(refused) : note}</small>}
            </span>
            <span className={styles.state}>
              <Badge tone={refused ? 'err' : 'fair'}>{t(refused ? 'scan.refused' : 'scan.waiting')}</Badge>
              {refused && (
                <Button
                  variant="icon"
                  size="small"
                  icon={X}
                  aria-label={t('scan.drop', { name })}
                  onPress={() => onDrop(uuid)}
                />
              )}
            </span>
          </li>
        )
      })}
      {arrived.map(({ id, at, person, note, by, isOwn }) => (
        <li key={id} className={styles.scan}>
          {clock(at)}
          <span className={styles.who}>
            <b>{person ? `${person.firstName} ${person.lastName}` : t('scan.taken_back')}</b>
            {(person?.jobTitle || note || (!isOwn && by)) && (
              <small>
                {[person?.jobTitle, note, !isOwn && by ? t('scan.by', { name: by }) : null]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            )}
          </span>
          {person && <Badge tone="ok">{t('scan.sent')}</Badge>}
        </li>
      ))}
    </ol>
  )
}
