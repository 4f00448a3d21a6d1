import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { Operation, Schema } from './operations.ts'

const ajv = new Ajv({ strict: false, coerceTypes: false, allErrors: true })
;(addFormats as unknown as (ajv: Ajv) => void)(ajv)

const compiled = new Map<Schema, ValidateFunction>()

function fits(schema: Schema, value: unknown): string | undefined {
  const check = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, check)
  return check(value) ? undefined : ajv.errorsText(check.errors).slice(0, 400)
}

/** How an answer differs from what the documentation says of it; nothing where it does not. */
export function undeclared({ answers }: Operation, answer: LightMyRequestResponse): string | undefined {
  const { statusCode, body } = answer
  const declared = Object.keys(answers).find(
    one => one === String(statusCode) || one === `${String(statusCode)[0]}XX`,
  )
  if (!declared) return `${statusCode} is not declared: ${body.slice(0, 200)}`
  const schema = answers[declared]
  if (!String(answer.headers['content-type'] ?? '').startsWith('application/json'))
    return schema && body ? `${statusCode} is no JSON: ${answer.headers['content-type']}` : undefined
  const found = schema ? fits(schema, JSON.parse(body)) : body && 'says more than is declared'
  return found ? `${statusCode}: ${found}` : undefined
}
