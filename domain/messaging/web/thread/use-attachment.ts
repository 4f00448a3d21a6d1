import { useState } from 'react'
import { uploadMedia } from '#domain/media/contract/media-object.ts'
import { pictureKinds } from '#domain/media/contract/pictures.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { parseStored } from '#platform/web/browser-storage.ts'
import { useWords } from '#platform/web/words/words.ts'
import { useDraft } from './use-draft.ts'

export type Attached = { id: number; name: string; mimeType: string; size: number }

/** What the server takes in; it looks at the bytes and decides. */
export const attachmentKinds = [...pictureKinds, 'application/pdf']

/** The file that goes with the next message: uploaded as soon as it is chosen, and kept with what is typed. */
export function useAttachment(use: string, draft: string) {
  const api = useApi()
  const t = useWords('validations')
  const [kept, keep] = useDraft(`${draft}:file`)
  const attached = parseStored<Attached>(kept)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const attach = async (file: File) => {
    setProblem(null)
    setProgress(0)
    try {
      const body = new FormData()
      body.append('file', file)
      const { id, mimeType, size } = await api.call(uploadMedia, {
        query: { use, visibility: 'private' },
        body,
        onProgress: setProgress,
      })
      keep(JSON.stringify({ id, name: file.name, mimeType, size } satisfies Attached))
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { message, errors } = problemsOf(error, t)
      const [first] = Object.values(errors ?? {}).flat()
      setProblem(first ?? message ?? error.message)
    } finally {
      setProgress(null)
    }
  }
  const clear = () => {
    keep('')
    setProblem(null)
  }
  return { attached, progress, problem, attach: (file: File) => void attach(file), clear }
}
