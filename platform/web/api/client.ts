import type { Static, TSchema } from 'typebox'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import type { InputOf, NamedResource, RecordOf } from '#platform/contract/resource.ts'
import { steps } from '#platform/contract/steps.ts'
import { ProblemError } from './problem-error.ts'
import { resultOf } from './result-of.ts'
import { sendFile } from './send-file.ts'

export { ProblemError } from './problem-error.ts'

export type Query = Record<
  string,
  string | number | boolean | null | undefined | readonly (string | number)[]
>

/** One page of a list with what its headers say. */
export type Paged<T> = { rows: T[]; page: number; pageCount: number; total: number; size: number }

/** What the client needs of its surroundings; the server gives its own when it renders. */
export type Transport = {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  locale: () => string
  /** The bearer token, refreshed when it has run out; null for somebody not logged in. */
  token: () => Promise<string | null>
  /** The token was refused: get another, or null when there is none to be had. */
  renew: (refused: string) => Promise<string | null>
  /** A call that may change something has succeeded. */
  changed?: () => void
  /** The sentence of a message code, for what no server of ours has said. */
  say?: (code: string) => string
}

type Sending = {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** What stands before the path. */
  base?: string
  /** Also when the page goes meanwhile. */
  isKeptAlive?: boolean
  /** Nothing that is shown changes by it. */
  isAside?: boolean
}

