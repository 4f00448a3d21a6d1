import PDFDocument from 'pdfkit'
import { darker, lighter } from '../drawing/color.ts'
import { lettersOf, wrap } from '../drawing/lettering.ts'
import type { DemoFirm } from '../firms/firm.ts'
import { siteOf } from '../firms/site.ts'
import type { Brochure } from './choose.ts'
import type { BrochureLanguage } from './kinds.ts'

type Pdf = InstanceType<typeof PDFDocument>

const page = { width: 595, height: 842, margin: 56 }
const inner = page.width - 2 * page.margin

const closing: Record<BrochureLanguage, string> = {
  fr: 'Passez nous voir sur le stand : il indique quand quelqu’un est là.',
  en: 'Come and see us at the booth: it shows when somebody is there.',
  de: 'Besuchen Sie uns am Stand: Wenn jemand da ist, bekommen Sie gleich Antwort.',
  nl: 'Kom langs op de stand: als er iemand is, krijgt u meteen antwoord.',
}

/** A heading in outlines, with its words for those who listen or search. */
function heading(
  pdf: Pdf,
  text: string,
  level: 'H1' | 'H2',
  x: number,
  top: number,
  size: number,
  color: string,
  width = inner,
): number {
  const lines = wrap(text, size, width)
  const draw = () =>
    lines.forEach((words, at) => {
      pdf
        .save()
        .translate(x, top + size * (0.8 + at * 1.1))
        .scale(size / 1000, -size / 1000)
      for (const letter of lettersOf(words))
        if (letter.d) pdf.save().translate(letter.x, 0).path(letter.d).fill(color).restore()
      pdf.restore()
    })
  pdf.addStructure(pdf.struct(level, { actual: text }, [draw]))
  return top + lines.length * size * 1.1
}

function paragraph(pdf: Pdf, text: string, top: number, size: number, color: string, indent = 0): number {
  const place = { x: page.margin + indent, width: inner - indent }
  pdf.addStructure(
    pdf.struct('P', {}, [
      () => {
        pdf
          .font('Helvetica')
          .fontSize(size)
          .fillColor(color)
          .text(text, place.x, top, { width: place.width, lineGap: 4 })
      },
    ]),
  )
  return pdf.y
}

const decoration = (pdf: Pdf, draw: () => void) => {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

/** One page, A4, in the firm's colour. */
export function drawBrochure(firm: DemoFirm, { language, words }: Brochure): Promise<Buffer> {
  const { promise, resolve, reject } = settled<Buffer>()
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: `${firm.name}: ${words.title}`, Author: firm.name, CreationDate: new Date(0) },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.on('end', () => resolve(Buffer.concat(chunks)))
  pdf.on('error', reject)
  const own = firm.words[language] ?? firm.words.fr
  decoration(pdf, () => {
    pdf.save().rect(0, 0, page.width, 270).clip()
    pdf.rect(0, 0, page.width, 270).fill(firm.color)
    for (const [at, radius] of [196, 148, 100, 52].entries())
      pdf
        .circle(page.width - 30, 276, radius)
        .fill(at % 2 ? lighter(firm.color, 0.16 + at * 0.07) : darker(firm.color, 0.3))
    pdf.restore()
    pdf.rect(0, 270, page.width, 6).fill(darker(firm.color, 0.5))
  })
  heading(pdf, own.slogan, 'H1', page.margin, 60, 36, '#ffffff', 350)
  pdf.addStructure(
    pdf.struct('P', {}, [
      () => {
        pdf
          .font('Helvetica')
          .fontSize(13)
          .fillColor('#ffffff')
          .text(`${firm.name}, ${firm.town}`, page.margin, 232, { width: 300 })
      },
    ]),
  )
  let y = heading(pdf, words.title, 'H2', page.margin, 318, 25, darker(firm.color, 0.35)) + 14
  y = paragraph(pdf, words.lead, y, 14, '#12262A') + 14
  y = paragraph(pdf, own.text, y, 12.5, '#3F5458') + 22
  for (const point of words.points) {
    decoration(pdf, () => pdf.rect(page.margin, y + 3, 8, 8).fill(firm.color))
    y = paragraph(pdf, point, y, 12.5, '#12262A', 22) + 11
  }
  decoration(pdf, () => pdf.rect(page.margin, 748, inner, 1).fill(lighter(firm.color, 0.6)))
  y = paragraph(pdf, closing[language], 762, 11, '#3F5458')
  paragraph(pdf, siteOf(firm).address, y + 2, 11, darker(firm.color, 0.35))
  pdf.end()
  return promise
}

/** A promise to be settled from events. */
function settled<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
