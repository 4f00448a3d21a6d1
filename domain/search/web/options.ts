import type { LucideIcon } from 'lucide-react'
import type { SearchKind, SearchResult } from '../contract/search.ts'
import { type Marks, marksIn } from './matching.ts'
import { hrefOfResult } from './result-href.ts'

/** A page, a setting or something to do that the browser knows of by itself. */
export type KnownEntry = {
  id: string
  title: string
  detail?: string | undefined
  icon: LucideIcon
  /** The key that does the same. */
  shortcut?: string
  href?: string
  onAction?: () => void
  /** It has been understood from what is typed, whatever it is called. */
  isUnderstood?: boolean
  /** The bar is there still, once it is done. */
  staysOpen?: boolean
}

export type Known = {
  pages: readonly KnownEntry[]
  actions: readonly KnownEntry[]
  /** Where actions are understood from what is typed: of what they are; null while it is being found out. */
  answered?: string | null | undefined
}

/** Groups of the bar, in their order. */
export const groupKinds = [
  'stand',
  'exhibitor',
  'person',
  'session',
  'job',
  'brochure',
  'place',
  'page',
  'action',
  'nothing',
] as const
export type GroupKind = (typeof groupKinds)[number]

export type Option = {
  id: string
  title: string
  marks: Marks
  href?: string | undefined
  onAction?: (() => void) | undefined
} & ({ result: SearchResult } | { entry: KnownEntry })

export type Group = { kind: GroupKind; total: number; options: Option[] }

const groupOf: Record<SearchKind, GroupKind> = {
  stand: 'stand',
  exhibitor: 'exhibitor',
  person: 'person',
  session: 'session',
  speaker: 'session',
  job: 'job',
  brochure: 'brochure',
  sector: 'place',
  hall: 'place',
  fair: 'place',
}

/** How many of a group the bar shows; all of them are on a page of their own. */
const shown: Record<GroupKind, number> = {
  stand: 4,
  exhibitor: 3,
  person: 2,
  session: 2,
  job: 2,
  brochure: 2,
  place: 2,
  page: 6,
  action: 6,
  nothing: 2,
}
/** With nothing typed: where one may go, and what one may do. */
const atFirst = 5

const optionOf = (result: SearchResult): Option => ({
  id: `${result.kind}-${result.id}`,
  title: result.title,
  marks: result.marks,
  href: hrefOfResult(result),
  result,
})

const entryOf = (entry: KnownEntry, marks: Marks): Option => ({
  id: entry.id,
  title: entry.title,
  marks,
  href: entry.href,
  onAction: entry.onAction,
  entry,
})

/** Those that are called so, or were understood, before those that stand under such a word alone. */
const answering = (entries: readonly KnownEntry[], typed: string) =>
  entries
    .flatMap(entry => {
      const marks = marksIn(entry.title, typed)
      const alike = marks ?? (entry.detail ? marksIn(entry.detail, typed) : null)
      if (!alike && !entry.isUnderstood) return []
      return [
        { isCalledSo: marks !== null || entry.isUnderstood === true, option: entryOf(entry, marks ?? []) },
      ]
    })
    .sort((one, other) => Number(other.isCalledSo) - Number(one.isCalledSo))
    .map(({ option }) => option)

type Found = readonly { kind: SearchKind; total: number; results: SearchResult[] }[]

/** What the bar shows for what is typed: what the server has found, then what the browser knows. */
export function groupsFor(typed: string, found: Found, known: Known): Group[] {
  const isEmpty = typed.trim() === ''
  const groups = new Map<GroupKind, Group>(
    groupKinds.map(kind => [kind, { kind, total: 0, options: [] as Option[] }]),
  )
  if (!isEmpty)
    for (const { kind, total, results } of found) {
      const group = groups.get(groupOf[kind])
      if (!group) continue
      group.total += total
      group.options.push(...results.map(optionOf))
    }
  for (const [kind, entries] of [
    ['page', known.pages],
    ['action', known.actions],
  ] as const) {
    const group = groups.get(kind)
    if (!group) continue
    group.options = isEmpty ? entries.map(entry => entryOf(entry, [])) : answering(entries, typed)
    group.total = group.options.length
  }
  return [...groups.values()]
    .filter(({ options }) => options.length)
    .map(group => ({ ...group, options: group.options.slice(0, isEmpty ? atFirst : shown[group.kind]) }))
}

/** Where nothing answers, what may be done about it. */
export const nothingFound = (entries: readonly KnownEntry[]): Group => ({
  kind: 'nothing',
  total: 0,
  options: entries.map(entry => entryOf(entry, [])),
})

/** Whether there is more than the bar shows of what the server has found. */
export const hasMore = (groups: readonly Group[]) =>
  groups.some(({ kind, total, options }) => kind !== 'page' && kind !== 'action' && total > options.length)

/** The first option of the next group, or of the one before; round and round. */
export function nextGroup(groups: readonly Group[], active: number, by: 1 | -1): number {
  const starts: number[] = []
  let at = 0
  for (const { options } of groups) {
    starts.push(at)
    at += options.length
  }
  if (!starts.length) return -1
  const here = starts.findLastIndex(start => start <= active)
  return starts[(here + by + starts.length) % starts.length] ?? 0
}
