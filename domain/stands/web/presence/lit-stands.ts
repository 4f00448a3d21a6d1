import { useMemo } from 'react'
import type { Presence } from '#domain/exhibitors/web/use-presence.ts'
import type { HallVisit, VisitHall, VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { keysOf } from '#platform/contract/record.ts'

/** What did not change keeps its identity, so that only the rest is drawn anew. */
function changedIn<Row extends object>(rows: Row[], change: (row: Row) => Partial<Row>): Row[] {
  const now = rows.map(row => {
    const news = change(row)
    return keysOf(news).every(key => news[key] === row[key]) ? row : { ...row, ...news }
  })
  return now.every((row, at) => row === rows[at]) ? rows : now
}

const litStands = (stands: VisitStand[], presence: Presence): VisitStand[] =>
  presence
    ? changedIn(stands, ({ id }) => {
        const { free = 0, busy = 0 } = presence.get(id) ?? {}
        return { free, busy }
      })
    : stands

/** Stands with who is there now. */
export const useLitStands = (stands: VisitStand[], presence: Presence): VisitStand[] =>
  useMemo(() => litStands(stands, presence), [stands, presence])

/** A hall with who is at its stands now. */
export const useLitHall = (visit: HallVisit | undefined, presence: Presence): HallVisit | undefined =>
  useMemo(() => {
    if (!visit) return visit
    const stands = litStands(visit.stands, presence)
    return stands === visit.stands ? visit : { ...visit, stands }
  }, [visit, presence])

/** Halls with what their doors say of who is there now. */
export const useLitHalls = (halls: VisitHall[], presence: Presence): VisitHall[] =>
  useMemo(() => {
    if (!presence) return halls
    const all = [...presence.values()]
    return changedIn(halls, ({ id }) => {
      const inside = all.filter(one => one.hall === id)
      return { staffed: inside.length, lit: inside.filter(one => one.free > 0).length }
    })
  }, [halls, presence])
