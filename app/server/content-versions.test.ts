import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import {
  type AskVersions,
  contentVersions,
  foldChanges,
  type Versions,
} from '#platform/server/database/content-versions.ts'
import { many } from '#platform/server/database/rows.ts'
import { statementCounter } from './testing/count-statements.ts'
import { connect, tellLamps } from './testing/presence-fixture.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

/** What strangers are shown nothing of. Of people, fairs and files only a part is shown: see the tests below. */
const noContent = [
  'agenda_entry',
  'audit_log',
  'badge',
  'billing_account',
  'billing_configuration',
  'billing_invoice',
  'billing_price',
  'billing_quote',
  'billing_series',
  'bookmark',
  'calendar_feed',
  'captcha_used',
  'caption_line',
  'chat_announcement',
  'chat_announcement_read',
  'chat_block',
  'chat_message',
  'chat_moderation',
  'chat_read',
  'chat_report',
  'chat_room',
  'chat_sanction',
  'cluster',
  'conference_attendance',
  'conference_captioner',
  'conference_change',
  'conference_document',
  'conference_hand',
  'conference_poll',
  'conference_question',
  'conference_rating',
  'conference_replay',
  'conference_source',
  'conference_stage',
  'conference_watcher',
  'consent',
  'contact_count',
  'content_change',
  'conversation',
  'conversation_side',
  'direct_message',
  'distinct_firm',
  'email_model',
  'fair_email',
  'fair_email_draft',
  'fair_export',
  'fair_organizer',
  'favourite_page',
  'field_change',
  'first_steps_dismissal',
  'former_colleague',
  'hub_subscription',
  'hub_update',
  'import_change',
  'import_column',
  'import_run',
  'integration_key',
  'job_bookmark',
  'job_digest',
  'job_interview',
  'job_job_area',
  'job_job_personal_quality',
  'job_job_personal_skill',
  'job_profile',
  'job_profile_access',
  'job_profile_area',
  'job_profile_contract_type',
  'job_profile_family',
  'job_profile_function',
  'job_profile_quality',
  'job_profile_skill',
  'job_profile_transport',
  'job_profile_trash',
  'job_profile_treatment',
  'job_recruiter',
  'job_solicitation',
  'job_solicitation_step',
  'job_work_transport',
  'lamp_change',
  'lead',
  'lead_note',
  'lead_rule',
  'lead_rule_kind',
  'lead_scan',
  'lead_visit',
  'list_setting',
  'list_trash',
  'list_view',
  'mail_opt_out',
  'mailing',
  'mailing_day',
  'mailing_reader',
  'media_gone',
  'media_page',
  'media_piece',
  'media_upload',
  'message_report',
  'notification',
  'notification_preference',
  'one_time_token',
  'outbox_mail',
  'pass_allotment',
  'pass_place',
  'pass_room',
  'pass_user',
  'person_block',
  'poll_option',
  'poll_voter',
  'presence_batch',
  'presence_choice',
  'presence_connection',
  'presence_count',
  'presence_process',
  'presence_talk',
  'presence_told',
  'program_change',
  'programme_import',
  'question_vote',
  'queued_job',
  'rate_limit',
  'ready_answer',
  'recording',
  'recording_consent',
  'recording_part',
  'recording_take',
  'refresh_token',
  'registration_answer',
  'role_offer',
  'schema_migration',
  'search_word',
  'session',
  'sign_on',
  'stand_admin',
  'stand_import',
  'stand_lamp',
  'stand_trash',
  'stand_words',
  'stat_day',
  'stat_event',
  'stat_handover',
  'stat_hour',
  'stat_inbox',
  'stat_key',
  'stat_moment',
  'stat_recent',
  'stat_route',
  'stat_time',
  'stat_visit',
  'super_organizer_fair',
  'trash',
  'trash_media',
  'visio_call',
  'visio_connection',
  'visio_engaged',
  'visio_engine',
  'visio_engine_signal',
  'visio_feed',
  'visio_room',
  'waiting_place',
  'waiting_queue',
  'webhook_delivery',
  'webhook_endpoint',
  'withdrawal',
]

