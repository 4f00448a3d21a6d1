import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { conferenceFiles } from '#domain/conferences/server/index.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import type { Furnishing } from '../furnish/furnishing.ts'
import { storeFile } from '../furnish/store-file.ts'

/** How a hull is made, in a minute: the tree, the plank, the water. Drawn for the demo. */
const film = join(packageRoot, 'seed/demo/programme/wooden-hull.webm')

export type Filmed = { conference: number; film: 'address' | 'replay' }

/** A film of one’s own for each: where it is seen, and of one that is over its replay. */
export async function addFilms(fair: number, filmed: readonly Filmed[], furnishing: Furnishing) {
  const { db } = furnishing
  const use = conferenceFiles.find(one => one.name === 'film')
  if (!use) throw new Error('Conferences have no use of films.')
  const bytes = await readFile(film)
  for (const { conference, film: kind } of filmed) {
    const { id } = await storeFile(
      bytes,
      { name: 'coque-en-bois.webm', mime: 'video/webm', firm: null, use },
      furnishing,
    )
    await sql`insert into conference_source (fair_id, conference_id, kind, media_id)
      values (${fair}, ${conference}, 'file', ${id})`.execute(db)
    if (kind === 'replay')
      await sql`update conference set state = 'ended', ended_at = end_at, replay_mode = 'manual',
        replay_state = 'published' where id = ${conference}`.execute(db)
  }
}
