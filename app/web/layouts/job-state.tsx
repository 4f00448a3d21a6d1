import { useQuery } from '@tanstack/react-query'
import { FileUser, UserRound } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { jobProfiles } from '#domain/jobs/contract/job-profile.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { missingParts, profileParts } from '#domain/jobs/contract/profile-parts.ts'
import { solicitationCounts } from '#domain/jobs/contract/solicitation-list.ts'
import type { Role } from '#platform/contract/roles.ts'
import { callQuery, listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'

/** They read the applications of the offers that are theirs. */
const recruiting: readonly Role[] = ['firmAdmin', 'standContact']

type Look = { className: string; nameClass: string }

/** On the account card: how complete one’s profile for applying is, or how many applications are new. */
export default function JobState(look: Look) {
  const fair = useFair()
  const { roles } = usePerson()
  if (!fair?.isUsingJobModule) return null
  if (recruiting.some(role => roles.includes(role))) return <NewApplications fair={fair} {...look} />
  return roles.includes('visitor') ? <ProfileState {...look} /> : null
}

function ProfileState({ className, nameClass }: Look) {
  const t = useWords('app')
  const href = useSalonHref()
  const { data } = useQuery(listQuery(useApi(), jobProfiles))
  if (!data) return null
  const [profile] = data.rows
  const missing = profile ? missingParts(profile).length : profileParts.length
  const done = profileParts.length - missing
  return (
    <Link className={className} to={href(jobPaths.jobsProfile)}>
      <Icon of={UserRound} />
      <span className={nameClass}>
        {missing
          ? t('nav.job_profile_open', { done, all: profileParts.length })
          : t('nav.job_profile_complete')}
      </span>
    </Link>
  )
}

function NewApplications({ fair, className, nameClass }: Look & { fair: PublicFair }) {
  const t = useWords('app')
  const href = useSalonHref()
  const { data } = useQuery({
    ...callQuery(useApi(), solicitationCounts, { query: { fair: fair.id } }),
    refetchInterval: 60_000,
  })
  if (!data?.isOpen) return null
  return (
    <Link className={className} to={href(jobPaths.jobsCvSolicitations)}>
      <Icon of={FileUser} />
      <span className={nameClass}>
        {t(data.unread ? 'nav.applications_new' : 'nav.applications_none', { count: data.unread })}
      </span>
    </Link>
  )
}
