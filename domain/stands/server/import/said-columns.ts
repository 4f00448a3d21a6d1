import { fold, guessMapping } from '#platform/contract/import.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { importFields, type StandImportMapping } from '../../contract/import/fields.ts'

const fieldNames = importFields.map(({ name }) => name)

/** `Stand=number`: what a column holds; `Stand=`: nothing that is taken. A title may have signs of equality itself. */
function read(words: string, titles: readonly string[]) {
  const [, title = words, field = ''] = /^(.*)=(.*)$/s.exec(words) ?? []
  const at = titles.findIndex(one => fold(one) === fold(title))
  if (at < 0) throw new Refusal(422, 'import_column_unknown', { values: { column: title } })
  const name = fieldNames.find(one => one === field.trim())
  if (!name && field.trim())
    throw new Refusal(422, 'import_field_unknown', { values: { field, fields: fieldNames.join(', ') } })
  return { at, name }
}

/** What is said of some columns, and of the others what their titles say. @throws 422 */
export function saidColumns(said: readonly string[], titles: readonly string[]): StandImportMapping {
  const columns = said.map(words => read(words, titles))
  const named = columns.flatMap(({ at, name }) => (name ? [[name, at] as const] : []))
  const places = columns.map(({ at }) => at)
  if (new Set(places).size < columns.length || new Set(named.map(([name]) => name)).size < named.length)
    throw new Refusal(422, 'import_column_twice')
  const guessed = guessMapping(
    importFields.filter(({ name }) => !named.some(([taken]) => taken === name)),
    titles.map((title, at) => (places.includes(at) ? '' : title)),
  )
  return { ...guessed, ...Object.fromEntries(named) }
}
