import type { Api } from '#platform/web/api/client.ts'
import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'

/** Bytes of a part: what is lost where a line breaks off. */
const partSize = 8 * 1024 * 1024
const longestPause = 30_000
/** Tries of a part after which it is given up. */
const triesMost = 12

const tus = { 'tus-resumable': '1.0.0' }

/**
 * What another try may mend: a line that broke off, a server that restarts, a part that is on its way, or has arrived without
 * our hearing it.
 */
const isPassing = (error: unknown) =>
  isUnreached(error) || (error instanceof ProblemError && [409, 423, 429].includes(error.status))

const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Waits longer from try to try. @throws what went wrong, where no other try mends it or there were enough */
async function beforeNext(error: unknown, tries: number, mayPass: boolean, signal?: AbortSignal) {
  if (!mayPass || tries > triesMost) throw error
  await wait(Math.min(longestPause, 500 * 2 ** tries), signal)
}

const encoded = (name: string) => btoa(String.fromCharCode(...new TextEncoder().encode(name)))

const count = (response: Response, name: string) => Number(response.headers.get(name) ?? Number.NaN)

type Sending = {
  use: string
  /** Where it was begun before, such as on a page that was loaded anew. */
  begunAt?: string
  /** Where it is from now on. */
  onBegun?: (address: string) => void
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

const isGone = (error: unknown) => error instanceof ProblemError && [404, 410].includes(error.status)

/** Takes back what was begun: it reserves no more room. A part of it may just be on its way. */
export async function dropBegun(api: Pick<Api, 'request'>, address: string, tries = 1): Promise<void> {
  try {
    await api.request('DELETE', address, { headers: tus })
  } catch (error) {
    if (isGone(error)) return
    await beforeNext(error, tries, isPassing(error))
    await dropBegun(api, address, tries + 1)
  }
}

/**
 * Sends a file in parts, by tus, and goes on where a line broke off, or where it was begun before; what has been forgotten
 * there begins anew. @returns the id of what it has become
 * @throws ProblemError where it is refused, or nobody answers for long
 */
export async function sendInParts(
  api: Pick<Api, 'request'>,
  file: File,
  { use, begunAt, onBegun, onProgress, signal }: Sending,
): Promise<number> {
  const sending = signal ? { signal } : {}
  const begin = async (tries = 1): Promise<Response> => {
    try {
      return await api.request('POST', `/api/uploads?use=${use}`, {
        ...sending,
        headers: {
          ...tus,
          'upload-length': String(file.size),
          'upload-metadata': `filename ${encoded(file.name.slice(0, 200))}`,
        },
      })
    } catch (error) {
      // Refused is refused: of those that are under way none ends by waiting.
      await beforeNext(error, tries, isUnreached(error), signal)
      return begin(tries + 1)
    }
  }
  /** Null for one that the server knows no more. */
  const goOn = async (at: string, tries = 1): Promise<Response | null> => {
    try {
      return await api.request('HEAD', at, { ...sending, headers: tus })
    } catch (error) {
      if (isGone(error)) return null
      await beforeNext(error, tries, isPassing(error), signal)
      return goOn(at, tries + 1)
    }
  }
  const before = begunAt ? await goOn(begunAt) : null
  const isWholeAs = before ? count(before, 'media-object') : Number.NaN
  if (Number.isInteger(isWholeAs)) return isWholeAs
  const address = before && begunAt ? begunAt : ((await begin()).headers.get('location') ?? '')
  onBegun?.(address)
  let offset = (before && count(before, 'upload-offset')) || 0
  let tries = 0
  for (;;) {
    try {
      const answer = await api.request('PATCH', address, {
        ...sending,
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: file.slice(offset, offset + partSize),
      })
      tries = 0
      offset = count(answer, 'upload-offset')
      onProgress?.(Math.round((offset / file.size) * 100))
      const media = count(answer, 'media-object')
      if (Number.isInteger(media)) return media
    } catch (error) {
      tries += 1
      await beforeNext(error, tries, isPassing(error), signal)
      const known = await api.request('HEAD', address, { ...sending, headers: tus }).catch(() => null)
      const media = known ? count(known, 'media-object') : Number.NaN
      if (Number.isInteger(media)) return media
      const stands = known ? count(known, 'upload-offset') : Number.NaN
      if (Number.isInteger(stands)) offset = stands
    }
  }
}
