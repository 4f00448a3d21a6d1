import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { at, type StageFixture, stageFixture } from '#app/server/testing/stage-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ShownPoll } from '../../contract/polls.ts'

let f: StageFixture
beforeAll(async () => {
  f = await stageFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const ok = [200, undefined]

describe('a poll', () => {
  const poll = (id: number, body: object = {}) =>
    f.done<ShownPoll>('moderator', 'POST', at(id, 'polls'), {
      question: 'Which?',
      options: ['One', 'Two', 'Three'],
      ...body,
    })
  const move = (id: number, state: string, who: Who = 'moderator') =>
    f.said(who, 'PUT', `/conference_polls/${id}`, { state })
  const vote = (who: Who, { id, options }: ShownPoll, ...which: number[]) =>
    f.ask(who, 'POST', `/conference_polls/${id}/votes`, { options: which.map(one => options[one]?.id) })

  it('of a thousand votes at once counts each person once, though they vote again and again', async () => {
    const id = await f.session()
    const made = await poll(id)
    await move(made.id, 'open')
    const crowd = await f.people(334)
    // Whoever has waited too long for their turn is asked to come again (503), and does.
    const insist = async (who: Who, option: number): ReturnType<typeof vote> => {
      const answer = await vote(who, made, option)
      return answer.statusCode === 503 ? insist(who, option) : answer
    }
    const votes = [...crowd, ...crowd, ...crowd].map((who, turn) => insist(who, turn % 3))
    expect(new Set((await Promise.all(votes)).map(answer => answer.statusCode))).toEqual(new Set([200]))
    await move(made.id, 'closed')
    const { poll: closed } = await f.stage(id)
    expect(closed?.voters).toBe(334)
    expect(closed?.options.reduce((sum, option) => sum + (option.votes ?? 0), 0)).toBe(334)
  })

  it('keeps nowhere who voted what: no row ties a person to an option', async () => {
    const tied = await many<{ table: string }>(f.db)`
      select distinct a.table_name as table from information_schema.columns a
        join information_schema.columns b on b.table_name = a.table_name
      where a.column_name in ('poll_option_id', 'option_id') and b.column_name in ('user_id', 'author_id')
        and a.table_schema = current_schema()`
    expect(tied).toEqual([])
    const columns = await many<{ name: string }>(f.db)`
      select column_name as name from information_schema.columns where table_name = 'poll_voter'
        and table_schema = current_schema() order by 1`
    expect(columns.map(column => column.name)).toEqual(['conference_poll_id', 'user_id'])
    // Nor does the transaction that wrote both: it wrote all options.
    const made = await poll(await f.session())
    await move(made.id, 'open')
    for (const [at, who] of (['visitor1', 'visitor2', 'speaker'] as const).entries())
      expect((await vote(who, made, at % 2)).statusCode, who).toBe(200)
    const together = await many<{ options: number }>(f.db)`
      select (select count(*)::int from poll_option o
        where o.conference_poll_id = v.conference_poll_id and o.xmin = v.xmin) as options
      from poll_voter v where v.conference_poll_id = ${made.id} order by 1`
    expect(together.map(({ options }) => options)).toEqual([0, 0, 3])
  })

  it('tells its results to those who voted, to all when it is closed, or to nobody', async () => {
    const id = await f.session()
    const told = async (shown: string) => {
      const made = await poll(id, { shown })
      await move(made.id, 'open')
      const before = (await f.stage(id, 'visitor2')).poll?.options[0]?.votes
      const voted = (await vote('visitor1', made, 0)).json<ShownPoll>().options[0]?.votes
      await move(made.id, 'closed')
      return [before, voted, (await f.stage(id, 'visitor2')).poll?.options[0]?.votes]
    }
    expect(await told('after_vote')).toEqual([null, 1, 1])
    expect(await told('after_close')).toEqual([null, null, 1])
    expect(await told('never')).toEqual([null, null, null])
    expect((await f.desk(id)).polls.map(one => one.options[0]?.votes)).toEqual([1, 1, 1])
  })

  it('is made, opened and closed at the desk alone; one is open at a time, and none is opened again', async () => {
    const id = await f.session()
    const [first, second] = [await poll(id), await poll(id)]
    for (const who of ['visitor1', 'speaker', 'firmAdminA'] as const)
      expect(await move(first.id, 'open', who), who).toEqual([403, 'forbidden'])
    expect(await f.said('visitor1', 'POST', `/conference_polls/${first.id}/votes`, { options: [1] })).toEqual(
      [404, 'not_found'],
    )
    expect(await move(first.id, 'open')).toEqual(ok)
    expect(await move(first.id, 'open')).toEqual(ok)
    expect(await move(second.id, 'open')).toEqual(ok)
    expect(await move(first.id, 'open')).toEqual([409, 'state_conflict'])
    expect((await vote('visitor1', first, 0)).json().message_code).toBe('poll_closed')
    expect((await vote('visitor1', second, 0, 1)).statusCode).toBe(422)
    expect((await vote('visitor1', second, 7)).statusCode).toBe(422)
    expect(await f.said('moderator', 'DELETE', `/conference_polls/${second.id}`)).toEqual([
      409,
      'state_conflict',
    ])
  })

  it('takes several of its answers where it says so', async () => {
    const id = await f.session()
    const made = await poll(id, { kind: 'multiple' })
    await move(made.id, 'open')
    expect((await vote('visitor1', made, 0, 2)).json<ShownPoll>().options.map(one => one.votes)).toEqual([
      1, 0, 1,
    ])
  })
})
