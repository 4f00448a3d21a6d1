import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { escapeHtml, withoutXmlControls } from '#platform/contract/text.ts'
import type { TableCell, TableRows } from './csv.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const types = `${office}/package/2006/content-types`
const relations = `${office}/package/2006/relationships`
const document = `${office}/officeDocument/2006/relationships`
const main = `${office}/spreadsheetml/2006/main`
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${document}/${kind}" Target="${target}"/>`

/** The smallest workbook with one sheet. Styles: plain, a title, a moment. */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}${link('rId2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** What XML cannot hold goes; what would be read as an escape of the format is one. */
const words = (text: string) =>
  escapeHtml(withoutXmlControls(text.slice(0, 32_767)).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'))

const serial = (moment: Date) => moment.getTime() / 86_400_000 + 25_569

/** A text is a text, however it begins: nothing here is a formula. */
function written(cell: TableCell, style = ''): string {
  if (cell === null || cell === undefined || cell === '') return '<c/>'
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c${style}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c t="b"><v>${Number(cell)}</v></c>`
  if (cell instanceof Date) return `<c s="2"><v>${serial(cell)}</v></c>`
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${words(String(cell))}</t></is></c>`
}

/** Characters of a sheet that are packed together. */
const together = 65_536

async function* sheetOf(head: readonly string[], rows: TableRows): AsyncGenerator<Buffer> {
  const row = (cells: readonly TableCell[], style?: string) =>
    `<row>${cells.map(cell => written(cell, style)).join('')}</row>`
  let text = [
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols><col min="1" max="${Math.max(1, head.length)}" width="20" customWidth="1"/></cols>`,
    `<sheetData>${row(head, ' s="1"')}`,
  ].join('')
  for await (const cells of rows) {
    text += row(cells)
    if (text.length < together) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`)
}

/** A table as a workbook with one sheet, whose titles stay in view. It is packed while it is written. */
export function toXlsx(head: readonly string[], rows: TableRows): Promise<Buffer> {
  const zip = new ZipFile()
  const packed = zip.outputStream as Readable
  const sheet = Readable.from(sheetOf(head, rows))
  // What cannot be read ends the file too: else it would be waited for.
  sheet.on('error', error => packed.destroy(error))
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(declaration + xml), path)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return buffer(packed)
}
