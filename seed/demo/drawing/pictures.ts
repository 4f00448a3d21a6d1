import sharp from 'sharp'
import type { DemoFirm } from '../firms/firm.ts'
import { darker, lighter } from './color.ts'
import { line, wrap } from './lettering.ts'
import { logoShapes } from './logo-shapes.ts'
import { motifOf } from './motifs.ts'

const png = (width: number, height: number, body: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`),
  )
    .png({ compressionLevel: 2 })
    .toBuffer()

/** A square mark, white on the firm's colour. */
export const drawLogo = (firm: DemoFirm, index: number) =>
  png(
    360,
    360,
    `<rect width="360" height="360" fill="${firm.color}"/><g transform="translate(60 60)">${(logoShapes[index % logoShapes.length] ?? '').replaceAll('TINT', lighter(firm.color, 0.45)).replaceAll('COLOR', firm.color)}</g>`,
  )

/** The firm's slogan over a pattern of its trade. */
export function drawPoster(firm: DemoFirm, index: number): Promise<Buffer> {
  const size = firm.words.fr.slogan.length > 28 ? 66 : 78
  const lines = wrap(firm.words.fr.slogan, size, 600)
  const top = 130
  return png(
    720,
    960,
    `<rect width="720" height="960" fill="${firm.color}"/>
    <g transform="translate(0 320)">${motifOf(firm.sectors[0], firm.color, index + 1)}</g>
    <path fill="${darker(firm.color, 0.55)}" d="M0 872H720V960H0Z"/>
    ${lines.map((words, at) => line(words, 60, top + at * size * 1.06, size, '#ffffff')).join('')}
    ${line(firm.name, 60, 926, 34, '#ffffff')}`,
  )
}

/** The first picture of a film: the trade, and the sign that it plays. */
export const drawStill = (firm: DemoFirm, index: number) =>
  png(
    960,
    540,
    `<rect width="960" height="540" fill="${lighter(firm.color, 0.12)}"/>
    <g transform="translate(0 -60) scale(1.3334 1)">${motifOf(firm.sectors[0], firm.color, index + 7)}</g>
    <path fill="${darker(firm.color, 0.7)}" fill-opacity=".72" d="M0 430H960V540H0Z"/>
    <circle cx="480" cy="236" r="74" fill="#fff" fill-opacity=".94"/><path fill="${darker(firm.color, 0.4)}" d="M456 196l66 40l-66 40Z"/>
    ${line(firm.name, 44, 500, 44, '#ffffff')}`,
  )
