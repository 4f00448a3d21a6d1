import type { ReactNode } from 'react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { FirmMark } from '#domain/exhibitors/web/firm-mark.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { markedFirm } from '../marked-firm.ts'
import { useOfferWords } from '../use-offer-words.ts'
import styles from './offer-page.module.css'
import type { OfferView } from './offer-view.ts'

type Props = {
  view: OfferView
  /** Beside a form the page already has its title. */
  level?: 1 | 2
  actions?: ReactNode
}

/** What is offered, by whom and on what terms, in two lines, with the one thing to do. */
export function OfferHead({ view, level = 1, actions }: Props) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const words = useOfferWords()
  const Title = `h${level}` as const
  const isOver = view.state === 'closed' || view.state === 'expired'
  return (
    <header className={styles.head}>
      <FirmMark firm={markedFirm(view.firm)} size={88} />
      <div className={styles.titles}>
        <p className={styles.where}>
          <Link className={styles.firm} to={href(exhibitorPaths.exhibitorsId, { id: view.firm.id })}>
            {view.firm.name}
          </Link>
          {isOver && <Badge tone="neutral">{t(`offers.state_${view.state}`)}</Badge>}
        </p>
        <Title className={styles.name} tabIndex={level === 1 ? -1 : undefined}>
          {view.title || t('offer.no_title')}
        </Title>
        <p className={styles.where}>
          <Dotted
            parts={[
              view.contractType,
              words.placeOf(view),
              words.salaryOf(view.salary),
              isOver ? null : words.untilOf(view),
            ]}
          />
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
