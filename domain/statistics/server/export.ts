import type { TableFormat } from '#platform/contract/table-format.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { tableFile } from '#platform/server/table-file.ts'
import { fewest, isSmall } from '../contract/counted.ts'
import { type FirmFigure, firmFigureNames, firmFigures, type StatRow } from '../contract/figures.ts'
import { auditExport } from './audit-export.ts'
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

/** The list as a table for a spreadsheet, each line with its period; who took it is written down. */
export async function exportFigures(
  { format, ...query }: StatListQuery & { format?: TableFormat },
  context: HttpContext,
): Promise<string | Buffer> {
  const item = await itemOf(query, context)
  const { rows } = await listFigures(query, context, { page: 1, size: most, all: true })
  const { resourceType, resourceId } = query
  const details = { of: listedType(query), count: rows.length }
  await auditExport({ resourceType, resourceId, fair: item.fair, details }, context)
  const { startDate = '', endDate = '', search = '' } = query
  const asked = [item.name, startDate, endDate, search]
  const told = firmFigureNames.filter(name => rows.some(row => row[name] !== undefined))
  const lines = rows.map(row => [
    ...Object.values(columns).map(read => read(row)),
    ...told.map(name => shared(row[name] ?? null, name)),
    ...asked,
  ])
  // Where nothing is found one line says of which days and by what that is.
  const none = [...Object.keys(columns).map(() => null), ...asked]
  return tableFile(
    {
      name: `statistics-${listedType(query)}`,
      head: [...Object.keys(columns), ...told, 'of', 'startDate', 'endDate', 'search'],
      rows: lines.length ? lines : [none],
    },
    format,
    context,
  )
}
