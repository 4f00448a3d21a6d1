import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sampleOf } from '../matrix/sample-values.ts'
import { badText, badValue } from './bad-values.ts'

export type Schema = Parameters<typeof sampleOf>[0] & {
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  /** What is answered, by status; `4XX` stands for every refusal. */
  answers: Record<string, Schema | undefined>
}

export type Request = { url: string; payload?: object }

type Documented = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** Every call of the OpenAPI document, as somebody who only has the document knows it. */
export async function operationsOf(app: FastifyInstance): Promise<Operation[]> {
  const document = (await app.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Documented>>
    components: { schemas: Record<string, Schema> }
  }
  const whole = ({ $ref, ...schema }: Schema & { $ref?: string }) =>
    $ref ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : schema
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      answers: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [
          status,
          content?.['application/json'] && whole(content['application/json'].schema),
        ]),
      ),
    })),
  )
}

/** Mostly what the schema says, so that the call gets far; here and there something else. */
const almost = (schema: Schema | undefined): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: fc.constant(sampleOf(schema)), weight: 2 },
    { arbitrary: badValue, weight: 2 },
    ...(schema?.properties ? [{ arbitrary: objectOf(schema.properties, schema.required), weight: 3 }] : []),
    ...(schema?.anyOf ?? []).map(one => ({ arbitrary: fc.constant(sampleOf(one)), weight: 1 })),
  )

/** What has to be there, and up to three other fields: one odd value among good ones gets furthest. */
const objectOf = (properties: Record<string, Schema>, required: string[] = []): fc.Arbitrary<object> =>
  fc
    .subarray(Object.keys(properties), { maxLength: Math.min(3, Object.keys(properties).length) })
    .chain(names =>
      fc.record(
        Object.fromEntries(
          [...new Set([...required, ...names])].map(name => [
            name,
            names.includes(name) ? almost(properties[name]) : fc.constant(sampleOf(properties[name])),
          ]),
        ),
      ),
    )

/** Never empty: that would be the address of another call. */
const idText = fc.oneof(
  { arbitrary: fc.constantFrom('1', '2', '3'), weight: 3 },
  { arbitrary: badText.filter(text => text !== ''), weight: 1 },
)

export function requestsFor({ path, parameters, body }: Operation): fc.Arbitrary<Request> {
  const inPath = parameters.filter(one => one.in === 'path')
  const inQuery = parameters.filter(one => one.in === 'query')
  const query = fc.record(
    Object.fromEntries([
      ...inQuery.map(({ name, schema }) => [
        name,
        fc.oneof(
          badText,
          fc.constant(String(sampleOf(schema))),
          fc.constantFrom('1', 'true', 'asc', '2026-06-01'),
        ),
      ]),
    ]) as Record<string, fc.Arbitrary<string>>,
    { requiredKeys: [] },
  )
  return fc
    .record({
      ids: fc.tuple(...inPath.map(() => idText)),
      query,
      payload: body?.properties ? objectOf(body.properties, body.required) : fc.constant(undefined),
    })
    .map(({ ids, query: asked, payload }) => {
      const address = inPath.reduce(
        (filled, { name }, at) => filled.replace(`{${name}}`, encode(ids[at] ?? '')),
        path,
      )
      const search = Object.entries(asked).map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
      return {
        url: search.length ? `${address}?${search.slice(0, 4).join('&')}` : address,
        ...(payload && { payload }),
      }
    })
}

/** Like `encodeURIComponent`, which refuses halves of characters. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString())
