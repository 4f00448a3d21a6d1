import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { standsOf } from '../reach.ts'

export type ScanningBooth = {
  stand: number
  firm: number
  fair: number
  firmName: string
  participation: number
}

/** @throws 404 for a stand on which the caller does not work */
export async function scanningBooth(
  stand: number,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<ScanningBooth> {
  const booth = await maybeOne<ScanningBooth>(db)`
    select st.id as stand, st.firm_id as firm, st.fair_id as fair, f.name as "firmName",
      ff.id as participation
    from stand st join firm f on f.id = st.firm_id join fair s on s.id = st.fair_id
      join fair_firm ff on ff.fair_id = st.fair_id and ff.firm_id = st.firm_id
    where st.id = ${stand} and st.trashed_at is null and s.trashed_at is null and st.id in ${standsOf(actor)}`
  if (!booth) throw notFound()
  return booth
}
