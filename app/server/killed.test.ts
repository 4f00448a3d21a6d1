import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { madeSessions, scheduleOf } from '#domain/conferences/server/testing/made-schedule.ts'
import { countedCode } from '#domain/statistics/server/counted.ts'
import { steps } from '#platform/contract/steps.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { registerAllDomains } from './domains.ts'
import { csvForm } from './testing/csv-form.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'
import { browserAgent } from './testing/statistics-fixture.ts'

registerAllDomains()

vi.setConfig({ testTimeout: 300_000 })

/** Few in every run of the tests; `SERVER_KILLS=50` for the long proof. */
const kills = Number(process.env.SERVER_KILLS ?? 2)

/** What was acknowledged: whatever the server said yes to has to be there afterwards. */
type Journal = {
  resources: number[]
  people: number[]
  uploads: { id: number; filePath: string; size: number }[]
  version: number
  rotated: string[]
  /** Messages by their uuid; the last one to which no answer came is sent again. */
  messages: string[]
  unanswered?: { uuid: string; text: string }
  /** Views of a booth. */
  views: number
}

type Writer = (server: ServerProcess, journal: Journal, turn: string) => Promise<boolean>

const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()

/** Each writes as fast as it is answered, until the server is gone. Every kind touches other tables. */
async function writers(server: ServerProcess, standId: number): Promise<Writer[]> {
  const exhibitor = await server.logIn('firmadmina@small.test')
  const organizer = await server.logIn('organizer1@small.test')
  const visitor = await server.logIn('visitor1@small.test')
  let { refresh } = await server.logIn('visitor2@small.test')
  const opened = await server.call('POST', '/conversations', {
    headers: visitor.bearer,
    body: { stand: standId },
  })
  return [
    async ({ call }, journal, turn) => {
      const body = { stand: standId, type: 1, title: turn }
      const made = await call('POST', '/stand_resources', { headers: exhibitor.bearer, body })
      if (made.status === 201) journal.resources.push(made.body.id)
      return made.status === 201
    },
    async ({ call }, journal, turn) => {
      const body = { email: `${turn}@killed.test`, firstName: 'Kept', lastName: turn }
      const made = await call('POST', '/visitors/create', { headers: organizer.bearer, body })
      if (made.status === 201) journal.people.push(made.body.id)
      return made.status === 201
    },
    async ({ call }, journal, turn) => {
      const body = { color: turn.length % 2 ? '#112233' : '#332211' }
      const made = await call('PUT', `/stands/${standId}`, { headers: organizer.bearer, body })
      journal.version = Math.max(journal.version, Number(made.body.version))
      return made.status === 200
    },
    async ({ url }, journal) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(picture)]), 'a.png')
      const made = await fetch(`${url}/api/media_objects`, {
        method: 'POST',
        headers: visitor.bearer,
        body: form,
      })
      if (made.status === 201) journal.uploads.push((await made.json()) as Journal['uploads'][number])
      return made.status === 201
    },
    async ({ call }, journal) => {
      const made = await call('POST', '/token/refresh', { body: { refresh_token: refresh } })
      journal.rotated.push(refresh)
      refresh = String(made.body.refresh_token)
      return made.status === 200
    },
    async ({ call }, journal, turn) => {
      const message = journal.unanswered ?? { uuid: randomUUID(), text: turn }
      journal.unanswered = message
      const body = { conversation: opened.body.id, ...message }
      const made = await call('POST', '/direct_messages', { headers: visitor.bearer, body })
      if (made.status === 201) {
        journal.messages.push(message.uuid)
        journal.unanswered = undefined
      }
      // Sixty a minute, which the long proof passes.
      return made.status === 201 || made.status === 429
    },
    async ({ call }, journal) => {
      const body = { type: 'view', resourceType: 'stands', resourceId: standId }
      const made = await call('POST', '/stats/create', { headers: { 'user-agent': browserAgent }, body })
      if (made.status === 201) journal.views += 1
      // Six hundred a minute, which the long proof passes.
      return made.status === 201 || made.status === 429
    },
  ]
}

/** Writes with all hands until `until` answers have come, then kills the server in the middle of the next. */
async function writeUntilKilled(server: ServerProcess, journal: Journal, standId: number, round: number) {
  const until = 20 + Math.floor(Math.random() * 60)
  let answered = 0
  let refused = 0
  const hands = (await writers(server, standId)).map(async (write, hand) => {
    for (let turn = 0; ; turn += 1) {
      const done = await write(server, journal, `r${round}h${hand}t${turn}`).catch(() => undefined)
      if (done === undefined) return
      if (!done) refused += 1
      answered += 1
      if (answered === until) server.child.kill()
    }
  })
  await Promise.all(hands)
  expect(refused).toBe(0)
}

