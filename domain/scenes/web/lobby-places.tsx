import type { PersonLook } from '#platform/contract/person-look.ts'
import { seededLook } from '#platform/web/ui/person/cast.ts'
import { seeded } from '#platform/web/ui/person/seeded.ts'
import type { LobbyScene as LobbyRecord } from '../contract/scene.ts'
import { boxBounds } from './bounds.ts'
import { brandStyle } from './brand-color.ts'
import { LOBBY_DEPTH } from './lobby-layout.ts'
import { person } from './people.tsx'
import { circlePath, rectPath, roundRectPath } from './plane-path.ts'
import { bench, bigPlant } from './props/green.ts'
import { NEUTRAL, WHITE, WOOD } from './props/still-life.ts'
import { Sheet, type Stamp, shift } from './sheet.tsx'

export type Paper = { u: number; ox: number; oy: number }
const size = (u: number) => (u * 1.3) / 100

export function stand(s: Sheet, x: number, y: number, z: number, look: PersonLook, scale: number): void {
  const at = s.at(x, y, z)
  const tall = scale * 105
  s.put(
    person(look, at, scale),
    boxBounds(at[0] - tall / 3, at[1] - tall, at[0] + tall / 3, at[1] + tall / 12),
  )
}

/** A title in at most three lines of a screen. */
export function lines(title: string, most = 15): string[] {
  const out: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = out[out.length - 1]
    if (last && last.length + word.length < most) out[out.length - 1] = `${last} ${word}`
    else out.push(word)
  }
  return out.length > 3 ? [...out.slice(0, 2), `${out[2]}…`] : out
}

/** Stage, screen and seats along the left-hand wall. */
export function ConferencePlace({
  paper,
  conferences,
  label,
}: {
  paper: Paper
  conferences: NonNullable<LobbyRecord['conferences']>
  label: string
}) {
  const s = new Sheet(paper.u, paper)
  const k = size(paper.u)
  const chance = seeded(23)
  const screen = s.wallMatrix(0, 6.9, 0, true)
  s.paint(screen, 'z-d2', roundRectPath(0, -395, 520, 262, 8))
  s.paint(screen, 'z-stg', roundRectPath(12, -383, 496, 238, 4))
  s.paint(screen, 'z-stg2', circlePath(400, -228, 56))
  s.paint(screen, 'z-stg3', 'M12,-145V-205C80,-250 160,-246 250,-196C340,-150 430,-160 508,-220V-145Z')
  lines(conferences.title, 17).forEach((line, i) => {
    s.text(screen, 'z-sgb', 38, -330 + i * 46, 38, line)
  })
  s.poly(
    [
      [0, 1.5],
      [2.25, 1.5],
      [2.25, 7.15],
      [0, 7.15],
    ],
    'z-ring',
  )
  s.box(0, 1.6, 0, 2.1, 5.4, 0.3, WOOD)
  if (conferences.isOnAir)
    stand(
      s,
      1.25,
      5.6,
      0.3,
      seededLook(chance, { top: '#E4573D', pose: 'talk', style: 'bob', skin: '#C98B62' }),
      k,
    )
  s.box(1.35, 3.2, 0.3, 0.34, 0.5, 0.72, ['z-n1', 'z-f2', 'z-f3'])
  const seats: [number, number][] = []
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < 5; row++) seats.push([3.3 + column, 2.1 + row * 0.98])
  seats.sort((p, q) => p[0] + p[1] - q[0] - q[1])
  const [x, y] = seats[0] ?? [0, 0]
  s.stamp(
    seats.map(seat => ({ at: s.at(...seat) })),
    one => {
      one.rect(x + 0.1, y + 0.1, 0.6, 0.6, 'z-shd')
      one.box(x, y, 0, 0.5, 0.5, 0.3, WHITE)
      one.box(x + 0.5, y, 0.1, 0.1, 0.5, 0.62, NEUTRAL)
    },
  )
  return (
    <a className="z-door" href={conferences.href} data-spot="conferences" aria-label={label}>
      {s.painting()}
    </a>
  )
}

export const DESK = [9.2, 6.6] as const

export function DeskPlace({
  paper,
  desk,
  label,
}: {
  paper: Paper
  desk: NonNullable<LobbyRecord['desk']>
  label: string
}) {
  const s = new Sheet(paper.u, paper)
  const k = size(paper.u)
  const chance = seeded(61)
  const [x, y] = DESK
  s.disc(x + 0.3, y + 0.2, 0, 1.75, 'z-shd')
  s.disc(x, y, 0, 1.9, 'z-rug')
  if (desk.free > 0) {
    s.disc(x, y, 0.01, 1.6, 'z-pool')
    stand(
      s,
      x - 0.8,
      y - 0.8,
      0,
      seededLook(chance, { top: '#0F7A62', pose: 'wave', style: 'hijab', badge: '#fff' }),
      k,
    )
  }
  s.cylinder(x, y, 0, 1.05, 0.68, ['z-n1', 'z-f2'])
  s.cylinder(x, y, 0.68, 1.12, 0.08, ['z-w1', 'z-w3'])
  return (
    <a className="z-door" href={desk.href} data-spot="desk" aria-label={label}>
      {s.painting()}
    </a>
  )
}

export const JOBS = [2.6, LOBBY_DEPTH - 1.5, 5.4] as const

/** A free-standing board; a card for every few offers. */
export function JobPlace({
  paper,
  jobs,
  label,
  colors,
}: {
  paper: Paper
  jobs: NonNullable<LobbyRecord['jobs']>
  label: string
  colors: readonly string[]
}) {
  const s = new Sheet(paper.u, paper)
  const [x, y, w] = JOBS
  s.poly(
    [
      [x, y + 0.2],
      [x + w + 0.4, y + 0.2],
      [x + w + 0.5, y + 0.95],
      [x + 0.4, y + 0.95],
    ],
    'z-shd',
  )
  s.box(x, y, 0, 0.14, 0.2, 2.5, WOOD)
  s.box(x + w - 0.14, y, 0, 0.14, 0.2, 2.5, WOOD)
  s.box(x, y + 0.02, 0.62, w, 0.16, 1.86, ['z-w1', 'z-brd', 'z-w3'])
  const board = s.wallMatrix(x, y + 0.18, 2.48)
  const cards = Math.min(24, Math.max(1, Math.ceil(jobs.count / 3)))
  const pinned = Array.from({ length: cards }, (_, i): Stamp => {
    const at = shift(board, (i % 8) * 64, Math.floor(i / 8) * 57)
    const color = colors[(i * 5 + 3) % Math.max(1, colors.length)] ?? '#2F6FA8'
    return { at: [at[4], at[5]], style: brandStyle(color) }
  })
  s.stamp(pinned, one => {
    one.paint(board, 'z-cw', roundRectPath(24, 14, 54, 48, 4))
    one.paint(board, 'z-ink', rectPath(31, 31, 34, 4) + rectPath(31, 39, 40, 4) + rectPath(31, 47, 22, 4))
    one.paint(board, 'z-c2', rectPath(24, 14, 54, 9))
  })
  return (
    <a className="z-door" href={jobs.href} data-spot="jobs" aria-label={label}>
      {s.painting()}
    </a>
  )
}

/** What stands where the fair has no conferences, jobs or desk: green and seats, never a hole. */
export function paintGarden(s: Sheet, x: number, y: number): void {
  s.disc(x, y, 0, 1.5, 'z-rug')
  bigPlant(s, x - 0.5, y - 0.6, 1.5)
  bigPlant(s, x + 0.5, y - 0.4, 1.2)
  bench(s, x - 0.7, y + 0.5, 1.8)
}
