import { useMemo } from 'react'
import type { Lamps } from '#domain/exhibitors/web/use-lamps.ts'
import type { HallVisit, VisitHall, VisitStand } from '#domain/halls/contract/hall-visit.ts'

/** What did not change keeps its identity, so that only the rest is drawn anew. */
function changedIn<Row extends object>(rows: Row[], change: (row: Row) => Partial<Row>): Row[] {
  const now = rows.map(row => {
    const news = change(row)
    return Object.keys(news).every(key => news[key as keyof Row] === row[key as keyof Row])
      ? row
      : { ...row, ...news }
  })
  return now.every((row, at) => row === rows[at]) ? rows : now
}

const litStands = (stands: VisitStand[], lamps: Lamps): VisitStand[] =>
  lamps
    ? changedIn(stands, ({ id }) => {
        const { free = 0, busy = 0 } = lamps.get(id) ?? {}
        return { free, busy }
      })
    : stands

/** Stands with their lamps as they are now. */
export const useLitStands = (stands: VisitStand[], lamps: Lamps): VisitStand[] =>
  useMemo(() => litStands(stands, lamps), [stands, lamps])

/** A hall with the lamps of its stands as they are now. */
export const useLitHall = (visit: HallVisit | undefined, lamps: Lamps): HallVisit | undefined =>
  useMemo(() => {
    if (!visit) return visit
    const stands = litStands(visit.stands, lamps)
    return stands === visit.stands ? visit : { ...visit, stands }
  }, [visit, lamps])

/** Halls with what their doors say of who is there now. */
export const useLitHalls = (halls: VisitHall[], lamps: Lamps): VisitHall[] =>
  useMemo(() => {
    if (!lamps) return halls
    const all = [...lamps.values()]
    return changedIn(halls, ({ id }) => {
      const inside = all.filter(lamp => lamp.hall === id)
      return { staffed: inside.length, lit: inside.filter(lamp => lamp.free > 0).length }
    })
  }, [halls, lamps])
