import { createRequire } from 'node:module'
import { keysOf } from '#platform/contract/record.ts'
import { unpackFont } from './unpack-font.ts'

const path = createRequire(import.meta.url).resolve

const file = (font: string, script: string, weight: number) =>
  path(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff`)

/** The product's letters; `-ext` holds those of languages further east, of which names may be. */
const fontFiles = {
  text: file('instrument-sans', 'latin', 400),
  'text-ext': file('instrument-sans', 'latin-ext', 400),
  bold: file('instrument-sans', 'latin', 600),
  'bold-ext': file('instrument-sans', 'latin-ext', 600),
  title: file('bricolage-grotesque', 'latin', 700),
  'title-ext': file('bricolage-grotesque', 'latin-ext', 700),
} as const

export type Font = keyof typeof fontFiles

let unpacked: [Font, Buffer][] | undefined

/** Unpacked by the first paper that is drawn, and kept for the next. */
export function fonts(): [Font, Buffer][] {
  unpacked ??= keysOf(fontFiles).map(font => [font, unpackFont(fontFiles[font])])
  return unpacked
}

export type Face = 'text' | 'bold' | 'title'

/** Letters that the first file lacks: Latin Extended-A and beyond, without those of French and the currency signs. */
const isExtended = (sign: string) =>
  /[\u0100\u0101\u0103-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/.test(sign)

export type Run = { font: Font; text: string }

/** A line cut where it goes from one file to the other. Narrow spaces, which no file has, become plain ones. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const sign of text.replace(/[\u2009\u202f]/g, '\u00a0')) {
    const font: Font = isExtended(sign) ? `${face}-ext` : face
    const last = runs.at(-1)
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}
