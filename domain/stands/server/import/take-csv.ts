import type { Context } from '#platform/server/context.ts'
import { takeOneFile } from '#platform/server/http/one-file.ts'
import { invalid } from '#platform/server/refusal.ts'
import { importLimits } from '../../contract/import/endpoints.ts'
import { type ImportMapping, importFields } from '../../contract/import/fields.ts'

export type SentCsv = { bytes: Buffer; mapping: ImportMapping | null }

/** @throws 422 unless it is a column by field, each column once, with the firm among them. */
function mappingOf(text: unknown): ImportMapping | null {
  if (text === undefined) return null
  let sent: unknown
  try {
    sent = JSON.parse(String(text))
  } catch {
    throw invalid({ mapping: 'format_invalid' })
  }
  if (typeof sent !== 'object' || sent === null) throw invalid({ mapping: 'format_invalid' })
  const mapping: ImportMapping = {}
  for (const [field, column] of Object.entries(sent)) {
    const known = importFields.find(({ name }) => name === field)
    if (!known || !Number.isInteger(column) || column < 0 || column >= importLimits.columns)
      throw invalid({ mapping: 'value_invalid' })
    if (Object.values(mapping).includes(column)) throw invalid({ mapping: 'import_column_twice' })
    mapping[known.name] = column
  }
  if (mapping.firm === undefined) throw invalid({ mapping: 'import_firm_unmapped' })
  return mapping
}

/** The file of a multipart request, whole before any transaction begins: a slow sender holds up nobody. @throws 400, 413, 415, 422 */
export const takeCsv = ({ request }: Context): Promise<SentCsv> =>
  takeOneFile(request, importLimits.bytes, async (part, whole) => {
    const bytes = await part.toBuffer()
    await whole()
    const field = part.fields.mapping
    const mapping = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined
    return { bytes, mapping: mappingOf(mapping) }
  })
