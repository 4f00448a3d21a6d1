import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { ApiProvider } from '../api/api-context.tsx'
import { createApi } from '../api/client.ts'

/** What the server was asked: `POST /stands/1/trash`, with the fields that were sent. */
export type SentCall = { call: string; body: unknown }

/** The first call to an address gets the first of its answers, the last answer is repeated. */
export type Answers = Readonly<Record<string, readonly (Response | Error | object)[] | object>>

const asResponse = (answer: unknown) => (answer instanceof Response ? answer.clone() : Response.json(answer))

export const problem = (status: number, said: object = {}) =>
  Response.json({ code: status, message: '', ...said }, { status })

/** What surrounds a page: a server that answers as said, an address, and no words, so that sentences are their keys. */
export function pageWith(answers: Answers = {}, address = '/') {
  const left = new Map(
    Object.entries(answers).map(([call, said]) => [call, Array.isArray(said) ? [...said] : [said]]),
  )
  const asked: SentCall[] = []
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = createApi({
    fetch: async (path, { method = 'GET', body }) => {
      const call = `${method} ${path.replace(/^\/api/, '')}`
      asked.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body })
      const answer = left.get(call)
      if (!answer) return problem(404)
      const said = answer.length > 1 ? answer.shift() : answer[0]
      if (said instanceof Error) throw said
      return asResponse(await said)
    },
    locale: () => 'fr',
    token: async () => null,
    renew: async () => null,
  })
  let shown = address
  function Watch({ children }: { children: ReactNode }) {
    const { pathname, search } = useLocation()
    shown = pathname + search
    return children
  }
  return {
    api,
    queries,
    asked,
    /** Of those that may change something, in their order. */
    sent: () => asked.filter(({ call }) => !call.startsWith('GET ')),
    address: () => shown,
    around: (page: ReactNode) => (
      <MemoryRouter initialEntries={[address]}>
        <Watch>
          <QueryClientProvider client={queries}>
            <ApiProvider api={api}>{page}</ApiProvider>
          </QueryClientProvider>
        </Watch>
      </MemoryRouter>
    ),
  }
}

/** A browser's storage of texts, for as long as a test runs; returns what is kept. */
export function storageOf(area: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>()
  vi.stubGlobal(area, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}
