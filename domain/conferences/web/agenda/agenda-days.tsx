import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import type { OtherRun } from '../../contract/other-runs.ts'
import { dayName } from '../time/zones.ts'
import { AgendaClash } from './agenda-clash.tsx'
import styles from './agenda-page.module.css'
import { AgendaRow } from './agenda-row.tsx'
import { type Block, daysOf, pairOf } from './blocks.ts'

export const nameOfClash = (block: Block) => `clash-${pairOf(block.entries)}`

type Props = {
  entries: readonly AgendaEntry[]
  now: number | null
  /** What was settled, by name. */
  decided: ReadonlySet<string>
  /** Of what clashes, at other times. */
  runs: readonly OtherRun[]
  onDrop: (entry: AgendaEntry) => void
  /** Without, nobody is reminded. */
  onRemind?: (entry: AgendaEntry, minutes: number | null) => void
  onKeepReminded?: (block: Block, minutes: number) => void
  /** The clash stays as it is, which is said. */
  onSettle: (block: Block, said: string) => void
  onRun: (entry: AgendaEntry, run: OtherRun) => void
}

/** An agenda, day by day: what is alone, and what is at the same time with its ways out. */
export function AgendaDays({ entries, decided, runs, onKeepReminded, onSettle, onRun, ...shown }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  return daysOf(entries).map(({ day, blocks }) => (
    <section key={day ?? 'undated'} aria-labelledby={`agenda-${day ?? 'undated'}`}>
      <h2 id={`agenda-${day ?? 'undated'}`} className={styles.day}>
        {day === null ? t('session.no_date') : dayName(locale, day, 'long')}
      </h2>
      <ul>
        {blocks.map(block => (
          <li key={pairOf(block.entries)}>
            {block.entries.length > 1 ? (
              <AgendaClash
                {...shown}
                block={block}
                isDecided={decided.has(nameOfClash(block))}
                runs={runs}
                onRun={onRun}
                onKeepAll={one => onSettle(one, t('agenda.both_kept'))}
                onKeepReminded={onKeepReminded}
                onReplay={(one, { conference }) =>
                  onSettle(
                    one,
                    t(conference.hasReplay ? 'agenda.later' : 'agenda.later_planned', {
                      title: conference.title,
                    }),
                  )
                }
              />
            ) : (
              block.entries.map(entry => <AgendaRow key={entry.id} {...shown} entry={entry} />)
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
