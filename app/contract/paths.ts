import { chatPaths } from '#domain/chat/contract/paths.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { peoplePaths } from '#domain/people/contract/paths.ts'
import { registrationPaths } from '#domain/registration/contract/paths.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'

/** Every page that has a name, by its name. */
export const paths = {
  ...accountPaths,
  ...fairPaths,
  ...exhibitorPaths,
  ...hallPaths,
  ...standPaths,
  ...registrationPaths,
  ...peoplePaths,
  ...chatPaths,
  ...jobPaths,
  ...conferencePaths,
}
