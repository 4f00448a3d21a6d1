import { sql } from 'kysely'
import { named, translated } from '../../reference/words.ts'
import { demoButtons } from '../fairs/buttons.ts'
import type { DemoFair, DemoHall } from '../fairs/fair.ts'
import { addStand } from './add-stand.ts'
import { day, type Furnishing, json } from './furnishing.ts'

/** A fair with its halls and everybody in them. */
export async function addFair(fair: DemoFair, furnishing: Furnishing): Promise<number> {
  const { db, now, lists } = furnishing
  const { id } = await db
    .insertInto('fair')
    .values({
      type: 'multi',
      fair_status_id: fair.status,
      homepage: fair.slug,
      homepage_json: json(fair.homepage),
      hue: fair.hue,
      results_per_page: 24,
      start_date: day(now, fair.days[0], 8),
      end_date: day(now, fair.days[1], 17),
      country_id: lists.countries.of('FR'),
      shipping_mail: `organisation@${fair.slug}.example`,
      translations: json(
        translated({
          name: fair.names,
          tagline: fair.taglines,
          description: fair.descriptions,
          location: fair.locations,
        }),
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into fair_language (fair_id, language_id) select ${id}, id from language`.execute(db)
  await sql`insert into fair_stand_group (fair_id, stand_group_id) select ${id}, id from stand_group`.execute(
    db,
  )
  await db
    .insertInto('header_button')
    .values(
      demoButtons.map(({ link, names, access = {} }, rank) => ({
        fair_id: id,
        rank,
        link,
        access: json(access),
        translations: json(named(names)),
      })),
    )
    .execute()
  for (const [rank, hall] of fair.halls.entries()) await addHall(fair, hall, id, rank, furnishing)
  for (const [at, firm] of fair.unplaced.entries())
    await addStand(
      firm,
      {
        fair: id,
        hall: null,
        number: null,
        isBare: at > 0,
        validated: at < fair.unplaced.length - 1 ? 1 : 0,
      },
      furnishing,
    )
  return id
}

async function addHall(fair: DemoFair, hall: DemoHall, fairId: number, rank: number, furnishing: Furnishing) {
  const { db, lists } = furnishing
  const [aisles, places] = hall.layout
  const positions = Array.from({ length: aisles * places }, (_, at) => at + 1)
  const { id } = await db
    .insertInto('fair_hall')
    .values({
      fair_id: fairId,
      letter: hall.letter,
      rank,
      color: hall.color,
      variant: hall.variant,
      fair_hall_configuration_id: lists.layouts.of(`${aisles}x${places}`),
      translations: json(translated({ name: hall.names })),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('element')
    .values(
      positions.map(position => ({
        type: 8,
        map_id: id,
        position,
        aisle: Math.ceil(position / places),
        place: ((position - 1) % places) + 1,
      })),
    )
    .execute()
  const taken = positions.filter(position => !hall.free.includes(position))
  for (const [at, firm] of hall.firms.entries()) {
    const number = taken[at]
    if (number === undefined) throw new Error(`Hall ${hall.letter} has no place for ${firm.name}.`)
    await addStand(
      firm,
      { fair: fairId, hall: id, number, isBare: fair.bare.includes(firm), validated: 1 },
      furnishing,
    )
  }
}
