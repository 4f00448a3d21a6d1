import { sql } from 'kysely'

/** As many of the last talks as are looked at, and as there must be to say anything. */
const talksMost = 10
const talksLeast = 3

/** The last talks of the booth `st` that have ended: of its queue, and calls of its contacts in this fair. */
const lastTalks = sql`(
  select extract(epoch from w.ended_at - w.talk_began_at) as seconds, w.ended_at
  from waiting_place w where w.stand_id = st.id and w.firm_id = st.firm_id and w.state = 'served'
  union all
  select extract(epoch from c.ended_at - c.accepted_at), c.ended_at
  from visio_call c join visio_room r on r.id = c.room_id and r.fair_id = st.fair_id
  where c.state = 'ended' and c.accepted_at is not null
    and exists (select 1 from stand_contact k where k.stand_id = st.id
      and k.user_id in (c.caller_id, c.receiver_id))
    and not exists (select 1 from waiting_place w where w.room_id = c.room_id)
  order by ended_at desc limit ${talksMost})`

/** The median of the last talks of the booth `st` in seconds, and of how many; as `talk` of a lateral join. */
export const talkMedian = sql`(
  select percentile_cont(0.5) within group (order by t.seconds) as seconds, count(*)::int as talks
  from ${lastTalks} t) talk`

/** Of the contacts of the booth `st` who are there, how many are free and how many talk; as `there` of a lateral join. */
export const staffThere = sql`(
  select count(*) filter (where not sp.is_busy)::int as free,
    count(*) filter (where sp.is_busy)::int as talking
  from staff_present(st.id) sp) there`

export const hasMedian = sql`talk.talks >= ${talksLeast}`

/** Minutes until somebody before whom so many wait is called, by `talk` and `there`; none after too few talks. */
export const minutesFor = (before: ReturnType<typeof sql>) => sql`case when ${hasMedian} then
  ceil((${before} + 1) * talk.seconds / greatest(there.free + there.talking, 1) / 60)::int end`
