import PDFDocument from 'pdfkit'
import type { DemoFirm } from './firm.ts'

export type Language = 'fr' | 'en'

const titles = {
  fr: ['Qui nous sommes', 'Travailler avec nous'],
  en: ['Who we are', 'Working with us'],
} as const

export const brochureTitle = (language: Language, at: number) =>
  titles[language][at % 2] ?? titles[language][0]

const closing = {
  fr: 'Passez nous voir sur le stand : quelqu’un vous répond quand la lampe est allumée.',
  en: 'Come and see us at the booth: somebody answers when the lamp is lit.',
}

/** One page, A4, in the firm's colour. */
export function drawBrochure(firm: DemoFirm, language: Language, at: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 56,
      info: {
        Title: `${firm.name}: ${brochureTitle(language, at)}`,
        Author: firm.name,
        CreationDate: new Date(0),
      },
    })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.rect(0, 0, 595, 300).fill(firm.color)
    pdf.circle(470, 210, 120).fillOpacity(0.2).fill('#ffffff').fillOpacity(1)
    pdf
      .fill('#ffffff')
      .font('Helvetica-Bold')
      .fontSize(34)
      .text(firm.slogan[language], 56, 84, { width: 400 })
    pdf.fontSize(13).font('Helvetica').text(`${firm.name}, ${firm.town}`, 56, 254)
    pdf.fill('#12262A').font('Helvetica-Bold').fontSize(22).text(brochureTitle(language, at), 56, 340)
    pdf.font('Helvetica').fontSize(13).text(firm.text[language], 56, 380, { width: 480, lineGap: 5 })
    pdf.moveDown(1.2).fill('#3F5458').text(closing[language], { width: 480, lineGap: 5 })
    pdf.end()
  })
}
