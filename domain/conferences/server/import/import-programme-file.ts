import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Actor } from '#platform/server/actor.ts'
import { audit } from '#platform/server/audit.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { OnStep } from '#platform/server/http/stream-progress.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { ProgrammeDecisions, ProgrammePreview } from '../../contract/programme-import.ts'
import { assertModule } from '../assert-module.ts'
import { figuresOf, importProgramme } from './import-programme.ts'
import { rawOf, readProgramme } from './read-programme.ts'

/** Whoever has the database at hand may do everything. */
const operator: Actor = { userId: null, sessionId: null, roles: ['superAdmin'], reach: {} }

type Options = {
  fileName: string
  /** Of several, which it goes into. */
  program?: number
  decisions: ProgrammeDecisions
  takesGoodLines?: boolean
  onProgress?: OnStep
}

/** Of several programmes none is meant more than the others. */
const hasSeveral = async (fair: number, db: Kysely<Tables>) =>
  (await many(db)`select from conference_program where fair_id = ${fair} limit 2`).length > 1

/** Imports a programme of the operator into the fair at `slug`. @throws 403, 404, 409, 422 also where it does not say into which of several */
export async function importProgrammeFile(
  { database, now, settings }: Pick<Services, 'database' | 'now' | 'settings'>,
  slug: string,
  bytes: Buffer,
  { fileName, program, decisions, takesGoodLines, onProgress }: Options,
): Promise<ProgrammePreview> {
  const raw = rawOf(await readProgramme(bytes), null)
  return database.transaction(
    async db => {
      const found = await maybeOne<{ id: number }>(db)`
        select id from fair where homepage = ${slug} and trashed_at is null`
      if (!found) throw invalid({ fair: 'import_fair_unknown' })
      const fair = found.id
      await assertModule(fair, { db })
      if (program === undefined && (await hasSeveral(fair, db))) throw invalid({ program: 'required' })
      const work = { db, fair, program, raw, decisions, takesGoodLines, settings }
      const done = await importProgramme(work, { bytes, fileName, ranBy: null, now: now(), onProgress })
      const entry = { action: 'import', resource: 'conferences', resourceId: fair, fair }
      await audit({ ...entry, details: figuresOf(done) }, { db, actor: operator, requestId: 'terminal' })
      return done
    },
    { unhurried: true },
  )
}
