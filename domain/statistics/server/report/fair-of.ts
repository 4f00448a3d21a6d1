import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'

/** What a fair is called, for the reader. */
export const fairOf = async (fair: number, { db, locale }: Context): Promise<string> => {
  const { name } = await one<{ name: string }>(db)`
    select coalesce(${translatedText('f', 'name', locale)}, f.homepage) as name from fair f
    where f.id = ${fair}`
  return name
}
