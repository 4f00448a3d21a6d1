import { chance } from '../chance.ts'
import { darker, lighter } from './color.ts'

/** A pattern in a box of 720 by 640, in tints of one colour. */
type Motif = (color: string, luck: ReturnType<typeof chance>) => string

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

const waves: Motif = (color, luck) => {
  const lift = 40 + luck.next() * 50
  const sun = `<circle cx="${180 + luck.next() * 360}" cy="200" r="120" fill="${lighter(color, 0.62)}"/>`
  const swell = range(5).map(at => {
    const y = 210 + at * 92
    return `<path fill="${darker(color, 0.12 + at * 0.13)}" d="M0 ${y}C120 ${y - lift} 240 ${y - lift} 360 ${y}S600 ${y + lift} 720 ${y}V640H0Z"/>`
  })
  return sun + swell.join('')
}

const rings: Motif = (color, luck) => {
  const x = luck.next() < 0.5 ? 0 : 720
  return range(7)
    .map(
      at =>
        `<circle cx="${x}" cy="640" r="${620 - at * 88}" fill="${at % 2 ? lighter(color, 0.12 + at * 0.07) : darker(color, 0.34 - at * 0.03)}"/>`,
    )
    .join('')
}

const leaves: Motif = (color, luck) => {
  const turn = luck.next() * 20 - 10
  const leaf = (angle: number, length: number, fill: string) =>
    `<path transform="translate(360 640) rotate(${angle + turn})" fill="${fill}" d="M0 0C${-length * 0.34} ${-length * 0.3} ${-length * 0.3} ${-length * 0.74} 0 ${-length}C${length * 0.3} ${-length * 0.74} ${length * 0.34} ${-length * 0.3} 0 0Z"/>`
  return [-66, 66, -40, 40, -18, 18, 0]
    .map((angle, at) =>
      leaf(
        angle,
        470 + (at % 3) * 46,
        at % 2 ? lighter(color, 0.16 + at * 0.06) : darker(color, 0.42 - at * 0.05),
      ),
    )
    .join('')
}

const blocks: Motif = (color, luck) => {
  const cube = (column: number, row: number) => {
    const x = 120 + column * 120 + (row % 2) * 60
    const y = 560 - row * 104
    return (
      `<path fill="${lighter(color, 0.5)}" d="M${x} ${y - 70}l60 -35l60 35l-60 35Z"/>` +
      `<path fill="${lighter(color, 0.14)}" d="M${x} ${y - 70}l60 35v70l-60 -35Z"/>` +
      `<path fill="${darker(color, 0.4)}" d="M${x + 120} ${y - 70}l-60 35v70l60 -35Z"/>`
    )
  }
  const heights = range(4).map(at => Math.max(1, Math.min(5, at + 1 + Math.round(luck.next() * 2 - 0.6))))
  return range(5)
    .flatMap(row => heights.map((height, column) => (row < height ? cube(column, row) : '')))
    .join('')
}

const beams: Motif = (color, luck) => {
  const from = 200 + luck.next() * 320
  const rays = range(9).map(
    at =>
      `<path fill="${at % 2 ? lighter(color, 0.22) : darker(color, 0.28)}" d="M${from} 620L${at * 110 - 180} 0H${at * 110 - 70}Z"/>`,
  )
  return `${rays.join('')}<circle cx="${from}" cy="620" r="132" fill="${lighter(color, 0.72)}"/><circle cx="${from}" cy="620" r="72" fill="${darker(color, 0.3)}"/>`
}

const threads: Motif = (color, luck) => {
  const bend = 120 + luck.next() * 120
  return range(13)
    .map(
      at =>
        `<path fill="none" stroke-width="26" stroke="${at % 3 === 0 ? lighter(color, 0.6) : at % 3 === 1 ? darker(color, 0.35) : lighter(color, 0.24)}" d="M${at * 66 - 60} 640C${at * 66 - 60 + bend} 430 ${at * 66 - 60 - bend} 250 ${at * 66 - 20} 0"/>`,
    )
    .join('')
}

const table: Motif = (color, luck) => {
  const lean = luck.next() * 60
  return (
    `<circle cx="360" cy="330" r="250" fill="${lighter(color, 0.3)}"/><circle cx="360" cy="330" r="176" fill="${lighter(color, 0.62)}"/>` +
    `<path fill="${darker(color, 0.34)}" d="M110 400H610C610 540 498 640 360 640S110 540 110 400Z"/>` +
    range(5)
      .map(
        at =>
          `<circle cx="${180 + at * 90}" cy="${372 - Math.abs(2 - at) * -12 - lean / 4}" r="${58 - Math.abs(2 - at) * 8}" fill="${at % 2 ? darker(color, 0.12) : lighter(color, 0.46)}"/>`,
      )
      .join('') +
    `<path fill="${darker(color, 0.34)}" d="M110 400H610V430H110Z"/>`
  )
}

const arches: Motif = (color, luck) => {
  const shift = Math.round(luck.next() * 3)
  const arch = (x: number, height: number, fill: string) =>
    `<path fill="${fill}" d="M${x} 640V${640 - height + 75}a75 75 0 0 1 150 0V640Z"/>`
  return range(4)
    .map(at => {
      const height = 260 + ((at + shift) % 4) * 90
      return (
        arch(30 + at * 170, height, at % 2 ? lighter(color, 0.34) : darker(color, 0.36)) +
        arch(67 + at * 170 - 37 + 37, height - 70, at % 2 ? darker(color, 0.22) : lighter(color, 0.55))
      )
    })
    .join('')
}

const bySector: Record<string, Motif> = {
  marine: waves,
  logistics: waves,
  water: waves,
  tourism: waves,
  steel: rings,
  energy: rings,
  electrical: rings,
  aerospace: rings,
  rail: rings,
  mobility: rings,
  agriculture: leaves,
  biotech: leaves,
  construction: blocks,
  wood: blocks,
  paper: blocks,
  glass: blocks,
  chemistry: blocks,
  robotics: beams,
  data: beams,
  digital: beams,
  telecom: beams,
  research: beams,
  textile: threads,
  culture: threads,
  health: threads,
  food: table,
  drinks: table,
}

export const motifOf = (sector: string, color: string, seed: number) =>
  (bySector[sector] ?? arches)(color, chance(seed))
