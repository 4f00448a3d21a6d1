import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { notFound } from '#platform/server/refusal.ts'
import { createRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { duplicateFair as call } from '../contract/duplicate.ts'
import { lockPlan } from './lock-plan.ts'

type Words = { name?: string }
type Source = {
  translations: Record<string, Words>
  mainLanguage: string
  timeZone: string
  startYear: string | null
}

/** In every language it had: as it is called now, elsewhere with the year of its new date. */
function translationsOf({ translations, mainLanguage, startYear }: Source, name: string, start: unknown) {
  const year = typeof start === 'string' ? start.slice(0, 4) : null
  const inYear = (text: string) => (startYear && year ? text.replaceAll(startYear, year) : text)
  return Object.fromEntries(
    Object.entries<Words>({ [mainLanguage]: {}, ...translations }).map(([language, words]) => [
      language,
      { ...words, name: language === mainLanguage ? name : inYear(words.name ?? name) },
    ]),
  )
}

/** Makes a fair after another, in preparation. @throws 404, 409 and 422 as a fair that is created */
export async function duplicateFairOf(
  from: number,
  { name, homepage, startDate, endDate, withExhibitors = false }: BodyOf<typeof call>,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const { db } = context
  // Nobody moves a stand between its hall and itself.
  await lockPlan(db, from)
  const source = await maybeOne<Source>(db)`
    select f.translations, l.code as "mainLanguage", f.time_zone as "timeZone",
      to_char(f.start_date at time zone f.time_zone, 'YYYY') as "startYear"
    from fair f join language l on l.id = f.main_language_id where f.id = ${from} and f.trashed_at is null`
  if (!source) throw notFound()
  const fair = await createRow(
    implementationOf('fairs'),
    {
      homepage,
      ...(startDate !== undefined && { startDate }),
      ...(endDate !== undefined && { endDate }),
      timeZone: source.timeZone,
      translations: translationsOf(source, name, startDate),
    },
    context,
  )
  for (const copy of declared('copies')) await copy({ from, to: fair.id, withExhibitors }, db)
  const [made] = await many<{ homepage: string }>(db)`select homepage from fair where id = ${fair.id}`
  const details = { from, withExhibitors }
  await audit(
    { action: 'duplicate', resource: 'fairs', resourceId: fair.id, fair: fair.id, details },
    context,
  )
  return { id: fair.id, homepage: made?.homepage ?? homepage }
}
