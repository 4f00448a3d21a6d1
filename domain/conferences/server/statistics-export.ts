import type { QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import type { TableCell } from '#platform/server/csv.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { ConferenceFigures, exportConferenceFigures, figureParts } from '../contract/statistics.ts'
import { figuresOfConference } from './statistics.ts'

type Part = { head: readonly string[]; rows: (figures: ConferenceFigures) => TableCell[][] }

const parts: Readonly<Record<(typeof figureParts)[number], Part>> = {
  presence: {
    head: ['at', 'present'],
    rows: ({ curve }) => curve.map(({ at, present }) => [at, present]),
  },
  answers: {
    head: ['question', 'answer', 'votes'],
    rows: ({ polls }) =>
      polls.flatMap(({ question, options }) => options.map(({ text, votes }) => [question, text, votes])),
  },
  ratings: { head: ['stars', 'text'], rows: ({ comments }) => comments.map(one => [one.stars, one.text]) },
  people: {
    head: ['firstName', 'lastName', 'firm', 'minutes'],
    rows: ({ people }) =>
      (people ?? []).map(({ firstName, lastName, firm, minutes }) => [firstName, lastName, firm, minutes]),
  },
}

/** @throws 403 for figures that are not theirs, and for names to those who do not run the fair */
export async function exportFiguresOf(
  id: number,
  { of, format }: QueryOf<typeof exportConferenceFigures>,
  context: HttpContext,
): Promise<string | Buffer> {
  const figures = await figuresOfConference(id, context)
  if (of === 'people' && figures.people === null) throw forbidden()
  const { head, rows } = parts[of]
  const lines = rows(figures)
  const kept = await maybeOne<{ fair: number }>(context.db)`
    select fair_id as fair from conference where id = ${id}`
  await audit(
    {
      action: 'export',
      resource: 'conferences',
      resourceId: id,
      fair: kept?.fair ?? null,
      details: { of, count: lines.length },
    },
    context,
  )
  return tableFile({ name: `session-${id}-${of}`, head, rows: lines }, format, context)
}
