import { type ImportField, type ImportMapping, importLimits } from '#platform/contract/import.ts'
import type { HttpContext } from '../context.ts'
import { takeOneFile } from '../http/one-file.ts'
import { invalid } from '../refusal.ts'
import { type MendedCell, mendedCells } from './mended-cells.ts'

/** What the cells that were put right may come to. */
const mendedBytes = 500_000

export type SentTable = {
  bytes: Buffer
  fileName: string
  mapping: ImportMapping | null
  cells: MendedCell[]
}

/** @throws 422 where a field that has to have a column has none. */
export function assertMapped(fields: readonly ImportField[], mapping: ImportMapping): void {
  const missing = fields.find(({ name, unmapped }) => unmapped && mapping[name] === undefined)
  if (missing?.unmapped) throw invalid({ mapping: missing.unmapped })
}

/** @throws 422 unless it is a column by field, each column once, with those that are needed among them. */
function mappingOf(sent: unknown, fields: readonly ImportField[]): ImportMapping {
  if (typeof sent !== 'object' || sent === null) throw invalid({ mapping: 'format_invalid' })
  const mapping: ImportMapping = {}
  for (const [field, column] of Object.entries(sent)) {
    const known = fields.find(({ name }) => name === field)
    if (!known || !Number.isInteger(column) || column < 0 || column >= importLimits.columns)
      throw invalid({ mapping: 'value_invalid' })
    if (Object.values(mapping).includes(column)) throw invalid({ mapping: 'import_column_twice' })
    mapping[known.name] = column
  }
  assertMapped(fields, mapping)
  return mapping
}

/** A file with what was said before it. `said`: the JSON of a field. */
export type SentForm = { bytes: Buffer; fileName: string; said: (name: string) => unknown }

/** The file of a multipart request, whole before any transaction begins: a slow sender holds up nobody. @throws 400, 413, 415, 422 */
export const takeForm = ({ request }: Pick<HttpContext, 'request'>, fileSize: number): Promise<SentForm> =>
  takeOneFile(request, { fileSize, fieldSize: mendedBytes }, async (part, whole) => {
    const bytes = await part.toBuffer()
    await whole()
    const said = (name: string): unknown => {
      const field = part.fields[name]
      if (!field || Array.isArray(field) || field.type !== 'field') return undefined
      try {
        return JSON.parse(String(field.value))
      } catch {
        throw invalid({ [name]: 'format_invalid' })
      }
    }
    return { bytes, fileName: part.filename ?? '', said }
  })

/** What was said of the columns of a table. @throws 422 */
export function saidOfTable(
  { said }: SentForm,
  fields: readonly ImportField[],
): Pick<SentTable, 'mapping' | 'cells'> {
  const [mapping, cells] = [said('mapping'), said('cells')]
  return {
    mapping: mapping === undefined ? null : mappingOf(mapping, fields),
    cells: cells === undefined ? [] : mendedCells(cells),
  }
}

/** A table with what was said of its columns. @throws 400, 413, 415, 422 */
export async function takeTable(context: HttpContext, fields: readonly ImportField[]): Promise<SentTable> {
  const form = await takeForm(context, importLimits.bytes)
  return { bytes: form.bytes, fileName: form.fileName, ...saidOfTable(form, fields) }
}
