import { fieldsIn } from '#platform/contract/record.ts'
import type { FormField } from '#platform/web/forms/form-field.tsx'

/** Fields by what they are. */
type Kinds = {
  fields: readonly FormField[]
  people?: readonly string[]
  pictures?: readonly string[]
}

/** What may be left empty. */
const texts = new Set(['timeZone'])

/** What was chosen is sent by its number, several by theirs; what was left empty as nothing. */
export const sentPart = (
  changes: Readonly<Record<string, unknown>>,
  { fields, people = [], pictures = [] }: Kinds,
) =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      if (pictures.includes(name)) return [name, fieldsIn(value).id ?? null]
      if (texts.has(name)) return [name, value === '' ? null : value]
      const kind = people.some(field => field === name)
        ? 'select'
        : fields.find(field => field.name === name)?.kind
      if (kind === 'tags' && Array.isArray(value)) return [name, value.map(Number)]
      return [
        name,
        kind === 'select' && typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      ]
    }),
  )