let platform: TestPlatform
let now: AskVersions
beforeAll(async () => {
  platform = await testPlatform()
  now = contentVersions(platform.services.database)
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)
const movedBy = async (work: () => Promise<unknown>) => {
  const before = await now()
  await work()
  const after = await now()
  return { content: after.content !== before.content, presence: after.presence !== before.presence }
}
const still = { content: false, presence: false }
const moved = { content: true, presence: false }

test('every table is content or known not to be', async () => {
  const rows = await many<{ name: string; isContent: boolean }>(platform.services.database.kysely)`
    select tablename as name, exists (select from pg_trigger t where t.tgrelid = format('public.%I', tablename)::regclass and t.tgname = 'content_changed') as "isContent"
    from pg_tables where schemaname = 'public' order by 1`
  expect(rows.filter(({ isContent }) => !isContent).map(({ name }) => name)).toEqual(noContent)
})

describe('the version of content', () => {
  it('moves with what is written, once a transaction for each fair, and not with what changes nothing', async () => {
    const { stands } = platform.seeded
    const before = BigInt((await now()).content)
    await platform.services.database.transaction(async db => {
      await sql`update stand set color = '#112233' where id = ${stands.a}`.execute(db)
      await sql`update stand set color = '#332211' where id = ${stands.a}`.execute(db)
    })
    expect(BigInt((await now()).content) - before).toBe(1n)
    expect(await movedBy(() => run(sql`update stand set color = color`))).toEqual(still)
    expect(await movedBy(() => run(sql`delete from language where id = -1`))).toEqual(still)
  })

  it('does not move before the commit, nor when there is none', async () => {
    const { database } = platform.services
    if (database.kind === 'embedded') return
    const change = async () => {
      const transaction = await database.kysely.startTransaction().execute()
      await sql`update firm set city = gen_random_uuid()::text`.execute(transaction)
      return transaction
    }
    let transaction = await change()
    expect(await movedBy(() => transaction.rollback().execute())).toEqual(still)
    expect(
      await movedBy(async () => {
        transaction = await change()
      }),
    ).toEqual(still)
    expect(await movedBy(() => transaction.commit().execute())).toEqual(moved)
  })

  it('stays while people log in, register, are counted and are on their stands', async () => {
    const { fairs, people } = platform.seeded
    expect(await movedBy(() => platform.as('organizer1'))).toEqual(still)
    const { kysely } = platform.services.database
    const be = async (user = people.contactA.id) => {
      await connect(kysely, { fair: fairs.fair1, user })
      await tellLamps(kysely)
    }
    expect(await movedBy(() => be())).toEqual({ content: false, presence: true })
    expect(await movedBy(() => be())).toEqual(still)
    expect(await movedBy(() => be(people.visitor1.id))).toEqual(still)
    const visitor = {
      email: 'new@small.test',
      password: 'A-long-password-1',
      firstName: 'New',
      lastName: 'Person',
    }
    expect(
      await movedBy(() =>
        run(sql`insert into app_user (email, first_name, last_name, roles, locale, user_type_id)
          values (${visitor.email}, ${visitor.firstName}, ${visitor.lastName}, '{ROLE_VISITOR}', 'fr', 1)`),
      ),
    ).toEqual(still)
    expect(
      await movedBy(() =>
        run(
          sql`insert into fair_user (fair_id, user_id, is_validated) select ${platform.seeded.fairs.fair1}, id, 1 from app_user where email = ${visitor.email}`,
        ),
      ),
    ).toEqual(still)
    expect(
      await movedBy(() =>
        run(sql`update app_user set last_login_at = now() where id = ${people.contactA.id}`),
      ),
    ).toEqual(still)
  })

  it('moves when a public file has gone, and not when somebody has replaced their CV', async () => {
    const gone = (visibility: string) =>
      movedBy(() => run(sql`delete from media_object where visibility = ${visibility} and file = 'gone.pdf'`))
    await run(sql`insert into media_object (type, file, file_path, mime_type, size, visibility)
      select 2, 'gone.pdf', '/media/2026/01/' || one || '.pdf', 'application/pdf', 1, one
      from unnest(array['public', 'private']) one`)
    expect([await gone('private'), await gone('public')]).toEqual([still, moved])
  })

  it('moves with what is shown of the people of a stand', async () => {
    const id = platform.seeded.people.contactA.id
    expect(await movedBy(() => run(sql`update app_user set first_name = 'Other' where id = ${id}`))).toEqual(
      moved,
    )
    expect(
      await movedBy(() => run(sql`update fair_user set is_validated = 2 where user_id = ${id}`)),
    ).toEqual(moved)
    expect(
      await movedBy(() =>
        run(sql`insert into user_language (app_user_id, language_id) select ${id}, max(id) from language`),
      ),
    ).toEqual(moved)
    for (const gone of [
      sql`erase_at = now()`,
      sql`erase_at = null`,
      sql`is_disabled = true`,
      sql`email_confirmed_at = null`,
    ])
      expect(await movedBy(() => run(sql`update app_user set ${gone} where id = ${id}`))).toEqual(moved)
    expect(await movedBy(() => run(sql`delete from app_user where id = ${id}`))).toEqual(moved)
  })

  it('moves with a name of a fair and not with its draft', async () => {
    expect(await movedBy(() => run(sql`update fair set homepage_draft = '{}'`))).toEqual(still)
    expect(await movedBy(() => run(sql`update fair set hue = 17`))).toEqual(moved)
  })

  it('is the same after its rows were folded into one', async () => {
    for (let at = 0; at < 60; at += 1) await run(sql`update fair set hue = ${at}`)
    expect(await movedBy(() => foldChanges(platform.services.database))).toEqual(still)
    const rows = await many(platform.services.database.kysely)`
      select tx from content_change where fair_id = 0`
    expect(rows).toHaveLength(1)
    expect(await movedBy(() => run(sql`update fair set hue = 77`))).toEqual(moved)
  })

  it('moves in a database that was copied from one further on', async () => {
    await run(
      sql`insert into content_change (tx) select pg_current_xact_id()::text::bigint + n from generate_series(1, 20) n`,
    )
    await foldChanges(platform.services.database)
    for (let at = 0; at < 5; at += 1)
      expect(await movedBy(() => run(sql`update fair set hue = ${at + 100}`))).toEqual(moved)
  })
})

describe('what one fair shows', () => {
  /** Which fairs' pages are drawn anew after this. */
  const movedIn = async (work: () => Promise<unknown>) => {
    const { common, parts: before } = await now()
    await work()
    const { parts: after, ...names } = await now()
    const isSame = (part: Versions | undefined, other: Versions | undefined) =>
      part?.content === other?.content
    // What all fairs share has moved where all of them have.
    if (Object.keys(after).some(name => isSame(after[name], before[name]))) expect(names.common).toBe(common)
    return Object.keys(after).filter(
      name =>
        after[name]?.content !== before[name]?.content || after[name]?.presence !== before[name]?.presence,
    )
  }
  const all = ['fair-one', 'fair-two']
  const bring = () => {
    const { fairs, firms } = platform.seeded
    return run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a}, 1)`,
    )
  }

  it('moves with its booths, its plan and its texts, and lets other fairs be', async () => {
    const { fairs, firms, halls, stands } = platform.seeded
    for (const change of [
      sql`update stand set color = '#112233' where id = ${stands.a}`,
      sql`insert into stand_language (stand_id, language_id, title) select ${stands.a}, min(id), 'New' from language`,
      sql`delete from stand_language where stand_id = ${stands.a}`,
      sql`delete from stand_contact where stand_id = ${stands.a}`,
      sql`update fair_hall set color = '#112233' where id = ${halls.one}`,
      sql`update firm set city = 'Elsewhere' where id = ${firms.a}`,
      sql`insert into firm_business_sector (firm_id, business_sector_id) select ${firms.a}, max(id) from business_sector`,
    ])
      expect(await movedIn(() => run(change))).toEqual(['fair-one'])
    expect(await movedIn(() => run(sql`update stand set color = '#332211' where id = ${stands.z}`))).toEqual([
      'fair-two',
    ])
    expect(await movedIn(() => run(sql`update fair set hue = 99 where id = ${fairs.fair1}`))).toEqual(all)
  })

  it('moves with the booths and the record of a firm that exhibits there too', async () => {
    const { stands, firms } = platform.seeded
    await bring()
    expect(await movedIn(() => run(sql`update stand set color = '#112233' where id = ${stands.a}`))).toEqual(
      all,
    )
    expect(await movedIn(() => run(sql`update firm set city = 'Elsewhere' where id = ${firms.a}`))).toEqual(
      all,
    )
    expect(await movedIn(() => run(sql`update stand set color = '#112233' where id = ${stands.b}`))).toEqual([
      'fair-one',
    ])
  })

  it('moves everywhere with what every page counts and with what belongs to no fair', async () => {
    const { halls, stands } = platform.seeded
    for (const change of [
      sql`update stand set is_visible = not is_visible where id = ${stands.a}`,
      sql`update stand set trashed_at = now() where id = ${stands.b}`,
      sql`update fair_hall set is_visible = not is_visible where id = ${halls.one}`,
      sql`update fair_firm set is_validated = 2 where fair_id = ${platform.seeded.fairs.fair1}`,
      sql`update language set rank = 77 where code = 'fr'`,
    ])
      expect(await movedIn(() => run(change))).toEqual(all)
    expect(await movedIn(bring)).toEqual(all)
  })

  it('differs with the lamps of its own booths alone', async () => {
    const { fairs, people } = platform.seeded
    const { kysely } = platform.services.database
    const light = async () => {
      await connect(kysely, { fair: fairs.fair1, user: people.contactA.id })
      await tellLamps(kysely)
    }
    expect(await movedIn(light)).toEqual(['fair-one'])
  })

  it('is not mistaken for what a fair in the trash showed at the same address', async () => {
    const { fairs, stands } = platform.seeded
    await run(sql`update fair set trashed_at = now() where id = ${fairs.fair2}`)
    await run(sql`update fair set homepage = 'fair-two' where id = ${fairs.fair1}`)
    await run(sql`update fair set hue = 11 where id = ${fairs.fair2}`)
    expect(await movedIn(() => run(sql`update stand set color = '#112233' where id = ${stands.a}`))).toEqual([
      'fair-two',
    ])
  })

  it('is the same after rows of several fairs were folded', async () => {
    const { stands } = platform.seeded
    for (let at = 10; at < 70; at += 1)
      await run(sql`update stand set color = ${`#1122${at}`} where id = any(${[stands.a, stands.z]}::int[])`)
    expect(await movedIn(() => foldChanges(platform.services.database))).toEqual([])
    expect(await movedIn(() => run(sql`update stand set color = '#332211' where id = ${stands.z}`))).toEqual([
      'fair-two',
    ])
  })
})

describe('the version of presence', () => {
  it('moves when a contact is busy or has gone, and is never again what it was', async () => {
    const { fairs, people } = platform.seeded
    const { kysely } = platform.services.database
    const contact = { fair: fairs.fair1, user: people.contactA.id }
    const told = async (change: () => Promise<unknown>) => {
      await change()
      await tellLamps(kysely)
      return (await now()).presence
    }
    const versions = [
      await told(() => connect(kysely, contact)),
      await told(() => connect(kysely, { ...contact, isBusy: true })),
      await told(() => connect(kysely, contact)),
      await told(() => run(sql`update presence_process set held_until = now()`)),
      await told(() => connect(kysely, contact)),
    ]
    expect(new Set(versions).size).toBe(versions.length)
    expect(await told(() => connect(kysely, contact))).toBe(versions.at(-1))
  })
})

test('the embedded database is asked for the names once until they move, whatever else is written', async () => {
  const counted = statementCounter(platform)
  const asked = async (change: ReturnType<typeof sql>) => {
    await run(change)
    return (await counted(now)).statements
  }
  const isShown = sql`update stand set color = '#445566' where id = ${platform.seeded.stands.a}`
  const isUnseen = sql`update app_user set cell = '1' where id = ${platform.seeded.people.visitor1.id}`
  // Any other server may have changed what a server shows.
  const unmoved = platform.services.database.kind === 'embedded' ? 0 : 1
  expect([await asked(isShown), await asked(isUnseen), await asked(isShown)]).toEqual([1, unmoved, unmoved])
  expect(await asked(sql`update stand set color = '#556677'`)).toBe(1)
})

test('a hundred refused calls change neither a version nor a row', async () => {
  const { kysely } = platform.services.database
  const limit = { name: 'test', max: 3, seconds: 3600 }
  for (let at = 0; at < 4; at += 1) await platform.services.limiter.hit(limit, 'key')
  const held = () =>
    sql<{
      row: string
      transactions: number
    }>`select xmin::text || count as row, pg_snapshot_xmax(pg_current_snapshot())::text::int as transactions from rate_limit where key = 'test:key'`.execute(
      kysely,
    )
  const { rows: before } = await held()
  const calls = 100
  for (let at = 0; at < calls; at += 1)
    expect((await platform.services.limiter.hit(limit, 'key')).allowed).toBe(false)
  expect((await held()).rows[0]?.row).toBe(before[0]?.row)
  if (platform.services.database.kind === 'embedded')
    // What the server does by the clock writes meanwhile.
    expect(((await held()).rows[0]?.transactions ?? 0) - (before[0]?.transactions ?? 0)).toBeLessThan(calls)
})
