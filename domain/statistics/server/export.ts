import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { tableFile } from '#platform/server/table-file.ts'
import { fewest } from '../contract/counted.ts'
import {
  type exportStatistics,
  type FirmFigure,
  firmFigureNames,
  firmFigures,
  type StatRow,
} from '../contract/figures.ts'
import { auditExport } from './audit-export.ts'
import { isSmall } from './counted.ts'
import { type FigureTable, partTable } from './export-part.ts'
import { itemOf } from './items.ts'
import { listedType, listFigures, type StatListQuery } from './list.ts'

/** Lines of a file. */
const most = 10_000

/** Of visitors; what else is not said of a small thing stays empty. */
const said = (count: number | null) => count ?? `<${fewest}`

/** A share as its digits: two after the point are a whole per cent. */
const shared = (value: number | null, name: FirmFigure) =>
  value !== null && firmFigures[name] === 'share' ? Math.round(value * 100) / 100 : value

const columns: Record<string, (row: StatRow) => string | number | null> = {
  name: row => row.name,
  place: row => row.label,
  views: row => row.views,
  visitors: row => said(row.visitors),
  newcomers: row => said(row.newcomers),
  seconds: row => row.seconds,
  medianSeconds: row => row.medianSeconds,
  downloads: row => (isSmall(row.type) ? row.downloads : said(row.downloads)),
  playedSeconds: row => row.playedSeconds,
}

type Query = QueryOf<typeof exportStatistics>

/** Of those listed, with what other domains tell of them. */
async function listTable(query: StatListQuery, context: HttpContext): Promise<FigureTable> {
  const { rows } = await listFigures(query, context, { page: 1, size: most, all: true })
  const told = firmFigureNames.filter(name => rows.some(row => row[name] !== undefined))
  return {
    head: [...Object.keys(columns), ...told],
    rows: rows.map(row => [
      ...Object.values(columns).map(read => read(row)),
      ...told.map(name => shared(row[name] ?? null, name)),
    ]),
  }
}

/** Figures as a table for a spreadsheet, each line with its period; who took it is written down. */
export async function exportFigures(
  { format, part, ...query }: Query,
  context: HttpContext,
): Promise<string | Buffer> {
  const item = await itemOf(query, context)
  const { head, rows } = part ? await partTable(part, query, context) : await listTable(query, context)
  const { resourceType, resourceId } = query
  const name = part ?? listedType(query)
  const details = { of: name, count: rows.length }
  await auditExport({ resourceType, resourceId, fair: item.fair, details }, context)
  const { startDate = '', endDate = '', search = '' } = query
  // Where nothing is found one line says of which days and by what that is.
  const lines = rows.length ? rows : [head.map(() => null)]
  return tableFile(
    {
      name: `statistics-${name}`,
      head: [...head, 'of', 'startDate', 'endDate', 'search'],
      rows: lines.map(line => [...line, item.name, startDate, endDate, search]),
    },
    format,
    context,
  )
}
