import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { many } from '#platform/server/database/rows.ts'
import { giveConsent, handCard, withdrawConsent } from './hand-card.ts'
import { endLeadKeeping } from './keep-leads.ts'
import { tellLeads } from './tell-leads.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const db = () => platform.services.database.kysely
const run = (query: RawBuilder<unknown>) => query.execute(db())
const given = (how: 'booth' | 'conversation' = 'booth') => {
  const { people, firms, fairs, stands } = platform.seeded
  return { user: people.visitor1.id, firm: firms.a, fair: fairs.fair1, stand: stands.a, how }
}
const kinds = async () => {
  const { user, firm, fair } = given()
  const rows = await many<{ kind: string }>(db())`
    select kind from lead_evidence where user_id = ${user} and firm_id = ${firm} and fair_id = ${fair} order by kind`
  return rows.map(({ kind }) => kind)
}
const lead = async () => {
  const rows = await many<{
    id: number
    state: string
    tags: string[]
    withdrawn: boolean
    notes: number
    consents: number
  }>(db())`
    select l.id, l.state, l.tags, l.withdrawn_at is not null as withdrawn,
      (select count(*)::int from lead_note n where n.lead_id = l.id) as notes,
      (select count(*)::int from consent c where c.user_id = l.user_id and c.firm_id = l.firm_id
        and c.purpose in ('card', 'visits') and c.withdrawn_at is null) as consents
    from lead l where l.firm_id = ${given().firm}`
  return rows[0]
}
const told = async () => {
  await tellLeads(platform.services)
  const rows = await many<{ kind: string }>(db())`
    delete from queued_job where kind like 'event:lead.%' returning kind`
  return rows.map(({ kind }) => kind.slice('event:lead.'.length)).sort()
}

describe('a card', () => {
  it('handed fifty times at once is one consent and one contact, told once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => platform.services.database.transaction(trx => handCard(trx, given()))),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await kinds()).toEqual(['card'])
    expect(await lead()).toMatchObject({ state: 'new', withdrawn: false, consents: 1 })
    expect(await told()).toEqual(['created'])
    expect(await told()).toEqual([])
  })

  it('taken back takes owner, tags, notes, visits and all consents, and is told; handed again it begins anew', async () => {
    const { user, firm, fair } = given()
    await handCard(db(), given())
    await giveConsent(db(), 'visits', given())
    await run(sql`insert into lead_visit (fair_id, firm_id, user_id, stand_id, kind, at, last_at)
      values (${fair}, ${firm}, ${user}, ${given().stand}, 'visit', now(), now())`)
    expect(await kinds()).toEqual(['card', 'visit'])
    await run(sql`update lead set tags = '{urgent}', owner_id = ${platform.seeded.people.contactA.id}`)
    await run(sql`insert into lead_note (lead_id, text) select id, 'Three sewing posts.' from lead`)
    await told()
    await withdrawConsent(db(), 'card', given())
    expect(await kinds()).toEqual([])
    expect(await lead()).toMatchObject({ tags: [], withdrawn: true, notes: 0, consents: 0 })
    expect(await many(db())`select 1 from lead_visit`).toEqual([])
    expect(await told()).toEqual(['withdrawn'])
    await handCard(db(), given('conversation'))
    expect(await lead()).toMatchObject({ withdrawn: false, consents: 1 })
    expect(await told()).toEqual(['created'])
  })

  it('that left in a file is told as withdrawn each time it is: what is handed again is in no file', async () => {
    const warned = (kind = 'lead_withdrawn') => many(db())`select 1 from notification where kind = ${kind}`
    const exported = () => many(db())`select 1 from lead where exported_at is not null`
    for (const times of [1, 2]) {
      await handCard(db(), given())
      expect(await exported()).toEqual([])
      await run(sql`update lead set exported_at = now()`)
      await told()
      await withdrawConsent(db(), 'card', given())
      await told()
      expect(await warned()).toHaveLength(times)
    }
    // Nothing left with what was handed a third time.
    await handCard(db(), given())
    await withdrawConsent(db(), 'card', given())
    await told()
    expect(await warned()).toHaveLength(2)
    // Whose time is over has taken nothing back.
    await handCard(db(), given())
    await run(sql`update lead set exported_at = now()`)
    await told()
    await run(
      sql`update fair set start_date = now() - interval '14 months', end_date = now() - interval '13 months'`,
    )
    await endLeadKeeping(platform.services)
    expect(await told()).toEqual(['withdrawn'])
    expect(await warned()).toHaveLength(2)
    expect(await warned('lead_kept_no_more')).toHaveLength(1)
  })

  it('is not taken by the firm of the person itself, nor by one that does not exhibit there', async () => {
    const { people, firms, fairs } = platform.seeded
    await handCard(db(), { user: people.contactA.id, firm: firms.a, fair: fairs.fair1, how: 'booth' })
    await handCard(db(), { user: people.visitor1.id, firm: firms.z, fair: fairs.fair1, how: 'booth' })
    expect(await many(db())`select 1 from lead`).toEqual([])
  })
})

