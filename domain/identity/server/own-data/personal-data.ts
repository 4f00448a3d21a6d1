import { sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import { many } from '#platform/server/database/rows.ts'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { accountWithdrawals } from '../withdrawals/accounts.ts'

export const accountPersonalData: readonly PersonalData[] = [
  {
    name: 'account',
    columns: {},
    // The portrait, whoever uploaded it.
    erase: async ({ id }, db) => {
      const rows = await many<{ id: number }>(db)`
        select m.id from app_user u join media_object m on m.id = u.picture_id
          where u.id = ${id} and m.firm_id is null`
      return () =>
        dropUnused(
          rows.map(row => row.id),
          db,
        )
    },
    withdraw: accountWithdrawals,
    rows: person => sql`
      select u.id, u.email, u.email_confirmed_at, u.first_name, u.last_name, u.roles,
        ${nameOfRecord('user_type', 'u.user_type_id', person)} as user_type,
        u.is_validated, u.is_disabled, u.erase_at, f.name as firm, u.is_firm_admin, u.can_recruit,
        ${nameOfRecord('civil_status', 'u.civil_status_id', person)} as civil_status,
          ${nameOfRecord('user_status', 'u.user_status_id', person)} as user_status,
        ${nameOfRecord('user_individual_status', 'u.user_individual_status_id', person)}
          as user_individual_status,
        u.birthday, u.phone, u.is_phone_shown, u.cell, u.address, u.additional_address, u.postal_code, u.city,
          u.department, u.region, ${nameOfRecord('country', 'u.country_id', person)} as country,
        u.display_email, u.job_title, u.pitch_message, p.file_path as picture, u.look, u.social_links,
          u.meeting_links,
        u.locale, u.created_at, u.last_login_at
      from app_user u left join firm f on f.id = u.firm_id left join media_object p on p.id = u.picture_id
        where u.id = ${person.id}`,
  },
  {
    name: 'integration_keys',
    columns: { 'integration_key.created_by_id': 'deleted' },
    rows: person => sql`
      select k.name, k.scope, ${nameOfRecord('fair', 'k.fair_id', person)} as fair, k.created_at,
        k.expires_at,
        k.last_used_at, k.revoked_at
      from integration_key k where k.created_by_id = ${person.id} order by k.id`,
  },
  {
    name: 'languages',
    columns: { 'user_language.app_user_id': 'deleted' },
    rows: person => sql`
      select l.code, ${translatedText('l', 'name', person.locale)} as name from user_language t
        join language l on l.id = t.language_id where t.app_user_id = ${person.id}`,
  },
  {
    name: 'list_views',
    columns: { 'list_view.user_id': 'deleted' },
    rows: person => sql`
      select t.list, ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.name, t.query, t.is_favourite
        from list_view t where t.user_id = ${person.id} order by t.id`,
  },
  {
    name: 'favourite_pages',
    columns: { 'favourite_page.user_id': 'deleted' },
    rows: person => sql`
      select t.screen, ${nameOfRecord('fair', 't.fair_id', person)} as fair from favourite_page t
        where t.user_id = ${person.id} order by t.fair_id, t.slot`,
  },
  {
    name: 'list_settings',
    columns: { 'list_setting.user_id': 'deleted' },
    rows: ({ id }) => sql`select t.is_comfortable from list_setting t where t.user_id = ${id}`,
  },
  {
    name: 'first_steps',
    columns: { 'first_steps_dismissal.user_id': 'deleted' },
    rows: ({ id }) => sql`
      select t.role, t.dismissed_at from first_steps_dismissal t where t.user_id = ${id} order by t.role`,
  },
  {
    name: 'sessions',
    columns: { 'session.user_id': 'deleted' },
    rows: ({ id }) => sql`
      select t.created_at, t.last_used_at, t.expires_at, t.revoked_at, t.reason, t.ip, t.user_agent
        from session t where t.user_id = ${id} order by t.created_at`,
  },
  {
    name: 'sign_ons',
    columns: { 'sign_on.user_id': 'deleted' },
    rows: ({ id }) => sql`
      select t.issuer, t.subject, t.created_at, t.last_used_at from sign_on t where t.user_id = ${id}
        order by t.id`,
  },
  {
    name: 'links',
    columns: { 'one_time_token.user_id': 'deleted' },
    rows: ({ id }) => sql`
      select t.purpose, t.payload, t.created_at, t.expires_at, t.used_at from one_time_token t
        where t.user_id = ${id} order by t.created_at`,
  },
  {
    name: 'updates',
    columns: {},
    // What they were told and nobody else; it is gone a day later in any case.
    erase: async ({ id }, db) => {
      await sql`delete from hub_update where exists (
        select from unnest(topics) topic where topic like ${`/users/${id}/%`})`.execute(db)
    },
  },
  {
    name: 'mails',
    columns: { 'outbox_mail.user_id': 'deleted' },
    // Also what they wrote to others, who answer them: to which address is not theirs to know.
    erase: async ({ email }, db) => {
      await sql`delete from outbox_mail where lower(reply_to) = lower(${email})
        or (lower(recipient) = lower(${email}) and kind <> 'account_erased')`.execute(db)
    },
    rows: person => sql`
      select t.kind, case when lower(t.reply_to) = lower(${person.email}) then null else t.recipient end
        as recipient, t.subject, t.state, t.created_at, t.sent_at from outbox_mail t
        where t.user_id = ${person.id} or lower(${person.email}) in (lower(t.recipient), lower(t.reply_to))
        order by t.id`,
  },
]
