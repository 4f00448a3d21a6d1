import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useWords } from '#platform/web/words/words.ts'
import { filmUploadOf } from './film-uploads.ts'

const full = 'quota_exceeded' satisfies MessageCode

/** What of films comes in parts. */
export const filmFiles = { accepts: ['video/mp4', 'video/webm'], maxSize: 4_000_000_000 }

/**
 * A film of a session that is sent in parts as soon as it is chosen, and goes on where a line broke off; after the tab was
 * closed, once the same file is chosen again. Whoever comes back to its page finds it on its way. One for which the fair has
 * not so many bytes `free` is not sent at all.
 */
export function useFilmUpload(session: number, free: number, onSent: (media: number) => Promise<unknown>) {
  const api = useApi()
  const person = usePerson().user?.id ?? 0
  const t = useWords('validations')
  const [isFull, setFull] = useState(false)
  const upload = filmUploadOf(person, session)
  const { sending, interrupted, isElsewhere, failure } = useSyncExternalStore(
    upload.subscribe,
    upload.get,
    upload.get,
  )
  useEffect(() => void upload.look(), [upload])
  const isSending = sending !== null
  return {
    /** Of the field for files. */
    field: {
      ...filmFiles,
      file: sending && { name: sending.name, size: sending.size },
      ...(sending && { progress: sending.percent }),
      isDisabled: isSending || isElsewhere,
      error: isFull ? t(full) : failure ? problemsOf(failure, t).message : undefined,
      onChoose: (file: File) => {
        const isTooMuch = file.size > free
        setFull(isTooMuch)
        if (!isTooMuch) upload.send(api, file, onSent)
      },
    },
    isSending,
    /** Another tab sends it. */
    isElsewhere,
    /** What was begun and is no longer sent, by its name. */
    interrupted: interrupted?.name ?? null,
    cancel: () => void upload.cancel(api),
  }
}
