import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'

export type Who = { id: number; email: string; locale: Locale }

/** `of` names the columns that point to people; a test holds this list against the database. */
type Part = { of: readonly string[]; rows: (who: Who) => RawBuilder<Record<string, unknown>> }

const named = (table: string, column: string, { locale }: Who) =>
  sql`(select ${translatedText('n', 'name', locale)} from ${sql.table(table)} n where n.id = ${sql.ref(column)})`

/** What is held of a person, part by part. Hashes of passwords and of links stay where they are. */
export const personalData: Readonly<Record<string, Part>> = {
  account: {
    of: [],
    rows: who => sql`
      select u.id, u.email, u.email_confirmed_at, u.first_name, u.last_name, u.roles, ${named('user_type', 'u.user_type_id', who)} as user_type,
        u.is_validated, u.is_disabled, u.erase_at, f.name as firm, u.is_firm_admin, u.can_recruit,
        ${named('civil_status', 'u.civil_status_id', who)} as civil_status, ${named('user_status', 'u.user_status_id', who)} as user_status,
        ${named('user_individual_status', 'u.user_individual_status_id', who)} as user_individual_status,
        u.birthday, u.phone, u.is_phone_shown, u.cell, u.address, u.additional_address, u.postal_code, u.city, u.department, u.region, ${named('country', 'u.country_id', who)} as country,
        u.display_email, u.job_title, u.pitch_message, p.file_path as picture, u.look, u.social_links, u.meeting_links,
        u.locale, u.created_at, u.last_login_at
      from app_user u left join firm f on f.id = u.firm_id left join media_object p on p.id = u.picture_id where u.id = ${who.id}`,
  },
  languages: {
    of: ['user_language.app_user_id'],
    rows: who => sql`
      select l.code, ${translatedText('l', 'name', who.locale)} as name from user_language t join language l on l.id = t.language_id where t.app_user_id = ${who.id}`,
  },
  fairs: {
    of: ['fair_user.user_id'],
    rows: who => sql`
      select ${named('fair', 't.fair_id', who)} as fair, t.is_validated, t.created_at from fair_user t where t.user_id = ${who.id} order by t.id`,
  },
  answers: {
    of: ['registration_answer.user_id'],
    rows: who => sql`
      select ${named('fair', 't.fair_id', who)} as fair, t.identifier, t.label, t.value, t.choice, t.answered_at from registration_answer t where t.user_id = ${who.id} order by t.id`,
  },
  fairs_run: {
    of: ['fair_organizer.user_id', 'super_organizer_fair.app_user_id'],
    rows: who => sql`
      select ${named('fair', 't.fair_id', who)} as fair, t.as from (
        select fair_id, 'organizer' as "as" from fair_organizer where user_id = ${who.id}
        union all select fair_id, 'super_organizer' from super_organizer_fair where app_user_id = ${who.id}) t`,
  },
  role_offers: {
    of: ['role_offer.user_id', 'role_offer.offered_by_id'],
    rows: who => sql`
      select ${named('fair', 't.fair_id', who)} as fair, ${named('user_type', 't.user_type_id', who)} as role, f.name as firm,
        case when t.user_id = ${who.id} then 'offered_to_me' else 'offered_by_me' end as "as",
        case when t.offered_by_id = ${who.id} then t.first_name || ' ' || t.last_name end as name, t.created_at, t.ended_at
      from role_offer t left join firm f on f.id = t.firm_id where t.user_id = ${who.id} or t.offered_by_id = ${who.id} order by t.id`,
  },
  stands: {
    of: ['stand_contact.user_id', 'stand_admin.user_id'],
    rows: who => sql`
      select ${named('fair', 'st.fair_id', who)} as fair, f.name as firm, t.as from (
        select stand_id, 'contact' as "as" from stand_contact where user_id = ${who.id}
        union all select stand_id, 'admin' from stand_admin where user_id = ${who.id}) t
      join stand st on st.id = t.stand_id join firm f on f.id = st.firm_id`,
  },
  presence: {
    of: ['stand_presence.user_id'],
    rows: who => sql`
      select f.name as firm, t.is_busy, t.until from stand_presence t join stand st on st.id = t.stand_id join firm f on f.id = st.firm_id where t.user_id = ${who.id}`,
  },
  looks_after: {
    of: ['cluster.user_id'],
    rows: who => sql`
      select ${named('fair_hall', 't.fair_hall_id', who)} as hall, t.stand_id as stand, f.name as firm, ${named('fair', 't.fair_id', who)} as fair
      from cluster t left join firm f on f.id = t.firm_id where t.user_id = ${who.id}`,
  },
  bookmarks: {
    of: ['bookmark.user_id'],
    rows: who => sql`
      select coalesce(f.name, r.title) as kept, t.created_at from bookmark t
      left join stand st on st.id = t.stand_id left join firm f on f.id = st.firm_id
      left join stand_resource r on r.id = t.stand_resource_id where t.user_id = ${who.id} order by t.id`,
  },
  trashed_stands: {
    of: ['stand.trashed_by_id', 'trash.trashed_by_id'],
    rows: who => sql`
      select f.name as firm, t.trashed_at from stand t join firm f on f.id = t.firm_id where t.trashed_by_id = ${who.id}
      union all select name, trashed_at from trash where trashed_by_id = ${who.id}`,
  },
  files: {
    of: ['media_object.owner_id'],
    rows: who => sql`
      select t.id, t.file as name, t.file_path as address, t.mime_type, t.size, t.visibility, f.name as firm, t.created_at
      from media_object t left join firm f on f.id = t.firm_id where t.owner_id = ${who.id} order by t.id`,
  },
  consents: {
    of: ['consent.user_id'],
    rows: who => sql`
      select t.purpose, ${named('fair', 't.fair_id', who)} as fair, t.version, t.source, t.given_at, t.withdrawn_at from consent t where t.user_id = ${who.id} order by t.id`,
  },
  sessions: {
    of: ['session.user_id'],
    rows: who => sql`
      select t.created_at, t.last_used_at, t.expires_at, t.revoked_at, t.reason, t.ip, t.user_agent from session t where t.user_id = ${who.id} order by t.created_at`,
  },
  sign_ons: {
    of: ['sign_on.user_id'],
    rows: who => sql`
      select t.issuer, t.subject, t.created_at, t.last_used_at from sign_on t where t.user_id = ${who.id} order by t.id`,
  },
  links: {
    of: ['one_time_token.user_id'],
    rows: who => sql`
      select t.purpose, t.payload, t.created_at, t.expires_at, t.used_at from one_time_token t where t.user_id = ${who.id} order by t.created_at`,
  },
  mails: {
    of: [],
    rows: who => sql`
      select t.kind, t.recipient, t.subject, t.state, t.created_at, t.sent_at from outbox_mail t where lower(t.recipient) = lower(${who.email}) order by t.id`,
  },
  done: {
    of: ['audit_log.user_id'],
    rows: who => sql`
      select t.at, t.action, t.resource, t.resource_id, ${named('fair', 't.fair_id', who)} as fair from audit_log t where t.user_id = ${who.id} order by t.id`,
  },
  done_to_me: {
    of: [],
    rows: who => sql`
      select t.at, t.action, ${named('fair', 't.fair_id', who)} as fair from audit_log t
      where t.resource = 'users' and t.resource_id = ${who.id} and t.user_id is distinct from ${who.id} order by t.id`,
  },
}
