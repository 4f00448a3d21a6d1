import type { ValidateFunction } from 'ajv'
import type { LightMyRequestResponse } from 'fastify'
import { ajv } from '../matrix/sample-values.ts'
import type { Operation, Schema } from './operations.ts'

/** The same schema, taken at its word: what it does not name is not there. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const isOpen = !inner.properties || 'additionalProperties' in inner
  return isOpen ? inner : { ...inner, additionalProperties: false }
}

/** By what a schema says: of many calls the answers are alike. */
const compiled = new Map<string, ValidateFunction>()
const said = new WeakMap<Schema, string>()

function fits(schema: Schema, value: unknown): string | undefined {
  const key = said.get(schema) ?? JSON.stringify(schema)
  said.set(schema, key)
  const check = compiled.get(key) ?? ajv.compile(closed(schema) as Schema)
  compiled.set(key, check)
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
