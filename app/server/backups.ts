import { join } from 'node:path'
import { writeBackup } from '#platform/server/database/backup.ts'
import { listenControl } from '#platform/server/database/control-socket.ts'
import type { Services } from '#platform/server/services.ts'

/** Lets `npm run backup` reach the running server, which alone may read an embedded database. */
export const openForBackups = ({ settings, database }: Services) =>
  listenControl(settings.DATA_DIR, {
    backup: output => writeBackup(database, join(settings.DATA_DIR, 'media'), output),
  })
