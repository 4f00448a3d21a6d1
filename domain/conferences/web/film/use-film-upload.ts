import { useState } from 'react'
import { sendInParts } from '#domain/media/web/send-in-parts.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useWords } from '#platform/web/words/words.ts'

const full = 'quota_exceeded' satisfies MessageCode

/** What films may be; larger ones are cut, or linked. */
export const filmFiles = { accepts: ['video/mp4', 'video/webm'], maxSize: 4_000_000_000 }

/**
 * A film that is sent in parts as soon as it is chosen, and goes on where a line broke off. One for which the fair has not
 * so many bytes `free` is not sent at all.
 */
export function useFilmUpload(free: number, onSent: (media: number) => Promise<unknown>) {
  const api = useApi()
  const t = useWords('validations')
  const [sending, setSending] = useState<{ name: string; size: number; percent: number } | null>(null)
  const [error, setError] = useState<string>()
  const send = async (file: File) => {
    const { name, size } = file
    if (size > free) return setError(t(full))
    setSending({ name, size, percent: 0 })
    setError(undefined)
    try {
      const onProgress = (percent: number) => setSending({ name, size, percent })
      await onSent(await sendInParts(api, file, { use: 'film', onProgress }))
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure
      setError(problemsOf(failure, t).message)
    } finally {
      setSending(null)
    }
  }
  return {
    ...filmFiles,
    file: sending && { name: sending.name, size: sending.size },
    ...(sending && { progress: sending.percent }),
    isDisabled: sending !== null,
    error,
    onChoose: (file: File) => void send(file),
  }
}
