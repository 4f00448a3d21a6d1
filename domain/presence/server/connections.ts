import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import type { StreamWatch, WatchedStream } from '#platform/server/hub/stream-watch.ts'
import { singleFlight } from '#platform/server/single-flight.ts'
import { shownPlaces } from './places.ts'

/** Who comes and goes in this time is written together. */
const gathered = 200
/** For how long a process is believed to hold its streams, and how often it says so. */
const leaseSeconds = 20
const renewal = 5_000
/** Of a process that stops: its people find another meanwhile. */
const graceSeconds = 8
const sweptSeconds = 60
/** Strangers of one address who are counted, by each process: a school may come from one, a crowd of streams is none. */
export const strangersMost = 40

type Row = {
  stream: string
  user: number | null
  session: string | null
  kind: string
  place: number
}

/** Keeps in the database whose streams this process holds and what their pages show. */
export class Connections implements StreamWatch {
  readonly #database: Pick<Database, 'kysely'>
  readonly #id = randomUUID()
  readonly #rows = new Map<string, readonly Row[]>()
  readonly #strangers = new Map<string, number>()
  #begun: string[] = []
  #ended: string[] = []
  #soon: NodeJS.Timeout | undefined
  #beat: NodeJS.Timeout | undefined
  #isOver = false

  constructor(database: Pick<Database, 'kysely'>) {
    this.#database = database
  }

  async start() {
    await this.#renew()
    this.#beat = setInterval(() => void this.#heartbeat().catch(() => {}), renewal).unref()
  }

  begin({ userId, sessionId, source, topics }: WatchedStream): () => void {
    const places = shownPlaces(topics)
    if (!places.length) return () => {}
    const strangers = this.#strangers.get(source) ?? 0
    if (userId === null && strangers >= strangersMost) return () => {}
    if (userId === null) this.#strangers.set(source, strangers + 1)
    const stream = randomUUID()
    this.#rows.set(
      stream,
      places.map(({ kind, id }) => ({ stream, user: userId, session: sessionId, kind, place: id })),
    )
    this.#begun.push(stream)
    this.#writeSoon()
    return () => {
      this.#rows.delete(stream)
      if (userId === null) this.#leave(source)
      this.#ended.push(stream)
      this.#writeSoon()
    }
  }

  #leave(source: string) {
    const left = (this.#strangers.get(source) ?? 0) - 1
    if (left > 0) this.#strangers.set(source, left)
    else this.#strangers.delete(source)
  }

  async stop() {
    this.#isOver = true
    clearInterval(this.#beat)
    clearTimeout(this.#soon)
    await this.#write().catch(() => {})
    await this.#renew(graceSeconds).catch(() => {})
  }

  #writeSoon() {
    if (this.#isOver) return
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      // What a database that does not answer was not told is told with the next renewal.
      void this.#write().catch(() => {})
    }, gathered).unref()
  }

  readonly #write = singleFlight(async () => {
    const [begun, ended] = [this.#begun, this.#ended]
    this.#begun = []
    this.#ended = []
    try {
      // Who came and went meanwhile was there for a moment.
      await this.#insert(begun.flatMap(stream => this.#rows.get(stream) ?? []))
      if (ended.length)
        await sql`
          update presence_connection set ended_at = clock_timestamp()
          where stream_id = any(${ended}::uuid[]) and ended_at is null`.execute(this.#database.kysely)
    } catch (error) {
      this.#begun.push(...begun)
      this.#ended.push(...ended)
      throw error
    }
  })

  /** Nothing of whoever was erased or logged out in the same moment. */
  async #insert(rows: readonly Row[]) {
    if (rows.length)
      await sql`
        insert into presence_connection (stream_id, process_id, user_id, session_id, kind, place_id)
        select r.stream, ${this.#id}::uuid, r."user", r.session, r.kind, r.place
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r (stream uuid, "user" int, session uuid, kind text, place int)
        where (r."user" is null or exists (select from app_user u where u.id = r."user"))
          and (r.session is null
            or exists (select from session s where s.id = r.session and s.revoked_at is null))
        on conflict do nothing`.execute(this.#database.kysely)
  }

  /** Says whether the process was believed to be there before. */
  async #renew(seconds = leaseSeconds): Promise<boolean> {
    const { kysely } = this.#database
    const [known] = await many<{ wasKnown: boolean }>(kysely)`
      insert into presence_process (id, held_until)
      values (${this.#id}::uuid, now() + make_interval(secs => ${seconds}))
      on conflict (id) do update set held_until = excluded.held_until
      returning xmax <> 0 as "wasKnown"`
    return known?.wasKnown ?? false
  }

  /** A process that could not say so for a while was taken for gone, and all that it holds with it. */
  async #heartbeat() {
    if (!(await this.#renew())) this.#begun = [...this.#rows.keys()]
    await this.#write()
    await this.#sweep()
  }

  async #sweep() {
    const { kysely } = this.#database
    await sql`delete from presence_connection
      where ended_at < now() - make_interval(secs => ${sweptSeconds})`.execute(kysely)
    await sql`delete from presence_process
      where held_until < now() - make_interval(secs => ${sweptSeconds})`.execute(kysely)
    await sql`delete from presence_talk where since < now() - interval '1 day'`.execute(kysely)
  }
}
