import type { Context } from '#platform/server/context.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
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

/** The file of a multipart request, whole before any transaction begins: a slow sender holds up nobody. @throws 413, 415, 422 */
export async function takeCsv({ request }: Context): Promise<SentCsv> {
  if (!request.isMultipart()) throw new Refusal(415, 'media_type')
  const part = await request.file({ limits: { fileSize: importLimits.bytes } })
  if (!part) throw invalid({ file: 'required' })
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  if (part.file.truncated) throw new Refusal(413, 'too_large_body')
  const field = part.fields.mapping
  const mapping = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined
  return { bytes: Buffer.concat(chunks), mapping: mappingOf(mapping) }
}
