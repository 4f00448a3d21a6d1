import type { BoothScene } from '../contract/scene.ts'
import { fitText, LEADING } from './fit-text.ts'
import type { Matrix } from './iso.ts'
import { paintMark } from './mark.tsx'
import { circlePath, rectPath, roundRectPath } from './plane-path.ts'
import { BRAND, WHITE } from './props/still-life.ts'
import type { Faces, Sheet } from './sheet.tsx'

export const DEPTH = 2.5
export const HEIGHT = 1.5
export const THICK = 0.14
export const FLOOR = 0.09

/** How much of a booth is drawn: everything, or what is left to see when a hall holds a hundred. */
export type BoothDetail = 'full' | 'plain'

function back(s: Sheet, faces: Faces, h = HEIGHT) {
  s.box(0, 0, FLOOR, s.w, THICK, h, faces)
}

/** The side wall is always on the far side, never in front of the people. */
function side(s: Sheet, faces: Faces, h = HEIGHT, depth = DEPTH * 0.62) {
  s.box(s.face === 'y' ? 0 : s.w - THICK, THICK, FLOOR, THICK, depth, h, faces)
}

const onBack = (s: Sheet, lx: number, top = HEIGHT) => s.wallMatrix(lx, THICK, FLOOR + top)

/** A name in the middle of a strip, around the line `at`. */
function nameStrip(s: Sheet, wall: Matrix, at: number, name: string, detail: BoothDetail) {
  if (detail === 'plain') return
  const { lines, size } = fitText(name, { width: s.w * 100 - 36, height: 54 }, { most: 27, least: 13 })
  lines.forEach((line, i) => {
    const y = at + (i + 0.5 - lines.length / 2) * size * LEADING + size * 0.34
    s.text(wall, 'z-sg', s.w * 50 + 4, y, size, line)
  })
}

/** A board on the roof of the pergola, behind its beams: nothing stands before the name. */
export function paintRoofSign(s: Sheet, b: BoothScene, detail: BoothDetail): void {
  const foot = FLOOR + HEIGHT + 0.2
  s.box(0, 0, foot, s.w, THICK, 0.56, BRAND)
  nameStrip(s, s.wallMatrix(0, THICK, foot + 0.56), 29, b.name, detail)
}

function poster(s: Sheet, lx: number, w: number, h: number, y: number) {
  const wall = onBack(s, lx)
  s.paint(wall, 'z-ps', rectPath(0, y, w, h))
  s.paint(wall, 'z-cl', circlePath(w * 0.62, y + h * 0.36, w * 0.22))
  const low = y + h
  s.paint(wall, 'z-c2', `M0,${low}V${y + h * 0.72}L${w * 0.42},${y + h * 0.46}L${w},${y + h * 0.82}V${low}Z`)
}

function screen(s: Sheet, lx: number, w = 92, h = 56, y = 52) {
  const wall = onBack(s, lx)
  s.paint(wall, 'z-d2', roundRectPath(0, y, w, h, 4))
  s.paint(wall, 'z-scr', rectPath(4, y + 4, w - 8, h - 8))
  const [cx, cy] = [w / 2 - 7, y + h / 2]
  s.paint(wall, 'z-cw', `M${cx},${cy - 9}L${cx + 16},${cy}L${cx},${cy + 9}Z`)
}

function arch(s: Sheet, b: BoothScene, detail: BoothDetail) {
  const wide = s.w * 100
  const wall = s.wallMatrix(0, THICK, FLOOR)
  const vault = (inset: number, foot: number, crown: number) =>
    `M${inset},0V${-foot}C${inset},${-foot - (crown - foot) * 0.67} ${wide * 0.3},${-crown} ${wide / 2},${-crown}` +
    `C${wide * 0.7},${-crown} ${wide - inset},${-foot - (crown - foot) * 0.67} ${wide - inset},${-foot}V0Z`
  side(s, WHITE, HEIGHT * 0.72)
  s.paint(wall, 'z-c2', vault(0, 110, 196))
  s.poly(
    [
      [s.face === 'y' ? s.w : 0, 0, FLOOR],
      [s.face === 'y' ? s.w : 0, THICK, FLOOR],
      [s.face === 'y' ? s.w : 0, THICK, FLOOR + 1.1],
      [s.face === 'y' ? s.w : 0, 0, FLOOR + 1.1],
    ],
    s.face === 'y' ? 'z-c3' : 'z-c2',
  )
  s.paint(wall, 'z-veil', vault(26, 84, 150))
  paintMark(s, wall, s.w * 36, -92, 0.66, b, true)
  if (detail === 'full') poster(s, s.w * 0.6, 58, 76, 62)
}

function shelf(s: Sheet, b: BoothScene, detail: BoothDetail) {
  side(s, BRAND, HEIGHT * 0.8)
  back(s, WHITE)
  const wall = onBack(s, 0)
  if (detail === 'full') {
    let grey = ''
    let brand = ''
    const columns = Math.floor((s.w - 1.3) / 0.42)
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < 3; j++) {
        const cell = rectPath(132 + i * 42, 16 + j * 42, 34, 34)
        if ((i * 7 + j * 3 + b.id) % 4) grey += cell
        else brand += cell
      }
    s.paint(wall, 'z-sl', grey)
    s.paint(wall, 'z-c2', brand)
  }
  paintMark(s, wall, 68, 74, 0.8, b, false)
}

function tower(s: Sheet, b: BoothScene, detail: BoothDetail) {
  s.box(0, 0, FLOOR, s.w, THICK, 0.5, BRAND)
  if (detail === 'full')
    s.paint(s.wallMatrix(0, THICK, FLOOR + 0.5), 'z-veil', rectPath(20, 18, s.w * 100 - 40, 5))
  s.box(0.5, 0.35, FLOOR, 0.8, 0.8, 2.15, BRAND)
  const wall = s.wallMatrix(0.9, 1.15, FLOOR + 2.15)
  paintMark(s, wall, 0, 50, 0.62, b, true)
  if (detail === 'full')
    s.paint(wall, 'z-veil', rectPath(-26, 112, 52, 5) + rectPath(-26, 128, 38, 5) + rectPath(-26, 144, 46, 5))
}

/** Six silhouettes from the same two panels. */
export function paintWalls(s: Sheet, b: BoothScene, detail: BoothDetail): void {
  switch (b.style) {
    case 'wall':
      side(s, WHITE)
      back(s, BRAND)
      nameStrip(s, onBack(s, 0), 30, b.name, detail)
      paintMark(s, onBack(s, 0.62), 0, 92, 0.62, b, true)
      if (detail === 'full') screen(s, s.w - 1.36)
      return
    case 'arch':
      arch(s, b, detail)
      return
    case 'canopy':
      side(s, WHITE)
      back(s, WHITE)
      paintMark(s, onBack(s, 0.64), 0, 100, 0.52, b, false)
      if (detail === 'full') screen(s, s.w - 1.4, 96, 58, 64)
      return
    case 'shelf':
      shelf(s, b, detail)
      return
    case 'pod': {
      back(s, BRAND, HEIGHT * 0.58)
      side(s, BRAND, HEIGHT * 0.58, 0.9)
      paintMark(s, onBack(s, s.w * 0.34, HEIGHT * 0.58), 0, -22, 1.02, b, true)
      if (detail === 'full')
        s.paint(
          onBack(s, s.w * 0.62, HEIGHT * 0.58),
          'z-veil',
          rectPath(0, 20, 90, 8) + rectPath(0, 38, 70, 8) + rectPath(0, 56, 80, 8),
        )
      return
    }
    case 'tower':
      tower(s, b, detail)
      return
  }
}
