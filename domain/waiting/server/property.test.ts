import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

vi.setConfig({ testTimeout: 600_000 })

let q: WaitingFixture
beforeAll(async () => {
  q = await waitingFixture()
})
afterAll(() => q.platform.close())

const seed = 20_261
const visitors = ['visitor1', 'visitor2', 'press', 'speaker', 'moderator'] as const
const contacts = ['contactA', 'standAdminA', 'firmAdminA'] as const
type Visitor = (typeof visitors)[number]
type Contact = (typeof contacts)[number]

type Place = { id: number; user: number; contact: number | null; state: string; call: string | null }
const placesOf = () =>
  many<Place>(q.db)`select p.id, p.user_id as user, p.contact_id as contact, p.state, r.uniqid as call
    from waiting_place p left join visio_room r on r.id = p.room_id order by p.id`

type Doing = { visitor: Visitor; contact: Contact; own: Place | undefined }
const none = { id: 2_000_000_000 }
const withCall = ({ own }: Doing) => ({ uniqid: own?.call ?? 'none' })

/** What somebody does, and which changes of a place it may make besides those of calls. */
const steps = {
  take: { does: ({ visitor }: Doing) => q.takeAt(visitor), may: ['none>waiting'] },
  later: {
    does: ({ visitor, own }: Doing) => q.moveAt(visitor, 'later', own ?? none),
    may: ['called>waiting'],
  },
  leave: {
    does: ({ visitor, own }: Doing) => q.leave(visitor, own ?? none),
    may: ['waiting>left', 'called>left', 'talking>served'],
  },
  next: { does: ({ contact }: Doing) => q.nextAt(contact), may: ['waiting>called'] },
  ring: {
    does: ({ contact }: Doing) => q.nextAt(contact, 'call'),
    // A call that the two are in already is that of the place.
    may: ['waiting>called', 'waiting>talking'],
  },
  accept: { does: (on: Doing) => q.move(on.visitor, 'accept', withCall(on)), may: ['called>talking'] },
  refuse: { does: (on: Doing) => q.move(on.visitor, 'refuse', withCall(on)), may: [] },
  hangUp: { does: (on: Doing) => q.move(on.visitor, 'end', withCall(on)), may: ['talking>served'] },
  come: {
    does: ({ visitor, own }: Doing) => q.moveAt(visitor, 'come', own ?? none, { by: 'chat' }),
    may: ['called>talking'],
  },
  release: {
    does: ({ contact, own }: Doing) => q.moveAt(contact, 'release', own ?? none),
    may: ['called>waiting'],
  },
  handOver: {
    does: ({ contact, own }: Doing) => q.moveAt(contact, 'take', own ?? none, { by: 'chat' }),
    may: ['waiting>called'],
  },
  done: {
    does: ({ contact, own }: Doing) => q.moveAt(contact, 'done', own ?? none),
    may: ['talking>served'],
  },
  miss: {
    does: async ({ own }: Doing) => {
      await q.run(sql`update waiting_place set called_until = now() where id = ${own?.id ?? 0}
        and state = 'called'`)
      return { statusCode: 200 }
    },
    may: ['called>missed'],
  },
} as const
type StepName = keyof typeof steps

const names: StepName[] = [
  'take',
  'take',
  'take',
  'next',
  'next',
  'later',
  'later',
  'leave',
  'ring',
  'accept',
  'refuse',
  'hangUp',
  'come',
  'come',
  'release',
  'release',
  'handOver',
  'done',
  'done',
  'miss',
]
const step = fc.record({
  name: fc.constantFrom(...names),
  visitor: fc.constantFrom(...visitors),
  contact: fc.constantFrom(...contacts),
})

async function begin() {
  await q.startAgain()
  await q.run(sql`insert into stand_contact (stand_id, user_id)
    select ${q.world.stands.a}, id from app_user
    where id in (${q.idOf('standAdminA')}, ${q.idOf('firmAdminA')})`)
  for (const who of visitors) await q.there(who)
  for (const who of contacts) await q.busy(who)
}

it('whatever people do in whatever order, nobody is lost, overtaken but by their own “later”, or called twice', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 35, maxLength: 45 }), async done => {
      await begin()
      const postponed = new Set<number>()
      for (const { name, visitor, contact } of done) {
        const before = await placesOf()
        const isOpen = ({ state }: Place) => ['waiting', 'called', 'talking'].includes(state)
        const own = before.find(place => place.user === q.idOf(visitor) && isOpen(place))
        const { statusCode } = await steps[name].does({ visitor, contact, own })
        expect(statusCode, name).toBeLessThan(500)
        if (name === 'later' && statusCode === 200 && own) postponed.add(own.id)
        await q.settle()
        const after = await placesOf()
        const was = new Map(before.map(place => [place.id, place.state]))
        const changed = after.filter(({ id, state }) => was.get(id) !== state)
        const moves = changed.map(({ id, state }) => `${was.get(id) ?? 'none'}>${state}`)
        for (const move of moves) seen.add(move)
        // Nobody is lost: a place goes only where what was done takes it, and no row is gone.
        expect(
          moves.filter(move => !steps[name].may.some(may => may === move)),
          name,
        ).toEqual([])
        expect(moves.length, name).toBeLessThanOrEqual(1)
        expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
        // Nobody is overtaken: whoever came before and waits has let others go first.
        const [called] = changed
        if ((name === 'next' || name === 'ring') && called)
          expect(
            after.filter(({ id, state }) => state === 'waiting' && id < called.id && !postponed.has(id)),
          ).toEqual([])
        // Nobody is called by two, or receives two.
        const receiving = after.filter(({ state }) => state === 'called' || state === 'talking')
        expect(new Set(receiving.map(one => one.contact)).size).toBe(receiving.length)
        const line = await q.line()
        const waiting = after.filter(({ state }) => state === 'waiting').map(({ user }) => user)
        expect([...line].sort((x, y) => x - y)).toEqual(waiting.sort((x, y) => x - y))
      }
    }),
    { seed, numRuns: 6, endOnFailure: true },
  )
  for (const move of [
    'waiting>called',
    'called>waiting',
    'called>talking',
    'talking>served',
    'called>missed',
  ])
    expect(seen).toContain(move)
})
