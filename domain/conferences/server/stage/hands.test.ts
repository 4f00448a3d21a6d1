import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { at, type StageFixture, stageFixture } from '#app/server/testing/stage-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'

let f: StageFixture
beforeAll(async () => {
  f = await stageFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

describe('hands and ratings', () => {
  it('are raised in their order, and lowered by their owner or at the desk', async () => {
    const id = await f.session()
    for (const who of ['visitor2', 'visitor1', 'visitor2'] as const) await f.done(who, 'POST', at(id, 'hand'))
    const { visitor1, visitor2 } = f.seeded.people
    expect((await f.desk(id)).hands.map(hand => hand.person.id)).toEqual([visitor2.id, visitor1.id])
    const lower = (who: Who, user: number) => f.said(who, 'DELETE', `${at(id, 'hand')}?user=${user}`)
    expect(await lower('visitor1', visitor2.id)).toEqual([403, 'forbidden'])
    expect(await lower('moderator', visitor2.id)).toEqual([204, undefined])
    expect((await f.mine('visitor2', id)).hand).toBe(false)
    expect((await f.mine('visitor1', id)).hand).toBe(true)
  })

  it('are of those who were in', async () => {
    const id = await f.session()
    const rate = (who: Who) => f.said(who, 'PUT', at(id, 'rating'), { stars: 4, text: 'Good.' })
    expect(await rate('visitor1')).toEqual([409, 'rating_not_in'])
    await f.sit('visitor1', id)
    expect(await rate('visitor1')).toEqual([204, undefined])
    expect((await f.mine('visitor1', id)).rating).toEqual({ stars: 4, text: 'Good.' })
  })
})
