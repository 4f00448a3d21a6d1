import { fold } from '#platform/contract/import.ts'
import { problemsOf } from '#platform/server/import/line-problems.ts'
import type { ImportPreview } from '../../contract/import/endpoints.ts'
import { importFields } from '../../contract/import/fields.ts'
import type { Checked, ImportRow, RowWords } from './check-rows.ts'
import { givePlaces } from './give-places.ts'
import { hallLetter } from './hall-letter.ts'
import type { Known, KnownStand } from './known.ts'
import { placeNumbers } from './place-numbers.ts'
import type { ImportPlan, PlannedFirm, PlannedHall, PlannedStand } from './plan.ts'

const isSame = (a: RowWords, b: RowWords) => importFields.every(({ name }) => a[name] === b[name])
const saysSamePlace = (a: RowWords, b: RowWords | null | undefined) =>
  Boolean(b) && a.hall === b?.hall && a.group === b?.group && a.number === b?.number

/** The halls that rows name, by name or by letter; a new one gets a letter of its own. */
function hallsOf(known: Known) {
  const byWord = new Map<string, PlannedHall>()
  const taken = new Set(known.halls.map(hall => hall.letter))
  const plan = (id: number | null, name: string, letter: string) => ({
    id,
    name,
    letter,
    numbers: new Set<number>(),
    stands: 0,
  })
  const byId = new Map(
    known.halls.map(hall => [hall.id, plan(hall.id, hall.names[0] ?? hall.letter, hall.letter)]),
  )
  for (const hall of known.halls)
    for (const word of [hall.letter, ...hall.names]) {
      const planned = byId.get(hall.id)
      if (planned && !byWord.has(fold(word))) byWord.set(fold(word), planned)
    }
  return {
    of(name: string): PlannedHall {
      const found = byWord.get(fold(name))
      if (found) return found
      const letter = hallLetter(name, taken)
      taken.add(letter)
      const hall = plan(null, name, letter)
      byWord.set(fold(name), hall)
      return hall
    },
    withId: (id: number | null) => (id === null ? null : (byId.get(id) ?? null)),
  }
}

/** Stands that no row of this file has brought: a row of their firm takes over the one on its place, else the first. */
function strangersOf(known: Known, rows: readonly ImportRow[]) {
  const keys = new Set(rows.map(row => row.key))
  const byFirm = new Map<number, KnownStand[]>()
  for (const stand of known.stands)
    if (!stand.isTrashed && (stand.key === null || !keys.has(stand.key)))
      byFirm.set(stand.firm, [...(byFirm.get(stand.firm) ?? []), stand])
  return (firm: number | null, hall: PlannedHall | null, number: number | null) => {
    const own = firm === null ? [] : (byFirm.get(firm) ?? [])
    const exact = own.findIndex(stand => hall?.id === stand.hall && number === stand.number)
    return own.splice(Math.max(0, exact), 1)[0] ?? null
  }
}

function numbersByRow(rows: readonly ImportRow[]): Map<ImportRow, number | null> {
  const byHall = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const hall = fold(row.words.hall ?? '')
    const some = byHall.get(hall)
    if (some) some.push(row)
    else byHall.set(hall, [row])
  }
  return new Map(
    [...byHall.values()].flatMap(some => {
      const numbers = placeNumbers(
        some.map(row => ({ group: fold(row.words.group ?? ''), number: row.number })),
      )
      return some.map((row, at) => [row, numbers[at] ?? null] as const)
    }),
  )
}

/** What an import would do. Nothing is written, and a row that has been imported just so is left alone. */
export function planImport({ rows, problems }: Checked, known: Known): ImportPlan {
  const halls = hallsOf(known)
  const numbers = numbersByRow(rows)
  const stranger = strangersOf(known, rows)
  const imported = new Map(known.stands.flatMap(stand => (stand.key === null ? [] : [[stand.key, stand]])))
  const firms = new Map<string, PlannedFirm>()
  const sectors: ImportPlan['sectors'] = new Map()
  const stands: PlannedStand[] = []
  let unchanged = 0
  for (const row of rows) {
    const { words } = row
    const before = imported.get(row.key)
    if (before?.words && (isSame(before.words, words) || before.isTrashed)) {
      unchanged += 1
      continue
    }
    const name = words.firm ?? ''
    const keepsFirm = before?.words?.firm !== undefined && fold(before.words.firm) === fold(name)
    const firmId = keepsFirm ? before.firm : (known.firms.get(fold(name)) ?? null)
    const firmKey = firmId === null ? fold(name) : `#${firmId}`
    const firm = firms.get(firmKey) ?? { id: firmId, name, rows: [] }
    firms.set(firmKey, firm)
    firm.rows.push(row)
    if (words.sector)
      sectors.set(fold(words.sector), {
        id: known.sectors.get(fold(words.sector)) ?? null,
        name: words.sector,
      })
    const staysPut = before && saysSamePlace(words, before.words)
    const hall = staysPut ? halls.withId(before.hall) : words.hall ? halls.of(words.hall) : null
    const number = staysPut ? before.number : (numbers.get(row) ?? null)
    const id = before?.id ?? stranger(firmId, hall, number)?.id ?? null
    stands.push({ row, id, firm, hall, number })
  }
  const plan = { sectors, firms: [...firms.values()], stands, unchanged, problems: [...problems] }
  givePlaces(plan, known)
  return { ...plan, halls: [...new Set(stands.flatMap(({ hall }) => hall ?? []))] }
}

const figures = (all: Iterable<{ id: number | null }>) => {
  const list = [...all]
  const created = list.filter(({ id }) => id === null).length
  return { created, updated: list.length - created }
}

export const previewOf = (plan: ImportPlan): ImportPreview => ({
  rows: plan.stands.length + plan.unchanged,
  unchanged: plan.unchanged,
  halls: figures(plan.halls),
  sectors: { ...figures(plan.sectors.values()), updated: 0 },
  firms: figures(plan.firms),
  stands: figures(plan.stands),
  hallList: plan.halls.map(({ id, name, letter, stands }) => ({ name, letter, stands, isNew: id === null })),
  ...problemsOf(plan.problems),
  wrongLines: null,
})