describe('what somebody kept', () => {
  it('of a booth while it was another firm’s is no evidence for the next one, which has their yes too', async () => {
    const { user, firm, fair, stand } = given()
    const next = platform.seeded.firms.b
    for (const of of [firm, next]) {
      await handCard(db(), { ...given(), firm: of, stand: null })
      await giveConsent(db(), 'visits', { ...given(), firm: of, stand: null })
    }
    const keep = (minutes: number) =>
      run(sql`insert into bookmark (user_id, stand_id, created_at)
        values (${user}, ${stand}, now() + make_interval(mins => ${minutes}::int))`)
    const keptOf = async () =>
      (
        await many<{ firm: number }>(db())`select firm_id as firm from lead_evidence
          where kind = 'bookmark' and user_id = ${user} and fair_id = ${fair}`
      ).map(evidence => evidence.firm)
    await keep(1)
    expect(await keptOf()).toEqual([firm])
    await run(sql`update stand set firm_id = ${next} where id = ${stand}`)
    expect(await keptOf()).toEqual([])
    await run(sql`delete from bookmark`)
    await keep(2)
    expect(await keptOf()).toEqual([next])
  })

  it('is evidence only while the firm may see their visits, and from then on', async () => {
    const { user, stand } = given()
    await run(
      sql`insert into bookmark (user_id, stand_id, created_at) values (${user}, ${stand}, now() - interval '1 day')`,
    )
    expect(await lead()).toBeUndefined()
    await handCard(db(), given())
    await giveConsent(db(), 'visits', given())
    expect(await kinds()).toEqual(['card'])
    await run(sql`delete from bookmark`)
    await run(
      sql`insert into bookmark (user_id, stand_id, created_at) values (${user}, ${stand}, now() + interval '1 second')`,
    )
    expect(await kinds()).toEqual(['bookmark', 'card'])
    // Whoever said yes before the question named what is kept has not been asked about it.
    await run(sql`update consent set version = '1' where purpose = 'visits'`)
    expect(await kinds()).toEqual(['card'])
    const changed = () => many(db())`select changed_at::text from lead`
    const before = await changed()
    await run(sql`delete from bookmark`)
    await run(
      sql`insert into bookmark (user_id, stand_id, created_at) values (${user}, ${stand}, now() + interval '1 minute')`,
    )
    expect(await changed()).toEqual(before)
    // Asked again, a yes counts from then on.
    expect(await giveConsent(db(), 'visits', given())).toBe(true)
    expect(await giveConsent(db(), 'visits', given())).toBe(false)
    expect(await kinds()).toEqual(['bookmark', 'card'])
    await withdrawConsent(db(), 'visits', given())
    expect(await kinds()).toEqual(['card'])
    expect(await lead()).toMatchObject({ withdrawn: false })
  })
})

it('a contact whose account is closed is told as withdrawn at once, and comes back with it', async () => {
  await handCard(db(), given())
  expect(await told()).toEqual(['created'])
  const close = (is: boolean) => run(sql`update app_user set is_disabled = ${is} where id = ${given().user}`)
  await run(sql`delete from hub_update`)
  await close(true)
  expect(await told()).toEqual(['withdrawn'])
  expect(await many(db())`select 1 from hub_update where topics::text like '%leads:%'`).not.toEqual([])
  await run(sql`update app_user set job_title = 'Welder' where id = ${given().user}`)
  expect(await told()).toEqual([])
  await close(false)
  expect(await told()).toEqual(['created'])
})

it('a contact whose account is erased is an empty line, and told as withdrawn', async () => {
  await handCard(db(), given())
  await told()
  await run(sql`delete from app_user where id = ${given().user}`)
  expect(await many(db())`select user_id as "user", withdrawn_at is not null as gone from lead`).toEqual([
    { user: null, gone: true },
  ])
  expect(await told()).toEqual(['withdrawn'])
})
