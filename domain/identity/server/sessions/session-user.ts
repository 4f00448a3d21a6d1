import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { audiencesOf, labelsOf } from '../../contract/roles.ts'
import type { SessionUser } from '../../contract/session.ts'

type Row = Omit<SessionUser, 'audiences' | 'labels' | 'standIds'> & {
  isFirmAdmin: boolean
  adminStands: number[]
  contactStands: number[]
  firmStands: number[]
  authVersion: number
}

/** What every page needs to know of the person who is logged in, and the version their tokens carry. */
export async function sessionUser(
  db: Kysely<Tables>,
  userId: number,
  locale: Locale,
): Promise<{ user: SessionUser; authVersion: number } | null> {
  const row = await maybeOne<Row>(db)`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.roles,
      u.is_validated as "isValidated", u.locale, u.look,
      u.is_firm_admin as "isFirmAdmin", u.auth_version as "authVersion",
      (select json_build_object('id', ut.id, 'name', ${translatedText('ut', 'name', locale)})
        from user_type ut where ut.id = u.user_type_id) as "userType",
      (select json_build_object('id', f.id, 'name', f.name) from firm f where f.id = u.firm_id) as firm,
      (select json_build_object('id', m.id, 'thumbnailPath', m.thumbnail_path) from media_object m
        where m.id = u.picture_id) as picture,
      (select json_build_object('id', p.id) from job_profile_of(u.id, ${locale}) p (id)
        where p.id is not null)
        as "jobProfile",
      (select coalesce(json_agg(json_build_object('id', fu.id, 'fair', json_build_object('id', fu.fair_id),
        'isValidated', fu.is_validated) order by fu.id), '[]') from fair_user fu where fu.user_id = u.id)
        as "fairUsers",
      array(select fair_id from fair_organizer where user_id = u.id order by fair_id) as organizes,
      array(select stand_id from stand_admin where user_id = u.id) as "adminStands",
      array(select stand_id from stand_contact where user_id = u.id) as "contactStands",
      array(select id from stand where firm_id = u.firm_id and u.is_firm_admin and trashed_at is null)
        as "firmStands"
    from app_user u where u.id = ${userId}`
  if (!row) return null
  const { isFirmAdmin, adminStands, contactStands, firmStands, authVersion, ...user } = row
  const exhibitor = {
    isFirmAdmin,
    adminStands: adminStands.length,
    contactStands: contactStands.length,
  }
  return {
    authVersion,
    user: {
      ...user,
      audiences: audiencesOf(user.roles, exhibitor),
      labels: labelsOf(user.roles, exhibitor),
      standIds: [...new Set([...firmStands, ...adminStands])],
    },
  }
}
