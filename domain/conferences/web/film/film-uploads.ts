import { dropBegun, sendInParts } from '#domain/media/web/send-in-parts.ts'
import type { Api } from '#platform/web/api/client.ts'
import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'
import { type BegunFilm, begunFilm, forgetBegun, isSameFile, keepBegun } from './begun-film.ts'

/** How it stands with the film that somebody sends for a session. */
type FilmState = {
  sending: { name: string; size: number; percent: number } | null
  /** Begun, and sent by no tab now. */
  interrupted: BegunFilm | null
  /** Another tab is at it. */
  isElsewhere: boolean
  failure: ProblemError | null
}

type OnSent = (media: number) => Promise<unknown>

/** Pages without a secure connection have none: their tabs know nothing of each other. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined)

function createUpload(person: number, session: number) {
  let state: FilmState = { sending: null, interrupted: null, isElsewhere: false, failure: null }
  let stop: AbortController | null = null
  let running = Promise.resolve()
  const listeners = new Set<() => void>()
  const lock = `verriere:film:${person}:${session}`
  const tell = (said: Partial<FilmState>) => {
    state = { ...state, ...said }
    for (const listener of listeners) listener()
  }
  const fail = (failure: unknown) => {
    if (!(failure instanceof ProblemError)) throw failure
    tell({ failure })
  }
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  /** Does nothing while another tab is at it. */
  const alone = async (work: () => unknown) => {
    const all = locks()
    await (all ? all.request(lock, { ifAvailable: true }, owned => owned && work()) : work())
  }
  /** Finds what was begun before; what another tab is at is looked for again once that ends. */
  const look = async () => {
    const all = locks()
    const owned = (await all?.query())?.held
    if (stop || state.isElsewhere) return
    if (!all || !owned?.some(({ name }) => name === lock))
      return tell({ interrupted: begunFilm(person, session) })
    tell({ interrupted: null, isElsewhere: true })
    await all.request(lock, () => undefined)
    tell({ isElsewhere: false })
    await look()
  }
  /** What was begun goes too: it would take up room until it is forgotten. */
  const giveUp = async (api: Api) => {
    const begun = begunFilm(person, session)
    forgetBegun(person, session)
    if (begun) await dropBegun(api, begun.address)
  }
  const sendAlone = async (api: Api, file: File, onSent: OnSent, signal: AbortSignal) => {
    const { name, size, lastModified } = file
    const before = begunFilm(person, session)
    const isGoingOn = before !== null && isSameFile(before, file)
    if (!isGoingOn) await giveUp(api)
    let address = ''
    const keep = () => keepBegun(person, { session, address, name, size, lastModified })
    const media = await sendInParts(api, file, {
      use: 'film',
      signal,
      ...(isGoingOn && { begunAt: before.address }),
      onBegun: at => {
        address = at
        keep()
      },
      onProgress: percent => {
        keep()
        tell({ sending: { name, size, percent } })
      },
    })
    await onSent(media)
    forgetBegun(person, session)
  }
  const run = async (api: Api, file: File, onSent: OnSent, { signal }: AbortController) => {
    tell({ sending: { name: file.name, size: file.size, percent: 0 }, interrupted: null, failure: null })
    addEventListener('beforeunload', warn)
    try {
      await alone(() => sendAlone(api, file, onSent, signal))
    } catch (failure) {
      if (signal.aborted) return
      fail(failure)
      // What the server refuses is not gone on with; where it is away, it may be.
      if (!isUnreached(failure)) forgetBegun(person, session)
    } finally {
      removeEventListener('beforeunload', warn)
      stop = null
      tell({ sending: null })
      void look()
    }
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    look,
    send: (api: Api, file: File, onSent: OnSent) => {
      if (stop) return
      stop = new AbortController()
      running = run(api, file, onSent, stop)
    },
    cancel: async (api: Api) => {
      if (stop) {
        stop.abort()
        await running
      }
      await alone(() => void giveUp(api).catch(fail))
      await look()
    },
  }
}

type Upload = ReturnType<typeof createUpload>

const uploads = new Map<string, Upload>()

/** Of a session there is one at a time, which goes on in this tab while its page is left. */
export function filmUploadOf(person: number, session: number): Upload {
  const key = `${person}:${session}`
  const upload = uploads.get(key) ?? createUpload(person, session)
  uploads.set(key, upload)
  return upload
}