async function lost({ kysely }: Database, journal: Journal, standId: number, dataDir: string) {
  const missing = async (table: string, ids: number[]) =>
    await many<{ id: number }>(kysely)`
        select id from unnest(${ids}::int[]) id where not exists (select 1 from ${sql.table(table)} t where t.id = id.id)`
  const files = await Promise.all(
    journal.uploads.map(({ filePath, size }) =>
      stat(join(dataDir, filePath)).then(
        found => found.size === size,
        () => false,
      ),
    ),
  )
  const messages = await many<{ uuid: string }>(kysely)`
    select uuid from unnest(${journal.messages}::uuid[]) uuid
    where (select count(*) from direct_message m join conversation_side s
      on s.conversation_id = m.conversation_id and s.last_id >= m.id where m.uuid = uuid.uuid) <> 2
    union all select min(uuid::text)::uuid from direct_message group by text having count(*) > 1`
  const counted = await maybeOne<{ waiting: number; events: number; figures: number }>(kysely)`
    select (select count(*)::int from stat_inbox) as waiting,
      (select count(*)::int from stat_event) as events,
      (select coalesce(sum(count), 0)::int from stat_hour where resource_type = ${countedCode('stands')}) as figures`
  const row = await maybeOne<{ version: number; torn: number; fileless: string[] }>(kysely)`
    select (select version from stand where id = ${standId}),
      (select count(*)::int from app_user u where u.email like '%@killed.test'
        and not (exists (select 1 from fair_user f where f.user_id = u.id) and exists (select 1 from one_time_token o where o.user_id = u.id)
          and exists (select 1 from outbox_mail m where m.recipient = u.email) and exists (select 1 from audit_log a where a.resource = 'users' and a.resource_id = u.id))) as torn,
      (select coalesce(array_agg(file_path), '{}') from media_object) as fileless`
  const rowsWithoutFile = await Promise.all(
    (row?.fileless ?? []).map(path => stat(join(dataDir, path)).catch(() => path)),
  )
  return {
    resources: await missing('stand_resource', journal.resources),
    people: await missing('app_user', journal.people),
    uploads: await missing(
      'media_object',
      journal.uploads.map(({ id }) => id),
    ),
    files: files.filter(found => !found).length,
    rowsWithoutFile: rowsWithoutFile.filter(found => typeof found === 'string'),
    messages,
    views: journal.views > (counted?.waiting ?? 0) + (counted?.events ?? 0),
    figures: (counted?.figures ?? 0) - (counted?.events ?? 0),
    isOlder: (row?.version ?? 0) < journal.version,
    torn: row?.torn,
  }
}

it(
  `loses nothing that was acknowledged over HTTP, and tears nothing, over ${kills} kills`,
  async () => {
    const kept = await keptDatabase(smallDatabase)
    const journal: Journal = {
      resources: [],
      people: [],
      uploads: [],
      version: 0,
      rotated: [],
      messages: [],
      views: 0,
    }
    const standId = 1
    try {
      for (let round = 0; round < kills; round += 1)
        await writeUntilKilled(await serverProcess(kept.env), journal, standId, round)
      const server = await serverProcess(kept.env)
      // Of the last session, all tokens but the last two were replaced before the last one.
      const replayed = journal.rotated.at(-3) ?? ''
      const again = await server.call('POST', '/token/refresh', { body: { refresh_token: replayed } })
      await server.child.kill()
      expect(again.status).toBe(401)
      const database = await kept.open()
      const found = await lost(database, journal, standId, kept.dataDir)
      await database.close()
      expect(journal.views).toBeGreaterThan(kills)
      expect(journal.resources.length + journal.people.length + journal.uploads.length).toBeGreaterThan(kills)
      expect(found).toEqual({
        resources: [],
        people: [],
        uploads: [],
        files: 0,
        rowsWithoutFile: [],
        messages: [],
        views: false,
        figures: 0,
        isOlder: false,
        torn: 0,
      })
    } finally {
      await kept.remove()
    }
  },
  600_000 + kills * 30_000,
)

it('of a programme whose server is killed in the middle of its import nothing is there, and it comes in afterwards', async () => {
  const kept = await keptDatabase(smallDatabase)
  const begin = async ({ url, logIn, call }: ServerProcess, sessions: number) => {
    const { bearer } = await logIn('organizer1@small.test')
    const { body: fair } = await call('GET', '/default-fairs/slug/fair-one')
    const { headers, payload } = csvForm(scheduleOf(madeSessions(sessions)))
    return fetch(`${url}/api/fairs/${fair.id}/programme/import`, {
      method: 'POST',
      headers: { ...headers, ...bearer, accept: steps },
      body: new Uint8Array(payload),
    })
  }
  const counted = async () => {
    const database = await kept.open()
    const found = await one<Record<string, number>>(database.kysely)`
      select (select count(*)::int from conference) as sessions, (select count(*)::int from speaker) as speakers,
        (select count(*)::int from conference_room) as rooms, (select count(*)::int from conference_program) as programs,
        (select count(*)::int from programme_import) as imports, (select count(*)::int from import_run) as runs`
    await database.close()
    return found
  }
  try {
    const before = await counted()
    const killed = await serverProcess(kept.env)
    // Long enough that most is still to come when it says how far it is.
    const { value } = (await (await begin(killed, 5_000)).body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toMatch(/^\{"done":[1-5]00,"total":5000\}\n/)
    await killed.child.kill()
    expect(await counted()).toEqual(before)
    const server = await serverProcess(kept.env)
    expect(await (await begin(server, 24)).text()).toContain('"result"')
    await server.child.kill()
    expect((await counted()).sessions).toBe((before.sessions ?? 0) + 24)
  } finally {
    await kept.remove()
  }
})
