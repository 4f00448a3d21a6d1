import type { Chapter } from '../../contract/chapters.ts'
import { clockOf, secondsOf } from './film-time.ts'

/** A chapter as it is edited: when it begins as somebody types it. */
export type ChapterRow = { key: string; at: string; titles: Record<string, string> }

let made = 0
const newKey = () => {
  made += 1
  return `chapter-${made}`
}

export const rowsOf = (chapters: readonly Chapter[]): ChapterRow[] =>
  chapters.map(({ at, titles }) => ({ key: newKey(), at: clockOf(at), titles: { ...titles } }))

/** One more, where it belongs by its time. */
export function withChapterAt(rows: readonly ChapterRow[], second: number): ChapterRow[] {
  const row = { key: newKey(), at: clockOf(second), titles: {} }
  const behind = rows.findIndex(({ at }) => (secondsOf(at) ?? 0) > second)
  return behind < 0 ? [...rows, row] : [...rows.slice(0, behind), row, ...rows.slice(behind)]
}

/** As they are kept, in their order; null where a time is none. */
export function chaptersOf(rows: readonly ChapterRow[]): Chapter[] | null {
  const chapters = rows.map(({ at, titles }) => ({ at: secondsOf(at), titles: filledIn(titles) }))
  if (chapters.some(({ at }) => at === null)) return null
  return chapters.map(({ at, titles }) => ({ at: at ?? 0, titles })).sort((one, other) => one.at - other.at)
}

const filledIn = (titles: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(titles)
      .map(([language, title]) => [language, title.trim()] as const)
      .filter(([, title]) => title),
  )
