import { useState } from 'react'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useWords } from '#platform/web/words/words.ts'
import { mediaType, uploadMedia } from '../contract/media-object.ts'
import { pictureKinds, pictureMax } from '../contract/pictures.ts'

export type SentImage = { id: number; filePath: string; thumbnailPath: string | null }

/** What a field for an image takes. */
export const imageFiles = { accepts: pictureKinds, maxSize: pictureMax }

/** An image that is sent as soon as it is chosen: how its field looks meanwhile, and what was wrong with it. */
export function useSentImage(onSent: (image: SentImage) => void) {
  const api = useApi()
  const t = useWords('validations')
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    setSending(file.name)
    setProblem(undefined)
    try {
      const body = new FormData()
      body.set('file', file)
      const { id, type, filePath, thumbnailPath } = await api.call(uploadMedia, { body })
      if (type === mediaType.image) onSent({ id, filePath, thumbnailPath })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblem(problemsOf(error, t).message)
    } finally {
      setSending(null)
    }
  }
  return {
    sending,
    field: {
      ...imageFiles,
      isDisabled: sending !== null,
      error: problem,
      onChoose: (file: File) => void send(file),
    },
  }
}
