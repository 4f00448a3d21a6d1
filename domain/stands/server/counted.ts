import { type RawBuilder, sql } from 'kysely'
import type { CountedResource } from '#platform/server/counted.ts'

const booth = { resource: 'stands', alias: 'st' }
const onBooth = {
  fair: sql`st.fair_id`,
  stand: sql`st.id`,
  within: { stands: sql`st.id`, firms: sql`st.firm_id`, fair_halls: sql`st.fair_hall_id` },
  seen: booth,
  kept: booth,
}

/** Booths `st` that are not in the trash, with their firm and their hall. */
const placed = (which: RawBuilder<unknown> = sql`true`) => sql`
  (select * from stand where trashed_at is null and ${which}) st join firm fi on fi.id = st.firm_id
    left join fair_hall h on h.id = st.fair_hall_id`

const ofBooth = {
  ...onBooth,
  id: sql`st.id`,
  name: () => sql`fi.name`,
  label: sql`stand_label(st.label, h.letter, st.number)`,
}

/** A firm in a fair, with all that its booths there count. */
const countedFirms: CountedResource = {
  type: 'firms',
  code: 7,
  from: sql`fair_firm ff join firm fi on fi.id = ff.firm_id`,
  id: sql`ff.firm_id`,
  fair: sql`ff.fair_id`,
  name: () => sql`fi.name`,
  seen: { resource: 'firms', alias: 'fi' },
  kept: { resource: 'fair_firms', alias: 'ff' },
  parts: [
    {
      type: 'stands',
      ids: sql`select st.id from stand st
        where st.fair_id = ff.fair_id and st.firm_id = ff.firm_id and st.trashed_at is null`,
    },
  ],
}

export const countedStands: readonly CountedResource[] = [
  countedFirms,
  { ...ofBooth, type: 'stands', code: 3, from: placed() },
  { ...ofBooth, type: 'stand_posters', code: 5, isSmall: true, from: placed(sql`poster_id is not null`) },
  { ...ofBooth, type: 'stand_videos', code: 6, isSmall: true, from: placed(sql`video is not null`) },
  {
    ...onBooth,
    type: 'stand_resources',
    code: 4,
    isSmall: true,
    from: sql`stand_resource sr join stand st on st.id = sr.stand_id and st.trashed_at is null
      join firm fi on fi.id = st.firm_id`,
    id: sql`sr.id`,
    name: locale => sql`coalesce(sr.titles->>${locale}, sr.title)`,
    label: sql`fi.name`,
    seen: { resource: 'stand_resources', alias: 'sr' },
    kept: { resource: 'stand_resources', alias: 'sr' },
  },
]
