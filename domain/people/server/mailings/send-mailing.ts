import { type Kysely, sql } from 'kysely'
import { Type } from 'typebox'
import { assertSendable } from '#domain/fairs/server/index.ts'
import { sendMail } from '#domain/identity/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { defineJob, handleJob } from '#platform/server/queue/job.ts'
import { conflict, invalid, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import {
  type MailingWords,
  mailingWait,
  type sendMailing,
  type stopMailing,
} from '../../contract/mailings.ts'
import { isOfFairs } from '../people-conditions.ts'
import { boothsOf, candidatesOf, countReaders, leftOutOf, readingLocale } from './mailing-readers.ts'
import { type KeptMailing, ownDraft, ownMailing, wordsFor } from './own-mailing.ts'
import { pathOfPage, readerValues } from './reader-values.ts'

const sendMailingJob = defineJob('send_mailing', Type.Object({ mailing: Id }))

/** A fair writes no more than this a day; the database holds it too. */
const mostADay = { mailings: 20, mails: 20_000 }
/** Readers of one transaction. */
const batch = 100

/** What is to be sent, clean. @throws 422 by language and field */
function sendable({ words, deadline }: KeptMailing): MailingWords {
  const clean = assertSendable('mailing', words)
  const said = Object.values(clean).map(one => `${one?.subject} ${one?.text} ${one?.action ?? ''}`)
  if (!said.length) throw invalid({ words: 'required' })
  if (deadline === null && said.some(text => /\{\{\s*deadline\s*\}\}/.test(text)))
    throw invalid({ deadline: 'required' })
  return clean
}

/** @throws 409 for a fair that has written enough today */
async function countToday(fair: number, mails: number, { db, services }: Context) {
  const day = services.now().toISOString().slice(0, 10)
  await sql`insert into mailing_day (fair_id, day, mailings, mails) values (${fair}, ${day}::date, 0, 0)
    on conflict do nothing`.execute(db)
  const today = await one<{ mailings: number; mails: number }>(db)`
    select mailings, mails from mailing_day where fair_id = ${fair} and day = ${day}::date for update`
  if (today.mailings >= mostADay.mailings) throw conflict('mailing_day_limit')
  if (today.mails + mails > mostADay.mails) throw conflict('mailing_mails_limit')
  await sql`update mailing_day set mailings = mailings + 1, mails = mails + ${mails}
    where fair_id = ${fair} and day = ${day}::date`.execute(db)
}

/**
 * Whoever presses second, or on words that are no longer these, is refused: it is sent once. Its readers are settled here,
 * and written to by the queue.
 * @throws 409, 412, 422
 */
export async function sendMailingOf(
  id: number,
  { version, count }: BodyOf<typeof sendMailing>,
  context: Context,
): Promise<ResponseOf<typeof sendMailing>> {
  const { db, services, actor } = context
  const mailing = await ownDraft(id, context)
  const { fair, list } = mailing
  if (mailing.version !== version) throw new Refusal(412, 'changed_meanwhile')
  const words = sendable(mailing)
  const candidates = await candidatesOf(mailing, context)
  const { total, leftOut } = await countReaders(candidates, fair, context)
  if (total === 0) throw conflict('mailing_without_readers')
  if (total > count) throw conflict('list_has_grown')
  await countToday(fair, total, context)
  await sql`
    insert into mailing_reader (mailing_id, user_id)
    select ${id}::int, u.id from (${candidates.from}) found join app_user u on u.id = found.id
      where ${leftOutOf(sql`${fair}::int`)} is null`.execute(db)
  const now = services.now()
  await sql`update mailing set sent_at = ${now.toISOString()}::timestamptz, sent_by_id = ${actor.userId},
    slot = null, chosen = null, translations = ${JSON.stringify(words)}::jsonb,
    left_out = ${JSON.stringify(leftOut)}::jsonb where id = ${id}`.execute(db)
  await services.queue.enqueue(
    db,
    sendMailingJob,
    { mailing: id },
    { key: `mailing:${id}`, runAt: new Date(now.getTime() + mailingWait * 1000) },
  )
  await audit(
    {
      action: 'send',
      resource: 'mailings',
      resourceId: id,
      fair,
      details: { list, readers: total, leftOut, languages: Object.keys(words) },
    },
    context,
  )
  return { readers: total }
}

/** @throws 409 for one that has reached everybody */
export async function stopMailingOf(id: number, context: Context): Promise<ResponseOf<typeof stopMailing>> {
  const { db, services } = context
  const { fair, state } = await ownMailing(id, context, true)
  if (state !== 'sending') throw conflict('mailing_over')
  const stopped = await endWaiting(id, db)
  if (!stopped) throw conflict('mailing_over')
  await sql`update mailing set stopped_at = ${services.now().toISOString()}::timestamptz
    where id = ${id}`.execute(db)
  await audit({ action: 'stop', resource: 'mailings', resourceId: id, fair, details: { stopped } }, context)
  return { stopped }
}

async function endWaiting(id: number, db: Kysely<Tables>): Promise<number> {
  const rows = await many<{ id: number }>(db)`
    update mailing_reader set state = 'left_out' where mailing_id = ${id} and state = 'waiting'
    returning user_id as id`
  return rows.length
}

type Sent = Pick<KeptMailing, 'fair' | 'words' | 'page' | 'deadline' | 'mainLanguage' | 'fairLanguages'>
type Reader = { id: number; locale: Locale; firm: string | null; booths: string | null; isReached: boolean }

/** Some of those who wait, and their mails, in one transaction. @returns how many they were */
const writeToSome = (id: number, services: Services): Promise<number> =>
  services.database.transaction(async db => {
    const mailing = await maybeOne<Sent>(db)`
      select m.fair_id as fair, m.translations as words, m.page, m.deadline::text as deadline,
        (select l.code from language l where l.id = f.main_language_id) as "mainLanguage",
        array(select l.code from fair_language fl join language l on l.id = fl.language_id
          where fl.fair_id = f.id order by l.id) as "fairLanguages"
      from mailing m join fair f on f.id = m.fair_id
      where m.id = ${id} and m.sent_at is not null and m.stopped_at is null and f.trashed_at is null`
    if (!mailing) {
      await endWaiting(id, db)
      return 0
    }
    const { fair, page, deadline } = mailing
    const readers = await many<Reader>(db)`
      select u.id, ${readingLocale} as locale, (select o.name from firm o where o.id = u.firm_id) as firm,
        ${boothsOf(sql`${fair}::int`)} as booths,
        ${leftOutOf(sql`${fair}::int`)} is null and ${isOfFairs(sql`(${fair}::int)`)} as "isReached"
      from mailing_reader r join app_user u on u.id = r.user_id
      where r.mailing_id = ${id} and r.state = 'waiting'
      order by r.user_id limit ${batch} for update of r skip locked`
    const written: number[] = []
    for (const reader of readers) {
      const worded = wordsFor(mailing, reader.locale)
      if (!reader.isReached || !worded) continue
      const isSent = await sendMail(db, services, {
        userId: reader.id,
        kind: 'mailing',
        fair,
        path: pathOfPage[page],
        worded,
        values: readerValues(reader, worded.locale, deadline),
        key: `mailing:${id}:${reader.id}`,
        hasOptOut: true,
      })
      if (isSent) written.push(reader.id)
    }
    await sql`
      update mailing_reader set state = case when user_id = any(${written}::int[]) then 'written'
        else 'left_out' end
      where mailing_id = ${id} and user_id = any(${readers.map(({ id }) => id)}::int[])`.execute(db)
    return readers.length
  })

async function writeToAll(id: number, services: Services): Promise<void> {
  while ((await writeToSome(id, services)) > 0);
}

export const mailingJobs = (services: Services) => [
  handleJob(sendMailingJob, ({ mailing }) => writeToAll(mailing, services)),
]
