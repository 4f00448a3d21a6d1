import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MessagingFixture, messagingFixture, type Name } from '#app/server/testing/messaging-fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { many } from '#platform/server/database/rows.ts'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import type { unreadConversations } from '../contract/conversation.ts'
import type { Message } from '../contract/message.ts'
import { freeLeft } from './free-left.ts'
import { messagingPersonalData } from './personal-data.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
beforeEach(() => m.platform.startAgain())
afterAll(() => m.platform.close())

/** A visitor has written to the booth of firm A. */
async function written(who: Name = 'visitor1', text = 'Hello') {
  const { id } = await m.open(who, m.booth('a'))
  await m.write(who, id, text)
  return id
}
type Attention = ResponseOf<typeof unreadConversations>
const post = (who: Name, id: number, action: string, payload?: object) =>
  m.send(who, 'POST', `/conversations/${id}/${action}`, payload)
const inbox = async (who: Name, box: string) =>
  (await m.listed(who, `?stand=${m.seeded.stands.a}&box=${box}`)).map(({ id }) => id)
const takenBy = async (who: Name) => (await m.listed(who))[0]?.takenBy?.firstName
const events = async () =>
  (
    await many<{ kind: string }>(m.db)`
    select kind from queued_job where kind like 'event:conversation%' or kind = 'event:message.sent' order by id`
  ).map(({ kind }) => kind)

describe('how fast a booth answers', () => {
  const minutes = async (who: Name = 'visitor2') =>
    (await m.get<{ minutes: number | null }>(who, `/stands/${m.seeded.stands.a}/answer_time`)).minutes
  /** Messages of both sides, so many minutes after the first of a conversation. */
  const talked = async (who: Name, times: readonly (readonly ['asks' | 'answers', number])[]) => {
    const { id } = await m.open(who, m.booth('a'))
    for (const [what] of times) await m.write(what === 'asks' ? who : 'contactA', id, what)
    for (const [at, [, after]] of times.entries())
      await m.run(sql`
        update direct_message set created_at = date_trunc('day', now() - interval '2 days') + make_interval(mins => ${after})
        where id = (select id from direct_message where conversation_id = ${id} and kind = 'text'
          order by id offset ${at} limit 1)`)
  }

  it('is the median of what it answered, from the first message that waited; nothing under three answers', async () => {
    await talked('visitor1', [
      ['asks', 0],
      ['asks', 3],
      ['answers', 4],
      ['answers', 50],
      ['asks', 60],
      ['answers', 160],
    ])
    expect(await minutes()).toBeNull()
    await talked('visitor2', [
      ['asks', 0],
      ['answers', 12],
      ['asks', 20],
    ])
    expect(await minutes()).toBe(12)
  })

  it('is said of booths that one sees, and of no earlier firm of the stand', async () => {
    await talked('visitor1', [
      ['asks', 0],
      ['answers', 1],
      ['asks', 2],
      ['answers', 3],
      ['asks', 4],
      ['answers', 5],
    ])
    expect(await minutes()).toBe(1)
    const asked = m.send('visitor1', 'GET', `/stands/${m.seeded.stands.hidden}/answer_time`)
    expect(await m.said(asked)).toEqual([404, 'not_found'])
    await m.run(sql`update conversation_side set firm_id = ${m.seeded.firms.z} where firm_id is not null`)
    expect(await minutes()).toBeNull()
  })
})

