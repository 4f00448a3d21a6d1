import { BriefcaseBusiness, Building2, DoorOpen } from 'lucide-react'
import { Suspense } from 'react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { hasLiveContact } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Lamp } from '#platform/web/ui/lamp.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useOfferCounts } from '../use-offer-counts.ts'
import styles from './now.module.css'
import type { FairHomeData } from './use-fair-home.ts'

// The page does not wait for what is asked anew each minute.
const StageNow = lazyWithRetry(() => import('./stage-now.tsx'))

/** The fair in a few sentences, each of which leads there. */
export function Now({ fair, home: { halls, mayWalk } }: { fair: PublicFair; home: FairHomeData }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const offers = useOfferCounts(fair, mayWalk)
  const sum = (figure: 'stands' | 'staffed' | 'lit') => halls.reduce((all, hall) => all + hall[figure], 0)
  const [stands, staffed] = [sum('stands'), sum('staffed')]
  const isLive = hasLiveContact(fair.status.id)
  const isCounted = fair.isShowingCounters && stands > 0
  const stage = mayWalk && fair.isUsingConferenceModule && isLive && (
    <Suspense fallback={null}>
      <StageNow fair={fair.id} isAlone={!isCounted} />
    </Suspense>
  )
  if (!isCounted) return stage
  const isStaffed = isLive && staffed > 0
  return (
    <div className={styles.now}>
      <Link to={href(visitPaths.fairVisitLobby)}>
        <span>
          {isLive && <Lamp isLit={sum('lit') > 0} />} {t(isStaffed ? 'home.now' : 'home.to_see')}
        </span>
        <b>
          {isStaffed ? t('home.staffed', { count: staffed }) : t('scenes:scene.stands', { count: stands })}
        </b>
      </Link>
      <Link to={href(exhibitorPaths.exhibitorsList)}>
        <span>
          <Icon of={Building2} size="small" /> {t('home.exhibiting')}
        </span>
        <b>{t('home.exhibitors', { count: fair.firmCount })}</b>
      </Link>
      <Link to={href(visitPaths.fairVisitLobby)}>
        <span>
          <Icon of={DoorOpen} size="small" /> {t('home.to_walk')}
        </span>
        <b>{t('scenes:scene.halls', { count: halls.length })}</b>
      </Link>
      {offers && offers.total > 0 && (
        <Link to={href(jobPaths.jobsList)}>
          <span>
            <Icon of={BriefcaseBusiness} size="small" /> {t('home.hiring')}
          </span>
          <b>{t('scenes:scene.offers', { count: offers.total })}</b>
        </Link>
      )}
      {stage}
    </div>
  )
}
