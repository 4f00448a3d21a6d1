import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'

/** Finds the id of a language by its code; `field` names what is refused with 422. */
export async function languageIds({ db }: Context): Promise<(code: string, field: string) => number> {
  const rows = await many<{ id: number; code: string }>(db)`select id, code from language`
  const ids = new Map(rows.map(row => [row.code, row.id]))
  return (code, field) => {
    const id = ids.get(code)
    if (!id) throw invalid({ [field]: 'relation_not_found' })
    return id
  }
}
