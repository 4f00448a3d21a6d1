import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

const options: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  removeAdditional: false,
  useDefaults: false,
}

const plain = (own: Options) => {
  const ajv = new Ajv({ ...options, ...own })
  ;(addFormats as unknown as (ajv: Ajv) => void)(ajv)
  return ajv
}

/** Bodies are taken as they are; what comes in the address is text and is read as what its schema says. */
const body = plain({ coerceTypes: false })
const address = plain({ coerceTypes: true })

/** Compiled by the first request that needs it: of some thousand schemas most are not asked for in an hour. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown) => {
    compiled ??= (httpPart === 'body' ? body : address).compile(schema)
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}
