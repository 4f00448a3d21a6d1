import { once } from 'node:events'
import { page, penFor } from '#platform/server/pdf/pen.ts'
import type { InvoiceDocument } from '../../contract/invoices.ts'
import { embedXml, invoiceXml } from '../electronic/factur-x.ts'
import { drawFoot } from './foot.ts'
import { drawHead } from './head.ts'
import { drawLines } from './lines.ts'
import { kindOfSheet } from './sheet.ts'
import { drawTotals } from './totals.ts'
import { paperWords } from './words/words.ts'

/** Without what XML would read: the words stand in the metadata of the file as they are. */
const plain = (text: string) => text.replaceAll('&', '+').replace(/[<>]/g, '')

/**
 * An invoice or a quote as it goes out, on as many sheets of A4 as it has lines for. An invoice carries what it says as
 * XML too (Factur-X), as far as the standard can say it.
 */
export async function drawPaper({
  number,
  createdAt,
  document,
}: {
  number: string
  createdAt: Date
  document: InvoiceDocument
}): Promise<Buffer> {
  // Loaded where an invoice is drawn: it brings its fonts' tables along.
  const { default: PDFDocument } = await import('pdfkit')
  const words = paperWords[document.locale]
  const xml = await invoiceXml(number, document)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    ...(xml !== null && { subset: 'PDF/A-3b' as const }),
    tagged: true,
    bufferPages: true,
    lang: document.locale,
    displayTitle: true,
    info: {
      Title: plain(`${words[kindOfSheet(document)]} ${number}`),
      Author: plain(document.seller.name),
      CreationDate: createdAt,
    },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(pdf, 'end')
  const pen = penFor(pdf)
  const sheet = { pdf, pen, words, number, document }
  const afterLines = drawLines(sheet, drawHead(sheet))
  drawTotals(sheet, afterLines)
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at)
    drawFoot(sheet, { page: at + 1, pages: count })
    pen.decorate(() => pdf.rect(0, 0, page.width, 7).fill('#0f7a62'))
  }
  if (xml !== null) embedXml(pdf, xml, createdAt)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
