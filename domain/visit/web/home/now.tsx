import { BriefcaseBusiness, Building2, DoorOpen, Radio } from 'lucide-react'
import type { CurrentConference } from '#domain/conferences/contract/current.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { useCurrent } from '#domain/conferences/web/current/use-current.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { hasLiveContact } from '#domain/fairs/contract/statuses.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Lamp } from '#platform/web/ui/lamp.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useOfferCounts } from '../use-offer-counts.ts'
import styles from './now.module.css'
import type { FairHomeData } from './use-fair-home.ts'

/** The fair in a few sentences, each of which leads there. */
export function Now({ fair, home: { halls, mayWalk } }: { fair: PublicFair; home: FairHomeData }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const offers = useOfferCounts(fair, mayWalk)
  const { onAir } = useCurrent(
    fair.id,
    mayWalk && fair.isUsingConferenceModule && hasLiveContact(fair.status.id),
  )
  const sum = (figure: 'stands' | 'staffed' | 'lit') => halls.reduce((all, hall) => all + hall[figure], 0)
  const [stands, staffed] = [sum('stands'), sum('staffed')]
  const stage = onAir.length > 0 && <StageNow sessions={onAir} />
  if (!fair.isShowingCounters || stands === 0) return stage && <div className={styles.now}>{stage}</div>
  const isLive = hasLiveContact(fair.status.id)
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

/** What is on the stages: one session leads into it, several to their rooms. */
function StageNow({ sessions }: { sessions: readonly CurrentConference[] }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const [first, second] = sessions
  if (!first) return null
  return (
    <Link
      to={
        second
          ? href(conferencePaths.conferenceViewRooms)
          : href(conferencePaths.conferenceView, { id: first.id })
      }
    >
      <span className={styles.onAir}>
        <Icon of={Radio} size="small" /> {t('stage.on_air_now')}
      </span>
      <b>{second ? t('home.sessions', { count: sessions.length }) : first.title}</b>
    </Link>
  )
}