describe('what is written to a booth', () => {
  it('reaches all who work on it, and whoever answers first takes it', async () => {
    const id = await written()
    for (const who of ['contactA', 'standAdminA', 'firmAdminA'] as const)
      expect(await inbox(who, 'waiting'), who).toEqual([id])
    expect((await m.write('contactA', id, 'Good morning')).statusCode).toBe(201)
    expect(await takenBy('visitor1')).toBe('contactA')
    expect(await takenBy('standAdminA')).toBe('contactA')
    expect(await m.texts('visitor1', id)).toEqual(['Good morning', 'taken', 'Hello'])
    expect(await m.said(m.write('standAdminA', id, 'Me too'))).toEqual([409, 'conversation_taken'])
    expect(await inbox('standAdminA', 'waiting')).toEqual([])
    expect(await inbox('standAdminA', 'taken')).toEqual([id])
    expect(await inbox('contactA', 'mine')).toEqual([id])
    expect(await inbox('standAdminA', 'mine')).toEqual([])
    expect((await m.told('standAdminA')).map(({ type }) => type)).toEqual(['message', 'taken', 'message'])
    expect(await events()).toEqual(['event:message.sent', 'event:message.sent'])
  })

  it('is taken by one, of fifty who try at once', async () => {
    const id = await written()
    const team = ['contactA', 'standAdminA', 'firmAdminA'] as const
    await Promise.all(team.map(who => m.platform.as(who)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const who = team[at % 3] ?? 'contactA'
        return at % 2 ? post(who, id, 'take') : m.write(who, id, `Answer of ${who}`)
      }),
    )
    const winner = await takenBy('visitor1')
    const lines = await m.get<Message[]>('visitor1', `/conversations/${id}/messages?limit=100`)
    expect(lines.filter(({ kind }) => kind === 'taken')).toHaveLength(1)
    expect(new Set(lines.filter(({ isOwn }) => !isOwn).map(({ author }) => author?.firstName))).toEqual(
      new Set([winner]),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
      new Set([200, 201, 409].filter(code => answers.some(one => one.statusCode === code))),
    )
  })

  it('is handed over with a note that the booth alone reads', async () => {
    const id = await written()
    await post('contactA', id, 'take')
    const { people } = m.seeded
    const team = await m.get<{ firstName: string }[]>('contactA', `/conversations/${id}/team`)
    expect(team.map(({ firstName }) => firstName).sort()).toEqual(['contactA', 'firmAdminA', 'standAdminA'])
    const note = { user: people.standAdminA.id, note: 'Page 7 of the report' }
    expect((await post('contactA', id, 'hand-over', note)).json().takenBy.firstName).toBe('standAdminA')
    const [line] = await m.get<Message[]>('standAdminA', `/conversations/${id}/messages`)
    expect(line).toMatchObject({
      kind: 'handed_over',
      note: 'Page 7 of the report',
      text: null,
      author: { firstName: 'contactA' },
      colleague: { firstName: 'standAdminA' },
    })
    const [seen] = await m.get<Message[]>('visitor1', `/conversations/${id}/messages`)
    expect([seen?.kind, seen?.note, seen?.text]).toEqual(['handed_over', null, null])
    expect(await m.listed('visitor1', '?search=report')).toEqual([])
    // Among the data of whoever wrote it, and of nobody else.
    const exported = async (who: Name) => {
      const [messages] = messagingPersonalData
      const found = await messages?.rows?.({ ...people[who], locale: 'en' }).execute(m.db)
      return found?.rows.map(({ text }) => text)
    }
    expect(await exported('contactA')).toEqual(['Page 7 of the report'])
    expect(await exported('visitor1')).toEqual(['Hello'])
    expect((await m.write('standAdminA', id, 'Hello')).statusCode).toBe(201)
    for (const user of [people.contactB.id, people.visitor1.id, 2_000_000_000])
      expect((await post('contactA', id, 'hand-over', { user })).json().errors).toEqual({
        user: ['not_on_team'],
      })
    expect(await m.said(post('visitor1', id, 'hand-over', { user: people.visitor1.id }))).toEqual([
      403,
      'forbidden',
    ])
    expect(await m.said(post('visitor1', id, 'take'))).toEqual([403, 'forbidden'])
    expect((await events()).slice(-2)).toContain('event:conversation.handed_over')
  })

  it('is not handed to and fro without end: the other side reads each time of it', async () => {
    const id = await written()
    const { contactA, standAdminA } = m.seeded.people
    const answers = []
    for (let turn = 0; turn < 21; turn += 1)
      answers.push(await post('contactA', id, 'hand-over', { user: [contactA, standAdminA][turn % 2]?.id }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 20 }, () => 200),
      429,
    ])
  })

  it('is not archived or blocked to and fro without end: all pages of the booth are told each time', async () => {
    const id = await written()
    const answers = []
    for (let turn = 0; turn < 61; turn += 1)
      answers.push((await post('contactA', id, turn % 2 ? 'block' : 'toggle-archive')).statusCode)
    expect(answers.slice(0, 60).filter(code => code >= 300)).toEqual([])
    expect(answers.at(-1)).toBe(429)
  })

  it('waits for anybody again when who took it works there no longer', async () => {
    const id = await written()
    await m.write('contactA', id, 'Good morning')
    await m.run(sql`delete from stand_contact where user_id = ${m.seeded.people.contactA.id}`)
    await m.write('visitor1', id, 'Are you there?')
    expect(await takenBy('visitor1')).toBeUndefined()
    expect(await inbox('standAdminA', 'waiting')).toEqual([id])
    expect((await m.write('standAdminA', id, 'I am')).statusCode).toBe(201)
    expect(await takenBy('visitor1')).toBe('standAdminA')
  })

  it('waits for anybody again, also in its count, when who took it is not there for minutes, at two looks, and not before', async () => {
    const id = await written()
    await m.write('contactA', id, 'Good morning')
    await m.write('visitor1', id, 'Are you there?')
    const { people, fairs } = m.seeded
    const waits = async (...people: Name[]) => {
      const found: number[] = []
      for (const who of people) found.push((await m.get<Attention>(who, '/conversations/unread')).waiting)
      return found
    }
    const look = () => freeLeft(m.platform.services)
    const minutesGoBy = () =>
      m.run(sql`with said as (update direct_message set created_at = created_at - interval '6 minutes')
        update conversation_side set taken_at = taken_at - interval '6 minutes',
          taker_away_since = taker_away_since - interval '6 minutes'`)
    await look()
    expect(await waits('contactA', 'standAdminA')).toEqual([1, 0])
    await m.run(sql`
      with process as (
        insert into presence_process (id, held_until)
        values (gen_random_uuid(), now() + interval '1 hour') returning id)
      insert into presence_connection (stream_id, process_id, user_id, kind, place_id)
      select gen_random_uuid(), id, ${people.contactA.id}, 'fair', ${fairs.fair1} from process`)
    await minutesGoBy()
    await look()
    expect(await waits('contactA', 'standAdminA')).toEqual([1, 0])
    await m.run(
      sql`insert into presence_choice (user_id, choice) values (${people.contactA.id}, 'invisible')`,
    )
    await look()
    expect(await waits('contactA', 'standAdminA')).toEqual([1, 0])
    await minutesGoBy()
    await look()
    expect(await waits('contactA', 'standAdminA')).toEqual([1, 1])
    expect([await takenBy('visitor1'), await inbox('standAdminA', 'waiting')]).toEqual([undefined, [id]])
    expect((await m.told('standAdminA')).at(-1)).toMatchObject({ type: 'changed' })
    expect((await m.write('standAdminA', id, 'I am')).statusCode).toBe(201)
  })

  it('asks for the attention of whoever was given it until they have opened it, answered or not', async () => {
    const id = await written()
    await m.write('contactA', id, 'Good morning')
    await post('contactA', id, 'mark-as-read')
    const user = m.seeded.people.standAdminA.id
    await post('contactA', id, 'hand-over', { user })
    const asks = async (who: Name) => {
      const { total, handed, booths } = await m.get<Attention>(who, '/conversations/unread')
      const rows = await m.listed(who, `?stand=${m.seeded.stands.a}`)
      return [total, handed, booths.map(one => one.handed), rows.map(one => one.isHandedOver)]
    }
    expect(await asks('standAdminA')).toEqual([1, 1, [1], [true]])
    expect(await asks('contactA')).toEqual([0, 0, [], [false]])
    await post('firmAdminA', id, 'mark-as-read')
    expect(await asks('standAdminA')).toEqual([1, 1, [1], [true]])
    await post('standAdminA', id, 'mark-as-read')
    expect(await asks('standAdminA')).toEqual([0, 0, [], [false]])
    await post('contactA', id, 'hand-over', { user: m.seeded.people.contactA.id })
    expect(await asks('contactA')).toEqual([0, 0, [], [false]])
  })

  it('stands by how long it waits, page by page, until it is answered', async () => {
    const first = await written('visitor1')
    const second = await written('visitor2')
    const third = await written('press')
    await m.write('visitor1', first, 'Still waiting')
    expect(await inbox('contactA', 'waiting')).toEqual([first, second, third])
    const [longest] = await m.listed('contactA', '?box=waiting&limit=1')
    expect(
      (await m.listed('contactA', `?box=waiting&cursor=${longest?.cursor}`)).map(({ id }) => id),
    ).toEqual([second, third])
    expect(await m.get('contactA', '/conversations/unread')).toEqual({
      total: 3,
      own: 0,
      waiting: 3,
      handed: 0,
      booths: [{ stand: m.seeded.stands.a, waiting: 3, handed: 0 }],
      hasArrived: true,
    })
    await m.write('contactA', second, 'Hello')
    expect(await inbox('contactA', 'waiting')).toEqual([first, third])
    expect((await m.listed('contactA')).find(({ id }) => id === second)?.waitingSince).toBeNull()
  })

  it('is counted as the list of those who wait has it: for all, for whoever took it, of no booth that is gone', async () => {
    const first = await written('visitor1')
    const second = await written('visitor2')
    const attention = async (who: Name) => {
      const { total, waiting, booths } = await m.get<Attention>(who, '/conversations/unread')
      expect([total, booths.map(one => one.waiting)], who).toEqual([waiting, waiting ? [waiting] : []])
      expect((await inbox(who, 'waiting')).length, who).toBe(waiting)
      return waiting
    }
    // Read and not answered, it still waits.
    await post('standAdminA', first, 'mark-as-read')
    expect(await attention('contactA')).toBe(2)
    await post('contactA', first, 'take')
    expect([await attention('contactA'), await attention('standAdminA')]).toEqual([2, 1])
    await m.write('contactA', first, 'Good morning')
    expect([await attention('contactA'), await attention('standAdminA')]).toEqual([1, 1])
    await m.write('visitor1', first, 'One more thing')
    expect([await attention('contactA'), await attention('standAdminA')]).toEqual([2, 1])
    await m.write('standAdminA', second, 'Hello')
    expect([await attention('contactA'), await attention('standAdminA')]).toEqual([1, 0])
    // Nobody can be answered who is gone.
    await m.run(sql`update app_user set is_disabled = true where id = ${m.seeded.people.visitor1.id}`)
    expect(await attention('contactA')).toBe(0)
    await m.run(sql`update app_user set is_disabled = false where id = ${m.seeded.people.visitor1.id}`)
    await m.run(sql`update stand set trashed_at = now() where id = ${m.seeded.stands.a}`)
    expect(await m.get<Attention>('firmAdminA', '/conversations/unread')).toMatchObject({
      total: 0,
      booths: [],
    })
  })

  it('that was archived is nobody’s, and waits for anybody once the visitor writes again', async () => {
    const id = await written()
    await m.write('contactA', id, 'Good morning')
    expect((await post('contactA', id, 'toggle-archive')).json()).toEqual({ isArchived: true })
    expect(await inbox('standAdminA', 'archived')).toEqual([id])
    await m.write('visitor1', id, 'One more thing')
    expect(await inbox('standAdminA', 'waiting')).toEqual([id])
  })

  it.each([
    ['archived', 'toggle-archive', 'toggle-archive'],
    ['blocked', 'block', 'unblock'],
  ])('that was %s by mistake waits as it did once that is undone', async (_, done, undone) => {
    const asked = await written('visitor1')
    const answered = await written('visitor2')
    await m.write('contactA', answered, 'Good morning')
    const before = (await m.listed('contactA', '?box=waiting'))[0]?.waitingSince
    for (const id of [asked, answered]) {
      await post('contactA', id, done)
      expect(await inbox('contactA', 'waiting')).not.toContain(id)
      await post('contactA', id, undone)
    }
    expect(await m.listed('contactA', '?box=waiting')).toMatchObject([{ id: asked, waitingSince: before }])
  })

  it('is not read on both sides by a visitor whom the firm has taken on', async () => {
    const id = await written('visitor1')
    const { people, firms, stands } = m.seeded
    await m.run(sql`update app_user set firm_id = ${firms.a}, roles = '{ROLE_VISITOR,ROLE_EXHIBITOR}'
      where id = ${people.visitor1.id}`)
    await m.run(
      sql`insert into stand_contact (stand_id, user_id) values (${stands.a}, ${people.visitor1.id})`,
    )
    expect((await m.listed('visitor1')).map(({ as }) => as)).toEqual(['person'])
    expect(await m.said(post('visitor1', id, 'take'))).toEqual([403, 'forbidden'])
  })

  it('is listed apart from what its staff write as themselves, and counted for each booth', async () => {
    const { id } = await m.open('visitor1', m.booth())
    await m.write('visitor1', id, 'Au stand')
    const own = await m.open('firmAdminA', m.personal('contactA'))
    await m.write('firmAdminA', own.id, 'À vous')
    const ids = async (query: string) => (await m.listed('contactA', query)).map(one => one.id)
    expect(await ids('?as=booth')).toEqual([id])
    expect(await ids('?as=person')).toEqual([own.id])
    const unread = (stand: number) =>
      m.get<{ total: number; waiting: number }>('contactA', `/conversations/unread?stand=${stand}`)
    expect(await unread(m.seeded.stands.a)).toMatchObject({ total: 1, waiting: 1 })
    expect(await unread(m.seeded.stands.b)).toMatchObject({ total: 0, waiting: 0 })
  })
})

