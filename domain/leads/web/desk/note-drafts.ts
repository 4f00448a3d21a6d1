import type { Api } from '#platform/web/api/client.ts'
import { ProblemError } from '#platform/web/api/problem-error.ts'
import { tabStorage } from '#platform/web/browser-storage.ts'
import { oneLead } from '../../contract/lead.ts'

const beginning = 'draft:lead-note:'

/** Where a note that is not kept yet waits in this tab. */
export const noteDraft = (lead: number) => `${beginning}${lead}`

/**
 * Nothing is kept of whoever took their card back, not even what was not said yet: also not of who did while the browser was
 * closed, and of those whom nobody opens any more.
 */
export async function dropLostNotes(api: Api): Promise<void> {
  await Promise.all(
    tabStorage.keys(beginning).map(async key => {
      try {
        await api.call(oneLead, { params: { id: Number(key.slice(beginning.length)) } })
      } catch (error) {
        if (error instanceof ProblemError && error.status === 404) tabStorage.write(key, null)
      }
    }),
  )
}
