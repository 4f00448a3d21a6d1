import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { visitHall } from '#domain/halls/contract/hall-visit.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothPart } from '../../contract/checklist.ts'
import {
  type BoothConfiguration,
  readConfiguration,
  saveConfiguration,
} from '../../contract/configuration.ts'
import { myStands } from '../../contract/endpoints.ts'
import { stands } from '../../contract/stand.ts'
import { visitStand } from '../../contract/stand-visit.ts'
import type { BoothDraft } from './use-booth-draft.ts'

/** Where a field that was refused is changed. */
const partOfField: Record<string, BoothPart> = {
  standType: 'shape',
  standTypeVariation: 'shape',
  color: 'shape',
  prop: 'shape',
  logo: 'sign',
  poster: 'poster',
  video: 'video',
  characters: 'people',
  languages: 'words',
  brochures: 'brochures',
  isVisible: 'visibility',
}

/** Saves the booth as a whole. What was chosen stays, whatever the server says. */
export function useSaveBooth(booth: BoothConfiguration, draft: BoothDraft, go: (part: BoothPart) => void) {
  const t = useWords('stands')
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const [isOvertaken, setOvertaken] = useState(draft.isChanged && draft.base !== booth.version)
  const query = callQuery(api, readConfiguration, { params: { id: booth.id } })
  const resetTo = async (now: BoothConfiguration) => {
    draft.reset(now)
    queries.setQueryData(query.queryKey, now)
    await refresh(visitStand, visitHall, stands, myStands)
  }
  const send = async (version: number) => {
    try {
      await resetTo(
        await api.call(saveConfiguration, { params: { id: booth.id }, body: { version, ...draft.changes } }),
      )
      setOvertaken(false)
      toast.success(t('configure.saved'))
    } catch (error) {
      if (error instanceof ProblemError) {
        setOvertaken(error.status === 412)
        const [field] = Object.keys(error.problem.errors ?? {})
        const part = field && partOfField[field.split('.')[0] ?? '']
        if (part) go(part)
        if (error.status === 412) return
      }
      throw error
    }
  }
  const theirs = () => api.call(readConfiguration, { params: { id: booth.id } })
  const saving = useSubmit(() => send(draft.base))
  const overwriting = useSubmit(async () => send((await theirs()).version))
  const taking = useSubmit(async () => {
    await resetTo(await theirs())
    setOvertaken(false)
  })
  const nothing = new FormData()
  return {
    save: saving.submit,
    problems: saving.problems ?? overwriting.problems ?? taking.problems,
    isPending: saving.isPending || overwriting.isPending || taking.isPending,
    conflict: isOvertaken
      ? { keepMine: () => overwriting.submit(nothing), takeTheirs: () => taking.submit(nothing) }
      : null,
  }
}