describe('somebody who types', () => {
  it('is told of, so often a minute, to the others who read the conversation and listen', async () => {
    const id = await written()
    const url = `http://127.0.0.1:${await m.port()}${hubPath}?match=`
    const listen = async (who: Name) =>
      eventStream(`${url}/users/${m.seeded.people[who].id}/messages`, {
        headers: await m.platform.hears(who),
      })
    const [visitor, colleague, own] = await Promise.all([
      listen('visitor1'),
      listen('standAdminA'),
      listen('contactA'),
    ])
    for (let time = 0; time < 40; time += 1)
      expect((await post('contactA', id, 'typing')).statusCode).toBe(204)
    await m.write('visitor1', id, 'Are you there?')
    const told = async (stream: EventStream) => {
      const types: string[] = []
      while (types.at(-1) !== 'message') {
        const said = JSON.parse((await stream.next())?.data ?? '{"type":"message"}')
        types.push(said.type)
        if (said.type === 'typing') expect(said.person).toBe(m.seeded.people.contactA.id)
      }
      return types
    }
    const typing = Array.from({ length: 30 }, () => 'typing')
    expect(await told(visitor)).toEqual([...typing, 'message'])
    expect(await told(colleague)).toEqual([...typing, 'message'])
    expect(await told(own)).toEqual(['message'])
    for (const stream of [visitor, colleague, own]) stream.leave()
  })
})

