import type { ReactElement } from 'react'
import { apart, type Bounds, boundsOf, boxBounds, ellipseBounds, moved } from './bounds.ts'
import {
  type Matrix,
  matrixText,
  next,
  type Plane,
  type Point,
  planeMatrix,
  projection,
  round1,
  type Spot,
  tight,
} from './iso.ts'
import { markupOf } from './markup.ts'
import { arcOf, project } from './plane-path.ts'
import { pathName } from './shape-name.ts'

/** Which way the open side of a booth looks: `y` down-left, `x` down-right. */
export type Face = 'y' | 'x'

/** The classes of the three faces of a block that are seen: its top, the one in light (+y), the one in shade (+x). */
export type Faces = readonly [top: string, light: string, shade: string]

/** A path of one or more shapes of one class, or something that is not a path. */
type Item = { cls: string; d: string; node: ReactElement | null; shapes: Bounds[] }

type Paper = { face?: Face; w?: number; ox?: number; oy?: number }

/** A place on the screen for one of several that are alike, and colours of its own. */
export type Stamp = { at: Spot; style?: Record<`--${string}`, string> }

/** In a large drawing whole numbers do. */
const WHOLE_FROM = 90
/** How far a line reaches beside itself, in tiles. */
const STROKE = 0.06

/**
 * The paper on which a scene is painted, back to front. Shapes of one class become one `<path>` wherever moving the
 * later one back cannot change the picture (nothing painted between them touches it): a booth of a hundred polygons
 * weighs thirty nodes.
 *
 * `lx` runs along the back wall, left to right as seen, `ly` from the wall towards the visitor; `face` turns the whole
 * drawing without any other code knowing.
 */
export class Sheet {
  readonly u: number
  readonly face: Face
  readonly w: number
  private readonly options: Paper
  private readonly items: Item[] = []
  readonly round: (n: number) => number
  private readonly p: (x: number, y: number, z?: number) => Spot

  constructor(u: number, options: Paper = {}) {
    this.u = u
    this.options = options
    this.face = options.face ?? 'y'
    this.w = options.w ?? 0
    this.round = u >= WHOLE_FROM ? Math.round : round1
    this.p = projection(u, options.ox, options.oy).p
  }

  at(lx: number, ly: number, z = 0): Spot {
    return this.face === 'y' ? this.p(lx, ly, z) : this.p(ly, this.w - lx, z)
  }

  path(cls: string, d: string, bounds: Bounds): void {
    for (let i = this.items.length - 1; i >= 0; i--) {
      const item = this.items[i]
      if (!item) break
      if (!item.node && item.cls === cls) {
        item.d += d
        item.shapes.push(bounds)
        return
      }
      if (!item.shapes.every(shape => apart(shape, bounds))) break
    }
    this.items.push({ cls, d, node: null, shapes: [bounds] })
  }

  /** Something that is not a path: a person, a text, an image. */
  put(node: ReactElement, bounds: Bounds): void {
    this.items.push({ cls: '', d: '', node, shapes: [bounds] })
  }

  private spots(spots: readonly Spot[], cls: string, closed: boolean): void {
    const points = this.rounded(spots, closed)
    this.path(cls, steps(points, closed), boundsOf(points, closed ? 0 : STROKE * this.u))
  }

  /** One turning direction for all closed shapes: joined ones that overlap would otherwise cut holes into each other. */
  private rounded(spots: readonly Spot[], closed: boolean): Spot[] {
    const points = spots.map(([sx, sy]): Spot => [this.round(sx), this.round(sy)])
    const area = points.reduce((sum, [x, y], i) => {
      const [x2, y2] = points[(i + 1) % points.length] ?? [x, y]
      return sum + x * y2 - x2 * y
    }, 0)
    return closed && area < 0 ? points.reverse() : points
  }

