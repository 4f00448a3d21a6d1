import { sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'

export const peoplePersonalData: readonly PersonalData[] = [
  {
    name: 'fairs',
    columns: { 'fair_user.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.is_validated, t.roles, t.created_at
        from fair_user t
        where t.user_id = ${person.id} order by t.id`,
  },
  {
    name: 'firms_left',
    columns: { 'former_colleague.person_id': 'deleted', 'former_colleague.removed_by_id': 'anonymized' },
    rows: person => sql`
      select f.name as firm, t.left_at, t.is_firm_admin, t.can_recruit, t.rows from former_colleague t
        join firm f on f.id = t.firm_id where t.person_id = ${person.id} order by t.firm_id`,
  },
  {
    name: 'role_offers',
    columns: { 'role_offer.user_id': 'deleted', 'role_offer.offered_by_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair,
        ${nameOfRecord('user_type', 't.user_type_id', person)} as role, f.name as firm,
        case when t.user_id = ${person.id} then 'offered_to_me' else 'offered_by_me' end as "as",
        case when t.offered_by_id = ${person.id} then t.first_name || ' ' || t.last_name end as name,
          t.created_at, t.ended_at
      from role_offer t left join firm f on f.id = t.firm_id
        where t.user_id = ${person.id} or t.offered_by_id = ${person.id} order by t.id`,
  },
  {
    name: 'looks_after',
    columns: { 'cluster.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair_hall', 't.fair_hall_id', person)} as hall, t.stand_id as stand,
        f.name as firm,
        ${nameOfRecord('fair', 't.fair_id', person)} as fair
      from cluster t left join firm f on f.id = t.firm_id where t.user_id = ${person.id}`,
  },
  {
    name: 'mailings',
    columns: {
      'mailing.written_by_id': 'anonymized',
      'mailing.sent_by_id': 'anonymized',
      'mailing_reader.user_id': 'deleted',
    },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.created_at, t.sent_at, t.translations,
        case when r.user_id is not null then 'read_by_me' else 'written_by_me' end as "as"
      from mailing t left join mailing_reader r on r.mailing_id = t.id and r.user_id = ${person.id}
        where (r.user_id is not null and t.sent_at is not null)
          or ${person.id} in (t.written_by_id, t.sent_by_id) order by t.id`,
  },
  {
    name: 'unwanted_mailings',
    columns: { 'mail_opt_out.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.created_at from mail_opt_out t
        where t.user_id = ${person.id} order by t.fair_id`,
  },
]
