import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** Cookies by their name; what is cleared is gone. */
function jar() {
  const kept = new Map<string, string>()
  return {
    take: (set: readonly string[]) => {
      for (const line of set) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value) kept.set(name, value)
        else kept.delete(name)
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    kept,
  }
}

/** What a browser does between our pages and a provider: it follows, and it keeps the cookies of each. */
export function openBrowser(app: FastifyInstance) {
  const ours = jar()
  const theirs = jar()
  async function call(options: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await app.inject({
      ...options,
      headers: {
        'x-auth-mode': 'cookie',
        'accept-language': 'en',
        ...options.headers,
        cookie: ours.header(),
      },
    })
    ours.take([answer.headers['set-cookie'] ?? []].flat())
    return answer
  }
  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(address, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, cookie: theirs.header() },
    })
    theirs.take(answer.headers.getSetCookie())
    return answer
  }
  /** Follows the provider until it leads back to us; the address it leads to, or its own refusal. */
  async function logInThere(address: string, form: Record<string, string>): Promise<URL | number> {
    let at = address
    for (let step = 0; step < 10; step += 1) {
      const body = /\/interaction\//.test(at) ? { method: 'POST', body: new URLSearchParams(form) } : {}
      const answer = await visit(at, body)
      const location = answer.headers.get('location')
      if (!location) return answer.status
      at = new URL(location, at).href
      if (new URL(at).pathname === '/callback') return new URL(at)
    }
    return 0
  }
  const start = async (query = '') => {
    const answer = await call({ url: `/api/oidc/start${query}` })
    return String(answer.headers.location)
  }
  const finish = (query: string) => call({ method: 'POST', url: '/api/oidc/finish', payload: { query } })
  return {
    ours,
    call,
    start,
    finish,
    logInThere,
    /** From the button until the answer of our own server. */
    signOn: async (login: string, query = '') => {
      const back = await logInThere(await start(query), { login })
      return finish(back instanceof URL ? back.search.slice(1) : '')
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>
