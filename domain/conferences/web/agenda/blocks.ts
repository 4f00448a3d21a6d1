import type { AgendaEntry } from '../../contract/agenda.ts'

/** What stands together: one session, or several of which each is at the same time as another. */
export type Block = {
  entries: readonly AgendaEntry[]
  /** From when to when two or more of them go on at once; null for one alone. */
  overlap: { from: number; to: number } | null
}

const begins = ({ conference }: AgendaEntry) =>
  conference.begin === null ? null : Date.parse(conference.begin)
const ends = ({ conference }: AgendaEntry) => (conference.end === null ? null : Date.parse(conference.end))

/** What of it somebody has decided to keep: the same pair is not asked again. */
export const pairOf = (entries: readonly AgendaEntry[]) =>
  entries
    .map(entry => entry.conference.id)
    .sort((one, other) => one - other)
    .join('-')

function overlapOf(entries: readonly AgendaEntry[]): Block['overlap'] {
  let overlap: Block['overlap'] = null
  entries.forEach((one, at) => {
    for (const other of entries.slice(at + 1)) {
      const from = Math.max(begins(one) ?? 0, begins(other) ?? 0)
      const to = Math.min(ends(one) ?? 0, ends(other) ?? 0)
      if (from < to)
        overlap = { from: Math.min(overlap?.from ?? from, from), to: Math.max(overlap?.to ?? to, to) }
    }
  })
  return overlap
}

/** An agenda by day, in order; what has no day yet comes last, under none. */
export function daysOf(entries: readonly AgendaEntry[]): { day: string | null; blocks: Block[] }[] {
  const days = [...new Set(entries.map(({ conference }) => conference.day))].sort((one, other) =>
    one === null ? 1 : other === null ? -1 : one.localeCompare(other),
  )
  return days.map(day => ({ day, blocks: blocksOf(entries.filter(one => one.conference.day === day)) }))
}

function blocksOf(entries: readonly AgendaEntry[]): Block[] {
  const blocks: AgendaEntry[][] = []
  for (const entry of entries) {
    const block = blocks.find(one => one.some(other => other.clashes.includes(entry.conference.id)))
    if (block) block.push(entry)
    else blocks.push([entry])
  }
  return blocks.map(block => ({ entries: block, overlap: overlapOf(block) }))
}

/** How far into a block a session begins and ends, from 0 to 1: the bars beside it are to scale. */
export function spanIn(entry: AgendaEntry, { entries }: Block): { from: number; to: number } {
  const first = Math.min(...entries.flatMap(one => begins(one) ?? []))
  const last = Math.max(...entries.flatMap(one => ends(one) ?? []))
  const [begin, end] = [begins(entry), ends(entry)]
  if (begin === null || end === null || last <= first) return { from: 0, to: 1 }
  return { from: (begin - first) / (last - first), to: (end - first) / (last - first) }
}
