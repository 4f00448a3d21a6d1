import { dateLocale } from '#platform/contract/locale.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ShownPoll } from '../../contract/polls.ts'
import { FigureExport } from './figure-export.tsx'
import styles from './session-figures.module.css'

/** What was answered: how many, never who. */
export function PollFigures({ conference, polls }: { conference: number; polls: readonly ShownPoll[] }) {
  const t = useWords('conferences')
  if (!polls.length) return null
  return (
    <section className={styles.part} aria-labelledby="presence-polls">
      <header className={styles.head}>
        <h2 id="presence-polls">{t('presence.polls')}</h2>
        <FigureExport conference={conference} of="answers" />
      </header>
      <ul className={styles.polls}>
        {polls.map(poll => (
          <li key={poll.id}>
            <Poll poll={poll} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Poll({ poll: { question, options, voters } }: { poll: ShownPoll }) {
  const t = useWords('conferences')
  const locale = dateLocale(useLocale())
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const all = Math.max(1, voters ?? 0)
  return (
    <table className={styles.table}>
      <caption>
        <b>{question}</b> <small>{t('presence.voters', { count: voters ?? 0 })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('presence.answer')}</th>
          <th scope="col">{t('presence.share')}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ id, text, votes }) => (
          <tr key={id}>
            <th scope="row">
              {text}
              <i className={styles.bar} style={{ '--part': (votes ?? 0) / all }} aria-hidden="true" />
            </th>
            <td>
              {percent.format((votes ?? 0) / all)} <small>{number.format(votes ?? 0)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
