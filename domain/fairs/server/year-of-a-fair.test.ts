import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture } from '#app/server/testing/exhibitor-fixture.ts'
import { registrationOf } from '#app/server/testing/registration.ts'
import { runFairsByDates } from './run-by-dates.ts'

let fixture: ExhibitorFixture
beforeAll(async () => {
  fixture = await exhibitorFixture()
})
beforeEach(() => fixture.platform.startAgain())
afterAll(() => fixture.platform.close())

const fair1 = () => fixture.seeded.fairs.fair1
const set = (change: object) => fixture.call('superAdmin', 'PUT', `/fairs/${fair1()}`, change)
const statusOf = async () => {
  const [row] = await fixture.run<{ status: number }>(
    sql`select fair_status_id as status from fair where id = ${fair1()}`,
  )
  return row?.status
}
const listed = async (who: null | 'superAdmin' | 'visitor2') =>
  (await fixture.call(who, 'GET', '/default-fairs')).json.map(({ id }: { id: number }) => id)

describe('a fair that is announced', () => {
  beforeEach(() => set({ status: 1, isAnnounced: true, isRegistrationUserHomepage: true }))
  it('has a homepage for everybody, and nothing in it', async () => {
    expect(await listed(null)).toContain(fair1())
    expect((await fixture.call(null, 'GET', `/default-fairs/${fair1()}`)).json).toMatchObject({
      isAnnounced: true,
      status: { id: 1 },
    })
    for (const path of [
      `/fair_halls/light?fair=${fair1()}`,
      `/stands/light?fair=${fair1()}`,
      `/firms/front/list?fair=${fair1()}`,
    ]) {
      const { status, json } = await fixture.call(null, 'GET', path)
      expect([path, status >= 400 || json.length === 0 || json]).toEqual([path, true])
    }
  })

  it('is known to nobody else without, in the trash and in the archive', async () => {
    await set({ isAnnounced: false })
    expect(await listed(null)).not.toContain(fair1())
    expect((await fixture.call(null, 'GET', `/default-fairs/${fair1()}`)).status).toBe(404)
    await set({ isAnnounced: true, isArchived: true })
    expect((await fixture.call(null, 'GET', `/default-fairs/${fair1()}`)).status).toBe(404)
    await set({ isArchived: false })
    expect((await fixture.call(null, 'GET', `/default-fairs/${fair1()}`)).status).toBe(200)
    await fixture.call('superAdmin', 'DELETE', `/fairs/${fair1()}`)
    expect((await fixture.call(null, 'GET', `/default-fairs/${fair1()}`)).status).toBe(404)
  })

  it('takes registrations where it says so', async () => {
    const register = (email: string) =>
      fixture.call(null, 'POST', '/register/visitor', registrationOf(email, { fair: fair1() }))
    expect((await register('early@mail.test')).status).toBeLessThan(300)
    await set({ isRegistrationUserHomepage: false })
    expect((await register('late@mail.test')).json.message_code).toBe('registration_closed')
    await set({ isRegistrationUserHomepage: true, isAnnounced: false })
    expect((await register('never@mail.test')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a fair that is run by its dates', () => {
  const at = (moment: string) =>
    runFairsByDates({ ...fixture.platform.services, now: () => new Date(moment) })
  beforeEach(() =>
    set({
      status: 1,
      isRunByDates: true,
      startDate: '2026-06-02T07:00:00Z',
      endDate: '2026-06-04T16:00:00Z',
    }),
  )

  it('opens at its beginning and is over at its end, and is told of to whoever listens', async () => {
    await at('2026-06-02T06:59:59Z')
    expect(await statusOf()).toBe(1)
    await at('2026-06-02T07:00:00Z')
    expect(await statusOf()).toBe(2)
    await at('2026-06-04T15:59:59Z')
    expect(await statusOf()).toBe(2)
    await at('2026-06-04T16:00:00Z')
    expect(await statusOf()).toBe(3)
    await at('2026-07-04T16:00:00Z')
    expect(await statusOf()).toBe(3)
  })

  it('stays what it is without the switch, in the trash, and while it renews monthly', async () => {
    await set({ isRunByDates: false })
    await at('2026-06-03T00:00:00Z')
    expect(await statusOf()).toBe(1)
    await set({ isRunByDates: true, isMonthlyRenew: true, status: 2 })
    await at('2026-06-05T00:00:00Z')
    expect(await statusOf()).toBe(2)
    await set({ status: 1 })
    await fixture.call('superAdmin', 'DELETE', `/fairs/${fair1()}`)
    await at('2026-06-03T00:00:00Z')
    expect(await statusOf()).toBe(1)
  })

  it('that is late by its whole length does not open any more', async () => {
    await at('2026-06-09T00:00:00Z')
    expect(await statusOf()).toBe(1)
  })
})

describe('a fair that is archived', () => {
  it('is closed, listed for those alone who run it, and comes back as it was', async () => {
    expect((await set({ status: 2 })).status).toBe(200)
    expect((await set({ isArchived: true })).status).toBe(200)
    expect(await statusOf()).toBe(4)
    expect(await listed(null)).not.toContain(fair1())
    expect(await listed('superAdmin')).toContain(fair1())
    expect(
      (await fixture.call('superAdmin', 'GET', '/fairs?isArchived=false')).json.map(
        (f: { id: number }) => f.id,
      ),
    ).not.toContain(fair1())
    expect(
      (await fixture.call('superAdmin', 'GET', '/fairs?isArchived=true')).json.map(
        (f: { id: number }) => f.id,
      ),
    ).toEqual([fair1()])
    expect((await set({ isArchived: false })).status).toBe(200)
    expect(await statusOf()).toBe(2)
    expect(await listed(null)).toContain(fair1())
  })

  it('is given back the state it had by an organizer too, once, and no other that was chosen meanwhile', async () => {
    const asOrganizer = (change: object) => fixture.call('organizer1', 'PUT', `/fairs/${fair1()}`, change)
    await set({ status: 3 })
    const archived = await asOrganizer({ isArchived: true })
    expect([archived.json.status.id, archived.json.archivedFrom.id]).toEqual([4, 3])
    expect((await asOrganizer({ archivedFrom: 2 })).json.message_code).toBe('field_forbidden')
    const back = await asOrganizer({ isArchived: false })
    expect([back.status, back.json.status.id, back.json.archivedFrom]).toEqual([200, 3, null])
    expect((await asOrganizer({ status: 2 })).json.message_code).toBe('status_backwards')
    await asOrganizer({ isArchived: true })
    await set({ status: 1 })
    expect((await asOrganizer({ isArchived: false })).json.status.id).toBe(1)
  })

  it('is taken out of the archive by opening it', async () => {
    await set({ isArchived: true })
    const { json } = await set({ status: 2 })
    expect([json.isArchived, json.status.id]).toEqual([false, 2])
  })
})
