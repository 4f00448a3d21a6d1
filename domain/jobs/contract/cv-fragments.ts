import { foldCase } from '#platform/contract/text.ts'
import { withoutName } from './sent-profile.ts'

/** A piece of a text; from where to where in it stands what was searched for. */
export type CvFragment = { text: string; marks: [number, number][] }

/** Signs of a fragment, and of them before what was found; how many there are of one CV. */
const [longest, before, most] = [160, 40, 2]

/** Words as an index has them, those with signs as one: `C++`, `.NET`. */
const words = /\.?[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/gu
const asIndexed = (word: string) => foldCase(word.normalize('NFKC')).slice(0, 40)

type Mark = { from: number; to: number; word: string }

/** Where these words stand. */
function marksIn(text: string, found: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = []
  for (const { 0: said, index } of text.matchAll(words)) {
    const [bare = said] = said.match(/[\p{L}\p{M}\p{N}]+/u) ?? []
    const one = [said, bare].find(form => found.has(asIndexed(form)))
    if (one === undefined) continue
    const from = index + said.indexOf(one)
    marks.push({ from, to: from + one.length, word: asIndexed(one) })
  }
  return marks
}

type Piece = { text: string; start: number; end: number; marks: readonly Mark[] }

/** What is around a mark, cut between words, with all that stands in it. */
function pieceAt(text: string, { from }: Mark, marks: readonly Mark[]): Piece {
  const start = from <= before ? 0 : Math.min(from, text.indexOf(' ', from - before) + 1)
  const cut = text.lastIndexOf(' ', start + longest)
  const end = text.length <= start + longest ? text.length : cut > from ? cut : start + longest
  return { text, start, end, marks: marks.filter(mark => mark.from >= start && mark.to <= end) }
}

function asFragment({ text, start, end, marks }: Piece): CvFragment {
  const lead = start > 0 ? '… ' : ''
  const at = (place: number) => place - start + lead.length
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    marks: marks.map(({ from, to }) => [at(from), at(to)]),
  }
}

/**
 * Of the texts of a CV what says the most of these words, which are as an index has them. Addresses and numbers by which
 * somebody is reached are left out.
 */
export function fragmentsOf(texts: readonly string[], found: ReadonlySet<string>): CvFragment[] {
  if (!found.size) return []
  const pieces = withoutName({ texts }).texts.flatMap(said => {
    const text = said.replace(/\s+/g, ' ').trim()
    const marks = marksIn(text, found)
    return marks.map(mark => pieceAt(text, mark, marks))
  })
  const known = new Set<string>()
  const newIn = ({ marks }: Piece) =>
    new Set(marks.map(({ word }) => word).filter(word => !known.has(word))).size
  const chosen: Piece[] = []
  while (chosen.length < most) {
    const [best] = pieces.toSorted((one, other) => newIn(other) - newIn(one))
    if (!best || !newIn(best)) break
    for (const { word } of best.marks) known.add(word)
    chosen.push(best)
  }
  return chosen.map(asFragment)
}
