import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { importLimits } from '#platform/contract/import.ts'
import { withZip, type ZippedFile } from '../files/zip.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { TableRow, TableSource } from './table.ts'
import { formatsOf, type NumberFormat, numberAsSeen } from './xlsx-numbers.ts'

const limits = { entries: 2_000, unpackedBytes: 60_000_000, text: 100_000 } as const
/** As wide as a sheet is: what lies beyond the columns that we take is counted, not kept. */
const widest = 16_384

type Attributes = Readonly<Record<string, string>>
type Heard = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Whoever reads has enough. */
class Enough extends Error {}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML as it is unpacked. It knows no other entities than those of the language, and fetches none. */
async function readXml(file: ZippedFile, { open, text, close }: Heard): Promise<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: words => text?.(words),
      onclosetag: name => close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  )
  const stream: Readable = (await file.open()).setEncoding('utf8')
  try {
    for await (const chunk of stream) parser.write(String(chunk))
    parser.end()
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  } finally {
    stream.destroy()
  }
}

/** As workbooks write a character that XML cannot hold: `_x000D_`. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** `BC12` → 54. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return next
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The sheet that is seen first, by the path of its part; and whether days are counted from 1904. */
async function firstSheet(find: (path: string) => ZippedFile | undefined) {
  const [book, links] = [find('xl/workbook.xml'), find('xl/_rels/workbook.xml.rels')]
  if (!book || !links) throw invalid({ file: 'workbook_unreadable' })
  const sheets: { link: string; isHidden: boolean }[] = []
  let is1904 = false
  await readXml(book, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      const link = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1]
      if (name === 'sheet' && link)
        sheets.push({ link, isHidden: Boolean(attributes.state?.includes('idden')) })
    },
  })
  const targets = new Map<string, string>()
  await readXml(links, {
    open: (name, { Id: id, Target: target, TargetMode: mode }) => {
      if (name === 'Relationship' && id && target && mode !== 'External') targets.set(id, target)
    },
  })
  const target = targets.get((sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])?.link ?? '')
  const sheet = find(target?.startsWith('/') ? target.slice(1) : `xl/${target}`)
  if (!sheet) throw invalid({ file: 'workbook_unreadable' })
  return { sheet, is1904 }
}

/** Texts that cells name by their number. What is said of their pronunciation is none of theirs. */
async function sharedTexts(file: ZippedFile | undefined): Promise<string[]> {
  const texts: string[] = []
  if (!file) return texts
  let [isText, isSpoken] = [false, false]
  let current = ''
  await readXml(file, {
    open: name => {
      if (name === 'si') current = ''
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text: words => {
      if (isText && current.length < limits.text) current += words
    },
    close: name => {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') texts.push(unescaped(current))
    },
  })
  return texts
}

type Cell = { column: number; type: string; style: number; value: string }
type Known = { texts: readonly string[]; formats: readonly NumberFormat[]; is1904: boolean }

/** What is seen in a cell. Of a formula that is what the spreadsheet has come to: none is worked out here. */
function seen({ type, style, value }: Cell, { texts, formats, is1904 }: Known): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'n') return numberAsSeen(value, formats[style], is1904)
  if (type === 'b') return value === '1' ? 'true' : 'false'
  return unescaped(value)
}

async function rowsOf(sheet: ZippedFile, known: Known): Promise<TableRow[]> {
  const rows: TableRow[] = []
  let line = 0
  let cells: string[] = []
  let next = 0
  let cell: Cell | null = null
  let isValue = false
  await readXml(sheet, {
    open: (name, attributes) => {
      isValue = name === 'v' || name === 't'
      if (name === 'row') {
        line = Number(attributes.r) || line + 1
        cells = []
        next = 0
      } else if (name === 'c') {
        const column = columnOf(attributes.r, next)
        next = column + 1
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '' }
      }
    },
    text: words => {
      if (cell && isValue && cell.value.length < limits.text) cell.value += words
    },
    close: name => {
      isValue = false
      if (name === 'c' && cell) {
        const text = seen(cell, known).trim()
        // One that is empty takes no place: a sheet may be thousands of them wide.
        if (text && cell.column < widest) cells[Math.min(cell.column, importLimits.columns)] = text
        cell = null
      } else if (name === 'row' && cells.length) {
        rows.push({ line, cells: Array.from(cells, text => text ?? '') })
        if (rows.length > importLimits.rows + importLimits.linesAbove + 1) throw new Enough()
      }
    },
  })
  return rows
}

/** The first sheet of a workbook. @throws 422 for one that is broken, or more than it should be */
export async function readXlsx(bytes: Buffer): Promise<{ source: TableSource; rows: TableRow[] }> {
  try {
    return await withZip(bytes, limits, async files => {
      const find = (path: string) => files.find(file => file.path === path)
      const { sheet, is1904 } = await firstSheet(find)
      const texts = await sharedTexts(find('xl/sharedStrings.xml'))
      const styles = find('xl/styles.xml')
      const formats = styles ? await formatsOf(heard => readXml(styles, heard)) : []
      const rows = await rowsOf(sheet, { texts, formats, is1904 })
      return { source: { format: 'xlsx', encoding: null, separator: null }, rows }
    })
  } catch (error) {
    const code = error instanceof Refusal ? error.options.errors?.file?.[0] : undefined
    throw invalid({ file: code === 'zip_too_large' ? 'workbook_too_large' : 'workbook_unreadable' })
  }
}
