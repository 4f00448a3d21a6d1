import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { EmptyTrash } from '#platform/web/trash/empty-trash.tsx'
import { TrashTable } from '#platform/web/trash/trash-table.tsx'
import { useRestoring } from '#platform/web/trash/use-restoring.ts'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { computedJob } from '../../contract/job-calls.ts'
import { jobProfiles } from '../../contract/job-profile.ts'
import { readPool } from '../../contract/profile-calls.ts'
import {
  emptyProfileTrash,
  restoreProfile,
  type TrashedProfile,
  trashedProfiles,
} from '../../contract/trash.ts'
import styles from './profile.module.css'

/** What tells of one’s profiles. */
export const shownBy = [jobProfiles, readPool, computedJob] as const

type Named = { id: number; locale: TrashedProfile['locale']; title: string | null }

const nameOf = ({ locale, title }: Named) => [languageNames[locale], title].filter(Boolean).join(' · ')

/** Takes a profile out of the trash again. */
export function useRestoreProfile() {
  const api = useApi()
  const restored = useRestoring(trashedProfiles, ...shownBy)
  return (profile: Named) =>
    restored(nameOf(profile), () => api.call(restoreProfile, { params: { id: profile.id } }))
}

/** Profiles that were deleted: for their person alone to restore, or to delete for good at once. */
export function ProfileTrash() {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const restore = useRestoreProfile()
  const { data = [] } = useQuery(callQuery(api, trashedProfiles))
  if (!data.length) return null
  const empty = async () => {
    await api.call(emptyProfileTrash)
    await refresh(trashedProfiles)
  }
  return (
    <div className={styles.trash}>
      <TrashTable entries={data.map(one => ({ ...one, name: nameOf(one) }))} restore={restore} />
      <EmptyTrash label={t('profile.empty_trash')} empty={empty}>
        {t('profile.empty_trash_text', { names: data.map(nameOf).join(', ') })}
      </EmptyTrash>
    </div>
  )
}
