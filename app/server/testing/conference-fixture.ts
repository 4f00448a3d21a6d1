import { sql } from 'kysely'
import type { Conference } from '#domain/conferences/contract/calls.ts'
import { many } from '#platform/server/database/rows.ts'
import { type Somebody, waitingFixture } from './waiting-fixture.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Fair = 'fair1' | 'fair2'
const organizerOf = { fair1: 'organizer1', fair2: 'organizer2' } as const

/** So many minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** Conferences of the small fixture, and those who come to them. */
export async function conferenceFixture(env?: Parameters<typeof waitingFixture>[0]) {
  const f = await waitingFixture(env)
  const { seeded, db, run } = f
  /** @throws Error unless it is done */
  async function done<T>(who: Somebody | null, method: Method, path: string, body?: object): Promise<T> {
    const answer = await (who === null ? f.send(null, method, path, body) : f.ask(who, method, path, body))
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
    return answer.statusCode === 204 ? (undefined as T) : answer.json()
  }
  /** Status, and the code of what was refused. */
  const said = async (who: Somebody | null, method: Method, path: string, body?: object) => {
    const answer = await (who === null ? f.send(null, method, path, body) : f.ask(who, method, path, body))
    return [answer.statusCode, answer.statusCode < 400 ? undefined : answer.json().message_code]
  }
  const made = <T extends { id: number }>(path: string, body: object, fair: Fair = 'fair1') =>
    done<T>(organizerOf[fair], 'POST', path, { fair: seeded.fairs[fair], ...body })
  /** A draft, unless it is published. */
  const conference = async (body: object = {}, fair: Fair = 'fair1'): Promise<number> => {
    const kind = { mode: 'live', hosting: 'external', format: 'plenary' }
    const times = { begin: inMinutes(5), end: inMinutes(65) }
    const { id } = await made<Conference>(
      '/conferences',
      { title: 'Title', ...kind, ...times, ...body },
      fair,
    )
    return id
  }
  const published = async (body: object = {}, fair: Fair = 'fair1'): Promise<number> => {
    const id = await conference(body, fair)
    await done(organizerOf[fair], 'POST', `/conferences/${id}/publish`)
    return id
  }
  const mails = (kind: string) =>
    many<{ address: string; subject: string; text: string }>(db)`
      select recipient as address, subject, text from outbox_mail where kind = ${kind} order by id`
  const notified = (kind: string) =>
    many<{ user: number; path: string | null }>(db)`
      select user_id as user, path from notification where kind = ${kind} order by id`
  /** Does what is due, with what is done by the clock. */
  const tick = async (...kinds: string[]) => {
    await f.platform.services.queue.plan()
    await run(sql`update queued_job set run_at = now() - interval '1 minute'
      where kind = any(${kinds}::text[])`)
    await f.platform.services.queue.runDue()
  }
  return { ...f, done, said, made, conference, published, mails, notified, tick }
}

export type ConferenceFixture = Awaited<ReturnType<typeof conferenceFixture>>
