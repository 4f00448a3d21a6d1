import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const leadPersonalData: readonly PersonalData[] = [
  {
    // What firms hold of somebody as their contact; the name of a colleague who looks after it is not the person’s.
    name: 'leads',
    columns: {
      'lead.user_id': 'anonymized',
      'lead.owner_id': 'anonymized',
      'lead_note.author_id': 'anonymized',
    },
    rows: person => sql`
      select ${nameOfRecord('fair', 'l.fair_id', person)} as fair, f.name as firm, l.state, l.tags,
        l.created_at,
        l.withdrawn_at, l.exported_at,
        (select coalesce(json_agg(json_build_object('text', n.text, 'at', n.created_at) order by n.id), '[]')
          from lead_note n where n.lead_id = l.id) as notes
      from lead l join firm f on f.id = l.firm_id where l.user_id = ${person.id} order by l.id`,
    withdraw: {
      lead: async ({ person, fair, firm, at }, db) => {
        const taken = await many(db)`
          update lead set withdrawn_at = ${at}::timestamptz
          where user_id = ${person} and fair_id = ${fair}::int and firm_id = ${firm}::int
            and withdrawn_at is null and coalesce(shown_from, created_at) <= ${at}::timestamptz
          returning id`
        return taken.length > 0
      },
    },
  },
  {
    name: 'lead_notes_written',
    columns: {},
    rows: person => sql`
      select f.name as firm, n.text, n.created_at from lead_note n join lead l on l.id = n.lead_id
        join firm f on f.id = l.firm_id where n.author_id = ${person.id} order by n.id`,
  },
  {
    name: 'lead_visits',
    columns: { 'lead_visit.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 'v.fair_id', person)} as fair, f.name as firm, v.kind, v.at, v.seconds
      from lead_visit v join firm f on f.id = v.firm_id where v.user_id = ${person.id} order by v.id`,
  },
  {
    name: 'badge_scans',
    columns: { 'lead_scan.user_id': 'deleted', 'lead_scan.scanned_by': 'anonymized' },
    rows: person => sql`
      select ${nameOfRecord('fair', 's.fair_id', person)} as fair, f.name as firm, s.at, s.note,
        s.withdrawn_at,
        s.user_id = ${person.id} as "isOwnBadge"
      from lead_scan s join firm f on f.id = s.firm_id where ${person.id} in (s.user_id, s.scanned_by)
      order by s.id`,
  },
]
