import { fieldsIn } from '#platform/contract/record.ts'

const numbers = new Set([
  'program',
  'conferenceRoom',
  'conferenceType',
  'track',
  'language',
  'firm',
  'moderator',
  'picture',
])
/** What may be left empty. */
const texts = new Set(['timeZone', 'sourceUrl', 'feedbackUrl', 'license'])

/** What was chosen is sent by its id, what was left empty as nothing. */
export const sentSession = (changes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      numbers.has(name)
        ? idIn(value)
        : texts.has(name)
          ? String(value ?? '').trim() || null
          : Array.isArray(value)
            ? value.map(idIn)
            : value,
    ]),
  )

/** The id of what is chosen in a form: by its record, or as text. */
export function idIn(value: unknown): number | null {
  const id = fieldsIn(value).id ?? value
  return id === null || id === undefined || id === '' ? null : Number(id)
}
