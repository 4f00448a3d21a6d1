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
afterAll(() => q.close())

const seed = 20_261
const visitors = ['visitor1', 'visitor2', 'press', 'speaker', 'moderator'] as const
const contacts = ['contactA', 'standAdminA', 'firmAdminA'] as const

type Place = { id: number; user: number; contact: number | null; state: string; call: string | null }
const placesOf = () =>
  many<Place>(q.db)`select p.id, p.user_id as user, p.contact_id as contact, p.state, r.uniqid as call
    from waiting_place p left join visio_room r on r.id = p.room_id order by p.id`
const isOpen = ({ state }: Place) => ['waiting', 'called', 'talking'].includes(state)
const isReceived = ({ state }: Place) => state === 'called' || state === 'talking'

/** A visitor with their open place, and somebody of the booth. */
type Doing = { visitor: number; contact: number; own: Place | undefined }
const none = { id: 2_000_000_000 }
const inCall = (word: string) => (on: Doing) =>
  q.ask(on.visitor, 'PUT', `/visio/${word}-call/${on.own?.call ?? '0'.repeat(32)}`)
const hasDone = { statusCode: 200 }

type Step = {
  /** Of which places it changes something. */
  of?: readonly string[]
  does: (on: Doing) => PromiseLike<{ statusCode: number }>
  /** The changes that it may make. */
  may: readonly string[]
}

/** What somebody does. */
const steps = {
  take: { does: ({ visitor }: Doing) => q.takeAt(visitor), may: ['none>waiting'] },
  later: {
    of: ['waiting', 'called'],
    does: ({ visitor, own }: Doing) => q.moveAt(visitor, 'later', own ?? none),
    may: ['called>waiting'],
  },
  leave: {
    of: ['waiting', 'called', 'talking'],
    does: ({ visitor, own }: Doing) => q.leave(visitor, own ?? none),
    may: ['waiting>left', 'called>left', 'talking>served'],
  },
  next: { does: ({ contact }: Doing) => q.nextAt(contact), may: ['waiting>called'] },
  ring: {
    does: ({ contact }: Doing) => q.nextAt(contact, 'call'),
    // A call that the two are in already is that of the place.
    may: ['waiting>called', 'waiting>talking'],
  },
  accept: { of: ['called'], does: inCall('accept'), may: ['called>talking'] },
  // It may have rung for longer than they had to come.
  refuse: { of: ['called'], does: inCall('refuse'), may: ['called>missed'] },
  hangUp: { of: ['talking'], does: inCall('end'), may: ['talking>served'] },
  come: {
    of: ['called'],
    does: ({ visitor, own }: Doing) => q.moveAt(visitor, 'come', own ?? none, { by: 'chat' }),
    may: ['called>talking'],
  },
  release: {
    of: ['called'],
    does: ({ contact, own }: Doing) => q.moveAt(contact, 'release', own ?? none),
    may: ['called>waiting'],
  },
  handOver: {
    of: ['called'],
    does: ({ contact, own }: Doing) => q.moveAt(contact, 'take', own ?? none, { by: 'chat' }),
    may: ['waiting>called'],
  },
  done: {
    of: ['talking'],
    does: ({ contact, own }: Doing) => q.moveAt(contact, 'done', own ?? none),
    may: ['talking>served'],
  },
  miss: {
    of: ['called'],
    does: async ({ own }: Doing) => {
      await q.run(sql`update waiting_place set called_until = now() where id = ${own?.id ?? 0}
        and state = 'called'`)
      return hasDone
    },
    may: ['called>missed'],
  },
  closePage: { does: ({ visitor }: Doing) => q.gone(visitor).then(() => hasDone), may: [] },
  openPage: { does: ({ visitor }: Doing) => q.there(visitor).then(() => hasDone), may: [] },
  restart: {
    // Everybody’s page comes back to the server that is started.
    does: async () => {
      for (const who of people()) await q.gone(who)
      await q.restart()
      await allThere()
      return hasDone
    },
    may: [],
  },
} satisfies Record<string, Step>
type StepName = keyof typeof steps

