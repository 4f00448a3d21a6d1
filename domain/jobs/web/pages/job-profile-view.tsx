import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useParams } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { jobProfiles } from '../../contract/job-profile.ts'
import { jobPaths } from '../../contract/paths.ts'
import { ModuleOff } from '../module-off.tsx'
import { CvPreview } from '../profile/cv-preview.tsx'
import styles from '../profile/profile.module.css'
import { ReadProfile } from '../profile/read-profile.tsx'
import { WhoLooked } from '../profile/who-looked.tsx'

/** A profile as it is read: one’s own as others see it, else that of somebody one may read. */
export default function JobProfileViewPage() {
  const t = useWords('jobs')
  const href = useSalonHref()
  const fair = useCurrentFair()
  const id = Number(useParams().id)
  const { data, error, refetch } = useQuery({
    ...listQuery(useApi(), jobProfiles),
    enabled: fair.isUsingJobModule,
  })
  if (!fair.isUsingJobModule) return <ModuleOff />
  if (!data) return <LoadState of={{ error, refetch }} failed={t('profile.failed')} shape="lines" count={8} />
  const own = data.rows.find(one => one.id === id)
  return (
    <>
      <PageTitle
        title={t(own ? 'profile.preview' : 'cv.title')}
        before={fair.name}
        actions={
          own && (
            <ButtonLink icon={Pencil} href={href(jobPaths.jobsProfile)}>
              {t('profile.edit')}
            </ButtonLink>
          )
        }
      />
      {own ? (
        <div className={styles.view}>
          <CvPreview profile={own} />
          <WhoLooked profile={own.id} />
        </div>
      ) : (
        <ReadProfile id={id} />
      )}
    </>
  )
}
