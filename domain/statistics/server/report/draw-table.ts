import { ink, inner, type Look, type Pdf, type Pen, page } from '#platform/server/pdf/pen.ts'
import type { Section } from './sections.ts'

export type Sheets = { pdf: Pdf; pen: Pen }

/** Where there are few of them they have room for words: that too few came is said on one line. */
const widthOfFigures = (figures: number) => (figures > 2 ? 82 : 120)
const lastLine = 764
const grid = { names: 64, most: 60, size: 6.5 }

/** Places of the columns: figures on the right, as narrow as they are, words in what is left. */
function columnsOf({ head, words, isGrid }: Section) {
  const figures = head.length - words
  const figureWidth = isGrid ? Math.min(grid.most, (inner - grid.names) / figures) : widthOfFigures(figures)
  const width = (inner - figures * figureWidth) / words
  return head.map((_, at) =>
    at < words
      ? { x: page.margin + at * width, width: width - 10, isFigure: false }
      : {
          x: page.margin + inner - (head.length - at) * figureWidth,
          width: figureWidth,
          isFigure: true,
        },
  )
}

/** A table whose rows and heads are tagged as such; on a new sheet its head is written again. Answers where it ends. */
export function drawTable(section: Section, top: number, { pdf, pen }: Sheets): number {
  const columns = columnsOf(section)
  const table = pdf.struct('Table')
  pdf.addStructure(table)
  let y = top
  const row = (cells: readonly string[], look: Look, tagOf: (at: number) => object & { tag: string }) => {
    const set = cells.map((text, at) => {
      const column = columns[at]
      const { tag, ...options } = tagOf(at)
      const placed = pen.set(text, column?.x ?? page.margin, y, column?.width ?? inner, {
        ...look,
        align: column?.isFigure ? 'right' : 'left',
      })
      return { ...placed, cell: () => pdf.struct(tag, { actual: text, ...options }, [placed.draw]) }
    })
    table.add(
      pdf.struct(
        'TR',
        {},
        set.map(({ cell }) => cell()),
      ),
    )
    y = Math.max(...set.map(({ bottom }) => bottom))
  }
  const head = () => {
    row(section.head, { size: section.isGrid ? grid.size : 8, color: ink.faint }, () => ({
      tag: 'TH',
      scope: 'Column',
    }))
    pen.rule(y + 3, ink.strong)
    y += 9
  }
  head()
  for (const cells of section.rows) {
    if (y > lastLine) {
      pdf.addPage()
      y = 44
      head()
    }
    row(cells, { ...(section.isGrid && { size: grid.size }), color: ink.strong }, at =>
      at === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' },
    )
    pen.rule(y + 3)
    y += 8
  }
  table.end()
  return y
}