const often: Partial<Record<StepName, number>> = { take: 8, next: 5, later: 2, come: 3, done: 2, ring: 2 }
const doing = fc.record({
  name: fc.constantFrom(
    ...(Object.keys(steps) as StepName[]).flatMap(name => Array<StepName>(often[name] ?? 1).fill(name)),
  ),
  visitor: fc.nat(visitors.length - 1),
  contact: fc.constantFrom(...contacts),
  // Most of what is done changes something, and is done by whoever receives.
  isFitting: fc.constantFrom(true, true, true, false),
})

const people = () => [...visitors, ...contacts].map(q.idOf)
async function allThere() {
  for (const who of visitors) await q.there(who)
  for (const who of contacts) await q.busy(who)
}

async function begin() {
  await q.startAgain()
  await q.run(sql`insert into stand_contact (stand_id, user_id)
    select ${q.seeded.stands.a}, id from app_user
    where id in (${q.idOf('standAdminA')}, ${q.idOf('firmAdminA')})`)
  await allThere()
}

it('whatever people do in whatever order, nobody is lost, overtaken but by their own “later”, or called twice', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 35, maxLength: 45 }), async done => {
      await begin()
      /** Of whoever let somebody go first: who was called before them since then. */
      const postponed = new Map<number, Set<number>>()
      const wereCalled = new Set<number>()
      for (const { name, isFitting, ...who } of done) {
        const step: Step = steps[name]
        const before = await placesOf()
        const open = before.filter(isOpen)
        const fitting = open.filter(({ state }) => isFitting && step.of?.includes(state))
        const visitor =
          fitting[who.visitor % fitting.length]?.user ?? q.idOf(visitors[who.visitor] ?? 'visitor1')
        const own = open.find(({ user }) => user === visitor)
        const contact = (isFitting && name !== 'handOver' ? own?.contact : null) ?? q.idOf(who.contact)
        const { statusCode } = await step.does({ visitor, contact, own })
        expect(statusCode, name).toBeLessThan(500)
        await q.settle()
        const after = await placesOf()
        const was = new Map(before.map(place => [place.id, place.state]))
        const changed = after.filter(({ id, state }) => was.get(id) !== state)
        const moves = changed.map(({ id, state }) => `${was.get(id) ?? 'none'}>${state}`)
        for (const move of moves) seen.add(move)
        // Nobody is lost: a place goes only where what was done takes it, and no row is gone.
        expect(
          moves.filter(move => !step.may.includes(move)),
          name,
        ).toEqual([])
        expect(moves.length, name).toBeLessThanOrEqual(1)
        expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
        // Nobody is overtaken: whoever came before and waits has let others go first, and of those one goes.
        const [called] = changed
        if ((name === 'next' || name === 'ring') && called && !wereCalled.has(called.id))
          for (const { id, state } of after)
            if (state === 'waiting' && id < called.id)
              expect(postponed.get(id)?.add(called.id).size, `${called.id} before ${id}`).toBe(1)
        if (name === 'later' && statusCode === 200 && own && !postponed.has(own.id))
          postponed.set(own.id, new Set())
        for (const place of after) if (isReceived(place)) wereCalled.add(place.id)
        // Nobody is called by two, or receives two.
        const receiving = after.filter(isReceived)
        expect(new Set(receiving.map(one => one.contact)).size).toBe(receiving.length)
        if (name === 'handOver' && statusCode === 200)
          expect(after.find(({ id }) => id === own?.id)).toMatchObject({ contact, state: 'called' })
        const line = await q.line()
        const waiting = after.filter(({ state }) => state === 'waiting').map(({ user }) => user)
        expect([...line].sort((x, y) => x - y)).toEqual(waiting.sort((x, y) => x - y))
      }
    }),
    { seed, numRuns: Number(process.env.QUEUE_RUNS ?? 5), endOnFailure: true },
  )
  for (const move of [
    'waiting>called',
    'called>waiting',
    'called>talking',
    'talking>served',
    'called>missed',
    'called>left',
  ])
    expect(seen).toContain(move)
})
