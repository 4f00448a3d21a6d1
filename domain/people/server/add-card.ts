import { sql } from 'kysely'
import { pictureFile } from '#domain/media/contract/media-object.ts'
import type { Context } from '#platform/server/context.ts'
import { linked } from '#platform/server/resource/write.ts'
import type { NewPerson } from '../contract/new-person.ts'

/** The face of a new person, and where they are found. @throws 422 for a picture that the caller may not use */
export async function addCard(userId: number, sent: NewPerson, context: Context): Promise<void> {
  const { picture, socialLinks, meetingLinks } = sent
  if (!picture && !socialLinks && !meetingLinks) return
  const [face = null] = picture
    ? await linked('picture', { to: 'media_objects', only: pictureFile }, picture, context)
    : []
  await sql`
    update app_user set picture_id = ${face}, social_links = ${JSON.stringify(socialLinks ?? {})}::jsonb,
      meeting_links = ${JSON.stringify(meetingLinks ?? {})}::jsonb where id = ${userId}`.execute(context.db)
}