  /** Closed shapes as one path, for what is not painted at once. */
  outline(shapes: readonly (readonly Point[])[]): string {
    return shapes
      .map(points =>
        steps(
          this.rounded(
            points.map(([x, y, z]) => this.at(x, y, z)),
            true,
          ),
          true,
        ),
      )
      .join('')
  }

  poly(points: readonly Point[], cls: string): void {
    this.spots(
      points.map(q => this.at(q[0], q[1], q[2])),
      cls,
      true,
    )
  }

  line(points: readonly Point[], cls: string): void {
    this.spots(
      points.map(q => this.at(q[0], q[1], q[2])),
      cls,
      false,
    )
  }

  rect(lx: number, ly: number, w: number, d: number, cls: string, z = 0): void {
    this.poly(
      [
        [lx, ly, z],
        [lx + w, ly, z],
        [lx + w, ly + d, z],
        [lx, ly + d, z],
      ],
      cls,
    )
  }

  box(lx: number, ly: number, z: number, w: number, d: number, h: number, [top, light, shade]: Faces): void {
    const turned = this.face === 'x'
    const [x, y] = turned ? [ly, this.w - lx - w] : [lx, ly]
    const [dx, dy] = turned ? [d, w] : [w, d]
    const q = this.p
    const x2 = x + dx
    const y2 = y + dy
    const roof = z + h
    this.spots([q(x, y2, z), q(x2, y2, z), q(x2, y2, roof), q(x, y2, roof)], light, true)
    this.spots([q(x2, y, z), q(x2, y2, z), q(x2, y2, roof), q(x2, y, roof)], shade, true)
    this.spots([q(x, y, roof), q(x2, y, roof), q(x2, y2, roof), q(x, y2, roof)], top, true)
  }

  disc(lx: number, ly: number, z: number, radius: number, cls: string): void {
    const [x, y] = this.at(lx, ly, z)
    const rx = this.round(radius * Math.SQRT2 * this.u)
    const ry = this.round((radius * this.u) / Math.SQRT2)
    this.ellipse(cls, x, y, rx, ry)
  }

  ellipse(cls: string, sx: number, sy: number, rx: number, ry: number): void {
    const x = this.round(sx)
    const y = this.round(sy)
    const half = `${arcOf(ry / rx)} 1 1`
    const d = `M${this.round(x - rx)},${y}${half} ${this.round(2 * rx)},0${half} ${this.round(-2 * rx)},0Z`
    this.path(cls, d, ellipseBounds(x, y, rx, ry))
  }

  cylinder(
    lx: number,
    ly: number,
    z: number,
    radius: number,
    h: number,
    [top, side]: readonly [string, string],
  ): void {
    const [sx, sy] = this.at(lx, ly, z)
    const rx = this.round(radius * Math.SQRT2 * this.u)
    const ry = this.round((radius * this.u) / Math.SQRT2)
    const [x, y] = [this.round(sx), this.round(sy)]
    const rise = this.round(h * this.u)
    const d = `M${this.round(x + rx)},${y}${arcOf(ry / rx)} 0 1 ${this.round(-2 * rx)},0v${-rise}h${this.round(2 * rx)}Z`
    this.path(side, d, boxBounds(x - rx, y - rise, x + rx, y + ry))
    this.ellipse(top, x, y - rise, rx, ry)
  }

  /** The matrix of the plane of the back wall (or, with `side`, of the near end panel) at a point of it. */
  wallMatrix(lx: number, ly: number, z: number, side = false): Matrix {
    const plane: Plane = (this.face === 'y') === side ? 'x' : 'y'
    return planeMatrix(this.u, plane, this.at(lx, ly, z))
  }

  floorMatrix(lx: number, ly: number): Matrix {
    return planeMatrix(this.u, this.face === 'y' ? 'floor' : 'floorBack', this.at(lx, ly))
  }

  /** A flat path, in hundredths of a tile, painted on the plane of a matrix. */
  paint(matrix: Matrix, cls: string, d: string): void {
    const flat = project(d, matrix, this.round)
    this.path(cls, flat.d, flat.bounds)
  }

