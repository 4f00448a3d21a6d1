import { useEffect, useRef, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { dropBegun, sendInParts } from '#domain/media/web/send-in-parts.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import { useWords } from '#platform/web/words/words.ts'
import { type BegunFilm, isSameFile, readBegun, writeBegun } from './begun-film.ts'

/** Where films go whose page of this browser tab was left: they go on, and are not taken for interrupted. */
const underWay = new Set<string>()

const full = 'quota_exceeded' satisfies MessageCode

/** What films may be; larger ones are cut, or linked. */
export const filmFiles = { accepts: ['video/mp4', 'video/webm'], maxSize: 4_000_000_000 }

/**
 * A film that is sent in parts as soon as it is chosen, and goes on where a line broke off; after the page was left, once the
 * same file is chosen again. One for which the fair has not so many bytes `free` is not sent at all.
 */
export function useFilmUpload(free: number, onSent: (media: number) => Promise<unknown>) {
  const api = useApi()
  const person = usePerson().user?.id ?? 0
  const t = useWords('validations')
  const [sending, setSending] = useState<{ name: string; size: number; percent: number } | null>(null)
  const [interrupted, setInterrupted] = useState<BegunFilm | null>(null)
  const [error, setError] = useState<string>()
  const stop = useRef<AbortController | null>(null)
  useEffect(() => {
    const begun = readBegun(person)
    setInterrupted(begun && !underWay.has(begun.address) ? begun : null)
  }, [person])
  const isSending = sending !== null
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isSending])
  const keep = (film: BegunFilm | null) => {
    writeBegun(person, film)
    setInterrupted(film)
  }
  /** What was begun goes too: it would take up room until it is forgotten. */
  const giveUp = async () => {
    const begun = readBegun(person)
    keep(null)
    if (begun) await dropBegun(api, begun.address)
  }
  /** What the server refuses is not gone on with; where it is away, it may be. */
  const fail = (failure: unknown) => {
    if (!(failure instanceof ProblemError)) throw failure
    if (!isUnreached(failure)) keep(null)
    setError(problemsOf(failure, t).message)
  }
  const send = async (file: File) => {
    const { name, size, lastModified } = file
    if (size > free) return setError(t(full))
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setSending({ name, size, percent: 0 })
    setError(undefined)
    let address = ''
    try {
      const before = readBegun(person)
      const isGoingOn = before !== null && isSameFile(before, file)
      if (before && !isGoingOn) await giveUp()
      const media = await sendInParts(api, file, {
        use: 'film',
        signal,
        ...(isGoingOn && { begunAt: before.address }),
        onBegun: at => {
          address = at
          underWay.add(at)
          keep({ address, name, size, lastModified })
        },
        onProgress: percent => setSending({ name, size, percent }),
      })
      await onSent(media)
      keep(null)
    } catch (failure) {
      if (!signal.aborted) fail(failure)
    } finally {
      underWay.delete(address)
      setSending(null)
    }
  }
  const cancel = async () => {
    stop.current?.abort()
    try {
      await giveUp()
    } catch (failure) {
      fail(failure)
    }
  }
  return {
    /** Of the field for files. */
    field: {
      ...filmFiles,
      file: sending && { name: sending.name, size: sending.size },
      ...(sending && { progress: sending.percent }),
      isDisabled: isSending,
      error,
      onChoose: (file: File) => void send(file),
    },
    isSending,
    /** What was begun on a page that was left, by its name. */
    interrupted: isSending ? null : (interrupted?.name ?? null),
    cancel: () => void cancel(),
  }
}
