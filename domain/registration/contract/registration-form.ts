import { type Static, Type } from 'typebox'
import { ChosenFair } from '#domain/fairs/contract/chosen.ts'
import { profileFields } from '#domain/identity/contract/profile.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Line } from '#platform/contract/fields.ts'
import { defaultLocale, type Locale, locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import { firmFields } from './firm-profile.ts'

export const FormType = Type.Enum(['visitor', 'exhibitor'])
export type FormType = 'visitor' | 'exhibitor'

/** One field of a registration form: one of ours, by its name, or one of the fair's own, `custom…`. */
export const FormBlock = Type.Object(
  {
    identifier: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,59}$' }),
    /** Words of the fair; empty: the form's own word for the field. */
    label: Type.Object(
      recordOf(locales, () => Type.Optional(Line(160, { minLength: 0 }))),
      { additionalProperties: false },
    ),
    required: Type.Boolean(),
    type: Type.Enum(['text', 'checkbox', 'table']),
    /** Of a `table`: the data list that offers the choices. */
    table: Type.Optional(Type.Union([Line(60), Type.Null()])),
  },
  { additionalProperties: false },
)
export type FormBlock = Static<typeof FormBlock>

const RegistrationForm = Type.Object({
  type: FormType,
  /** Empty: the form of every fair that has none of its own. */
  fair: Type.Union([Type.Object({ id: Type.Integer() }), Type.Null()]),
  blocks: Type.Array(FormBlock),
  /** Of the form that the asked fair has itself; 0: it has none, and shows the one behind. */
  version: Type.Integer(),
})
export type RegistrationForm = Static<typeof RegistrationForm>

const path = '/visitor_registration_form_composition/block'
const tag = 'Registration'

export const registrationForm = defineEndpoint({
  method: 'GET',
  path,
  tag,
  summary: 'Fields of a registration form, in their order',
  allow: 'anyone',
  cached: 'content',
  query: Type.Object({ type: Type.Optional(FormType), fair: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: RegistrationForm,
})

/** Nothing to fill in: coming is one press. */
export const joinForm = defineEndpoint({
  method: 'GET',
  path: '/register/join',
  tag,
  summary: 'What a fair still asks of somebody who comes with the account they have',
  allow: 'members',
  query: Type.Object({ fair: Type.String({ maxLength: 80 }) }),
  response: Type.Object({
    /** As whom they come: alone, or with their firm. */
    type: FormType,
    fair: Type.Object({ id: Type.Integer() }),
    blocks: Type.Array(FormBlock),
  }),
})

/** The fair shows the form of every fair again, and every fair the one that comes with the product. */
export const dropRegistrationForm = defineEndpoint({
  method: 'DELETE',
  path,
  tag,
  summary: 'Give up a composed registration form for the one behind it',
  audit: 'always',
  allow: ['superAdmin'],
  query: Type.Object({
    type: FormType,
    fair: Type.Optional(Type.String({ maxLength: 80 })),
    version: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  response: RegistrationForm,
})

export const FormComposition = Type.Object(
  {
    type: FormType,
    fair: Type.Optional(Type.Union([ChosenFair, Type.Null()])),
    blocks: Type.Array(FormBlock, { maxItems: 60 }),
    /** What the writer has seen; another one is refused. */
    version: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
)

export const composeRegistrationForm = defineEndpoint({
  method: 'POST',
  path,
  tag,
  summary: 'Compose a registration form',
  audit: 'always',
  allow: ['superAdmin'],
  body: FormComposition,
  response: RegistrationForm,
})

const accountFields = ['email', 'password', 'firstName', 'lastName', 'acceptCondition']

/** Without these there is no account. */
export const fixedFields: Readonly<Record<FormType, readonly string[]>> = {
  visitor: accountFields,
  exhibitor: [...accountFields, 'firmName'],
}

const account = ['email', 'password', 'acceptCondition']

/** Every field of ours that a form may show. */
export const knownFields: Readonly<Record<FormType, readonly string[]>> = {
  visitor: [...account, ...Object.keys(profileFields)],
  exhibitor: [...account, ...Object.keys(profileFields), ...Object.keys(firmFields)],
}

const block = (identifier: string, required: boolean, type: FormBlock['type'] = 'text'): FormBlock => ({
  identifier,
  label: {},
  required,
  type,
})

const person = [
  block('firstName', true),
  block('lastName', true),
  block('email', true),
  block('password', true),
  block('acceptCondition', true, 'checkbox'),
]

/** What a form shows until somebody composes it: who it is. The rest is on the account page. */
export const defaultBlocks: Readonly<Record<FormType, FormBlock[]>> = {
  visitor: person,
  exhibitor: [block('firmName', true), ...person],
}

export const isOwnField = (identifier: string) => identifier.startsWith('custom')

/** Words of a label in a language, else in the first that has any. */
export const wordsOf = (label: Readonly<Record<string, string | undefined>>, locale: Locale): string =>
  label[locale]?.trim() || locales.map(code => label[code]?.trim()).find(Boolean) || ''

function blockProblems(type: FormType, block: FormBlock, isTwice: boolean): Record<string, string[]> {
  const { identifier, label } = block
  const isOwn = isOwnField(identifier)
  const identifierCodes = [
    ...(isOwn || knownFields[type].includes(identifier) ? [] : ['identifier_custom']),
    ...(isTwice ? ['identifier_taken'] : []),
  ]
  return {
    ...(identifierCodes.length && { identifier: identifierCodes }),
    ...(isOwn && !wordsOf(label, defaultLocale) && { label: ['required'] }),
    ...(isOwn && block.type === 'table' && !block.table && { table: ['required'] }),
  }
}

/** Codes of what is wrong with a composition, by the place of its block; none means that it can be used. */
export function compositionProblems(type: FormType, blocks: readonly FormBlock[]): Record<string, string[]> {
  const seen = new Set<string>()
  const errors: Record<string, string[]> = {}
  for (const [at, block] of blocks.entries()) {
    const problems = blockProblems(type, block, seen.has(block.identifier))
    for (const [field, codes] of Object.entries(problems)) errors[`blocks.${at}.${field}`] = codes
    seen.add(block.identifier)
  }
  if (fixedFields[type].some(field => !seen.has(field))) errors.blocks = ['form_incomplete']
  return errors
}
