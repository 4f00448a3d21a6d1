import { cvLooksRefused } from '#domain/jobs/contract/events.ts'
import { looksAllowed } from '#domain/jobs/contract/library.ts'
import { peoplePaths } from '#domain/people/contract/paths.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { notificationKinds } from './kinds.ts'
import { notify } from './notify.ts'
import { runnersOf } from './runners-of.ts'

/** Who asks for more CVs of a library than are read, for those who can ask why. */
export const librarySubscribers: readonly Subscriber[] = [
  subscribe(cvLooksRefused, 'notify', async ({ reader, fair, at }, context) => {
    const found = await maybeOne<{ name: string; firm: string | null }>(context.db)`
      select concat_ws(' ', u.first_name, u.last_name) as name, f.name as firm
      from app_user u left join firm f on f.id = u.firm_id where u.id = ${reader}`
    if (!found) return
    const people = await many<{ id: number }>(context.db)`
      select u.id from app_user u where u.id in (${runnersOf(fair)}) order by u.id`
    await notify(
      people.map(({ id }) => id),
      {
        kind: notificationKinds.cv_looks_refused,
        cause: `cv_looks:${fair}:${reader}:${at}`,
        subject: `cv_looks:${fair}:${reader}`,
        fair,
        path: peoplePaths.userManageId.replace(':id', String(reader)),
        params: {
          name: found.name,
          firm: found.firm ?? '',
          hour: String(looksAllowed.anHour),
          day: String(looksAllowed.aDay),
        },
        named: reader,
      },
      context,
    )
  }),
]
