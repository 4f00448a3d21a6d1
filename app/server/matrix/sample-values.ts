import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

/** Reads a schema as the documentation means it: nothing is turned into another type. */
export const ajv = new Ajv({ strict: false, coerceTypes: false, allErrors: true })
;(addFormats as unknown as (ajv: Ajv) => void)(ajv)

type Schema = {
  type?: string
  enum?: unknown[]
  examples?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minimum?: number
}

const texts = [
  'Small-2026!',
  'a@b.example',
  'https://a.example',
  '#123456',
  'fr',
  '1',
  '2026-06-01',
  '2026-06-01T10:00:00Z',
  '3f2b8c1e-5a77-4c0e-9d1c-0123456789ab',
  'fair-one',
  '12345678901234567890123456789012',
]

/** The least that passes a schema: enough for a call to get as far as asking who is calling. */
export function sampleOf(schema: Schema | undefined): unknown {
  if (!schema) return undefined
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.examples) return schema.examples[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0])
  if (schema.type === 'object' || schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map(name => [name, sampleOf(schema.properties?.[name])]),
    )
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items))
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  return textFor(schema)
}

/** By what a schema says: most texts are of a few kinds, and compiling one takes longer than the call that is made with it. */
const known = new Map<string, string>()

function textFor(schema: Schema): string {
  const said = JSON.stringify(schema)
  const found = known.get(said)
  if (found !== undefined) return found
  const passes = ajv.compile(schema)
  const text = texts.find(one => passes(one)) ?? 'text'
  known.set(said, text)
  return text
}
