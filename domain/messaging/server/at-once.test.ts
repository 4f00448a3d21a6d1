import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filePart, form, picture, sendForm } from '#app/server/testing/forms.ts'
import { type MessagingFixture, messagingFixture } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import { sweepConversations } from './sweep-conversations.ts'

let m: MessagingFixture
beforeAll(async () => {
  m = await messagingFixture()
})
beforeEach(() => m.platform.startAgain())
afterAll(() => m.platform.close())

/** Conversations of visitor 1 with several others. */
const several = async () => [
  await m.open('visitor1', m.booth('a')),
  await m.open('visitor1', m.personal('speaker')),
  await m.open('visitor1', m.personal('organizer1')),
]

describe('sent into several conversations at once', () => {
  it('one file goes with one message', async () => {
    const conversations = await several()
    const image = form(filePart(await picture().png().toBuffer()))
    const url = '/api/media_objects?use=message'
    const file = (await sendForm(m.platform, image, { who: 'visitor1', url })).json().id
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        m.write('visitor1', conversations[at % conversations.length]?.id ?? 0, `${at}`, { file }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map(answer => answer.json().errors)).toEqual(
      Array.from({ length: 29 }, () => ({ file: ['relation_not_found'] })),
    )
  })

  it('one uuid is of one message', async () => {
    const conversations = await several()
    const uuid = randomUUID()
    const answers = await Promise.all(conversations.map(({ id }) => m.write('visitor1', id, 'One', { uuid })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect(await many(m.db)`select 1 from direct_message`).toHaveLength(1)
  })
})

it('a first message is kept that is written while conversations without one are swept', async () => {
  const { id } = await m.open('visitor1', m.booth('a'))
  await m.run(sql`update conversation set created_at = now() - interval '2 days'`)
  const { database } = m.platform.services
  // One connection finishes one transaction before another begins.
  if (database.kind === 'embedded') return
  const writing = await database.kysely.startTransaction().execute()
  await sql`select 1 from conversation where id = ${id} for update`.execute(writing)
  await sql`insert into direct_message (conversation_id, side, author_id, text)
    values (${id}, 1, ${m.seeded.people.visitor1.id}, 'Just now')`.execute(writing)
  // The other one has looked before what is written is there: it waits, or passes it by.
  let isSwept = false
  const sweeping = sweepConversations(m.platform.services).then(() => {
    isSwept = true
  })
  const waits = async () =>
    (
      await many(m.db)`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%delete from conversation%'`
    ).length > 0
  await expect.poll(async () => isSwept || (await waits())).toBe(true)
  await writing.commit().execute()
  await sweeping
  expect(await m.texts('visitor1', id)).toEqual(['Just now'])
})
