import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { afterAll, beforeAll } from 'vitest'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { detailType } from '#platform/server/hub/hub-tokens.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import { publisherEnv } from './publisher.ts'
import { type TestPlatform, testPlatform } from './test-platform.ts'

export const { HUB_PUBLISHER_KEY: secret, HUB_AUDIENCE: audience, HUB_ISSUER: issuer } = publisherEnv
const env = {
  PUBLIC_URL: 'https://fair.example',
  HUB_PUBLISHER_KEY: secret,
  HUB_ISSUER: issuer,
  HUB_ANONYMOUS: '1',
  HUB_CORS: 'https://www.fair.example',
}

export let platform: TestPlatform
export let url: string
export const opened: EventStream[] = []

/** For all tests of a file: a server whose hub has a publisher. */
export function openPlatform() {
  beforeAll(async () => {
    platform = await testPlatform(env)
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    for (const stream of opened) stream.leave()
    await platform.close()
  })
}

export type Topic = string | { match: string; match_type?: string }
export const detail = (actions: string[], topics: Topic[], more: object = {}) => ({
  type: detailType,
  actions,
  topics: topics.map(topic => (typeof topic === 'string' ? { match: topic } : topic)),
  ...more,
})
export const seconds = () => Math.floor(Date.now() / 1000)
export const claims = () => ({
  iss: issuer,
  aud: audience,
  sub: 'somebody',
  client_id: issuer,
  iat: seconds(),
  exp: seconds() + 60,
  jti: 'one',
})
export const sign = (details: unknown, changed: object = {}, header: object = {}, by = secret) =>
  new SignJWT({ ...claims(), authorization_details: details, ...changed })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(Buffer.from(by))
export const all = () => sign([detail(['publish', 'subscribe'], ['*'])])
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const query = (params: [string, string][]) => new URLSearchParams(params).toString()
export async function hear(params: [string, string][], headers: Record<string, string> = {}) {
  const stream = await eventStream(`${url}${hubPath}?${query(params)}`, { headers })
  opened.push(stream)
  return stream
}
export const send = async (fields: [string, string][], headers?: Record<string, string>) => {
  const answer = await fetch(url + hubPath, {
    method: 'POST',
    headers: headers ?? bearer(await all()),
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
let turn = 0
export const topic = () => {
  turn += 1
  return `https://books.example/${turn}`
}
