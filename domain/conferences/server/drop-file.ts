import { dropUnused } from '#domain/media/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'

/** Forgets the file of a film or a document that is gone, or that shows another, where nothing else shows it. */
export async function dropFile(row: Row, action: 'C' | 'U' | 'D', { db }: Context, before: Row | null) {
  const was = idOf(before?.media)
  if (was !== null && (action === 'D' || was !== idOf(row.media))) await dropUnused([was], db)
  return 'unchanged' as const
}
