import { paintBuilding } from './building.ts'
import { fitText, LEADING } from './fit-text.ts'
import { archPath, rectPath, roundRectPath } from './plane-path.ts'
import { bench, bigPlant, tree } from './props/green.ts'
import { SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import './scene.css'

/** So large that whole numbers say it. */
const U = 90
const [WIDE, DEEP, HIGH] = [15.6, 10.4, 6.6]
const DOOR = 3.2
const MOST_DOORS = 3
const MARGIN = 68
const paper = { ox: DEEP * U + MARGIN, oy: HIGH * U + MARGIN }
const [width, height] = [(WIDE + DEEP) * U + 2 * MARGIN, ((WIDE + DEEP) / 2 + HIGH) * U + 2 * MARGIN]
const board = { x: 90, y: -636, width: WIDE * 100 - 180, height: 172, edge: 34 }

/** The board over the doors, with the name of the place as large as it fits whole. */
function paintName(s: Sheet, name: string): void {
  const wall = s.wallMatrix(0, 0, 0)
  s.paint(wall, 'z-f3', roundRectPath(board.x - 8, board.y + 10, board.width, board.height, 16))
  s.paint(wall, 'z-f2', roundRectPath(board.x, board.y, board.width, board.height, 16))
  const room = { width: board.width - 2 * board.edge, height: board.height - board.edge }
  const { lines, size } = fitText(name, room, { most: 112, least: 44 })
  const top = board.y + (board.height - lines.length * size * LEADING) / 2
  lines.forEach((line, at) => {
    s.text(
      wall,
      'z-sgb',
      board.x + board.width / 2,
      top + at * size * LEADING + size * 0.92,
      size,
      line,
      true,
    )
  })
}

function paintDoor(s: Sheet, x: number): void {
  const wall = s.wallMatrix(x, 0, 0)
  const wide = DOOR * 100
  s.rect(x + 0.3, 0, DOOR - 0.6, 2.6, 'z-rug')
  s.paint(wall, 'z-f2', archPath(0, 0, wide, -200, 144))
  s.paint(wall, 'z-din z-din-off', archPath(32, 0, wide - 64, -200, 112))
  s.paint(wall, 'z-dfl', rectPath(32, -58, wide - 64, 58))
  s.paint(wall, 'z-dray', 'M106,-272L178,-288L284,0H122Z')
}

type EntranceDrawingProps = {
  /** Of the fair, or of the platform. */
  name: string
  /** Each has a door, as many as one wall has. */
  halls: number
}

/** Where a fair begins, in its hue and under its name: drawn without asking for anything. Nobody is there. */
export function EntranceDrawing({ name, halls }: EntranceDrawingProps) {
  const s = new Sheet(U, paper)
  paintBuilding(s, WIDE, DEEP, HIGH)
  const doors = Math.min(MOST_DOORS, Math.max(1, halls))
  const pitch = WIDE / doors
  const starts = Array.from({ length: doors }, (_, at) => (at + 0.5) * pitch - DOOR / 2)
  for (const x of starts) paintDoor(s, x)
  paintName(s, name)
  for (const x of starts.slice(1)) tree(s, x - (pitch - DOOR) / 2, 1.3, 1.05)
  bench(s, 2, 3.4, 2.2)
  bigPlant(s, 1.2, 3, 1.4)
  s.disc(8.4, 5.6, 0, 2.3, 'z-rug')
  s.disc(8.7, 5.8, 0, 1.5, 'z-shd')
  s.cylinder(8.4, 5.6, 0, 1.25, 0.8, ['z-n1', 'z-f2'])
  s.cylinder(8.4, 5.6, 0.8, 1.34, 0.09, ['z-w1', 'z-w3'])
  tree(s, 2, 8.9, 1.2)
  bench(s, 3.6, 8.6, 2.4)
  bigPlant(s, WIDE - 1, 7.9, 1.6)
  tree(s, WIDE - 1.4, 9.3, 1)
  return (
    <SceneSvg width={width} height={height} className="z-entrance" fluid>
      {s.painting()}
    </SceneSvg>
  )
}
