/**
 * 2:1 isometric projection. World: x runs down-right, y runs down-left, z up; one tile is 1 and `u` is half the
 * width of a tile in px.
 */
export type Point = readonly [x: number, y: number, z?: number]
export type Spot = readonly [sx: number, sy: number]

/** An affine map in the order SVG writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export type Projection = {
  u: number
  p: (x: number, y: number, z?: number) => Spot
  /** The point of the floor under a point of the screen. */
  inv: (sx: number, sy: number) => Spot
}

export function projection(u: number, ox = 0, oy = 0): Projection {
  return {
    u,
    p: (x, y, z = 0) => [ox + (x - y) * u, oy + ((x + y) * u) / 2 - z * u],
    inv: (sx, sy) => {
      const a = (sx - ox) / u
      const b = (2 * (sy - oy)) / u
      return [(a + b) / 2, (b - a) / 2]
    },
  }
}

/** The planes on which one can paint; 100 inner units are one tile and inner y points down. */
export type Plane = 'y' | 'x' | 'floor' | 'floorBack'

export function planeMatrix(u: number, plane: Plane, at: Spot): Matrix {
  const k = u / 100
  switch (plane) {
    case 'y':
      return [k, k / 2, 0, k, at[0], at[1]]
    case 'x':
      return [k, -k / 2, 0, k, at[0], at[1]]
    case 'floor':
      return [k, k / 2, -k, k / 2, at[0], at[1]]
    case 'floorBack':
      return [k, -k / 2, k, k / 2, at[0], at[1]]
  }
}

export const round1 = (n: number): number => Math.round(n * 10) / 10
const round3 = (n: number): number => Math.round(n * 1000) / 1000

/** One more number of a path: a minus parts it from the one before. */
export const next = (n: number, sign: ' ' | ','): string => (n < 0 ? `${n}` : sign + n)

/** A path with nothing between two numbers that a minus parts. */
export const tight = (d: string): string => d.replace(/[ ,]+-/g, '-')

/** A number below one without its zero. */
export const short = (n: number): string => `${n}`.replace(/^(-?)0\./, '$1.')

export const matrixText = (m: Matrix): string =>
  `matrix(${m.map((n, at) => short(at < 4 ? round3(n) : round1(n))).join(' ')})`
