import type { BackFirm } from '#domain/exhibitors/contract/back-firms.ts'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { tableFile } from '#platform/server/table-file.ts'
import { type FirmsQuery, listBackFirms } from './back-firms.ts'

const most = 50_000

type Booth = BackFirm['stands'][number]
type Cell = string | number | null

const columns: Record<string, (firm: BackFirm, booth?: Booth) => Cell> = {
  name: firm => firm.name,
  fair: firm => firm.fair.homepage,
  isValidated: firm => firm.isValidated,
  isVisible: (firm, booth) => Number(firm.isVisible && booth?.isVisible !== false),
  sector: firm => firm.sector,
  city: firm => firm.city,
  country: firm => firm.country,
  vatNumber: firm => firm.vatNumber,
  hall: (_, booth) => booth?.place?.hall ?? null,
  letter: (_, booth) => booth?.place?.letter ?? null,
  number: (_, booth) => booth?.place?.number ?? null,
  label: (_, booth) => booth?.place?.label ?? null,
  booth: (_, booth) => booth?.number ?? null,
  state: (_, booth) => booth?.state ?? null,
  people: firm => firm.people,
  contacts: firm => firm.contacts,
  admin: firm => firm.admin?.name ?? null,
  adminEmail: firm => firm.admin?.email ?? null,
  registeredAt: firm => firm.registeredAt,
  lastActivity: firm => firm.lastActivity,
}

/** Exhibitors as a table for a spreadsheet, a line for each booth; who took it is written down. */
export async function exportFirmsOf(
  { format, ...asked }: FirmsQuery & { format?: TableFormat },
  context: HttpContext,
): Promise<string | Buffer> {
  const { rows } = await listBackFirms(asked, context, { page: 1, size: most, all: true })
  // Into the log of a fair whose exhibitors they follow: a number alone is none.
  const fair = (rows.length > 0 ? asked.fair : null) ?? null
  await audit(
    { action: 'export', resource: 'firms', fair, details: { ...asked, count: rows.length } },
    context,
  )
  return tableFile(
    {
      name: 'exhibitors',
      head: Object.keys(columns),
      // In the order in which they were made: so an import tells those of one exhibitor apart.
      rows: rows.flatMap(firm =>
        (firm.stands.length ? firm.stands.toSorted((a, b) => a.id - b.id) : [undefined]).map(booth =>
          Object.values(columns).map(read => read(firm, booth)),
        ),
      ),
    },
    format,
    context,
  )
}
