import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inMinutes } from '#app/server/testing/conference-fixture.ts'
import { at, type StageFixture, stageFixture } from '#app/server/testing/stage-fixture.ts'
import type { Somebody as Who } from '#app/server/testing/waiting-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

let f: StageFixture
beforeAll(async () => {
  f = await stageFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const ok = [200, undefined]

describe('who is in', () => {
  it('is let in by the rule of the conference, and by nothing else', async () => {
    const [now, later] = [await f.session(), await f.published({ begin: inMinutes(60), end: inMinutes(90) })]
    // Whoever speaks and moderates in another fair is nobody here.
    const user = f.seeded.people.visitor9.id
    const speaker = await f.made<{ id: number }>('/speakers', { name: 'S', user }, 'fair2')
    await f.published({ speakers: [speaker.id] }, 'fair2')
    await f.run(sql`update conference set moderator_id = ${user} where fair_id = ${f.seeded.fairs.fair2}`)
    const calls: [string, string, object?][] = [
      ['GET', 'stage'],
      ['GET', 'mine'],
      ['POST', 'attendance', {}],
      ['POST', 'questions', { text: 'Why?' }],
      ['POST', 'hand'],
    ]
    for (const [method, word, body] of calls) {
      const said = (who: Who | null, id: number) => f.said(who, method as 'GET', at(id, word), body)
      expect(await said(null, now), word).toEqual([401, 'unauthorized'])
      expect(await said('visitor1', later), word).toEqual([403, 'conference_entry'])
      expect(await said('visitor9', now), word).toEqual([403, 'conference_entry'])
    }
    const attend = (id: number) => f.said('visitor1', 'POST', at(id, 'attendance'), {})
    const limits = { type: 'open', conferences: [now], validatingEmails: 'v@small.test' }
    const pass = await f.made('/passes', { name: 'P', ...limits })
    expect(await attend(now)).toEqual([403, 'conference_entry'])
    await f.done('visitor1', 'POST', '/pass_users', { pass: pass.id })
    expect(await attend(now), 'whose request waits').toEqual([403, 'conference_entry'])
    await f.run(sql`update pass_user set is_validated = 1`)
    expect(await attend(now)).toEqual(ok)
    // In preparation, finished, closed.
    for (const status of [1, 3, 4]) {
      await f.setFair(sql`fair_status_id = ${status}`)
      expect((await attend(now))[0], `status ${status}`).toBeGreaterThanOrEqual(403)
    }
    await f.setFair(sql`fair_status_id = 2`)
    await f.setFair(sql`is_using_conference_module = false`)
    expect(await f.said('visitor1', 'GET', at(now, 'stage'))).toEqual([403, 'module_disabled'])
  })

  it('is counted by their lease; whose lease is over has gone, and their seat is free', async () => {
    const id = await f.session({ conferenceRoom: await f.roomOf(12) })
    expect((await f.sit('visitor1', id, { seat: 3 })).json()).toMatchObject({ seat: 3, isShown: false })
    expect((await f.sit('visitor2', id, { seat: 3 })).json().message_code).toBe('seat_taken')
    expect(await f.stage(id)).toMatchObject({ present: 1, seats: [{ seat: 3, person: null }] })
    await f.run(sql`update conference_attendance set until = now() - interval '1 second'`)
    await f.tick('sweep_attendances')
    expect(await f.stage(id)).toMatchObject({ present: 0, seats: [] })
    expect((await f.sit('visitor2', id, { seat: 3 })).statusCode).toBe(200)
  })

  it('comes back to their seat, shown as they were, when their page was not heard of for a while', async () => {
    const id = await f.session({ conferenceRoom: await f.roomOf(12) })
    const lapse = async (seconds: number) => {
      await f.run(sql`update conference_attendance set until = now() - make_interval(secs => ${seconds})
        where user_id = ${f.seeded.people.visitor1.id} and left_at is null`)
      await f.tick('sweep_attendances')
    }
    const again = async () => {
      const { seat, isShown } = (await f.sit('visitor1', id)).json()
      return [seat, isShown]
    }
    await f.sit('visitor1', id, { seat: 3, isShown: true })
    await lapse(1)
    expect(await again()).toEqual([3, true])
    await f.ask('visitor1', 'DELETE', at(id, 'attendance'))
    expect(await again(), 'who has left').toEqual([null, false])
    await f.sit('visitor1', id, { seat: 3, isShown: true })
    await lapse(1)
    await f.sit('visitor2', id, { seat: 3 })
    expect(await again(), 'whose seat is taken').toEqual([null, true])
    await f.sit('visitor1', id, { seat: 4 })
    await lapse(601)
    expect(await again(), 'who was gone for long').toEqual([null, false])
  })

  it('of fifty who want one seat at once one has it', async () => {
    const id = await f.session({ conferenceRoom: await f.roomOf(12) })
    const crowd = await f.people(50)
    const answers = await Promise.all(crowd.map(who => f.sit(who, id, { seat: 7 })))
    const codes = answers.map(answer => answer.statusCode)
    expect(codes.filter(code => code === 200)).toHaveLength(1)
    expect(codes.filter(code => code === 409)).toHaveLength(49)
  })

  it('is never more than the capacity, however many come at once; the team comes in besides', async () => {
    const id = await f.session({ capacity: 5 })
    const crowd = await f.people(20)
    const answers = await Promise.all(crowd.map(who => f.sit(who, id)))
    expect(answers.filter(answer => answer.statusCode === 200)).toHaveLength(5)
    expect((await f.sit('moderator', id)).statusCode).toBe(200)
    expect((await f.stage(id, 'moderator')).present).toBe(5)
  })

  it('fills what is on air: its programme says so, and no longer once somebody leaves', async () => {
    const id = await f.session({ capacity: 2 })
    await f.session({ capacity: 2 })
    const full = () => f.done<number[]>(null, 'GET', `/conferences/full?fair=${f.fair}`)
    const { id: program } = await f.made<{ id: number }>('/conference_programs', { name: 'Day' })
    await f.run(sql`update conference set conference_program_id = ${program} where id = ${id}`)
    await f.done('organizer1', 'POST', `/conference_programs/${program}/publish`)
    const rung = async (act: () => Promise<unknown>) => {
      await f.run(sql`delete from hub_update`)
      await act()
      await f.tick('ring_stage')
      return (await many(f.db)`select 1 from hub_update where topics @> array[${`program:${program}`}]`)
        .length
    }
    await f.sit('visitor1', id)
    expect(await full()).toEqual([])
    expect(await rung(() => f.sit('visitor2', id))).toBe(1)
    expect(await full()).toEqual([id])
    expect(await rung(() => f.ask('visitor2', 'DELETE', at(id, 'attendance')))).toBe(1)
    expect(await full()).toEqual([])
  })

  it('has one portrait everywhere: whoever shows themselves their own, a speaker that of the card', async () => {
    const { visitor2 } = f.seeded.people
    const [picture] = await many<{ id: number }>(f.db)`
      insert into media_object (owner_id, file, type, visibility, file_path, thumbnail_path, mime_type, size)
      values (${visitor2.id}, 'o.webp', 1, 'public', '/media/o.webp', '/media/o-small.webp', 'image/webp', 9)
      returning id`
    await f.run(
      sql`update app_user set picture_id = ${picture?.id}, look = '{"hair": "red"}' where id = ${visitor2.id}`,
    )
    const speaker = await f.made<{ id: number }>('/speakers', { name: 'S' })
    await f.run(sql`update speaker set picture_id = ${picture?.id} where id = ${speaker.id}`)
    const id = await f.session({ speakers: [speaker.id], isParticipantListVisible: true })
    await f.sit('visitor2', id, { isShown: true })
    const [shown] = (await f.stage(id)).standing
    expect(shown).toMatchObject({ id: visitor2.id, picture: '/media/o-small.webp', look: { hair: 'red' } })
    const view = (await f.ask('visitor1', 'GET', `/conferences/view/${id}`)).json()
    expect(view.conference.speakers).toMatchObject([{ picture: { thumbnailPath: '/media/o-small.webp' } }])
    await f.run(sql`update media_object set visibility = 'private' where id = ${picture?.id}`)
    await f.done('visitor1', 'POST', at(id, 'attendance'), {})
    expect((await f.stage(id)).standing).toMatchObject([{ id: visitor2.id, picture: null }])
  })

  it('sits beside whom they like, stands up, and is named only where they show themselves and it names people', async () => {
    const id = await f.session({ conferenceRoom: await f.roomOf(3), isParticipantListVisible: true })
    await f.sit('visitor1', id, { seat: 2 })
    expect((await f.sit('visitor2', id, { beside: 2, isShown: true })).json().seat).toBe(1)
    expect((await f.sit('visitor1', id, { seat: 4 })).statusCode).toBe(422)
    const { id: plain } = await f.made<{ id: number }>('/conference_rooms', { name: 'Of no type' })
    const there = await f.session({ conferenceRoom: plain })
    expect((await f.sit('visitor1', there, { seat: 120 })).json().seat).toBe(120)
    expect((await f.sit('visitor1', there, { seat: 121 })).statusCode).toBe(422)
    const { seats } = await f.stage(id)
    expect(seats.map(({ seat, person }) => [seat, person?.id])).toEqual([
      [1, f.seeded.people.visitor2.id],
      [2, undefined],
    ])
    await f.sit('visitor2', id, { seat: null })
    expect((await f.stage(id)).standing.map(({ id: person }) => person)).toEqual([
      f.seeded.people.visitor2.id,
    ])
    await f.sit('visitor1', id, { isShown: true })
    await f.done('organizer1', 'PUT', `/conferences/${id}`, { isParticipantListVisible: false })
    const hidden = await f.ask('visitor1', 'GET', at(id, 'stage'))
    expect(hidden.json()).toMatchObject({ present: 2, standing: [], seats: [{ seat: 2, person: null }] })
    expect(hidden.body).not.toContain('visitor')
    await f.ask('visitor2', 'DELETE', at(id, 'attendance'))
    expect(await f.stage(id)).toMatchObject({ present: 1, standing: [] })
  })

  it('lights the lamp of the stage only as one of its team', async () => {
    const id = await f.session()
    await f.sit('visitor1', id, { isFree: true })
    expect((await f.stage(id)).isFree).toBe(false)
    await f.sit('moderator', id, { isFree: true })
    expect((await f.stage(id)).isFree).toBe(true)
    expect(await f.mine('moderator', id)).toMatchObject({ isFree: true, wasIn: false })
    expect(await f.mine('visitor1', id)).toMatchObject({ isFree: false, wasIn: true })
  })

  it('reads what they know already as 304', async () => {
    const id = await f.session()
    await f.stage(id)
    const url = `/api${at(id, 'stage')}`
    const { etag } = (await f.platform.call('visitor1', { url })).headers
    const again = () => f.platform.call('visitor1', { url, headers: { 'if-none-match': String(etag) } })
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, ''])
    await f.question('visitor1', id)
    await f.tick('ring_stage')
    expect((await again()).statusCode).toBe(200)
  })
})
