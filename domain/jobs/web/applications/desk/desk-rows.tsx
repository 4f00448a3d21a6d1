import { CircleHelp } from 'lucide-react'
import { Link } from '#platform/web/screens/link.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import frame from '#platform/web/ui/desk.module.css'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { solicitationStatus } from '../../../contract/choices.ts'
import type { SolicitationCard } from '../../../contract/solicitation-list.ts'
import { useDays } from '../../use-days.ts'
import styles from './desk.module.css'
import { useDeskName } from './desk-name.ts'

type RowsProps = {
  rows: readonly SolicitationCard[]
  open: number | null
  hrefOf: (id: number) => string
  /** Of several offers each says for which it is. */
  isOfSeveral: boolean
  ticked: ReadonlySet<string>
  onTick: (ids: ReadonlySet<string>) => void
}

/** Applications, the latest first: one opens beside the list, several are answered together. */
export function DeskRows({ rows, open, hrefOf, isOfSeveral, ticked, onTick }: RowsProps) {
  const t = useWords('jobs')
  const nameOf = useDeskName()
  const toggle = (id: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(id)
    else next.delete(id)
    onTick(next)
  }
  return (
    <ol className={styles.rows} aria-label={t('recruiting.title')}>
      {rows.map(row => (
        <li key={row.id} className={styles.row} data-open={row.id === open || undefined}>
          <span className={styles.tick}>
            <CheckboxField
              isSelected={ticked.has(String(row.id))}
              isDisabled={row.status === null || row.emptiedAt !== null}
              onChange={isTicked => toggle(String(row.id), isTicked)}
            >
              <span className="visually-hidden">{t('recruiting.choose', { name: nameOf(row) })}</span>
            </CheckboxField>
          </span>
          <DeskLink row={row} isOpen={row.id === open} href={hrefOf(row.id)} isOfSeveral={isOfSeveral} />
        </li>
      ))}
    </ol>
  )
}

type LinkProps = { row: SolicitationCard; isOpen: boolean; href: string; isOfSeveral: boolean }

export function DeskLink({ row, isOpen, href, isOfSeveral }: LinkProps) {
  const t = useWords('jobs')
  const days = useDays()
  const name = useDeskName()(row)
  const { person, status, title, match, job, sentAt, answerDueAt, answeredAt, emptiedAt, isPromised } = row
  const state = row.erasedAt
    ? t('recruiting.erased_on', { day: days.shortDay(row.erasedAt) })
    : t(status === null ? 'status.withdrawn' : `status.${status}`)
  const isUnread = status === solicitationStatus.notRead && !emptiedAt
  const isLate = status !== null && !answeredAt && !emptiedAt && isPromised && days.daysUntil(answerDueAt) < 0
  return (
    <Link
      className={styles.link}
      to={href}
      id={`application-${row.id}`}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={isUnread || undefined}
      preventScrollReset
    >
      {person ? (
        <Avatar name={name} face={{ id: person.id }} size={38} />
      ) : (
        <span className={styles.noFace}>
          <Icon of={CircleHelp} />
        </span>
      )}
      <span className={frame.words}>
        <span className={styles.top}>
          <b>{name}</b>
          <time dateTime={sentAt}>{days.isToday(sentAt) ? days.time(sentAt) : days.shortDay(sentAt)}</time>
        </span>
        {title && <span className={styles.about}>{title}</span>}
        {isOfSeveral && <span className={styles.about}>{job.title}</span>}
        <span className={styles.foot}>
          <span>{match && t('recruiting.points', { fits: match.fits, asked: match.asked })}</span>
          <span
            className={styles.state}
            data-late={isLate || undefined}
            data-erased={row.erasedAt ? '' : undefined}
          >
            {isUnread && <span className={styles.dot} aria-hidden="true" />}
            {isLate ? t('applications.late') : state}
          </span>
        </span>
      </span>
    </Link>
  )
}