describe('ready answers', () => {
  const found = async (who: Name) => {
    const { statusCode, body } = await m.send(who, 'GET', `/ready_answers?firm=${m.seeded.firms.a}`)
    return statusCode === 200 ? JSON.parse(body).length : statusCode
  }

  it('are of a firm: written and read by whoever works for it, in whichever fair, and by nobody else', async () => {
    const { stands, firms, people } = m.seeded
    const answer = { firm: firms.a, title: 'Thanks', text: 'Thank you, I will read it.' }
    const made = await m.send('contactA', 'POST', '/ready_answers', answer)
    expect(made.statusCode, made.body).toBe(201)
    for (const who of ['contactA', 'standAdminA', 'firmAdminA'] as const)
      expect(await found(who), who).toBe(1)
    expect(await found('contactB')).toBe(0)
    for (const who of ['visitor1', 'superAdmin'] as const) expect(await found(who)).toBe(403)
    const foreign = await m.send('contactB', 'POST', '/ready_answers', answer)
    expect([403, 404, 422]).toContain(foreign.statusCode)
    // A booth of the firm in another fair.
    await m.run(sql`insert into fair_firm (fair_id, firm_id, is_validated)
      values (${m.seeded.fairs.fair2}, ${firms.a}, 1)`)
    await m.run(sql`update stand set firm_id = ${firms.a} where id = ${stands.z}`)
    expect(await found('firmAdminZ')).toBe(0)
    await m.run(
      sql`insert into stand_contact (stand_id, user_id) values (${stands.z}, ${people.firmAdminZ.id})`,
    )
    expect(await found('firmAdminZ')).toBe(1)
    await m.run(sql`update fair_firm set is_validated = 0 where fair_id = ${m.seeded.fairs.fair2}
      and firm_id = ${firms.a}`)
    expect(await found('firmAdminZ'), 'refused there').toBe(0)
  })

  it('are fifty of a firm at most, however many are written at once', async () => {
    const { firms } = m.seeded
    await m.run(sql`insert into ready_answer (firm_id, title, text, rank)
      select ${firms.a}, 'Thanks', 'Thank you ' || n, n from generate_series(1, 47) n`)
    const body = { firm: firms.a, title: 'Thanks', text: 'Thank you.' }
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => m.send('contactA', 'POST', '/ready_answers', body)),
    )
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ])
    expect(await many(m.db)`select 1 from ready_answer`).toHaveLength(50)
  })

  it('may be for one of its booths, and stay with it when that becomes another’s, or goes', async () => {
    const { stands, firms } = m.seeded
    const answer = { firm: firms.a, title: 'Thanks', text: 'Thank you, I will read it.' }
    const of = (stand: number) => m.send('contactA', 'POST', '/ready_answers', { ...answer, stand })
    expect((await of(stands.b)).json()).toMatchObject({ errors: { stand: ['relation_not_found'] } })
    const { id } = (await of(stands.a)).json()
    await m.run(sql`update stand set firm_id = ${firms.b} where id = ${stands.a}`)
    expect(await found('firmAdminA')).toBe(1)
    for (const who of ['contactA', 'standAdminA', 'contactB'] as const) expect(await found(who)).toBe(0)
    const changed = await m.send('firmAdminA', 'PUT', `/ready_answers/${id}`, { title: 'Merci' })
    expect(changed.statusCode, changed.body).toBe(200)
    await m.run(sql`delete from stand where id = ${stands.a}`)
    expect((await m.send('firmAdminA', 'GET', `/ready_answers/${id}`)).json()).toMatchObject({
      title: 'Merci',
      stand: null,
    })
  })
})
