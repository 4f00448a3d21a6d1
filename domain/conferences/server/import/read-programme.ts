import { guessMapping, type ImportMapping } from '#platform/contract/import.ts'
import { readTable } from '#platform/server/import/read-table.ts'
import type { ImportTable } from '#platform/server/import/table.ts'
import { programmeFields } from '../../contract/import-fields.ts'
import type { RawProgramme } from './programme-file.ts'
import { readProgrammeTable } from './read-programme-table.ts'
import { readScheduleJson } from './read-schedule-json.ts'
import { readScheduleXml } from './read-schedule-xml.ts'

export type SentProgramme =
  | { format: 'schedule'; raw: RawProgramme }
  | { format: 'table'; table: ImportTable }

/** The first sign that is no blank: what a file is says its content, not its name. */
function firstSign(bytes: Buffer): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const head = bytes.subarray(0, 400).toString(isWide ? (bytes[0] === 0xff ? 'utf16le' : 'latin1') : 'utf8')
  return head.replace(/[\ufeff\u0000\u00fe\u00ff\s]+/g, '')[0] ?? ''
}

/** A programme as XML, as JSON or as a table. @throws 422 */
export async function readProgramme(bytes: Buffer): Promise<SentProgramme> {
  const sign = firstSign(bytes)
  if (sign === '<') return { format: 'schedule', raw: await readScheduleXml(bytes) }
  if (sign === '{') return { format: 'schedule', raw: readScheduleJson(bytes) }
  return { format: 'table', table: await readTable(bytes, programmeFields) }
}

export const rawOf = (sent: SentProgramme, mapping: ImportMapping | null): RawProgramme =>
  sent.format === 'schedule'
    ? sent.raw
    : readProgrammeTable(sent.table, mapping ?? guessMapping(programmeFields, sent.table.columns))
