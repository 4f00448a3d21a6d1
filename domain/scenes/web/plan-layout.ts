import type { DrawnPlace } from '../contract/scene.ts'
import { boothsPerAisle } from './hall-layout.ts'
import { type Projection, projection, type Spot } from './iso.ts'

/** The organizer's plan: the hall without its walls, in the same order and with the same numbers. */
export const PLACE_DEPTH = 2.4
const PITCH = 4.8
const FIRST = 0.9

export type PlanSlot = { place: DrawnPlace; aisle: number; x: number; y: number }
export type PlanLayout = { slots: PlanSlot[]; aisles: number; width: number; depth: number }

export const planAisleY = (aisle: number): number => FIRST + aisle * PITCH

export function layPlan(places: readonly DrawnPlace[]): PlanLayout {
  const per = boothsPerAisle(places.length)
  const rows: DrawnPlace[][] = []
  for (let i = 0; i < places.length; i += per) rows.push(places.slice(i, i + per))
  const total = (row: readonly DrawnPlace[]) => row.reduce((sum, p) => sum + p.width, 0)
  const width = Math.max(12, ...rows.map(total)) + 4.3 + (per - 2) * 0.1
  const depth = Math.max(1, rows.length) * PITCH + 1
  const slots: PlanSlot[] = []
  rows.forEach((row, aisle) => {
    const gap = Math.min(1.4, Math.max(0, (width - 4.3 - total(row)) / Math.max(1, row.length - 2)))
    let x = 1.6
    row.forEach((place, column) => {
      slots.push({ place, aisle, x, y: planAisleY(aisle) })
      x += place.width + (column === per / 2 - 1 ? 1.9 : gap)
    })
  })
  return { slots, aisles: rows.length, width, depth }
}

export type PlanView = { u: number; width: number; height: number; eye: Projection }

export function viewPlan(layout: PlanLayout, width: number): PlanView {
  const span = layout.width + layout.depth
  const u = Math.min(26, (width - 24) / span)
  const left = (width - span * u) / 2
  const oy = 3.4 * u + 12
  return {
    u,
    width,
    height: Math.round(oy + (span * u) / 2 + 0.8 * u + 12),
    eye: projection(u, left + layout.depth * u, oy),
  }
}

/** The place under a point of the drawing, the free floor around a place counting a little. */
export function placeAt(layout: PlanLayout, view: PlanView, sx: number, sy: number): PlanSlot | null {
  const [x, y] = view.eye.inv(sx, sy)
  const margin = 0.35
  let best: PlanSlot | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (const slot of layout.slots) {
    if (x < slot.x - margin || x > slot.x + slot.place.width + margin) continue
    if (y < slot.y - margin || y > slot.y + PLACE_DEPTH + margin) continue
    const away = Math.hypot(x - slot.x - slot.place.width / 2, y - slot.y - PLACE_DEPTH / 2)
    if (away < nearest) [best, nearest] = [slot, away]
  }
  return best
}

/** A pointer of the page in the coordinates of a drawing that is shown at any size. */
export function pointOnDrawing(
  box: { left: number; top: number; width: number },
  view: PlanView,
  clientX: number,
  clientY: number,
): Spot {
  const k = box.width > 0 ? view.width / box.width : 1
  return [(clientX - box.left) * k, (clientY - box.top) * k]
}
