import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { locales } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const words = (list: string) => list.split(/\s+/)

/** What hangs on a fair and stays when it goes elsewhere, by the reason. */
const stays = [
  // What people said, did and met with.
  `audit_log chat_announcement chat_moderation chat_room chat_sanction contact_count conversation field_change
    mailing mailing_day notification outbox_mail visio_room waiting_place bookmark conversation_side
    ready_answer waiting_queue chat_message direct_message job_digest job_profile_access
    job_profile_treatment lead lead_scan lead_visit badge`,
  // What they consented to here, answered here, are offered here or want here alone.
  'consent registration_answer role_offer mail_opt_out list_view favourite_page cluster super_organizer_fair',
  // Money and secrets.
  `billing_account billing_configuration billing_invoice billing_price billing_quote integration_key webhook_endpoint`,
  // What the platform keeps for itself, or makes anew.
  `fair_export import_run import_column list_trash trash stand_trash stand_import stand_lamp stand_words lamp_change
    presence_batch presence_count presence_told stand_present`,
  // What firms think a contact is worth there.
  'lead_rule',
  // Which of them are two all the same: elsewhere they are other rows.
  'distinct_firm',
  // What waits to be published.
  'fair_email_draft',
  // Addresses that open something, what exhibitors announce themselves, and who knows of what by which file.
  'conference_source presentation programme_import calendar_feed',
  // Choices of the platform that this fair narrows: named in its settings.
  'fair_stand_group',
].flatMap(words)

it('each table of a fair, its halls and its booths goes along or is said to stay', async () => {
  const tables = await many<{ name: string }>(platform.services.database.kysely)`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid in ('fair'::regclass, 'fair_hall'::regclass, 'stand'::regclass)
    order by 1`
  const decided = new Set([...stays, ...declared('transfers').flatMap(part => part.tables)])
  expect(tables.flatMap(({ name }) => (decided.has(name) ? [] : [name]))).toEqual([])
})

it('no table both goes along and stays, and each part has a name for who takes it in', () => {
  const parts = declared('transfers')
  const carried = parts.flatMap(part => part.tables)
  expect(carried.filter(table => stays.includes(table))).toEqual([])
  expect(new Set(carried).size).toBe(carried.length)
  const names = declared('partNames').map(({ name }) => name)
  expect(names.toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
})

it('the table of a part has a column for each word in each language', () => {
  const halls = declared('transfers').find(({ name }) => name === 'halls')
  expect(halls?.columns).toEqual(expect.arrayContaining(locales.map(locale => `name.${locale}`)))
})
