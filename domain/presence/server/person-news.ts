import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { NewsSource } from '#platform/server/hub/news.ts'
import type { PresenceBatch, PresentPerson } from '../contract/presence.ts'

type Db = Context['db']

/** Name of the event that a batch is. */
export const presenceType = 'presence'

/** People of one message, which has to be small. */
const together = 40

type Changed = Omit<PresentPerson, 'status'> & {
  fair: number
  status: PresentPerson['status'] | null
  /** Has not changed there, but has left another fair: whoever hears of both is told of this one after it. */
  isStill: boolean
}

const isOn = (one: Changed): one is Changed & PresentPerson => one.status !== null

/**
 * Who has come, gone or become busy since it was last told, in numbered batches for each fair: what many do at once costs
 * one message for all. Of people who have blocked somebody nobody is told; they are found by whoever asks for them, whom
 * they have not blocked.
 */
export const personNews: NewsSource = async db => {
  const changed = await many<Changed>(db)`
    with present as materialized (
      select p.fair_id, p.user_id, p.status, p.expected_until from presence_person p
      where not exists (select from presence_hidden h where h.user_id = p.user_id)),
    gone as (
      delete from presence_told told where not exists (
        select from present p where p.fair_id = told.fair_id and p.user_id = told.user_id)
      returning told.fair_id, told.user_id),
    come as (
      insert into presence_told (fair_id, user_id, status, expected_until)
      select p.fair_id, p.user_id, p.status, p.expected_until
      from present p left join presence_told told on told.fair_id = p.fair_id and told.user_id = p.user_id
      where (told.status, told.expected_until) is distinct from (p.status, p.expected_until)
      on conflict (fair_id, user_id) do update
        set status = excluded.status, expected_until = excluded.expected_until
      returning fair_id, user_id, status, expected_until)
    select fair_id as fair, user_id as id, status, ${instant('expected_until')} as until, false as "isStill"
      from come
    union all
    select fair_id, user_id, null, null, false from gone
    union all
    select p.fair_id, p.user_id, p.status, ${instant('p.expected_until')}, true from present p
    where exists (select from gone g where g.user_id = p.user_id)
    order by fair, id`
  const fairs = [...new Set(changed.map(({ fair }) => fair))]
  const partsOf = (people: readonly Changed[]) =>
    fairs.flatMap(fair => {
      const of = people.filter(one => one.fair === fair)
      return Array.from({ length: Math.ceil(of.length / together) }, (_, at) => ({
        fair,
        part: of.slice(at * together, (at + 1) * together),
      }))
    })
  const parts = [
    ...partsOf(changed.filter(({ isStill }) => !isStill)),
    ...partsOf(changed.filter(({ isStill }) => isStill)),
  ]
  if (!parts.length) return {}
  const numbers = await nextNumbers(
    fairs.map(fair => ({ fair, batches: parts.filter(one => one.fair === fair).length })),
    db,
  )
  return {
    passing: parts.map(({ fair, part }) => {
      const data: PresenceBatch = {
        topic: `presence:${fair}`,
        seq: numbers(fair),
        on: part.filter(isOn).map(({ id, status, until }) => ({ id, status, until })),
        off: part.filter(one => !isOn(one)).map(({ id }) => id),
      }
      return { topics: [data.topic], data, type: presenceType }
    }),
  }
}

/** The numbers of the next batches of each fair, one after the other. */
async function nextNumbers(batches: readonly { fair: number; batches: number }[], db: Db) {
  const rows = await many<{ fair: number; first: number }>(db)`
    with next as (
      insert into presence_batch (fair_id, seq)
      select fair, batches from jsonb_to_recordset(${JSON.stringify(batches)}::jsonb)
        as c (fair int, batches int)
      on conflict (fair_id) do update set seq = presence_batch.seq + excluded.seq
      returning fair_id, seq)
    select n.fair_id as fair, (n.seq - c.batches + 1)::int as first
    from next n join jsonb_to_recordset(${JSON.stringify(batches)}::jsonb)
      as c (fair int, batches int) on c.fair = n.fair_id`
  const next = new Map(rows.map(({ fair, first }) => [fair, first]))
  return (fair: number) => {
    const number = next.get(fair) ?? 0
    next.set(fair, number + 1)
    return number
  }
}
