import { entriesOf, keysOf } from '#platform/contract/record.ts'
import { ink, inner, page } from '#platform/server/pdf/pen.ts'
import { type Sheet, written } from './sheet.ts'

/** Left edge and width of each column; all but the first are figures. */
const columns = {
  description: { x: page.margin, width: 196 },
  quantity: { x: page.margin + 196, width: 52 },
  unit: { x: page.margin + 250, width: 84 },
  discount: { x: page.margin + 336, width: 40 },
  rate: { x: page.margin + 378, width: 32 },
  net: { x: page.margin + 412, width: inner - 412 },
} as const
type Column = keyof typeof columns

/** Below this a line would meet the foot. */
export const lastLine = 700

function tableHead({ pen, words }: Sheet, top: number): number {
  const ends = keysOf(columns).map(name =>
    pen.write(words[name], columns[name].x, top, columns[name].width, {
      size: 8,
      color: ink.faint,
      align: name === 'description' ? 'left' : 'right',
    }),
  )
  const y = Math.max(...ends) + 4
  pen.rule(y, ink.strong)
  return y + 9
}

/** What is asked for, line by line, on new sheets where one is full. */
export function drawLines(sheet: Sheet, top: number): number {
  const { pdf, pen, document } = sheet
  const { amount, rate, quantity } = written(sheet)
  let y = tableHead(sheet, top + 30)
  for (const line of document.lines) {
    if (y > lastLine) {
      pdf.addPage()
      y = tableHead(sheet, 52)
    }
    const cells: Record<Exclude<Column, 'description'>, string> = {
      quantity: quantity(line.quantity),
      unit: amount(line.unit),
      discount: line.discount ? rate(line.discount) : '',
      rate: rate(line.rate),
      net: amount(line.net),
    }
    const { x, width } = columns.description
    const end = pen.write(line.description, x, y, width - 8, { color: ink.strong })
    for (const [name, text] of entriesOf(cells))
      if (text) {
        const place = columns[name]
        pen.write(text, place.x, y, place.width, { align: 'right', color: ink.strong })
      }
    pen.rule(end + 5)
    y = end + 13
  }
  return y
}
