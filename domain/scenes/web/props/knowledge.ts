import { circlePath, rectPath, roundRectPath } from '../plane-path.ts'
import { BRAND, DARK, METAL, NEUTRAL, paintUpright, type StillLife, WHITE, WOOD } from './still-life.ts'

export const bottles: StillLife = (s, x, y, z) => {
  s.box(x - 0.35, y - 0.15, z, 0.7, 0.3, 0.5, WHITE)
  for (const d of [-0.22, 0, 0.22]) {
    s.cylinder(x + d, y, z + 0.5, 0.055, 0.26, ['z-c1', 'z-c2'])
    s.cylinder(x + d, y, z + 0.76, 0.025, 0.1, ['z-c1', 'z-c3'])
  }
}

export const screens: StillLife = (s, x, y, z) => {
  s.box(x - 0.3, y - 0.1, z, 0.6, 0.2, 0.5, WHITE)
  s.box(x - 0.22, y - 0.03, z + 0.5, 0.44, 0.05, 0.34, DARK)
  s.paint(s.wallMatrix(x - 0.22, y + 0.02, z + 0.84), 'z-scr', roundRectPath(4, 4, 36, 24, 2))
}

export const books: StillLife = (s, x, y, z) => {
  s.box(x - 0.36, y - 0.16, z, 0.72, 0.32, 0.92, WOOD)
  const wall = s.wallMatrix(x - 0.36, y + 0.16, z + 0.92)
  s.paint(wall, 'z-k3', rectPath(6, 6, 60, 24) + rectPath(6, 34, 60, 24) + rectPath(6, 62, 60, 24))
  let white = ''
  let brand = ''
  let light = ''
  for (let shelf = 0; shelf < 3; shelf++)
    for (let i = 0; i < 6; i++) {
      const tall = 15 + ((i * 7 + shelf * 5) % 7)
      const spine = rectPath(9 + i * 9, 30 + shelf * 28 - tall, 7, tall)
      if ((i + shelf) % 3 === 0) brand += spine
      else if ((i + shelf) % 3 === 1) white += spine
      else light += spine
    }
  s.paint(wall, 'z-c2', brand)
  s.paint(wall, 'z-cw', white)
  s.paint(wall, 'z-cl', light)
}

export const globe: StillLife = (s, x, y, z) => {
  s.cylinder(x, y, z, 0.16, 0.06, ['z-k1', 'z-k3'])
  paintUpright(
    s,
    [x, y, z + 0.06],
    [
      ['z-k3', 'M-1.2,0V-8H1.2V0Z'],
      ['z-k2', 'M-14,-14C-13,-3 0,1 10,-5L9,-6.6C1,-1.4 -11,-5 -12.2,-15Z'],
      ['z-cl', circlePath(0, -17, 11)],
      [
        'z-c2',
        'M-9,-22C-6,-27 0,-28.500 3,-27C4,-24 0,-23 -1,-20C-3,-17 -7,-18 -9,-22ZM2,-19C6,-21 10,-19 10.6,-15C9,-10 5,-8 3,-10C3,-13 0,-15 2,-19Z',
      ],
    ],
  )
}

export const server: StillLife = (s, x, y, z) => {
  for (const [dx, faces] of [
    [-0.36, DARK],
    [0.06, DARK],
  ] as const) {
    s.box(x + dx, y - 0.18, z, 0.34, 0.36, 0.98, faces)
    const wall = s.wallMatrix(x + dx, y + 0.18, z + 0.98)
    let slots = ''
    for (let i = 0; i < 6; i++) slots += rectPath(5, 8 + i * 14, 24, 4)
    s.paint(wall, 'z-d1', slots)
    s.paint(wall, 'z-c1', circlePath(8, 24, 2.4) + circlePath(8, 52, 2.4) + circlePath(15, 52, 2.4))
  }
}

