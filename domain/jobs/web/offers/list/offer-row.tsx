import { standVisit } from '#domain/exhibitors/contract/paths.ts'
import { FirmMark } from '#domain/exhibitors/web/firm-mark.tsx'
import { freeAt, type Presence } from '#domain/exhibitors/web/use-presence.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { JobCard } from '../../../contract/job-calls.ts'
import { jobPaths } from '../../../contract/paths.ts'
import { KeepButton } from '../keep-button.tsx'
import { markedFirm } from '../marked-firm.ts'
import { MatchBar } from '../match-bar.tsx'
import { useOfferWords } from '../use-offer-words.ts'
import styles from './offer-row.module.css'

type Props = { offer: JobCard; presence: Presence; level?: 2 | 3 }

/** An offer among others: what it is, with whom, on what terms, until when, and how its firm answers. */
export function OfferRow({ offer, presence, level = 2 }: Props) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const words = useOfferWords()
  const { firm, title } = offer
  const Title = `h${level}` as const
  const free = firm.stand ? freeAt(firm.stand, presence) : 0
  return (
    <li className={styles.row}>
      <FirmMark firm={markedFirm(firm)} size={56} />
      <div className={styles.what}>
        <div className={styles.head}>
          <Title className={styles.title}>
            <Link to={href(jobPaths.jobsId, { id: offer.id })} lang={offer.titleIn ?? undefined}>
              {title}
            </Link>{' '}
            <LanguageMark of={offer.titleIn} />
          </Title>
          {offer.hasApplied && <Badge tone="fair">{t('offers.applied')}</Badge>}
        </div>
        <p className={styles.who}>
          <b>{firm.name}</b>
          {firm.stand && (
            <Link className={styles.stand} to={href(standVisit, { id: firm.stand.id })}>
              {t('offers.stand', { number: firm.stand.label })}
            </Link>
          )}
          {free > 0 && <Badge tone="free">{t('offers.free', { count: free })}</Badge>}
        </p>
        <Dotted parts={[offer.contractType, words.placeOf(offer), words.salaryOf(offer.salary)]} />
        {offer.match !== null && <MatchBar job={offer.id} points={offer.match} />}
      </div>
      <div className={styles.end}>
        <p className={styles.until} data-state={offer.state}>
          {words.untilOf(offer)}
        </p>
        {offer.answerRate && <p className={styles.rate}>{words.rateOf(offer.answerRate)}</p>}
        <span className={styles.keep}>
          <KeepButton job={offer.id} title={title} isKept={offer.isBookmarked} />
        </span>
      </div>
    </li>
  )
}
