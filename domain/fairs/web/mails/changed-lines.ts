import { unescapeHtml } from '#platform/contract/text.ts'
import { type MailWords, withoutTags } from '../../contract/mail-words.ts'

export type Line = { text: string; state: 'same' | 'gone' | 'new' }

/** A mail as lines that can be read: subject, paragraphs, word on the button. */
const linesOf = ({ subject, text, action }: MailWords): string[] =>
  [subject, ...text.split(/<\/(?:p|h\d|li)>|<br ?\/?>|<hr ?\/?>/), action ?? '']
    .map(part => unescapeHtml(withoutTags(part)).trim())
    .filter(Boolean)

/** What went and what came between two wordings, in reading order: the longest common run of lines stays. */
export function changedLines(before: MailWords, after: MailWords): Line[] {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0))
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      (common[row] ?? [])[column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < fresh.length) {
    if (row < old.length && old[row] === fresh[column]) {
      lines.push({ text: old[row] ?? '', state: 'same' })
      row += 1
      column += 1
    } else if (row < old.length && (column === fresh.length || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ text: old[row] ?? '', state: 'gone' })
      row += 1
    } else {
      lines.push({ text: fresh[column] ?? '', state: 'new' })
      column += 1
    }
  }
  return lines
}