export const microscope: StillLife = (s, x, y, z) => {
  s.box(x - 0.34, y - 0.18, z, 0.68, 0.36, 0.46, WHITE)
  paintUpright(
    s,
    [x, y, z + 0.46],
    [
      ['z-m4', 'M-9,2C-9,-1 9,-1 9,2V4H-9ZM-6,-5H4V-3H-6Z'],
      ['z-c2', 'M-1,-26L4,-28L9,-13L4,-11Z'],
      ['z-m3', 'M4,-22C14,-19 14,-5 4,0L3,-2.600C9,-7 9,-15 3,-18Z'],
      ['z-d2', 'M-1.4,-30L3.4,-32L4,-29L-.6,-27ZM5,-11L8,-12L9,-8L7,-7Z'],
    ],
  )
}

export const easel: StillLife = (s, x, y, z) => {
  paintUpright(
    s,
    [x, y, z],
    [
      ['z-k3', 'M-9,4L-2,-34H0L-6.6,4ZM11,0L2,-34H0L8.6,0Z'],
      ['z-k2', 'M-12,-7L12,-2V.4L-12,-4.6Z'],
      ['z-cw', 'M-11,-31L11,-26.4V-3L-11,-7.600Z'],
      ['z-c2', 'M-8,-12L-3,-20L1,-15L5,-19L8.600,-7L-8,-10.400Z'],
      ['z-cl', circlePath(4.6, -22, 2.6)],
    ],
  )
}

export const palette: StillLife = (s, x, y, z) => {
  s.box(x - 0.3, y - 0.16, z, 0.6, 0.32, 0.5, NEUTRAL)
  s.cylinder(x + 0.16, y, z + 0.5, 0.07, 0.2, ['z-m3', 'z-m1'])
  paintUpright(
    s,
    [x + 0.16, y, z + 0.68],
    [
      ['z-k3', 'M-1.800,0L-4,-11H-2.800L-.4,0ZM.2,0L0,-13H1.200L1.600,0Z'],
      ['z-c2', 'M-4.200,-11L-4.600,-15L-2.600,-11ZM-.2,-13L.6,-17L1.400,-13Z'],
    ],
  )
  paintUpright(
    s,
    [x - 0.12, y, z + 0.5],
    [
      ['z-k1', 'M-9,-4C-9,-12 8,-14 8,-6C8,-2 4,-4 3,-1C1,4 -9,3 -9,-4Z'],
      ['z-c2', circlePath(-5, -6, 1.7)],
      ['z-cl', circlePath(0, -8.4, 1.7)],
      ['z-lf1', circlePath(4.4, -7, 1.6)],
    ],
  )
}

export const loaf: StillLife = (s, x, y, z) => {
  s.box(x - 0.4, y - 0.2, z, 0.8, 0.4, 0.42, WOOD)
  s.box(x - 0.4, y - 0.2, z + 0.42, 0.8, 0.4, 0.05, BRAND)
  for (const [dx, dy] of [
    [-0.2, -0.08],
    [0.18, -0.08],
    [0, 0.1],
  ] as const)
    paintUpright(
      s,
      [x + dx, y + dy, z + 0.47],
      [
        ['z-k3', 'M-8,0C-9,-8 -3,-10 1,-9C6,-10 9,-6 8,0C4,2.400 -4,2.400 -8,0Z'],
        [
          'z-k1',
          'M-4.500,-7L-2.600,-3.500L-1.400,-4ZM-.6,-8L1.400,-4.200L2.600,-4.700ZM3.400,-7.600L5,-4L6,-4.600Z',
        ],
      ],
    )
}

export const cross: StillLife = (s, x, y, z) => {
  s.box(x - 0.3, y - 0.2, z, 0.6, 0.4, 0.62, WHITE)
  s.paint(s.wallMatrix(x - 0.3, y + 0.2, z + 0.62), 'z-c2', 'M24,16H36V26H46V38H36V48H24V38H14V26H24Z')
  s.box(x - 0.3, y - 0.2, z + 0.62, 0.6, 0.4, 0.05, METAL)
}
