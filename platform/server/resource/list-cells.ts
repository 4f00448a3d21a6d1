import { fold, type LineProblem } from '#platform/contract/import.ts'
import type { FieldDescription } from '#platform/contract/list-administration.ts'
import type { Names } from './list-names.ts'

/** What a cell says of a field, or the code of what is wrong with it. */
export type Read = { value: string | number | boolean } | { code: LineProblem['code'] }

const yes = new Set('true 1 x yes oui ja si vrai wahr waar verdadero vero'.split(' '))
const no = new Set('false 0 no non nein nee faux falsch onwaar falso'.split(' '))

const whole = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : null)

function related(text: string, names: Names | undefined): Read {
  const id = whole(text)
  if (id !== null) return { value: id }
  const [found, another] = names?.get(fold(text)) ?? []
  if (another !== undefined) return { code: 'import_name_shared' }
  return found === undefined ? { code: 'relation_not_found' } : { value: found }
}

const readers: Readonly<Record<string, (text: string, names: Names | undefined) => Read>> = {
  relation: related,
  number: text => {
    const number = Number(text.replace(',', '.'))
    return Number.isNaN(number) ? { code: 'type_invalid' } : { value: number }
  },
  boolean: text => {
    const word = fold(text)
    return yes.has(word) ? { value: true } : no.has(word) ? { value: false } : { code: 'type_invalid' }
  },
}

/** A cell that is not empty, as its field has it. */
export const readCell = (
  { kind }: Pick<FieldDescription, 'kind'>,
  text: string,
  names: Names | undefined,
): Read => readers[kind]?.(text, names) ?? { value: text }
