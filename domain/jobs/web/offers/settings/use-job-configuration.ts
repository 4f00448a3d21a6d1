import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { jobSetupOfFair } from '#domain/fairs/contract/endpoints.ts'
import { fairs } from '#domain/fairs/contract/fair.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Fields, Saved } from '#platform/web/saving/unsaved.ts'
import { useSaving } from '#platform/web/saving/use-saving.ts'
import { type JobSettings, readJobSettings, writeJobSettings } from '../../../contract/fair-settings.ts'
import { configurationWith, jobTables, usedLists } from '../../../contract/used-lists.ts'

type Setup = ResponseOf<typeof jobSetupOfFair>

const isList = (field: string) => jobTables.some(({ slug }) => slug === field)

/** Each change is written by its field: nobody writes over what somebody else has changed meanwhile. */
const savedOf = (settings: JobSettings, setup: Setup): Saved => ({
  version: 0,
  fields: { ...settings, ...usedLists(setup.jobModuleConfiguration) },
})

const part = (fields: Fields, isIn: (field: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isIn(field)))

/** How a fair keeps its applications and which lists it uses, saved by itself. */
export function useJobConfiguration(fair: number, settings: JobSettings, setup: Setup) {
  const api = useApi()
  const queries = useQueryClient()
  const settingsQuery = callQuery(api, readJobSettings, { params: { id: fair } })
  const setupQuery = callQuery(api, jobSetupOfFair, { query: { fairId: fair } })
  const read = async () => {
    const [now, found] = await Promise.all([
      queries.fetchQuery({ ...settingsQuery, staleTime: 0 }),
      queries.fetchQuery({ ...setupQuery, staleTime: 0 }),
    ])
    return { settings: now, setup: found }
  }
  return useSaving({
    key: `draft:job-configuration:${fair}`,
    saved: useMemo(() => savedOf(settings, setup), [settings, setup]),
    read: async () => {
      const now = await read()
      return savedOf(now.settings, now.setup)
    },
    send: async (changes, _saved, { isKeptAlive }) => {
      const lists = part(changes, isList)
      const others = part(changes, field => !isList(field))
      if (Object.keys(others).length)
        await api.call(writeJobSettings, { params: { id: fair }, body: others, isKeptAlive })
      if (Object.keys(lists).length) {
        const { jobModuleConfiguration: before } = (await read()).setup
        const changed = Object.fromEntries(
          Object.entries(lists).map(([slug, isUsed]) => [slug, isUsed === true]),
        )
        const jobModuleConfiguration = configurationWith(before, { ...usedLists(before), ...changed })
        await api.update(fairs, fair, { jobModuleConfiguration }, { isKeptAlive })
      }
      const now = await read()
      return savedOf(now.settings, now.setup)
    },
  })
}