  /** As `paint`, the same at several places of one plane: said once, then named. */
  repeat(places: readonly Matrix[], cls: string, d: string): void {
    const [first] = places
    if (!first) return
    const flat = project(d, first, this.round)
    const id = pathName(cls + flat.d)
    this.put(<path id={id} className={cls} d={flat.d} />, flat.bounds)
    for (const place of places.slice(1)) {
      const [x, y] = [this.round(place[4] - first[4]), this.round(place[5] - first[5])]
      this.put(<use href={`#${id}`} x={x} y={y} />, project(d, place, this.round).bounds)
    }
  }

  /** As `repeat`, of all that `paint` paints, at the first of these places. */
  stamp(places: readonly Stamp[], paint: (sheet: Sheet) => void): void {
    const [first] = places
    if (!first) return
    const one = new Sheet(this.u, this.options)
    paint(one)
    const shapes = one.items.flatMap(item => item.shapes)
    const __html = one.pieces().join('')
    const id = pathName(__html)
    const said = (
      <defs>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of this drawing's own shapes, words escaped */}
        <g id={id} dangerouslySetInnerHTML={{ __html }} />
      </defs>
    )
    this.items.push({ cls: '', d: '', node: said, shapes: [] })
    for (const { at, style } of places) {
      const [x, y] = [this.round(at[0] - first.at[0]), this.round(at[1] - first.at[1])]
      const node = <use href={`#${id}`} x={x || undefined} y={y || undefined} style={style} />
      this.items.push({ cls: '', d: '', node, shapes: shapes.map(shape => moved(shape, x, y)) })
    }
  }

  text(matrix: Matrix, cls: string, x: number, y: number, size: number, words: string, middle = false): void {
    const moved = shift(matrix, x, y)
    const reach = words.length * size * Math.abs(matrix[0])
    this.put(
      <text
        className={cls}
        transform={matrixText(moved)}
        fontSize={round1(size)}
        textAnchor={middle ? 'middle' : undefined}
      >
        {words}
      </text>,
      boxBounds(moved[4] - reach, moved[5] - reach, moved[4] + reach, moved[5] + reach),
    )
  }

  image(matrix: Matrix, x: number, y: number, w: number, h: number, href: string, fill = false): void {
    const moved = shift(matrix, x, y)
    const corners = project(`M0,0H${w}V${h}H0Z`, moved)
    this.put(
      <image
        href={href}
        width={round1(w)}
        height={round1(h)}
        transform={matrixText(moved)}
        preserveAspectRatio={fill ? 'xMidYMid slice' : undefined}
      />,
      corners.bounds,
    )
  }

  /** All of it, piece by piece. */
  pieces(): string[] {
    return this.items.map(({ node, cls, d }) =>
      node ? markupOf(node) : `<path class="${cls}" d="${tight(d)}"/>`,
    )
  }

  /** All of it as one group, set as text. */
  painting(): ReactElement {
    const __html = this.pieces().join('')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of this drawing's own shapes, words escaped
    return <g dangerouslySetInnerHTML={{ __html }} />
  }
}

/** Steps instead of places: the edges of a world of boxes repeat, and compress. */
function steps(points: readonly Spot[], closed: boolean): string {
  let [px, py] = points[0] ?? [0, 0]
  let d = `M${px}${next(py, ',')}l`
  points.slice(1).forEach(([x, y], i) => {
    const [dx, dy] = [round1(x - px), round1(y - py)]
    d += (i ? next(dx, ' ') : dx) + next(dy, ',')
    px = x
    py = y
  })
  return closed ? `${d}z` : d
}

/** The same plane with its origin moved by x and y inner units, and scaled. */
export function shift(m: Matrix, x: number, y: number, scale = 1): Matrix {
  return [
    m[0] * scale,
    m[1] * scale,
    m[2] * scale,
    m[3] * scale,
    m[0] * x + m[2] * y + m[4],
    m[1] * x + m[3] * y + m[5],
  ]
}
