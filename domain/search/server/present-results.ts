import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { Searched, SearchedWord } from '#platform/server/search/searched.ts'
import type { SearchKind, SearchResult } from '../contract/search.ts'
import { excerptOf, marksIn } from './marks.ts'

/** A text and its language, as `saidText` tells them. */
type Said = { text: string | null; in: string | null }

/** A result as its domain says it; its icon has the whole name where its initials are to be. */
export type FoundRow = Omit<
  SearchResult,
  'kind' | 'marks' | 'titleIn' | 'detail' | 'detailIn' | 'detailMarks' | 'state'
> & {
  titleIn?: SearchResult['titleIn']
  state?: SearchResult['state'] | null
  /** What else may be shown of it, and where the words may be: the first that has one, or the first. */
  texts: Said[]
}

/** The first text in which the words are, or the first. */
function detailOf({ title, texts }: FoundRow, words: readonly SearchedWord[]) {
  const said = texts.filter(({ text }) => text?.trim())
  const named = marksIn(title, words).length > 0
  const found = named ? said[0] : (said.find(({ text }) => marksIn(text ?? '', words).length) ?? said[0])
  const detail = found?.text ? excerptOf(found.text, words) : null
  return {
    detail,
    detailIn: found?.in ?? null,
    detailMarks: detail === null ? [] : marksIn(detail, words),
  }
}

export function presentResult(kind: SearchKind, row: FoundRow, words: readonly SearchedWord[]): SearchResult {
  const { id, title, titleIn = null, label, free, busy, state, icon, place } = row
  return {
    kind,
    id,
    title,
    titleIn,
    marks: marksIn(title, words),
    label,
    ...detailOf(row, words),
    free,
    busy,
    ...(state && { state }),
    icon: icon && { ...icon, initials: initialsOf(icon.initials) },
    place,
  }
}

/** Whether one of what was found bears the words in its title. */
const isCalledSo = (rows: readonly Pick<FoundRow, 'title'>[], { words }: Pick<Searched, 'words'>): boolean =>
  rows.some(({ title }) => marksIn(title, words).length > 0)

/** So many answer to the letter only where what was typed is a word of its own. */
const plenty = 3

/** Whether something else may be meant: of `total` only `rows` are given, few answer to the letter, and none of them is called so. */
export const isMaybeSlip = (
  rows: readonly Pick<FoundRow, 'title'>[],
  total: number,
  searched: Pick<Searched, 'words'>,
): boolean => total < plenty && !isCalledSo(rows, searched)
