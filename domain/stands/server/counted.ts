import { sql } from 'kysely'
import type { CountedResource } from '#platform/server/counted.ts'

const booth = { resource: 'stands', alias: 'st' }
const onBooth = {
  fair: sql`st.fair_id`,
  stand: sql`st.id`,
  within: { stands: sql`st.id`, firms: sql`st.firm_id`, fair_halls: sql`st.fair_hall_id` },
  seen: booth,
  kept: booth,
}
const placed = sql`stand st join firm fi on fi.id = st.firm_id
  left join fair_hall h on h.id = st.fair_hall_id`
const place = sql`stand_label(st.label, h.letter, st.number)`

export const countedStands: readonly CountedResource[] = [
  {
    ...onBooth,
    type: 'stands',
    from: placed,
    id: sql`st.id`,
    name: () => sql`fi.name`,
    label: place,
  },
  {
    ...onBooth,
    type: 'stand_resources',
    from: sql`stand_resource sr join stand st on st.id = sr.stand_id join firm fi on fi.id = st.firm_id`,
    id: sql`sr.id`,
    name: locale => sql`coalesce(sr.titles->>${locale}, sr.title)`,
    label: sql`fi.name`,
    seen: { resource: 'stand_resources', alias: 'sr' },
    kept: { resource: 'stand_resources', alias: 'sr' },
  },
  ...(['poster', 'video'] as const).map(
    (part): CountedResource => ({
      ...onBooth,
      type: `stand_${part}s`,
      from: sql`(select * from stand
        where ${sql.ref(part === 'poster' ? 'poster_id' : 'video')} is not null) st
        join firm fi on fi.id = st.firm_id left join fair_hall h on h.id = st.fair_hall_id`,
      id: sql`st.id`,
      name: () => sql`fi.name`,
      label: place,
    }),
  ),
]
