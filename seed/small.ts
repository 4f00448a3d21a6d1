import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import { fillSmallFixture } from './small/fill.ts'
import type { SmallName } from './small/people.ts'

export const smallPassword = 'Small-2026!'

type Found = { kind: string; name: string; id: number; email: string | null }

async function read({ kysely }: Database) {
  const rows = await many<Found>(kysely)`
    select 'fair' as kind, homepage as name, id, null as email from fair
    union all select 'hall', f.homepage || case when h.is_visible then '' else ' hidden' end, h.id, null
      from fair_hall h join fair f on f.id = h.fair_id
    union all select 'firm', name, id, null from firm
    union all select 'stand', f.name || case when st.is_visible then '' else ' hidden' end, st.id, null
      from stand st join firm f on f.id = st.firm_id
    union all select 'participation', f.name, ff.id, null from fair_firm ff join firm f on f.id = ff.firm_id
    union all select 'person', first_name, id, email from app_user`
  const found = (kind: string, name: string): Found => {
    const row = rows.find(one => one.kind === kind && one.name === name)
    if (!row) throw new Error(`The small fixture has no ${kind} called "${name}".`)
    return row
  }
  const id = (kind: string, name: string) => found(kind, name).id
  const person = (name: SmallName) => {
    const row = found('person', name)
    return { id: row.id, email: row.email ?? '' }
  }
  return {
    fairs: { fair1: id('fair', 'fair-one'), fair2: id('fair', 'fair-two') },
    halls: {
      one: id('hall', 'fair-one'),
      two: id('hall', 'fair-two'),
      hidden: id('hall', 'fair-one hidden'),
    },
    firms: { a: id('firm', 'Firm A'), b: id('firm', 'Firm B'), z: id('firm', 'Firm Z') },
    participations: {
      a: id('participation', 'Firm A'),
      b: id('participation', 'Firm B'),
      z: id('participation', 'Firm Z'),
    },
    stands: {
      a: id('stand', 'Firm A'),
      b: id('stand', 'Firm B'),
      z: id('stand', 'Firm Z'),
      hidden: id('stand', 'Firm B hidden'),
    },
    people: {
      superAdmin: person('superAdmin'),
      superOrganizer: person('superOrganizer'),
      organizer1: person('organizer1'),
      organizer2: person('organizer2'),
      firmAdminA: person('firmAdminA'),
      standAdminA: person('standAdminA'),
      contactA: person('contactA'),
      firmAdminB: person('firmAdminB'),
      contactB: person('contactB'),
      firmAdminZ: person('firmAdminZ'),
      visitor1: person('visitor1'),
      visitor2: person('visitor2'),
      visitor9: person('visitor9'),
      speaker: person('speaker'),
      moderator: person('moderator'),
      press: person('press'),
      clusterAdmin: person('clusterAdmin'),
    } satisfies Record<SmallName, { id: number; email: string }>,
  }
}

export type SmallFixture = Awaited<ReturnType<typeof read>>

/**
 * Two fairs that must not see each other: fair 1, open to all, with firms A and B; fair 2, for its members, with
 * firm Z. What is secret holds a canary that names its place. Calling it again only reads the ids.
 */
export async function seedSmallFixture(database: Database): Promise<SmallFixture> {
  const rows = await many(database.kysely)`select 1 from fair limit 1`
  if (!rows.length) await database.transaction(db => fillSmallFixture(db, smallPassword))
  return read(database)
}
