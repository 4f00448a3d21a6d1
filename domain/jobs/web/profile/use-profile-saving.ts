import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { Saved } from '#platform/web/saving/unsaved.ts'
import { useSaving } from '#platform/web/saving/use-saving.ts'
import { computedJob, jobList } from '../../contract/job-calls.ts'
import { jobProfiles } from '../../contract/job-profile.ts'
import { fieldsOf, type Profile, writtenField } from './profile-fields.ts'

const savedOf = (profile: Profile): Saved => ({ version: profile.version, fields: fieldsOf(profile) })

/** An address is saved once it is written whole. */
const waits = (field: string) => field === 'videoProfileUrl'

/** A profile that saves itself. */
export function useProfileSaving(profile: Profile) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const saved = useMemo(() => savedOf(profile), [profile])
  const shown = (now: Profile) => {
    void queries.invalidateQueries({ queryKey: keyOf(jobProfiles) })
    // What fits is said of the profile as it is now.
    void refresh(computedJob, jobList)
    return savedOf(now)
  }
  const saving = useSaving({
    key: `draft:job-profile:${profile.id}`,
    saved,
    waits,
    send: async (changes, { version }, { isKeptAlive }) =>
      shown(await api.update(jobProfiles, profile.id, changes, { version, isKeptAlive })),
    read: async () => savedOf(await api.read(jobProfiles, profile.id)),
  })
  return {
    saving,
    set: (field: string, value: unknown) =>
      saving.set({ [field]: writtenField(field, value) }, typeof value === 'string'),
  }
}

export type ProfileSaving = ReturnType<typeof useProfileSaving>
