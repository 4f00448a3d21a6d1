import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { at, type StageFixture, stageFixture } from '#app/server/testing/stage-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'

let f: StageFixture
beforeAll(async () => {
  f = await stageFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const ok = [200, undefined]

describe('questions', () => {
  it('wait where they are moderated, are shown where they are open, and are not taken where they are off', async () => {
    const moderated = await f.session({ questionMode: 'moderated' })
    const { id, state } = await f.question('visitor1', moderated)
    expect([state, (await f.stage(moderated)).questions]).toEqual(['pending', []])
    expect((await f.mine('visitor1', moderated)).questions.map(one => one.id)).toEqual([id])
    expect(await f.decide(id, { state: 'visible' })).toEqual(ok)
    expect((await f.stage(moderated)).questions.map(one => one.id)).toEqual([id])
    const open = await f.session({ questionMode: 'open' })
    expect((await f.question('visitor1', open)).state).toBe('visible')
    const off = await f.session({ questionMode: 'off' })
    expect(await f.said('visitor1', 'POST', at(off, 'questions'), { text: 'Why?' })).toEqual([
      409,
      'questions_off',
    ])
  })

  it('that are anonymous name nobody but to the desk', async () => {
    const id = await f.session()
    const { author } = await f.question('visitor1', id, 'Who?', { isAnonymous: true })
    expect(author).toBeNull()
    expect((await f.stage(id, 'visitor2')).questions[0]?.author).toBeNull()
    expect((await f.desk(id)).questions[0]?.person.id).toBe(f.seeded.people.visitor1.id)
    for (const who of ['visitor1', 'visitor2', 'speaker', 'firmAdminA'] as const)
      expect(await f.said(who, 'GET', at(id, 'desk')), who).toEqual([403, 'forbidden'])
    expect(await f.said('organizer2', 'GET', at(id, 'desk'))).toEqual([403, 'forbidden'])
  })

  it('are voted for once a person, however often and however fast, and taken back', async () => {
    const id = await f.session()
    const question = await f.question('visitor1', id)
    const crowd = await f.people(20)
    const vote = (who: Who, method: 'POST' | 'DELETE' = 'POST') =>
      f.said(who, method, `/conference_questions/${question.id}/vote`)
    await Promise.all([...crowd, ...crowd].map(who => vote(who)))
    expect((await f.stage(id)).questions[0]?.votes).toBe(20)
    for (const who of crowd.slice(0, 5)) await vote(who, 'DELETE')
    for (const who of crowd.slice(0, 5)) await vote(who, 'DELETE')
    expect((await f.stage(id)).questions[0]?.votes).toBe(15)
  })

  it('are on the stage one at a time, and move in their order', async () => {
    const id = await f.session()
    const [first, second] = [
      await f.question('visitor1', id, 'One?'),
      await f.question('visitor2', id, 'Two?'),
    ]
    expect(await f.decide(first.id, { state: 'on_stage' })).toEqual(ok)
    expect(await f.decide(second.id, { state: 'on_stage' })).toEqual(ok)
    expect((await f.stage(id)).questions.map(one => [one.id, one.state])).toEqual([
      [second.id, 'on_stage'],
      [first.id, 'answered'],
    ])
    expect(await f.decide(second.id, { state: 'dismissed' })).toEqual(ok)
    expect(await f.decide(second.id, { state: 'answered' })).toEqual([409, 'state_conflict'])
    for (const who of ['visitor1', 'speaker', 'firmAdminA'] as const)
      expect(await f.decide(first.id, { state: 'visible' }, who), who).toEqual([403, 'forbidden'])
  })

  it('merged, take each other’s votes, each person once', async () => {
    const id = await f.session()
    const [kept, gone] = [
      await f.question('visitor1', id, 'One?'),
      await f.question('visitor2', id, 'The same?'),
    ]
    const crowd = await f.people(3)
    for (const who of crowd.slice(0, 2)) await f.ask(who, 'POST', `/conference_questions/${kept.id}/vote`)
    for (const who of crowd.slice(1)) await f.ask(who, 'POST', `/conference_questions/${gone.id}/vote`)
    expect(await f.decide(gone.id, { mergedInto: gone.id })).toEqual([422, 'invalid'])
    expect(await f.decide(gone.id, { mergedInto: kept.id })).toEqual(ok)
    expect((await f.stage(id)).questions.map(one => [one.id, one.votes])).toEqual([[kept.id, 3]])
  })

  it('are at most twenty a person, and none once it is over', async () => {
    const id = await f.session()
    // Whoever opens many sessions at once ends the first of them.
    await f.mine('visitor1', id)
    const asked = await Promise.all(
      Array.from({ length: 30 }, () => f.ask('visitor1', 'POST', at(id, 'questions'), { text: 'Why?' })),
    )
    const codes = asked.map(answer => answer.statusCode)
    expect([codes.filter(code => code === 201).length, codes.filter(code => code === 409).length]).toEqual([
      20, 10,
    ])
    await f.run(sql`update conference set state = 'ended', ended_at = now(), replay_state = 'published'
      where id = ${id}`)
    expect(await f.said('visitor2', 'POST', at(id, 'questions'), { text: 'Why?' })).toEqual([
      409,
      'conference_over',
    ])
    expect((await f.said('visitor2', 'GET', at(id, 'stage')))[0]).toBe(200)
  })
})
