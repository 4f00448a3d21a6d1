import { type Child, startChild } from '#platform/server/testing/child-process.ts'
import { smallPassword } from '#seed/small.ts'

export type ServerProcess = {
  child: Child
  url: string
  /** A call as JSON; `headers` go with it. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Record<string, unknown> & { id: number } }>
  logIn(email: string): Promise<{ bearer: Record<string, string>; refresh: string }>
}

/** The server in a process of its own, to be killed or stopped; over the small fixture, unless `fixture` says otherwise. */
export async function serverProcess(
  env: Record<string, string>,
  fixture: 'serve-small-fixture' | 'serve-demo' = 'serve-small-fixture',
): Promise<ServerProcess> {
  const child = startChild(`app/server/fixtures/${fixture}.ts`, [], env)
  const port = await portOf(child)
  const url = `http://127.0.0.1:${port}`
  const call: ServerProcess['call'] = async (method, path, { body, headers } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : {} }
  }
  return {
    child,
    url,
    call,
    async logIn(email) {
      const { status, body } = await call('POST', '/login', { body: { email, password: smallPassword } })
      if (status !== 200) throw new Error(`${email} could not log in: ${JSON.stringify(body)}`)
      return {
        bearer: { authorization: `Bearer ${body.token}` },
        refresh: String(body.refresh_token),
      }
    },
  }
}

/** The line that is a number; what is logged before it is passed over. */
async function portOf(child: Child): Promise<string> {
  for (;;) {
    const line = await child.next()
    if (line === undefined) throw new Error(`The server did not start: ${child.lines.join(' ')}`)
    if (/^\d+$/.test(line)) return line
  }
}
