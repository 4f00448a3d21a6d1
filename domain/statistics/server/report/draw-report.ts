import { once } from 'node:events'
import { dateLocale, type Locale } from '#platform/contract/locale.ts'
import { fillIn } from '#platform/server/pdf/fill-in.ts'
import { ink, inner, page, penFor } from '#platform/server/pdf/pen.ts'
import type { StatFigures } from '../../contract/figures.ts'
import { drawTable, type Sheets } from './draw-table.ts'
import { type Section, saysIn } from './sections.ts'

type Report = {
  /** Whose figures they are. */
  name: string
  fair: string
  figures: StatFigures
  sections: readonly Section[]
  made: Date
  locale: Locale
}

const bars = { height: 84, gap: 0.22 }
const barMost = 56

/** A report as sheets of A4 whose parts are tagged: headings, tables with their heads, and drawings that say what they show. */
export async function drawReport(report: Report): Promise<Buffer> {
  // Loaded where a report is drawn: it brings its fonts' tables along.
  const { default: PDFDocument } = await import('pdfkit')
  const { words, named } = saysIn(report.locale)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    bufferPages: true,
    lang: report.locale,
    displayTitle: true,
    info: { Title: named(words.report, report.name), CreationDate: report.made },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(pdf, 'end')
  const pen = penFor(pdf)
  const sheets: Sheets = { pdf, pen }
  let y = drawHead(report, sheets)
  for (const section of report.sections) {
    y = drawSection(section, y, report.locale, sheets)
    // A fair of three thousand booths has many: what else the server does goes on meanwhile.
    await new Promise(setImmediate)
  }
  drawHow(report, y, sheets)
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at)
    pen.decorate(() => pdf.rect(0, 0, page.width, 7).fill(ink.brand))
    pen.rule(790)
    pen.write(report.name, page.margin, 798, inner - 110, { size: 7.5, color: ink.faint })
    pen.write(fillIn(words.page, { page: at + 1, pages: count }), page.margin + inner - 100, 798, 100, {
      size: 7.5,
      color: ink.faint,
      align: 'right',
    })
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function drawHead({ name, fair, figures, made, locale }: Report, { pen }: Sheets): number {
  const { words, named } = saysIn(locale)
  const { startDate, endDate, timeZone } = figures
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const noon = (text: string) => new Date(`${text}T12:00:00Z`)
  const period =
    startDate && endDate
      ? day.formatRange(noon(startDate), noon(endDate))
      : startDate || endDate
        ? [startDate, endDate].map(text => (text ? day.format(noon(text)) : '…')).join(' – ')
        : words.whole
  const moment = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  let y = pen.write(words.report, page.margin, 48, inner, { face: 'title', size: 25, color: ink.strong })
  y = pen.write(name, page.margin, y + 2, inner, { face: 'bold', size: 13, color: ink.brand })
  if (fair !== name) y = pen.write(fair, page.margin, y + 1, inner, { size: 10 })
  y = pen.write(named(words.period, period), page.margin, y + 8, inner, { color: ink.strong })
  return pen.write(
    `${words.made} ${moment.format(made)}. ${words.zone} ${timeZone}.`,
    page.margin,
    y + 1,
    inner,
    {
      size: 8.5,
      color: ink.faint,
    },
  )
}

/** A heading does not stand alone at the foot of a sheet. */
const leastBelow = 90

function drawSection(section: Section, top: number, locale: Locale, sheets: Sheets): number {
  const { pdf, pen } = sheets
  const { words } = saysIn(locale)
  const needed = leastBelow + (section.bars ? bars.height : 0)
  let y = top + 22
  if (y + needed > 780) {
    pdf.addPage()
    y = 44
  }
  y = pen.write(section.title, page.margin, y, inner, {
    face: 'title',
    tag: 'H2',
    size: 14,
    color: ink.strong,
  })
  if (!section.rows.length) return pen.write(section.note ?? words.none, page.margin, y + 4, inner)
  if (section.note) y = pen.write(section.note, page.margin, y + 2, inner, { size: 8.5, color: ink.faint })
  if (section.bars) y = drawBars(section.bars, y + 8, sheets)
  return drawTable(section, y + 8, sheets)
}

function drawBars({ sentence, values }: NonNullable<Section['bars']>, top: number, { pdf }: Sheets): number {
  const highest = Math.max(1, ...values)
  const room = Math.min(barMost, inner / values.length)
  const bottom = top + bars.height
  const draw = () => {
    for (const [at, value] of values.entries()) {
      const height = (value / highest) * bars.height
      if (value > 0)
        pdf
          .rect(
            page.margin + at * room + (room * bars.gap) / 2,
            bottom - height,
            room * (1 - bars.gap),
            height,
          )
          .fill(ink.brand)
    }
    pdf.rect(page.margin, bottom, inner, 0.75).fill(ink.strong)
  }
  const frame = { alt: sentence, bbox: [page.margin, top, page.margin + inner, bottom + 1] }
  pdf.addStructure(pdf.struct('Figure', frame, [draw]))
  return bottom + 2
}

/** What the figures are: how many they leave out, how late they are, and what each of them counts. */
function drawHow({ figures, locale }: Report, top: number, { pdf, pen }: Sheets): void {
  const { words, named, percent } = saysIn(locale)
  const { measuredShare, lateSince, timeZone } = figures
  const time = new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const lines = [
    measuredShare === null ? null : fillIn(words.share, { share: percent(measuredShare) }),
    words.nobody,
    lateSince && fillIn(words.late, { since: time.format(new Date(lateSince)) }),
    named(words.visitors, words.meaningVisitors),
    named(words.visit, words.meaningVisit),
    named(words.newcomers, words.meaningNewcomers),
    named(words.views, words.meaningViews),
    named(words.medianSeconds, words.meaningMedianSeconds),
    named(words.downloads, words.meaningDownloads),
    words.fewMeans,
  ]
  let y = top + 22
  if (y + 215 > 780) {
    pdf.addPage()
    y = 44
  }
  y = pen.write(words.how, page.margin, y, inner, {
    face: 'title',
    tag: 'H2',
    size: 14,
    color: ink.strong,
  })
  for (const line of lines) if (line) y = pen.write(line, page.margin, y + 4, inner, { size: 8.5 })
}
