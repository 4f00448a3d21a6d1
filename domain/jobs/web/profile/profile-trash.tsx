import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TrashTable } from '#domain/fairs/web/trash/trash-table.tsx'
import { useRestoring } from '#domain/fairs/web/trash/use-undo.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
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
  const { run, isPending } = useAction()
  const [isAsked, ask] = useState(false)
  const { data = [] } = useQuery(callQuery(api, trashedProfiles))
  if (!data.length) return null
  const empty = () =>
    run(async () => {
      await api.call(emptyProfileTrash)
      await refresh(trashedProfiles)
      ask(false)
    })
  return (
    <div className={styles.trash}>
      <TrashTable entries={data.map(one => ({ ...one, name: nameOf(one) }))} restore={restore} />
      <Button variant="ghost" size="small" onPress={() => ask(true)}>
        {t('profile.empty_trash')}
      </Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('profile.empty_trash')}
        confirmLabel={t('profile.empty_trash')}
        isPending={isPending}
        isDanger
        onConfirm={empty}
      >
        <p>{t('profile.empty_trash_text', { names: data.map(nameOf).join(', ') })}</p>
      </Confirm>
    </div>
  )
}
