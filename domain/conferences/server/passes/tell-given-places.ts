import { sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { placeGiven } from '../../contract/events.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { whenIn } from '../when-in.ts'
import { wordFor } from '../word-for.ts'

type GivenPlace = {
  place: number
  person: number
  conference: number
  fair: number
  title: string
  begin: string | null
  timeZone: string
  locale: string
}

/** Those who waited for these places are told that they have them. */
export async function tellGivenPlaces(
  places: readonly number[],
  context: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  if (!places.length) return
  const { db, services } = context
  const given = await many<GivenPlace>(db)`
    select pp.id as place, pp.user_id as person, c.id as conference, c.fair_id as fair,
      ${wordFor('c', 'title', sql`u.locale`)} as title, ${instant('c.begin_at')} as begin,
      f.time_zone as "timeZone", u.locale
    from pass_place pp join conference c on c.id = pp.conference_id join fair f on f.id = c.fair_id
      join app_user u on u.id = pp.user_id
    where pp.id = any(${[...places]}::int[]) order by pp.id`
  for (const { person, conference, fair, title, begin, timeZone, locale } of given)
    await sendMail(db, services, {
      userId: person,
      kind: 'place_free',
      fair,
      path: hrefOf(conferencePaths.conferenceView, { id: conference }),
      values: { conference: title, when: whenIn(begin, timeZone, locale) },
    })
  await emit(
    context,
    placeGiven,
    ...given.map(({ place, person, conference }) => ({ place, person, conference })),
  )
}
