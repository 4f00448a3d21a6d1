import type { ChoiceField } from '#domain/identity/contract/registration-choices.ts'
import type { FormBlock } from '../contract/registration-form.ts'

/** How a field of a registration form is entered. */
export type Control = {
  kind: 'line' | 'lines' | 'day' | 'secret' | 'tick' | 'one' | 'found' | 'several'
  /** Of a line: which keyboard a phone shows. */
  type?: 'text' | 'email' | 'tel' | 'url'
  choices?: ChoiceField
  /** Instead of `choices`: the data list that offers them. */
  table?: string
  autoComplete?: string
  maxLength?: number
  /** Neighbours of the same row stand side by side where there is room. */
  row?: string
  /** Key of its words, where that is not `identity:profile.<identifier>`. */
  words?: string
}

const line = (maxLength: number, autoComplete?: string, more: Partial<Control> = {}): Control => ({
  kind: 'line',
  maxLength,
  ...(autoComplete && { autoComplete }),
  ...more,
})

/** Every field of ours; `found` and `several` are searched by typing, `one` is picked from a few. */
export const controls: Readonly<Record<string, Control>> = {
  email: line(254, 'email', { type: 'email', words: 'identity:login.email' }),
  password: { kind: 'secret', autoComplete: 'new-password', words: 'identity:login.password' },
  acceptCondition: { kind: 'tick' },
  firstName: line(80, 'given-name', { row: 'name' }),
  lastName: line(80, 'family-name', { row: 'name' }),
  civilStatus: { kind: 'one', choices: 'civilStatus' },
  userStatus: { kind: 'one', choices: 'userStatus', row: 'status' },
  userIndividualStatus: { kind: 'one', choices: 'userIndividualStatus', row: 'status' },
  birthday: { kind: 'day' },
  phone: line(40, 'tel', { type: 'tel', row: 'phone' }),
  cell: line(40, 'tel', { type: 'tel', row: 'phone' }),
  address: line(200, 'address-line1'),
  additionalAddress: line(200, 'address-line2'),
  postalCode: line(20, 'postal-code', { row: 'place' }),
  city: line(120, 'address-level2', { row: 'place' }),
  department: line(120, undefined, { row: 'region' }),
  region: line(120, 'address-level1', { row: 'region' }),
  country: { kind: 'found', choices: 'country' },
  displayEmail: line(254, undefined, { type: 'email' }),
  jobTitle: line(120, 'organization-title'),
  pitchMessage: { kind: 'lines', maxLength: 1000 },
  languages: { kind: 'several', choices: 'languages' },
  firmName: line(160, 'organization'),
  firmType: { kind: 'one', choices: 'firmType' },
  firmWebsite: line(2000, 'url', { type: 'url' }),
  firmCountry: { kind: 'found', choices: 'firmCountry' },
  firmCity: line(120, undefined, { row: 'firm' }),
  firmPhone: line(40, undefined, { type: 'tel', row: 'firm' }),
  firmSectors: { kind: 'several', choices: 'firmSectors' },
}

/** A field that the fair has made up: a line, a box to tick, or one of the entries of a table. */
const ownControls: Readonly<Record<FormBlock['type'], (table: string) => Control>> = {
  text: () => line(1000),
  checkbox: () => ({ kind: 'tick' }),
  table: table => ({ kind: 'one', table }),
}

export const controlOf = ({ identifier, type, table }: FormBlock): Control =>
  controls[identifier] ?? ownControls[type](table ?? '')

/** What a field is called where the fair has no words of its own for it. */
export const usualWord = (identifier: string) =>
  controls[identifier]?.words ?? `identity:profile.${identifier}`

/** Neighbours of the same kind, in their order: parts of a form, rows of a part. */
export function runsOf<T>(all: readonly T[], kindOf: (one: T) => string): { kind: string; of: T[] }[] {
  const runs: { kind: string; of: T[] }[] = []
  for (const one of all) {
    const last = runs.at(-1)
    const kind = kindOf(one)
    if (last?.kind === kind) last.of.push(one)
    else runs.push({ kind, of: [one] })
  }
  return runs
}
