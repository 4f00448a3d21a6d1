import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PassesFixture, passesFixture } from '#app/server/testing/passes-fixture.ts'
import type { Somebody } from '#app/server/testing/waiting-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import type { PassRequest } from '../../contract/pass-calls.ts'

let f: PassesFixture
beforeAll(async () => {
  f = await passesFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const full = (who: Somebody | null = 'visitor1') =>
  f.done<number[]>(who, 'GET', `/conferences/full?fair=${f.fair}`)

/** A workshop with one place, which visitor1 has. */
async function taken() {
  const id = await f.workshop(10)
  const pass = await f.limited([id])
  await f.placesOf(id, 1)
  return { id, pass, request: await f.asked(f.askFor('visitor1', pass, [id])) }
}
const giveBack = ({ id, request }: { id: number; request: PassRequest }) =>
  f.done('visitor1', 'DELETE', `/pass_users/${request.id}/places/${id}`)

describe('a conference is full', () => {
  it('when the last place is taken, for everybody alike, and no longer once one is given back', async () => {
    const one = await taken()
    await f.limited([await f.workshop(12)])
    await f.workshop(14)
    expect([await full(), await full('organizer1'), await full(null)]).toEqual([[one.id], [one.id], [one.id]])
    await giveBack(one)
    expect(await full()).toEqual([])
  })

  it('not while another pass that is offered has a place; one that nobody is offered has none', async () => {
    const { id } = await taken()
    const other = await f.limited([id])
    expect(await full()).toEqual([])
    await f.done('organizer1', 'PUT', `/passes/${other}`, { isVisible: false })
    expect(await full()).toEqual([id])
    await f.made('/passes', { name: 'Open', type: 'open', conferences: [id] })
    expect(await full()).toEqual([])
  })

  it('is told of what visitors see alone: of no draft, no hidden one, no other fair, and to strangers of no fair of members', async () => {
    const { id } = await taken()
    expect(await f.done('visitor2', 'GET', `/conferences/full?fair=${f.seeded.fairs.fair2}`)).toEqual([])
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isVisible: false })
    expect(await full('organizer1')).toEqual([])
    await f.run(sql`update conference set is_visible = true, state = 'draft' where id = ${id}`)
    expect(await full('organizer1')).toEqual([])
    await f.run(sql`update conference set state = 'scheduled' where id = ${id}`)
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await full()).toEqual([])
    await f.setFair(sql`is_using_conference_module = true, is_public_access = false`)
    expect([await full(), await full('visitor9')]).toEqual([[id], []])
    expect((await f.said(null, 'GET', `/conferences/full?fair=${f.fair}`))[0]).toBe(401)
  })

  it('rings the pages of its programme when that begins or ends, by one place among several not, and the day stays as it is known', async () => {
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Programme' })
    const one = await taken()
    await f.done('organizer1', 'PUT', `/conferences/${one.id}`, { program })
    await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
    const day = () =>
      f.done<{ version: string }>('visitor1', 'GET', `/conference_programs/${program}/days/first`)
    const { version } = await day()
    const rung = async (act: () => Promise<unknown>) => {
      await f.run(sql`delete from hub_update`)
      await act()
      return (await many(f.db)`select 1 from hub_update where topics @> array[${`program:${program}`}]`)
        .length
    }
    expect(await rung(() => giveBack(one))).toBe(1)
    expect(await rung(() => f.asked(f.askFor('visitor2', one.pass, [one.id])))).toBe(1)
    expect(await rung(() => f.done('organizer1', 'PUT', `/passes/${one.pass}`, { isVisible: false }))).toBe(1)
    await f.done('organizer1', 'PUT', `/passes/${one.pass}`, { isVisible: true })
    await f.placesOf(one.id, 9)
    expect(await rung(() => f.asked(f.askFor('visitor1', one.pass, [one.id])))).toBe(0)
    expect((await day()).version).toBe(version)
  })
})
