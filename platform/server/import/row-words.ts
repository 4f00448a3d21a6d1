import type { ImportField, ImportMapping } from '#platform/contract/import.ts'
import { replaceControls } from '#platform/contract/text.ts'
import { cleaned } from '../plain-text.ts'

export type RowWords<Name extends string = string> = Partial<Record<Name, string>>

/** Control characters are taken out, all but the line breaks of a long text, and what nobody sees. */
const clean = (text: string, isLong: boolean) =>
  cleaned.text(
    isLong
      ? text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
      : replaceControls(text),
  )

/** What a row says of each field that has a column, cleaned; nothing of one that is empty. */
export function rowWords<Name extends string>(
  cells: readonly string[],
  mapping: ImportMapping<Name>,
  fields: readonly ImportField<Name>[],
): RowWords<Name> {
  const words: RowWords<Name> = {}
  for (const { name, isLong } of fields) {
    const column = mapping[name]
    const text = column === undefined ? '' : clean(cells[column] ?? '', isLong ?? false)
    if (text) words[name] = text
  }
  return words
}

/** Fields of a row that are longer than they may be. */
export const tooLong = <Name extends string>(
  words: RowWords<Name>,
  fields: readonly ImportField<Name>[],
): Name[] => fields.filter(({ name, max }) => (words[name]?.length ?? 0) > max).map(({ name }) => name)
