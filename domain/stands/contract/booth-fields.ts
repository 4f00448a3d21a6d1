import type { BoothConfiguration, BoothContent, BoothText } from './configuration.ts'

/** Values of a booth by field, each saved by itself. */
export type BoothFields = Record<string, unknown>

const texts = ['title', 'slogan', 'description'] as const

/** Whether a booth speaks a language, and what it says in it. */
export const languageField = (code: string) => `languages.${code}`
export const textField = (code: string, name: (typeof texts)[number]) => `languages.${code}.${name}`

/** As which figure a contact is drawn. */
export const lookField = (person: number | string) => `looks.${person}`

type Furnished = Pick<BoothConfiguration, 'content' | 'fair' | 'people'>

const codesOf = ({ content, fair }: Furnished) => [
  ...new Set([...fair.languages, ...content.languages.map(one => one.code)]),
]

/** What is chosen for a booth, field by field: two people who write different texts do not meet. */
export function boothFields(booth: Furnished): BoothFields {
  const { languages, looks, ...rest } = booth.content
  const fields: BoothFields = { ...rest }
  for (const { id } of booth.people) fields[lookField(id)] = looks[id] ?? null
  for (const code of codesOf(booth)) {
    const own = languages.find(one => one.code === code)
    fields[languageField(code)] = own !== undefined
    for (const name of texts) fields[textField(code, name)] = own?.[name] ?? null
  }
  return fields
}

const saidIn = (code: string, fields: BoothFields): BoothText => {
  const said = (name: (typeof texts)[number]) => {
    const value = fields[textField(code, name)]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return { code, title: said('title'), slogan: said('slogan'), description: said('description') }
}

/** The texts of a booth, out of its fields. */
export const textsIn = (fields: BoothFields): BoothText[] =>
  Object.keys(fields).flatMap(field => {
    const [, code] = /^languages\.(\w+)$/.exec(field) ?? []
    return code && fields[field] ? [saidIn(code, fields)] : []
  })

/** Who is drawn as which figure, out of the fields of a booth. */
export const looksIn = (fields: BoothFields): BoothContent['looks'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, figure]) => {
      const [, person] = /^looks\.(\d+)$/.exec(field) ?? []
      return person && typeof figure === 'number' ? [[person, figure]] : []
    }),
  )

const isOfText = (field: string) => field.startsWith('languages.')
const isOfLook = (field: string) => field.startsWith('looks.')

/** What the call takes of fields that were changed: its texts and its looks go as a whole, as they are saved and changed. */
export function boothChanges(changes: BoothFields, saved: BoothFields): Partial<BoothContent> {
  const all = { ...saved, ...changes }
  const fields = Object.keys(changes)
  const rest = Object.entries(changes).filter(([field]) => !isOfText(field) && !isOfLook(field))
  return {
    ...Object.fromEntries(rest),
    ...(fields.some(isOfText) && { languages: textsIn(all) }),
    ...(fields.some(isOfLook) && { looks: looksIn(all) }),
  }
}
