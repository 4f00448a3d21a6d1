import type { Static, TProperties, TSchema } from 'typebox'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Problem } from '#platform/contract/problem.ts'
import type { InputOf, RecordOf, Resource } from '#platform/contract/resource.ts'
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
}

type AnyResource = Resource<TProperties, TProperties>

const offline = (): Problem => ({ code: 0, message: 'offline', message_code: 'offline' })

function address(path: string, params: Record<string, unknown> = {}, query: Query = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  return search.size ? `${filled}?${search}` : filled
}

async function problemOf(response: Response): Promise<ProblemError> {
  const retry = Number(response.headers.get('retry-after')) || null
  try {
    const problem = (await response.json()) as Problem
    return new ProblemError(
      response.status,
      { ...problem, message: problem.message ?? problem.detail ?? problem.title ?? response.statusText },
      retry,
    )
  } catch {
    return new ProblemError(
      response.status,
      { code: response.status, message: response.statusText || 'unexpected', message_code: 'unexpected' },
      retry,
    )
  }
}

/** The calls of the platform, typed by their declarations. */
export function createApi(transport: Transport) {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    onProgress?: (percent: number) => void,
    { signal, accept }: { signal?: AbortSignal; accept?: string } = {},
  ): Promise<Response> {
    const attempt = async (token: string | null) => {
      const headers: Record<string, string> = {
        'accept-language': transport.locale(),
        'x-auth-mode': 'cookie',
      }
      if (accept) headers.accept = accept
      if (token) headers.authorization = `Bearer ${token}`
      if (body !== undefined && !(body instanceof FormData)) headers['content-type'] = 'application/json'
      try {
        if (onProgress && body instanceof FormData)
          return await sendFile({ url: `/api${path}`, headers, body, onProgress })
        return await transport.fetch(`/api${path}`, {
          method,
          headers,
          credentials: 'same-origin',
          ...(signal && { signal }),
          body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
        })
      } catch {
        throw new ProblemError(0, offline())
      }
    }
    const token = await transport.token()
    const first = await attempt(token)
    if (first.status !== 401 || !token) return first
    const renewed = await transport.renew(token)
    return renewed ? attempt(renewed) : first
  }

  async function json<T>(
    method: string,
    path: string,
    body?: unknown,
    onProgress?: (percent: number) => void,
  ): Promise<T> {
    const response = await send(method, path, body, onProgress)
    if (!response.ok) throw await problemOf(response)
    if (method !== 'GET') transport.changed?.()
    return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
  }

  async function paged<T>(path: string): Promise<Paged<T>> {
    const response = await send('GET', path)
    if (!response.ok) throw await problemOf(response)
    const header = (name: string) => Number(response.headers.get(name)) || 0
    const rows = (await response.json()) as T[]
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
      } = {},
    ) =>
      json<Static<A>>(
        endpoint.method,
        address(endpoint.path, input.params as Record<string, unknown>, input.query),
        input.body,
        input.onProgress,
      ),
    page: <A extends TSchema>(
      endpoint: Endpoint<TSchema, TSchema, TSchema, A>,
      input: { params?: Record<string, unknown>; query?: Query } = {},
    ) => paged<Static<A> extends (infer T)[] ? T : never>(address(endpoint.path, input.params, input.query)),
    list: <X extends AnyResource>(resource: X, query?: Query) =>
      paged<RecordOf<X>>(address(`/${resource.name}`, {}, query)),
    read: <X extends AnyResource>(resource: X, id: number) =>
      json<RecordOf<X>>('GET', `/${resource.name}/${id}`),
    create: <X extends AnyResource>(resource: X, body: InputOf<X>) =>
      json<RecordOf<X>>('POST', `/${resource.name}`, body),
    update: <X extends AnyResource>(resource: X, id: number, body: InputOf<X>) =>
      json<RecordOf<X>>('PUT', `/${resource.name}/${id}`, body),
    remove: (resource: AnyResource, id: number) => json<void>('DELETE', `/${resource.name}/${id}`),
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
      const path = address(endpoint.path, input.params as Record<string, unknown>, input.query)
      const response = await send(endpoint.method, path, input.body, undefined, { accept: steps })
      if (!response.ok) throw await problemOf(response)
      transport.changed?.()
      return resultOf<Static<A>>(response, input.onStep)
    },
    /** What the server says as long as it is listened to. */
    stream: async (path: string, signal: AbortSignal) => {
      const response = await send('GET', path, undefined, undefined, { signal })
      if (!response.ok || !response.body) throw await problemOf(response)
      return response.body
    },
    /** A file of bytes, such as an export. */
    file: async (path: string) => {
      const response = await send('GET', path)
      if (!response.ok) throw await problemOf(response)
      return response.blob()
    },
  }
}

export type Api = ReturnType<typeof createApi>
