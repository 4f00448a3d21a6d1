import { sql } from 'kysely'
import type { ChoiceField } from '#domain/identity/contract/registration-choices.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { lists } from './firm-profile.ts'

type Choice = { id: number; label: string }

/** The records of a field's list: by rank, then as the reader's language sorts. */
export async function readChoices(field: ChoiceField, { db, locale }: Context): Promise<Choice[]> {
  const rows = await many<Choice & { rank: number }>(db)`
    select l.id, l.rank, coalesce(${translatedText('l', 'name', locale)}, l.id::text) as label
    from ${sql.table(lists[field].table)} l where ${lists[field].isShared ?? sql`true`}`
  const { compare } = new Intl.Collator(locale)
  return rows
    .sort((a, b) => a.rank - b.rank || compare(a.label, b.label))
    .map(({ id, label }) => ({ id, label }))
}
