import { boundsOf } from '../bounds.ts'
import { round1 } from '../iso.ts'
import { circlePath, rectPath, roundRectPath } from '../plane-path.ts'
import { BRAND, METAL, NEUTRAL, paintUpright, type StillLife, WHITE, WOOD } from './still-life.ts'

export const coil: StillLife = (s, x, y, z) => {
  s.cylinder(x, y, z, 0.3, 0.3, ['z-m1', 'z-m3'])
  s.disc(x, y, z + 0.3, 0.13, 'z-m4')
}

export const rolls: StillLife = (s, x, y, z) => {
  const of = [
    [-0.24, 0, 0.75],
    [0.02, -0.08, 0.62],
    [0.28, -0.16, 0.75],
  ] as const
  of.forEach(([dx, dy, h], i) => {
    s.cylinder(x + dx, y + dy, z, 0.12, h, i === 1 ? ['z-w1', 'z-w2'] : ['z-c1', 'z-c3'])
  })
}

export const crates: StillLife = (s, x, y, z) => {
  s.box(x - 0.35, y - 0.2, z, 0.42, 0.42, 0.4, WOOD)
  s.box(x + 0.12, y - 0.12, z, 0.36, 0.36, 0.34, WOOD)
  s.box(x - 0.3, y - 0.15, z + 0.4, 0.32, 0.32, 0.3, BRAND)
}

export const tank: StillLife = (s, x, y, z) => {
  s.cylinder(x - 0.14, y, z, 0.21, 0.78, ['z-w1', 'z-w3'])
  s.cylinder(x - 0.14, y, z + 0.34, 0.215, 0.12, ['z-c2', 'z-c2'])
  s.disc(x - 0.14, y, z + 0.47, 0.2, 'z-w3')
  s.cylinder(x - 0.14, y, z + 0.47, 0.21, 0.31, ['z-w1', 'z-w3'])
  s.cylinder(x + 0.28, y + 0.06, z, 0.14, 0.52, ['z-c1', 'z-c3'])
}

export const cabinet: StillLife = (s, x, y, z) => {
  s.box(x - 0.34, y - 0.16, z, 0.3, 0.32, 0.86, WHITE)
  s.box(x + 0.04, y - 0.16, z, 0.3, 0.32, 0.86, BRAND)
}

export const wing: StillLife = (s, x, y, z) => {
  s.box(x - 0.1, y - 0.1, z, 0.2, 0.2, 0.42, NEUTRAL)
  s.poly(
    [
      [x - 0.75, y + 0.2, z + 0.46],
      [x - 0.35, y + 0.36, z + 0.46],
      [x + 0.8, y - 0.12, z + 0.62],
      [x + 0.8, y - 0.12, z + 0.57],
      [x - 0.35, y + 0.36, z + 0.4],
      [x - 0.75, y + 0.2, z + 0.42],
    ],
    'z-w3',
  )
  s.poly(
    [
      [x - 0.75, y + 0.2, z + 0.46],
      [x + 0.55, y - 0.3, z + 0.62],
      [x + 0.8, y - 0.12, z + 0.62],
      [x - 0.35, y + 0.36, z + 0.46],
    ],
    'z-w1',
  )
  s.poly(
    [
      [x + 0.3, y - 0.2, z + 0.59],
      [x + 0.55, y - 0.3, z + 0.62],
      [x + 0.8, y - 0.12, z + 0.62],
      [x + 0.55, y - 0.02, z + 0.59],
    ],
    'z-c2',
  )
}

export const train: StillLife = (s, x, y, z) => {
  s.box(x - 0.9, y - 0.17, z, 1.8, 0.34, 0.07, ['z-m3', 'z-m3', 'z-m4'])
  s.box(x - 0.85, y - 0.14, z + 0.07, 1.55, 0.28, 0.3, ['z-w1', 'z-w2', 'z-c3'])
  const wall = s.wallMatrix(x - 0.85, y + 0.14, z + 0.37)
  s.paint(wall, 'z-d2', roundRectPath(8, 7, 128, 9, 3))
  s.paint(wall, 'z-c2', rectPath(0, 20, 155, 5))
  s.poly(
    [
      [x + 0.7, y - 0.14, z + 0.37],
      [x + 0.7, y + 0.14, z + 0.37],
      [x + 0.88, y + 0.14, z + 0.12],
      [x + 0.88, y - 0.14, z + 0.12],
    ],
    'z-c2',
  )
  s.poly(
    [
      [x + 0.7, y + 0.14, z + 0.07],
      [x + 0.88, y + 0.14, z + 0.07],
      [x + 0.88, y + 0.14, z + 0.12],
      [x + 0.7, y + 0.14, z + 0.37],
    ],
    'z-c3',
  )
}

/** Also in large, on the plinth of a booth seen from inside. */
export function robotArm(...[s, x, y, z, size = 1]: [...Parameters<StillLife>, size?: number]): void {
  s.cylinder(x, y, z, 0.24 * size, 0.12 * size, ['z-m1', 'z-m3'])
  s.cylinder(x, y, z + 0.12 * size, 0.13 * size, 0.16 * size, ['z-c1', 'z-c2'])
  const joints = (
    [
      [0, 0, 0.28],
      [-0.1, 0, 0.78],
      [0.32, 0.1, 1],
      [0.48, 0.18, 0.72],
    ] as const
  ).map(([dx, dy, dz]) => s.at(x + dx * size, y + dy * size, z + dz * size))
  const thick = s.u * 0.19 * size
  const line = joints.map(q => `${round1(q[0])},${round1(q[1])}`).join(' ')
  s.put(<path className="z-arm" d={`M${line}`} strokeWidth={round1(thick)} />, boundsOf(joints, thick))
  joints.forEach(([jx, jy], i) => {
    const r = thick * (i === 3 ? 0.4 : 0.56)
    s.ellipse(i === 3 ? 'z-m4' : 'z-arj', jx, jy, round1(r), round1(r))
  })
}
export const robot: StillLife = (s, x, y, z) => robotArm(s, x, y, z)

export const helmet: StillLife = (s, x, y, z) => {
  s.box(x - 0.3, y - 0.2, z, 0.6, 0.4, 0.42, WHITE)
  s.box(x - 0.3, y - 0.2, z + 0.42, 0.6, 0.4, 0.05, METAL)
  s.disc(x, y, z + 0.48, 0.25, 'z-c3')
  paintUpright(s, [x, y, z + 0.5], [['z-c2', 'M-8.5,0C-8.5,-13.5 8.5,-13.5 8.5,0C6,2.4 -6,2.4 -8.5,0Z']])
  paintUpright(s, [x, y, z + 0.5], [['z-c1', 'M-1.6,-10C-.6,-10.6 .6,-10.6 1.6,-10V1.6H-1.6Z']])
}

export const antenna: StillLife = (s, x, y, z) => {
  s.box(x - 0.2, y - 0.2, z, 0.4, 0.4, 0.14, NEUTRAL)
  paintUpright(
    s,
    [x, y, z + 0.14],
    [
      ['z-m4', 'M-5,0L-.8,-27H.8L5,0H3.6L2.6,-6H-2.6L-3.6,0ZM-2.2,-9H2.2L1.4,-15H-1.4Z'],
      ['z-c2', 'M-14,-31C-13,-18 3,-13 11,-22Z'],
      ['z-c1', 'M-14,-31C-8,-36 8,-31 11,-22C4,-20 -10,-24 -14,-31Z'],
      ['z-cw', circlePath(1, -36, 2.4)],
    ],
  )
}
