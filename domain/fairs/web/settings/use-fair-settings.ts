import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { RecordOf } from '#platform/contract/resource.ts'
import { keyOf, recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import type { Saved } from '#platform/web/saving/unsaved.ts'
import { useSaving } from '#platform/web/saving/use-saving.ts'
import { readChecklist } from '../../contract/checklist.ts'
import { changesOfFair } from '../../contract/endpoints.ts'
import { fairs } from '../../contract/fair.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { chosenSetting, settingsOf, settingsToWrite } from '../../contract/settings.ts'

export type Fair = RecordOf<typeof fairs>

const savedOf = (fair: Fair): Saved => ({ version: fair.version, fields: settingsOf(fair) })

/** A year that is still being typed: 0202 on the way to 2026. */
const isHalfTyped = (value: unknown) => typeof value === 'string' && !/^2\d{3}-/.test(value)

/** An address is moved to once it is written whole; so is a date. */
const waits = (field: string, value: unknown) =>
  field === 'homepage' || ((field === 'startDate' || field === 'endDate') && isHalfTyped(value))

/** The settings of a fair, saved by themselves, and heard of when somebody else changes them. */
export function useFairSettings(fair: Fair) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const saved = useMemo(() => savedOf(fair), [fair])
  const query = recordQuery(api, fairs, fair.id)
  useLive(`fair:${fair.id}`, () => queries.invalidateQueries({ queryKey: query.queryKey }))
  const shown = (now: Fair) => {
    const before = queries.getQueryData(query.queryKey)?.homepage ?? fair.homepage
    queries.setQueryData(query.queryKey, now)
    if (now.homepage !== before) moveTo(before, now.homepage)
    return savedOf(now)
  }
  /** Pages of a fair move with its address. */
  const moveTo = (before: string, now: string) => {
    const { pathname, search } = window.location
    if (pathname === `/${before}` || pathname.startsWith(`/${before}/`))
      void navigate(`/${now}${pathname.slice(before.length + 1)}${search}`, { replace: true })
  }
  const saving = useSaving({
    key: `draft:settings:${fair.id}`,
    saved,
    waits,
    send: async (changes, { version }, { isKeptAlive }) => {
      const now = await api.update(fairs, fair.id, settingsToWrite(changes), { version, isKeptAlive })
      const told = shown(now)
      void queries.invalidateQueries({ queryKey: [...keyOf(fairs), 'list'] })
      void refresh(defaultFairs, readChecklist, changesOfFair)
      return told
    },
    read: async () => shown(await api.read(fairs, fair.id)),
  })
  return {
    saving,
    /** Along a slider, as in a text, one goes on with the same step. */
    set: (field: string, value: unknown) =>
      saving.set({ [field]: chosenSetting(field, value) }, field === 'hue' || typeof value === 'string'),
  }
}

export type FairSettings = ReturnType<typeof useFairSettings>
