import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { FileUse } from '#platform/server/files/file-use.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

/** What is in a ZIP, and in which version of the format. */
export const Manifest = Type.Object({
  format: Type.Literal('verriere-fair'),
  version: Type.Integer({ minimum: 1 }),
  fair: Type.Object({ homepage: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
  exportedAt: Type.String(),
  withPeople: Type.Boolean(),
  /** Records by part. */
  parts: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  files: Type.Integer({ minimum: 0 }),
})
export type Manifest = Static<typeof Manifest>

/** The version that is written, and the latest that is read. */
export const formatVersion = 1

export const manifestPath = 'fair.json'
export const dataPath = (part: string) => `data/${part}.jsonl`
/** Under which name the names of files go along. */
export const fileNames = 'files'
export const tablePath = (part: string) => `tables/${part}.csv`

/** Those who run the fair now, whoever asked for it. */
export const exportFile: FileUse = {
  name: 'fair_export',
  kinds: ['archive'],
  visibility: 'private',
  isConfidential: true,
  isReadable: (file, actor) => sql`exists (select 1 from fair_export x join fair t on t.id = x.fair_id
    where x.file_id = ${sql.ref(`${file}.id`)}
      and ${scopeCondition(implementationOf('fairs'), 't', 'U', actor)})`,
}
