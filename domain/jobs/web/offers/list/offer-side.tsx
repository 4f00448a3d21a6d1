import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { FirmMark } from '#domain/exhibitors/web/firm-mark.tsx'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, listQuery, pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isAnswer } from '../../../contract/choices.ts'
import { quickAnswers } from '../../../contract/job-calls.ts'
import { jobProfiles } from '../../../contract/job-profile.ts'
import { type OwnSolicitation, ownSolicitations } from '../../../contract/job-solicitation.ts'
import { jobPaths } from '../../../contract/paths.ts'
import { missingParts, profileParts } from '../../../contract/profile-parts.ts'
import { useDays } from '../../use-days.ts'
import { markedFirm } from '../marked-firm.ts'
import styles from './offer-side.module.css'

/** Beside the offers: what concerns the reader, and who answers quickly. */
export default function OfferSide() {
  const { roles } = usePerson()
  return (
    <aside className={styles.side}>
      {roles.includes('visitor') && (
        <>
          <OwnProfile />
          <OwnApplications />
        </>
      )}
      <QuickFirms />
    </aside>
  )
}

function OwnProfile() {
  const t = useWords('jobs')
  const href = useSalonHref()
  const { data } = useQuery(listQuery(useApi(), jobProfiles))
  if (!data) return null
  const [profile] = data.rows
  const missing = profile ? missingParts(profile).length : profileParts.length
  const all = profileParts.length
  return (
    <section aria-labelledby="side-profile" className={styles.part}>
      <h2 id="side-profile">{t('offers.side_profile')}</h2>
      <p className={styles.quiet}>
        {!profile
          ? t('offers.side_none')
          : missing
            ? t('offers.side_parts', { done: all - missing, all })
            : t('offers.side_complete')}
      </p>
      {missing > 0 && (
        <ButtonLink variant="secondary" size="small" href={href(jobPaths.jobsProfile)}>
          {t(profile ? 'offers.side_fill' : 'offers.side_make')}
        </ButtonLink>
      )}
    </section>
  )
}

const mostApplications = 3

function OwnApplications() {
  const t = useWords('jobs')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const query = { fair: fair.id, itemsPerPage: mostApplications }
  const { data } = useQuery(pageQuery(useApi(), ownSolicitations, { query }))
  const underWay = data?.rows.filter(({ status, emptiedAt }) => status !== null && !emptiedAt) ?? []
  const all = href(jobPaths.jobsCvMyApplications)
  if (!underWay.length) return null
  return (
    <section aria-labelledby="side-own" className={styles.part}>
      <h2 id="side-own">{t('offers.side_own')}</h2>
      <ul>
        {underWay.map(application => (
          <li key={application.id}>
            <Link
              className={styles.own}
              to={application.job.isShown ? href(jobPaths.jobsId, { id: application.job.id }) : all}
            >
              <span>
                <b>{application.firm.name}</b>
                <small>
                  <Standing application={application} />
                </small>
              </span>
              <Icon of={ChevronRight} size="small" />
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={all}>
        {t('offers.side_own_all')}
      </Link>
    </section>
  )
}

/** Where an application stands, in a few words. */
function Standing({ application }: { application: OwnSolicitation }) {
  const t = useWords('jobs')
  const days = useDays()
  const { status, answerDueAt, isPromised, interviews } = application
  if (interviews.some(({ state }) => state === 'proposed')) return t('offers.side_pick')
  if (isAnswer(status)) return t('apply.answered')
  if (!isPromised) return t('offers.side_wished', { day: days.day(answerDueAt) })
  return days.daysUntil(answerDueAt) < 0
    ? t('offers.side_late')
    : t('offers.side_by', { day: days.day(answerDueAt) })
}

function QuickFirms() {
  const t = useWords('jobs')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const { data } = useQuery(callQuery(useApi(), quickAnswers, { query: { fair: fair.id } }))
  if (!data?.firms.length) return null
  return (
    <section aria-labelledby="side-quick" className={styles.part}>
      <h2 id="side-quick">{t('offers.side_quick')}</h2>
      <ul>
        {data.firms.map(({ firm, due, inTime, medianDays }) => (
          <li key={firm.id} className={styles.quick}>
            <FirmMark firm={markedFirm(firm)} size={32} />
            <Link to={href(exhibitorPaths.exhibitorsId, { id: firm.id })}>{firm.name}</Link>
            <small>{t('offers.side_quick_days', { count: medianDays, inTime, due })}</small>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('offers.side_quick_note', { count: data.fewest })}</p>
    </section>
  )
}
