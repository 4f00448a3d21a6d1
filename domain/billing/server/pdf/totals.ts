import { fillIn } from '#platform/server/pdf/fill-in.ts'
import { ink, inner, page } from '#platform/server/pdf/pen.ts'
import { kindOfSheet, type Sheet, written } from './sheet.ts'

const width = 250
const x = page.margin + inner - width

const sumOf = {
  invoice: 'total',
  credit: 'toRefund',
  partialCredit: 'toRefund',
  quote: 'quoteTotal',
} as const

/** Totals by rate, what is to be paid, and how. On a sheet of its own where this one has no room left. */
export function drawTotals(sheet: Sheet, top: number): void {
  const { pdf, pen, words, number, document } = sheet
  const { totals, seller, isReverseCharge, isOutsideScope, cancels, part } = document
  const { amount, rate } = written(sheet)
  const needed = 140 + totals.rates.length * 16
  let y = top + 6
  if (y + needed > 720) {
    pdf.addPage()
    y = 60
  }
  const begun = y
  const row = (label: string, value: string) => {
    pen.write(value, x + width - 100, y, 88, { align: 'right', color: ink.strong })
    y = Math.max(pen.write(label, x + 12, y, width - 124), y + 13.3) + 3
  }
  row(words.totalNet, amount(totals.net))
  for (const one of totals.rates)
    row(fillIn(words.vatOf, { rate: rate(one.rate), base: amount(one.net) }), amount(one.vat))
  pen.box(x, y + 3, width, 34, ink.tint)
  const big = { face: 'bold', size: 12, color: ink.strong } as const
  pen.write(words[sumOf[kindOfSheet(document)]], x + 12, y + 14, width - 130, { ...big, size: 10 })
  pen.write(amount(cancels ? -totals.gross : totals.gross), x + width - 132, y + 12, 120, {
    ...big,
    size: 13,
    align: 'right',
  })
  const left = inner - width - 24
  let note = begun
  if (!cancels && seller.iban) {
    note = pen.write(words.iban, page.margin, note, left, { size: 8.5, color: ink.faint })
    note = pen.write(inFours(seller.iban), page.margin, note, left, { face: 'bold', color: ink.strong }) + 4
    note = pen.write(fillIn(words.reference, { number }), page.margin, note, left, { size: 8.5 }) + 6
  }
  if (part?.reason)
    note =
      pen.write(fillIn(words.reason, { reason: part.reason }), page.margin, note, left, { size: 8.5 }) + 6
  const exemption = isReverseCharge ? words.reverseCharge : isOutsideScope && words.outsideScope
  if (exemption) note = pen.write(exemption, page.margin, note, left, { size: 8.5, color: ink.strong }) + 8
  if (!document.quote) return
  note = pen.write(words.agreed, page.margin, note, left, { size: 8.5 }) + 44
  pen.rule(note, ink.line, page.margin, left)
}

const inFours = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
