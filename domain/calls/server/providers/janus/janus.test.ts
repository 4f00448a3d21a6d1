import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallsFixture, callsFixture } from '#app/server/testing/calls-fixture.ts'
import { one } from '#platform/server/database/rows.ts'
import type { BoothRoom } from '../../../contract/booth-room.ts'
import type { VisioAccess } from '../../../contract/connection.ts'
import { hasJanus, janusSecret, ownJanus } from '../../testing/own-janus.ts'
import { EngineKeeper } from './keeper.ts'

vi.setConfig({ testTimeout: 120_000 })

type Entered = BoothRoom & { access: VisioAccess }

const soon = { timeout: 60_000 }

describe.runIf(hasJanus())('Janus', () => {
  let c: CallsFixture
  let engine: Awaited<ReturnType<typeof ownJanus>>
  beforeAll(async () => {
    engine = await ownJanus()
    await engine.start()
    c = await callsFixture(engine.env)
  })
  beforeEach(() => c.platform.startAgain())
  afterAll(async () => {
    await c.platform.close()
    await engine.remove()
  })

  const video = async () => (await c.platform.app.inject({ url: '/ready' })).json().video
  const session = async () =>
    (await one<{ session: number | null }>(c.db)`select session from visio_engine`).session
  const enter = async (who: 'visitor1' | 'contactA'): Promise<Entered> =>
    (await c.send(who, 'POST', `/stands/${c.seeded.stands.a}/videoroom`)).json()
  const engineStates = async () =>
    (await c.heard('visitor1')).flatMap(update => (update.state === 'engine' ? [update.isAvailable] : []))

  it('that is killed and comes back: those in a room are told so, and those who look after the server', async () => {
    await expect.poll(video, soon).toBe('ready')
    const { access } = await enter('visitor1')
    expect(access.engine).toMatchObject({ isAvailable: true })
    await engine.kill()
    await expect.poll(engineStates, soon).toEqual([false])
    expect(await video()).toBe('unavailable')
    expect((await enter('contactA')).access.engine).toMatchObject({ isAvailable: false })
    await engine.start()
    await expect.poll(engineStates, soon).toEqual([false, true])
    expect(await video()).toBe('ready')
  })

  it('hears nothing by a token that is forged, another’s, or of a page whose place is taken', async () => {
    await expect.poll(video, soon).toBe('ready')
    const replaced = (await enter('visitor1')).access
    const { access } = await enter('visitor1')
    const theirs = (await enter('contactA')).access
    const offer = { kind: 'description', description: { type: 'offer', sdp: 'v=0\r\n' } }
    const say = async ({ token, sessionId, connection: to }: VisioAccess) => {
      const body = { token, to, first: 1, signals: [offer] }
      return (await c.send('visitor1', 'POST', `/visio/signal/${sessionId}`, body)).statusCode
    }
    expect(await say({ ...access, token: 'x.y.z' })).toBe(403)
    expect(await say(theirs)).toBe(403)
    expect(await say({ ...access, token: theirs.token })).toBe(403)
    expect(await say(replaced)).toBe(409)
    const { said } = await one<{ said: number }>(c.db)`
      select (select count(*) from visio_feed)::int + (select count(*) from visio_engine_signal)::int as said`
    expect(said).toBe(0)
    expect(await say(access)).toBe(204)
  })

  it('refuses a description that is none, which is over for that page alone', async () => {
    await expect.poll(video, soon).toBe('ready')
    const before = await session()
    const { access } = await enter('visitor1')
    const offer = { kind: 'description', description: { type: 'offer', sdp: 'v=0\r\nm=nonsense' } }
    const body = { token: access.token, to: access.connection, first: 1, signals: [offer] }
    expect((await c.send('visitor1', 'POST', `/visio/signal/${access.sessionId}`, body)).statusCode).toBe(204)
    await expect.poll(async () => (await c.states('visitor1')).at(-1), soon).toBe('unpublish')
    const { left } = await one<{ left: number }>(c.db)`
      select (select count(*) from visio_feed)::int + (select count(*) from visio_engine_signal)::int as left`
    expect(left).toBe(0)
    expect([await video(), await session()]).toEqual(['ready', before])
  })
})

describe.runIf(hasJanus())('a process that speaks to Janus', () => {
  let c: CallsFixture
  let engine: Awaited<ReturnType<typeof ownJanus>>
  const keepers: EngineKeeper[] = []
  beforeAll(async () => {
    engine = await ownJanus()
    await engine.start()
    // Its own process speaks to none.
    c = await callsFixture()
  })
  beforeEach(() => c.platform.startAgain())
  afterEach(async () => {
    for (const keeper of keepers.splice(0)) await keeper.stop()
  })
  afterAll(async () => {
    await c.platform.close()
    await engine.remove()
  })

  const start = async (over: Record<string, string> = {}) => {
    const { services } = c.platform
    const keeper = new EngineKeeper({
      ...services,
      settings: { ...services.settings, ...engine.env, ...over },
    })
    keepers.push(keeper)
    await keeper.start()
    return keeper
  }
  const spoken = async () =>
    one<{ session: number | null; holder: string | null; isUp: boolean }>(c.db)`
      select session, holder, is_up and held_until > now() as "isUp" from visio_engine`

  it('is followed by another when it stops, with all that Janus carries', async () => {
    const first = await start()
    await expect.poll(() => first.isUp(), soon).toBe(true)
    const before = await spoken()
    const second = await start()
    await first.stop()
    await expect.poll(async () => (await spoken()).holder !== before.holder, soon).toBe(true)
    await expect.poll(() => second.isUp(), soon).toBe(true)
    expect((await spoken()).session).toBe(before.session)
  })

  it('is followed by another when it ends without a word', async () => {
    const keeper = await start()
    const gone = '00000000-0000-4000-8000-000000000000'
    await keeper.stop()
    await c.run(sql`update visio_engine set holder = ${gone}, held_until = now() + interval '2 seconds'`)
    await start()
    await expect.poll(async () => [null, gone].includes((await spoken()).holder), soon).toBe(false)
    await expect.poll(async () => (await spoken()).isUp, soon).toBe(true)
  })

  it('with another secret than Janus has says that it is not there', async () => {
    await c.run(sql`update visio_engine set is_up = true`)
    const keeper = await start({ JANUS_SECRET: `${janusSecret}-another` })
    await expect.poll(async () => (await spoken()).holder, soon).not.toBeNull()
    await expect.poll(() => keeper.isUp(), soon).toBe(false)
    expect((await spoken()).session).toBeNull()
  })
})
