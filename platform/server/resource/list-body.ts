import type { ListDescription } from '#platform/contract/list-administration.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { fieldErrors } from '../http/problems.ts'
import { inputSchema } from '../http/schemas.ts'
import { validatorOf } from '../http/validators.ts'
import { wordColumns } from './list-lines.ts'
import type { Cell } from './list-table.ts'
import type { Implementation, Input } from './registry.ts'

/** What a call would send to write these cells. */
export function bodyOf(cells: Readonly<Record<string, Cell>>, { fields }: ListDescription): Input {
  const words = wordColumns(fields)
  const body: Input = {}
  for (const [column, value] of Object.entries(cells)) {
    const word = words.get(column)
    if (!word) {
      if (column !== 'id') body[column] = value
      continue
    }
    const translations = fieldsIn(body.translations)
    const spoken = { ...fieldsIn(translations[word.locale]), [word.field]: value }
    body.translations = { ...translations, [word.locale]: spoken }
  }
  return body
}

type Check = (body: Input) => Record<string, string[]>

/** What the list's own calls would refuse of a body, by field. */
export function checkOf(list: Implementation): Check {
  const validate = validatorOf(inputSchema(list), 'body')
  return body => (validate(body) ? {} : fieldErrors(validate.errors ?? []))
}

/** The column in which a field that was refused stands: `translations.fr.name` → `name_fr`. */
export const columnOfError = (field: string) => field.replace(/^translations\.(\w+)\.(\w+)$/, '$2_$1')
