import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { sendMail } from '#domain/identity/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Services } from '#platform/server/services.ts'
import { usualReminder } from '../contract/agenda.ts'
import { conferenceReminded } from '../contract/events.ts'
import { conferencePaths } from '../contract/paths.ts'
import { waitsForPlace } from './passes/waits-for-place.ts'
import { isPublishedConference } from './shown.ts'
import { whenIn } from './when-in.ts'
import { wordFor } from './word-for.ts'

/** People of one transaction. */
const batch = 100

type Due = {
  person: number
  conference: number
  fair: number
  title: string
  begin: string
  timeZone: string
  locale: string
}

/** Those whose time has come, unless they have no place yet and asked for no reminder: each is written to once, whoever of several asks. */
const remindSome = ({ database, ...rest }: Services): Promise<number> =>
  database.transaction(async db => {
    const services = { database, ...rest }
    const now = sql`${services.now().toISOString()}::timestamptz`
    const due = await many<Due>(db)`
      with due as (
        select e.id from agenda_entry e join conference c on c.id = e.conference_id
          join fair f on f.id = c.fair_id
        where e.reminded_at is null
          and (e.remind_minutes is not null or (c.is_reminding and not ${waitsForPlace(sql`e.user_id`)}))
          and c.state in ('scheduled', 'live') and ${isPublishedConference('c')} and c.begin_at > ${now}
          and c.begin_at <= ${now} + interval '1 day'
          and c.begin_at <= ${now} + make_interval(mins => coalesce(e.remind_minutes, ${usualReminder}))
          and f.trashed_at is null and f.is_using_conference_module
          and f.fair_status_id = ${fairStatus.open}
          and exists (select from fair_participant m where m.fair_id = f.id and m.user_id = e.user_id)
        order by c.begin_at, e.id limit ${batch} for update of e skip locked)
      update agenda_entry e set reminded_at = ${now}
      from due, conference c, fair f, app_user u
      where e.id = due.id and c.id = e.conference_id and f.id = c.fair_id and u.id = e.user_id
      returning u.id as person, c.id as conference, f.id as fair,
        ${wordFor('c', 'title', sql`u.locale`)} as title, ${instant('c.begin_at')} as begin,
        f.time_zone as "timeZone", u.locale`
    for (const { person, conference, fair, title, begin, timeZone, locale } of due)
      await sendMail(db, services, {
        userId: person,
        kind: 'reminder',
        fair,
        path: hrefOf(conferencePaths.conferenceView, { id: conference }),
        values: { event: title, when: whenIn(begin, timeZone, locale) },
      })
    const told = due.map(({ person, conference, begin }) => ({ person, conference, begin }))
    await emit({ db, services }, conferenceReminded, ...told)
    return due.length
  })

export async function remindOfConferences(services: Services): Promise<void> {
  while ((await remindSome(services)) > 0);
}
