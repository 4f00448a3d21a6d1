import { CalendarDays, Check, Play, X } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import type { OtherRun } from '../../contract/other-runs.ts'
import { timesIn } from '../time/zones.ts'
import styles from './agenda-page.module.css'
import { AgendaRow } from './agenda-row.tsx'
import { type Block, spanIn } from './blocks.ts'
import { KeepReminded } from './keep-reminded.tsx'
import { whenOfRun } from './other-runs.ts'

type Props = {
  block: Block
  /** It was decided that all of them stay. */
  isDecided: boolean
  now: number | null
  /** Of its sessions, at other times. */
  runs: readonly OtherRun[]
  onDrop: (entry: AgendaEntry) => void
  onRemind?: ((entry: AgendaEntry, minutes: number | null) => void) | undefined
  onKeepAll: (block: Block) => void
  /** Without, nobody is reminded. */
  onKeepReminded?: ((block: Block, minutes: number) => void) | undefined
  onReplay: (block: Block, entry: AgendaEntry) => void
  onRun: (entry: AgendaEntry, run: OtherRun) => void
}

/** Sessions at one time: which, for how long, and the ways out. A clash is no error. */
export function AgendaClash({
  block,
  isDecided,
  runs,
  onKeepAll,
  onKeepReminded,
  onReplay,
  onRun,
  ...row
}: Props) {
  const { onDrop } = row
  const t = useWords('conferences')
  const locale = useLocale()
  const { entries, overlap } = block
  const timeZone = entries[0]?.conference.timeZone ?? 'UTC'
  const times = timesIn(locale, timeZone)
  // Of two either one can go; of more each by itself.
  const isPair = !isDecided && entries.length === 2
  const title =
    overlap && t('agenda.clash', { from: times.time(overlap.from), until: times.time(overlap.to) })
  return (
    <section className={styles.clash} data-decided={isDecided || undefined} aria-label={title ?? ''}>
      <p className={styles.clashTitle}>{title}</p>
      <div className={styles.both}>
        <div className={styles.bars} aria-hidden>
          {entries.map(entry => {
            const { from, to } = spanIn(entry, block)
            return <i key={entry.id} style={{ '--from': from, '--to': to }} />
          })}
        </div>
        <ul>
          {entries.map(entry => (
            <li key={entry.id}>
              <AgendaRow {...row} entry={entry} onDrop={isPair ? undefined : onDrop} />
            </li>
          ))}
        </ul>
      </div>
      {!isDecided && (
        <div className={styles.ways}>
          {(isPair ? entries : []).map(entry => (
            <Button key={entry.id} variant="secondary" size="small" icon={X} onPress={() => onDrop(entry)}>
              {t('agenda.drop', { title: entry.conference.title })}
            </Button>
          ))}
          {entries
            .filter(({ conference }) => conference.hasReplay || conference.isReplayPlanned)
            .map(entry => (
              <Button
                key={`replay-${entry.id}`}
                variant="secondary"
                size="small"
                icon={Play}
                onPress={() => onReplay(block, entry)}
              >
                {t(entry.conference.hasReplay ? 'agenda.watch_replay' : 'agenda.watch_replay_planned', {
                  title: entry.conference.title,
                })}
              </Button>
            ))}
          {entries.flatMap(entry =>
            runs
              .filter(run => run.entry === entry.id)
              .map(run => {
                const when = whenOfRun(run, entry, locale)
                return (
                  <Button
                    key={`run-${run.conference}`}
                    variant="secondary"
                    size="small"
                    icon={CalendarDays}
                    onPress={() => onRun(entry, run)}
                  >
                    {t('agenda.other_run', {
                      title: entry.conference.title,
                      when:
                        run.placesLeft === null
                          ? when
                          : t('agenda.run_places', { when, count: run.placesLeft }),
                    })}
                  </Button>
                )
              }),
          )}
          <Button variant="secondary" size="small" icon={Check} onPress={() => onKeepAll(block)}>
            {t('agenda.keep_both')}
          </Button>
          {onKeepReminded && (
            <KeepReminded block={block} now={row.now} onKeep={minutes => onKeepReminded(block, minutes)} />
          )}
        </div>
      )}
    </section>
  )
}
