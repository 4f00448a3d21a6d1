import { Ajv, type FuncKeywordDefinition, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { Cleaning } from '#platform/contract/fields.ts'
import { cleaned } from '../plain-text.ts'

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
  ;(addFormats as unknown as (ajv: Ajv) => void)(ajv)
  for (const keyword of cleaning) ajv.addKeyword(keyword)
  return ajv
}

/** Bodies are taken as they are; what comes in the address is text and is read as what its schema says. */
const body = plain({ coerceTypes: false })
const address = plain({ coerceTypes: true })

/** By what a schema says: many calls take the same address, and Fastify hands on a copy of every schema. */
const compiled = { body: new Map<string, ValidateFunction>(), address: new Map<string, ValidateFunction>() }

function compile(part: keyof typeof compiled, schema: object): ValidateFunction {
  const said = JSON.stringify(schema)
  const known = compiled[part].get(said)
  if (known) return known
  const made = (part === 'body' ? body : address).compile(schema)
  compiled[part].set(said, made)
  return made
}

/** Compiled by the first request that needs it: of some thousand schemas most are not asked for in an hour. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let check: ValidateFunction | undefined
  const validate = (data: unknown) => {
    check ??= compile(httpPart === 'body' ? 'body' : 'address', schema)
    const isValid = check(data)
    validate.errors = check.errors
    return isValid
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}
