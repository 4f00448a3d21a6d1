import type PDFDocument from 'pdfkit'
import { type Face, fonts, runsOf } from './fonts.ts'

export type Pdf = InstanceType<typeof PDFDocument>

export const page = { width: 595, height: 842, margin: 52 }
export const inner = page.width - 2 * page.margin

export const ink = {
  strong: '#12262a',
  plain: '#3f5458',
  faint: '#6b7c7f',
  line: '#d7dfde',
  tint: '#eef4f2',
  brand: '#0f7a62',
}

/** Figures of one width, so that they stand below each other. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum']

export type Look = {
  face?: Face
  size?: number
  color?: string
  align?: 'left' | 'right'
  tag?: 'H1' | 'H2' | 'P'
}

/** Writes on a page in the product's letters, whichever file they come from. */
export function penFor(pdf: Pdf) {
  for (const [name, font] of fonts()) pdf.registerFont(name, font)

  const widthOf = (text: string, { face = 'text', size = 9.5 }: Look) =>
    runsOf(text, face).reduce(
      (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text, { features }),
      0,
    )

  const put = (text: string, x: number, y: number, look: Look) => {
    let at = x
    for (const run of runsOf(text, look.face ?? 'text')) {
      pdf
        .font(run.font)
        .fontSize(look.size ?? 9.5)
        .fillColor(look.color ?? ink.plain)
      pdf.text(run.text, at, y, { lineBreak: false, features })
      at += pdf.widthOfString(run.text, { features })
    }
  }

  /** Words in lines no wider than `width`; a word that is wider is cut. */
  const wrap = (text: string, width: number, look: Look): string[] => {
    const lines: string[] = []
    for (const given of text.split('\n')) {
      let line = ''
      for (const word of given.split(' ').flatMap(one => cut(one, width, look))) {
        const longer = line ? `${line} ${word}` : word
        if (!line || widthOf(longer, look) <= width) line = longer
        else {
          lines.push(line)
          line = word
        }
      }
      lines.push(line)
    }
    return lines
  }
  const cut = (word: string, width: number, look: Look): string[] => {
    const parts = ['']
    for (const sign of word) {
      const longer = `${parts.at(-1)}${sign}`
      if (parts.at(-1) && widthOf(longer, look) > width) parts.push(sign)
      else parts[parts.length - 1] = longer
    }
    return parts
  }

  /** Text at a place, wrapped to a width: where it ends, and how it is drawn once its tag is there. */
  const set = (text: string, x: number, y: number, width: number, look: Look = {}) => {
    const size = look.size ?? 9.5
    const lines = wrap(text, width, look)
    const draw = () =>
      lines.forEach((line, at) => {
        const left = look.align === 'right' ? x + width - widthOf(line, look) : x
        put(line, left, y + at * size * 1.4, look)
      })
    return { bottom: y + lines.length * size * 1.4, draw }
  }
  /** The same drawn, as a heading or a paragraph; answers where it ends. */
  const write = (text: string, x: number, y: number, width: number, look: Look = {}): number => {
    const { bottom, draw } = set(text, x, y, width, look)
    const tag = look.tag ?? (look.face === 'title' ? 'H1' : 'P')
    pdf.addStructure(pdf.struct(tag, { actual: text }, [draw]))
    return bottom
  }

  const decorate = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    pdf.endMarkedContent()
  }
  const rule = (y: number, color = ink.line, x = page.margin, width = inner) =>
    decorate(() => pdf.rect(x, y, width, 0.75).fill(color))
  const box = (x: number, y: number, width: number, height: number, color: string) =>
    decorate(() => pdf.roundedRect(x, y, width, height, 5).fill(color))

  return { set, write, rule, box, decorate }
}

export type Pen = ReturnType<typeof penFor>
