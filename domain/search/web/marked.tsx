import type { Marks } from './matching.ts'

/** A text with what was searched for in it underlined. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  let at = 0
  const parts: React.ReactNode[] = []
  for (const [from, to] of marks) {
    if (from < at || to > text.length) continue
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>)
    at = to
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
