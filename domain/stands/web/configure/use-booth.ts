import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { visitHall } from '#domain/halls/contract/hall-visit.ts'
import { keysOf } from '#platform/contract/record.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { same } from '#platform/web/saving/unsaved.ts'
import { useSaving } from '#platform/web/saving/use-saving.ts'
import { boothChanges, boothFields, looksIn, textsIn } from '../../contract/booth-fields.ts'
import {
  type BoothConfiguration,
  type BoothContent,
  changesOfBooth,
  readConfiguration,
  saveConfiguration,
  trashOfBooth,
} from '../../contract/configuration.ts'
import { myStands } from '../../contract/endpoints.ts'
import { stands } from '../../contract/stand.ts'
import { visitStand } from '../../contract/stand-visit.ts'

type Change = Partial<BoothContent> | ((now: BoothContent) => Partial<BoothContent>)

const savedOf = (booth: BoothConfiguration) => ({ version: booth.version, fields: boothFields(booth) })

/** A booth while it is furnished: saved by itself, field by field, and heard of when somebody else furnishes it too. */
export function useBooth(booth: BoothConfiguration) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const query = callQuery(api, readConfiguration, { params: { id: booth.id } })
  const saved = useMemo(() => savedOf(booth), [booth])
  useLive(`stand:${booth.id}`, () => queries.invalidateQueries({ queryKey: query.queryKey }))
  const shown = (now: BoothConfiguration) => {
    queries.setQueryData(query.queryKey, now)
    return savedOf(now)
  }
  const saving = useSaving({
    key: `draft:booth:${booth.id}`,
    saved,
    send: async (changes, upon, { isKeptAlive }) => {
      const told = shown(
        await api.call(saveConfiguration, {
          params: { id: booth.id },
          body: { version: upon.version, ...boothChanges(changes, upon.fields) },
          isKeptAlive,
        }),
      )
      void refresh(visitStand, visitHall, stands, myStands, changesOfBooth, trashOfBooth)
      return told
    },
    read: async () => shown(await api.call(readConfiguration, { params: { id: booth.id } })),
  })
  const { fields } = saving
  const content = useMemo(() => contentOf(booth.content, fields), [booth.content, fields])
  return {
    ...saving,
    content,
    /** What is typed into one field is one step back together; anything else is a step of its own. */
    set: (change: Change, typedInto: string | null = null) => {
      const now = contentOf(booth.content, saving.now())
      const next = { ...now, ...(typeof change === 'function' ? change(now) : change) }
      const all = boothFields({ ...booth, content: next })
      const before = boothFields({ ...booth, content: now })
      const changed = keysOf(all).filter(field => !same(all[field], before[field]))
      saving.set(Object.fromEntries(changed.map(field => [field, all[field]])), typedInto !== null)
    },
    setField: (field: string, value: unknown) => saving.set({ [field]: value }, false),
  }
}

/** Out of its fields; what it has of them is of the types it was read with. */
const contentOf = (content: BoothContent, fields: Readonly<Record<string, unknown>>): BoothContent => ({
  ...Object.assign({ ...content }, Object.fromEntries(keysOf(content).map(name => [name, fields[name]]))),
  languages: textsIn(fields),
  looks: looksIn(fields),
})

export type BoothDraft = ReturnType<typeof useBooth>
