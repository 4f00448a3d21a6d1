import { Ajv, type FuncKeywordDefinition, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { Cleaning } from '#platform/contract/fields.ts'
import { cleaned } from '../plain-text.ts'
import { isLarge } from './body-shape.ts'

const options: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  removeAdditional: false,
  useDefaults: false,
}

type Change = (said: unknown, how: Cleaning) => unknown

const changing = (change: Change) => ({
  modifying: true,
  validate: ((how: Cleaning, said: unknown, _schema, place) => {
    if (place) place.parentData[place.parentDataProperty] = change(said, how)
    return true
  }) satisfies FuncKeywordDefinition['validate'],
})

/** Texts are cleaned where they come in, before anything is asked of them: a line of blanks has no length. */
const cleaning: FuncKeywordDefinition[] = [
  {
    keyword: 'clean',
    type: 'string',
    before: 'maxLength',
    ...changing((said, how) => cleaned[how](String(said))),
  },
  {
    keyword: 'emptyIsNull',
    before: 'anyOf',
    ...changing(said => (typeof said === 'string' && !cleaned.text(said) ? null : said)),
  },
]

const plain = (own: Options) => {
  const ajv = new Ajv({ ...options, ...own })
  addFormats(ajv)
  for (const keyword of cleaning) ajv.addKeyword(keyword)
  return ajv
}

/**
 * Bodies are taken as they are; what comes in the address is text and is read as what its schema says. Of a large body the
 * first fault alone is said.
 */
const validators = {
  body: plain({ coerceTypes: false }),
  largeBody: plain({ coerceTypes: false, allErrors: false }),
  address: plain({ coerceTypes: true }),
}
type Part = keyof typeof validators

/** By what a schema says: many calls take the same address, and Fastify hands on a copy of every schema. */
const compiled: Record<Part, Map<string, ValidateFunction>> = {
  body: new Map(),
  largeBody: new Map(),
  address: new Map(),
}

function compile(part: Part, schema: object): ValidateFunction {
  const said = JSON.stringify(schema)
  const known = compiled[part].get(said)
  if (known) return known
  const made = validators[part].compile(schema)
  compiled[part].set(said, made)
  return made
}

/** Whether a value is as a schema says, and, once it was asked, why not. */
export type Validator = { (data: unknown): boolean; errors?: ValidateFunction['errors'] }

/** Compiled by the first request that needs it: of some thousand schemas most are not asked for in an hour. */
export function validatorOf(schema: object, httpPart?: string): Validator {
  const checks: Partial<Record<Part, ValidateFunction>> = {}
  const partOf = (data: unknown): Part => {
    if (httpPart !== 'body') return 'address'
    return isLarge(data) ? 'largeBody' : 'body'
  }
  const validate: Validator = (data: unknown) => {
    const part = partOf(data)
    checks[part] ??= compile(part, schema)
    const check = checks[part]
    const isValid = check(data)
    validate.errors = check.errors
    return isValid
  }
  return validate
}

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  validatorOf(schema, httpPart)
