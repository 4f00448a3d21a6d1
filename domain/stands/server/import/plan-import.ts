import { isSameLabel, placeLabel } from '#domain/exhibitors/contract/booth-label.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { fold } from '#platform/contract/import.ts'
import { lineProblem, problemsOf } from '#platform/server/import/line-problems.ts'
import type { ImportPreview, Twins } from '../../contract/import/endpoints.ts'
import type { Checked, ImportRow } from './check-rows.ts'
import { assertLabels, givePlaces } from './give-places.ts'
import { hallsOf } from './halls-of.ts'
import { keyedByPlace } from './keyed-by-place.ts'
import type { KnownStand, KnownStands } from './known.ts'
import { labelOf, numbersByRow } from './place-numbers.ts'
import type {
  ChangedFirm,
  ImportPlan,
  MovedStand,
  PlannedFirm,
  PlannedHall,
  PlannedStand,
  TakenAway,
} from './plan.ts'
import { isFirmHidden, validationSaid } from './said-of-firm.ts'
import { differences, isSame, placeFields } from './says-what-is.ts'

/** Stands that no row of this file has brought: a row of their firm takes over the one on its place, else the first. */
function strangersOf(known: KnownStands, rows: readonly ImportRow[]) {
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

/** What an import would do. Nothing is written, and a row that has been imported just so is left alone. */
export function planImport({ rows: sent, problems, fields }: Checked, known: KnownStands): ImportPlan {
  const halls = hallsOf(known)
  const numbersOf = (some: readonly ImportRow[]) => numbersByRow(some, hall => halls.find(hall)?.places ?? 0)
  const first = numbersOf(sent)
  const rows = keyedByPlace(sent, known, row => ({
    hall: halls.find(row.words)?.id ?? null,
    number: first.get(row) ?? null,
  }))
  const numbers = numbersOf(rows)
  const stranger = strangersOf(known, rows)
  const imported = new Map(known.stands.flatMap(stand => (stand.key === null ? [] : [[stand.key, stand]])))
  const placing = placeFields.filter(name => fields.includes(name))
  const firms = new Map<string, PlannedFirm>()
  const sectors: ImportPlan['sectors'] = new Map()
  const stands: PlannedStand[] = []
  const takenAway: TakenAway[] = []
  const changes: ChangedFirm[] = []
  const named = new Set<number>()
  const plan = {
    sectors,
    stands,
    takenAway,
    changes,
    keptFirms: new Set<string>(),
    unchanged: 0,
    problems: [...problems],
  }
  for (const row of rows) {
    const { words } = row
    const name = words.firm ?? ''
    const before = imported.get(row.key)
    if (before) named.add(before.id)
    const isAsked = known.waiting.get(fold(name))?.isValidated !== Number(words.isValidated ?? 1)
    if (before ? before.isTrashed || isSame(words, before.words, fields) : !isAsked) {
      plan.unchanged += 1
      continue
    }
    const keepsFirm = before?.words?.firm !== undefined && fold(before.words.firm) === fold(name)
    const there = keepsFirm ? known.firmsById.get(before.firm) : known.firms.get(fold(name))
    const firmId = keepsFirm ? before.firm : (there?.id ?? null)
    if (firmId === null && (known.waiting.has(fold(name)) || known.lookalikes.has(name)))
      plan.problems.push(lineProblem(row.line, 'firm', words.firm, 'import_firm_waiting'))
    const hall = halls.of(words)
    const stand = before ?? stranger(firmId, hall, numbers.get(row) ?? null)
    if (stand) named.add(stand.id)
    const label = fields.includes('number')
      ? labelOf(row, hall, numbers.get(row) ?? null)
      : (stand?.label ?? null)
    // Who is there already under that label stays there.
    const isCalledSo =
      label !== null && !words.label && isSameLabel(stand?.label ?? '', label) && hall?.id === stand?.hall
    const number = isCalledSo ? (stand?.number ?? null) : (numbers.get(row) ?? null)
    // A list without places says nothing of them.
    const staysPut = stand && (!placing.length || (before && isSame(words, before.words, placing)))
    const isThere = hall ? hall.id !== null && hall.id === stand?.hall : (stand?.hall ?? null) === null
    const isPlaced =
      staysPut ||
      (isThere &&
        (number ?? stand?.number) === stand?.number &&
        (!label || isCalledSo || isSameLabel(label, stand?.sign ?? '')))
    const said = there ? differences(row, there, known) : []
    const isSaid = there && !said.length
    if (there?.isShared && !isSaid) plan.keptFirms.add(there.words.firm ?? name)
    const isNewKey = words.reference !== undefined && !before
    if (there && isPlaced && !isNewKey && (stand || !placing.length) && (isSaid || there.isShared)) {
      plan.unchanged += 1
      continue
    }
    const firmKey = firmId === null ? fold(name) : `#${firmId}`
    const firm = firms.get(firmKey) ?? {
      id: firmId,
      name,
      rows: [],
      isNew: firmId === null,
      isKept: there?.isShared ?? firmId !== null,
    }
    firms.set(firmKey, firm)
    if (there && !firm.isKept) changes.push(...said.map(one => ({ ...one, firm: there.words.firm ?? name })))
    firm.rows.push(row)
    if (words.sector && !firm.isKept)
      sectors.set(fold(words.sector), {
        id: known.sectors.get(fold(words.sector)) ?? null,
        name: words.sector,
      })
    if (!stand && there && !placing.length) continue
    const spot = staysPut
      ? { hall: halls.withId(stand.hall), number: stand.number, label: stand.label }
      : { hall, number, label }
    if (stand?.sign && !spot.hall) plan.takenAway.push({ firm: name, label: stand.sign })
    // What the list has no column for is remembered as it was said before.
    const kept = { ...stand?.words, ...Object.fromEntries(fields.map(field => [field, words[field]])) }
    plan.stands.push({ row, kept, id: stand?.id ?? null, firm, ...spot })
  }
  plan.stands = stands.filter(({ id, firm }) => id !== null || !isRefused(firm))
  givePlaces(plan, known)
  assertLabels(plan, known)
  const standsById = new Map(known.stands.map(stand => [stand.id, stand]))
  const moved = plan.stands.flatMap(({ id, firm, hall, number, label }): MovedStand[] => {
    const from = id === null ? undefined : standsById.get(id)?.sign
    const to = label ?? (hall && number ? placeLabel(hall.letter, number) : null)
    return from && to && !isSameLabel(from, to) ? [{ firm: firm.name, from, to }] : []
  })
  const moving = new Set(plan.stands.map(({ id }) => id))
  const resting = known.stands.filter(({ id, hall }) => hall !== null && !moving.has(id))
  return {
    ...plan,
    moved,
    absent: known.stands
      .filter(({ id, isTrashed }) => !isTrashed && !named.has(id))
      .map(({ firm, sign }) => ({ firm: known.firmsById.get(firm)?.words.firm ?? '', label: sign ?? '' })),
    firms: [...firms.values()],
    rows: rows.length,
    placed: resting.length + plan.stands.filter(({ hall }) => hall).length,
    halls: [...new Set(plan.stands.flatMap(({ hall }) => hall ?? []))],
  }
}

/** A new firm that the list says is refused: it is known as such, and has no booth. */
const isRefused = (firm: PlannedFirm) => firm.isNew && validationSaid(firm) === validationState.refused

function unshownOf(firms: readonly PlannedFirm[]): ImportPreview['unshown'] {
  const isWaiting = (firm: PlannedFirm) => firm.isNew && validationSaid(firm) === validationState.waiting
  return {
    waiting: firms.filter(isWaiting).length,
    refused: firms.filter(isRefused).length,
    hidden: firms.filter(isFirmHidden).length,
  }
}

/** Of all that is counted, what is named. */
const shownNames = 50

const namedOf = <T>(all: readonly T[]) => ({ count: all.length, stands: all.slice(0, shownNames) })

const figures = (all: Iterable<{ id: number | null }>) => {
  const list = [...all]
  const created = list.filter(({ id }) => id === null).length
  return { created, updated: list.length - created }
}

export const standsPreview = (plan: ImportPlan, twins: Twins): ImportPreview => ({
  rows: plan.rows,
  unchanged: plan.unchanged,
  halls: figures(plan.halls),
  sectors: { ...figures(plan.sectors.values()), updated: 0 },
  firms: figures(plan.firms.filter(({ isKept }) => !isKept)),
  unshown: unshownOf(plan.firms),
  stands: figures(plan.stands),
  placed: plan.placed,
  takenAway: namedOf(plan.takenAway),
  moved: namedOf(plan.moved),
  absent: namedOf(plan.absent),
  changes: {
    count: plan.changes.length,
    fields: plan.changes
      .slice(0, shownNames)
      .map(one => ({ ...one, from: one.from?.slice(0, 200) ?? null, to: one.to.slice(0, 200) })),
  },
  keptFirms: { count: plan.keptFirms.size, firms: [...plan.keptFirms].slice(0, shownNames) },
  twins,
  hallList: plan.halls.map(({ id, name, letter, stands }) => ({ name, letter, stands, isNew: id === null })),
  ...problemsOf(plan.problems, plan.rows),
  leftOut: 0,
  wrongLines: null,
  run: null,
})
