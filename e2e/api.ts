import { type APIRequestContext, expect, type Page, type Response } from '@playwright/test'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { derivedKey } from '#platform/server/derived-key.ts'
import { appSecret } from './app-secret.ts'

/**
 * The solution of a captcha that asks for next to no work, signed as the server signs its own: what browsers solve is met where
 * the form is, in `identity/login.e2e.ts`.
 */
async function captcha(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyPrefix: '0',
    deriveKey,
    hmacSignatureSecret: derivedKey(appSecret, 'captcha').toString('hex'),
    // Also for a server whose clock went on by weeks.
    expiresAt: Math.floor(Date.now() / 1000) + 60 * 86_400,
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** The access tokens of sessions that were opened here and have not been ended here. */
const opened: string[] = []

/** Remembers which sessions are open; what it returns ends those that were opened since. */
export function rememberSessions() {
  const before = opened.length
  return async (request: APIRequestContext) => {
    for (const token of opened.splice(before))
      await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } })
  }
}

/** Logs in by the call behind the form; with `x-auth-mode: cookie` the browser of the request is logged in. */
export async function tokenFor(
  request: APIRequestContext,
  email: string,
  password = 'Demo-2026!',
  headers: Record<string, string> = {},
): Promise<string> {
  const send = async () =>
    request.post('/api/login', {
      headers,
      data: { email, password, g_recaptcha_response: await captcha() },
    })
  let answer = await send()
  // A server that has just started on a busy machine asks to come again, as it asks people.
  if (answer.status() === 503)
    await expect
      .poll(async () => {
        answer = await send()
        return answer.status()
      })
      .not.toBe(503)
  expect(answer.status(), await answer.text()).toBe(200)
  const { token } = await answer.json()
  opened.push(token)
  return token
}

/** The server's calls as somebody who is logged in, beside the browser that walks the pages. */
export async function callsAs(request: APIRequestContext, email: string, password?: string) {
  const headers = { authorization: `Bearer ${await tokenFor(request, email, password)}` }
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the documentation says is there
  const checked = async (sent: ReturnType<APIRequestContext['get']>): Promise<any> => {
    const response = await sent
    expect(response.ok(), await response.text()).toBe(true)
    return response.status() === 204 ? null : response.json()
  }
  return {
    get: (path: string) => checked(request.get(`/api${path}`, { headers })),
    put: (path: string, data: object) => checked(request.put(`/api${path}`, { headers, data })),
    delete: (path: string) => checked(request.delete(`/api${path}`, { headers })),
    post: (path: string, data: object) => checked(request.post(`/api${path}`, { headers, data })),
  }
}

export type Calls = Awaited<ReturnType<typeof callsAs>>

/** A call that writes has been answered: a page may show it before, and who leaves until then may take it back unsent. */
export const waitForWrite = (page: Page, path: RegExp) =>
  page.waitForResponse(answer => answer.request().method() !== 'GET' && path.test(answer.url()))

/** The stream of the hub that brings a topic. */
export const hears = (topic: string) => (response: Response) =>
  response.url().includes('/.well-known/mercure?') && decodeURIComponent(response.url()).includes(topic)

/** The link in the latest mail of a kind to an address, as the super admin reads it in the outbox. */
export async function linkTo(superAdmin: Calls, address: string, kind: string): Promise<string> {
  const mails: { id: number; kind: string }[] = await superAdmin.get(
    `/outbox_mails?search=${encodeURIComponent(address)}`,
  )
  const mail = mails.find(one => one.kind === kind)
  expect(mail, `${kind} to ${address} among ${mails.map(one => one.kind)}`).toBeDefined()
  const { text } = await superAdmin.get(`/outbox_mails/${mail?.id}`)
  return /https?:\S+/.exec(text)?.[0] ?? ''
}

/** A visitor of one test alone, with a password: what others do in the demo is not theirs. */
export async function newVisitor(
  request: APIRequestContext,
  fair: string,
  { password, ...person }: { email: string; firstName: string; lastName: string; password: string },
) {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  await superAdmin.post('/visitors/create', { ...person, fair })
  const [, token] = (await linkTo(superAdmin, person.email, 'invitation')).split('#invitation=')
  const chosen = { token, password, passwordConfirmation: password }
  expect((await request.post('/api/password/reset', { data: chosen })).ok()).toBe(true)
}