/** What a proxy answers in place of the server, by its status. */
const proxyCodes: Readonly<Record<number, string>> = {
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

function address(path: string, params?: unknown, query: Query = {}): string {
  const given = fieldsIn(params)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  return search.size ? `${filled}?${search}` : filled
}

/** The calls of the platform, typed by their declarations. */
export function createApi(transport: Transport) {
  /** A problem that no server of ours has told, in the reader's words. */
  const problemWith = (status: number, code: string): Problem => ({
    code: status,
    message: transport.say?.(code) ?? code,
    message_code: code,
  })

  /** What stopped a call before all of its answer was here: the network, or what it needed first, such as a token. */
  const unreached = (error: unknown, code = 'offline') =>
    error instanceof ProblemError ? error : new ProblemError(0, problemWith(0, code))

  /** As the call's contract says: schemas stay on the server, which has checked what it sends. Nothing is undefined. */
  async function bodyOf<T>(response: Response): Promise<T> {
    try {
      return (response.status === 204 ? undefined : await response.json()) as T
    } catch (error) {
      throw unreached(error)
    }
  }

  async function problemOf(response: Response): Promise<ProblemError> {
    const { status, statusText } = response
    const retry = Number(response.headers.get('retry-after')) || null
    try {
      const problem = await bodyOf<Problem>(response)
      const message = problem.message ?? problem.detail ?? problem.title ?? statusText
      return new ProblemError(status, { ...problem, message }, retry)
    } catch {
      return new ProblemError(status, problemWith(status, proxyCodes[status] ?? 'unexpected'), retry)
    }
  }

  async function send(
    method: string,
    path: string,
    body?: unknown,
    onProgress?: (percent: number) => void,
    { signal, headers: own = {}, base = '/api', isKeptAlive = false }: Sending = {},
  ): Promise<Response> {
    const attempt = async (token: string | null) => {
      const headers: Record<string, string> = {
        'accept-language': transport.locale(),
        'x-auth-mode': 'cookie',
        ...own,
      }
      if (token) headers.authorization = `Bearer ${token}`
      const isWhole = body instanceof FormData || body instanceof Blob
      if (body instanceof Blob) headers['content-type'] ??= 'application/octet-stream'
      else if (body !== undefined && !isWhole) headers['content-type'] = 'application/json'
      if (onProgress && body instanceof FormData)
        return sendFile({ url: base + path, headers, body, onProgress })
      return transport.fetch(base + path, {
        method,
        headers,
        credentials: 'same-origin',
        ...(signal && { signal }),
        ...(isKeptAlive && { keepalive: true }),
        body: body === undefined ? null : isWhole ? body : JSON.stringify(body),
      })
    }
    try {
      const token = await transport.token()
      const first = await attempt(token)
      if (first.status !== 401 || !token) return first
      const renewed = await transport.renew(token)
      return renewed ? await attempt(renewed) : first
    } catch (error) {
      throw unreached(error)
    }
  }

  async function json<T>(
    method: string,
    path: string,
    body?: unknown,
    onProgress?: (percent: number) => void,
    sending?: Sending,
  ): Promise<T> {
    const response = await send(method, path, body, onProgress, sending)
    if (!response.ok) throw await problemOf(response)
    if (method !== 'GET' && !sending?.isAside) transport.changed?.()
    return bodyOf<T>(response)
  }

  async function paged<T>(path: string): Promise<Paged<T>> {
    const response = await send('GET', path)
    if (!response.ok) throw await problemOf(response)
    const header = (name: string) => Number(response.headers.get(name)) || 0
    const rows = await bodyOf<T[]>(response)
    return {
      rows,
      page: header('x-current-page') || 1,
      pageCount: header('x-page-count') || 1,
      total: header('x-total-items') || rows.length,
      size: header('x-items-per-page'),
    }
  }

  return {
    call: <P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema>(
      endpoint: Endpoint<P, Q, B, A>,
      input: {
        params?: Static<P>
        query?: Query
        body?: Static<B> | FormData
        /** How much of a form with a file has left, 0 to 100. */
        onProgress?: (percent: number) => void
        /** It arrives also when the page goes meanwhile. */
        isKeptAlive?: boolean
        /** Nothing that is shown changes by it. */
        isAside?: boolean
        /** Whoever asked does not wait for it any longer. */
        signal?: AbortSignal
      } = {},
    ) =>
      json<Static<A>>(
        endpoint.method,
        address(endpoint.path, input.params, input.query),
        input.body,
        input.onProgress,
        {
          ...(input.isKeptAlive && { isKeptAlive: true }),
          ...(input.isAside && { isAside: true }),
          ...(input.signal && { signal: input.signal }),
        },
      ),
    page: <A extends TSchema>(
      endpoint: Endpoint<TSchema, TSchema, TSchema, A>,
      input: { params?: Record<string, unknown>; query?: Query } = {},
    ) => paged<Static<A> extends (infer T)[] ? T : never>(address(endpoint.path, input.params, input.query)),
    list: <X extends NamedResource>(resource: X, query?: Query) =>
      paged<RecordOf<X>>(address(`/${resource.name}`, {}, query)),
    read: <X extends NamedResource>(resource: X, id: number) =>
      json<RecordOf<X>>('GET', `/${resource.name}/${id}`),
    create: <X extends NamedResource>(resource: X, body: InputOf<X>) =>
      json<RecordOf<X>>('POST', `/${resource.name}`, body),
    /** With the version upon which it was made, a change is refused (412) once there is another. */
    update: <X extends NamedResource>(
      resource: X,
      id: number,
      body: InputOf<X>,
      { version, isKeptAlive = false }: { version?: number; isKeptAlive?: boolean } = {},
    ) =>
      json<RecordOf<X>>('PUT', `/${resource.name}/${id}`, body, undefined, {
        isKeptAlive,
        ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
      }),
    remove: (resource: NamedResource, id: number) => json<void>('DELETE', `/${resource.name}/${id}`),
    /** Long work, which says how far it is; `onStep` is never called when it is done at once. */
    callInSteps: async <P extends TSchema, Q extends TSchema, B extends TSchema, A extends TSchema>(
      endpoint: Endpoint<P, Q, B, A>,
      input: {
        params?: Static<P>
        query?: Query
        body?: Static<B> | FormData
        onStep: (percent: number) => void
      },
    ): Promise<Static<A>> => {
      const path = address(endpoint.path, input.params, input.query)
      const response = await send(endpoint.method, path, input.body, undefined, {
        headers: { accept: steps },
      })
      if (!response.ok) throw await problemOf(response)
      transport.changed?.()
      return resultOf<Static<A>>(response, input.onStep).catch(error => {
        throw unreached(error, 'broken_off')
      })
    },
    /** Sends bytes as they are: a part of a file. */
    sendBytes: async <P extends TSchema, Q extends TSchema, A extends TSchema>(
      endpoint: Endpoint<P, Q, TSchema, A>,
      input: { params?: Static<P>; query?: Query; body: Blob; signal?: AbortSignal },
    ): Promise<Static<A>> => {
      const response = await send(
        endpoint.method,
        address(endpoint.path, input.params, input.query),
        input.body,
        undefined,
        { ...(input.signal && { signal: input.signal }) },
      )
      if (!response.ok) throw await problemOf(response)
      return bodyOf<Static<A>>(response)
    },
    /** A request with headers of its own, which are read of its answer too. */
    request: async (
      method: string,
      address: string,
      sending: { headers: Record<string, string>; body?: Blob; signal?: AbortSignal },
    ): Promise<Response> => {
      const { headers, body, signal } = sending
      const response = await send(method, address, body, undefined, {
        headers,
        base: '',
        ...(signal && { signal }),
      })
      if (!response.ok) throw await problemOf(response)
      return response
    },
    /** What the server says at an address as long as it is listened to. */
    stream: async (address: string, sending: { signal: AbortSignal; headers?: Record<string, string> }) => {
      const response = await send('GET', address, undefined, undefined, { ...sending, base: '' })
      if (!response.ok) throw await problemOf(response)
      return response
    },
    /** A file of bytes, such as an export. */
    file: async (path: string) => {
      const response = await send('GET', path)
      if (!response.ok) throw await problemOf(response)
      return response.blob().catch(error => {
        throw unreached(error)
      })
    },
  }
}

export type Api = ReturnType<typeof createApi>
