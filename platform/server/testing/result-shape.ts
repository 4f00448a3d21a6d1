import pg from 'pg'

/** What has been seen of values: `seen` of them, `objects` of which were objects with these fields. */
export type Shape = {
  kinds: string[]
  seen: number
  objects: number
  items?: Shape
  fields?: Record<string, Shape>
}

const MOST_FIELDS = 100

export const emptyShape = (): Shape => ({ kinds: [], seen: 0, objects: 0 })

/** Adds a value to what has been seen. */
export function see(shape: Shape, value: unknown) {
  const kind = kindOf(value)
  shape.seen += 1
  addKind(shape, kind)
  if (Array.isArray(value)) {
    shape.items ??= emptyShape()
    for (const item of value) see(shape.items, item)
  } else if (kind === 'object') {
    shape.objects += 1
    for (const [name, field] of Object.entries(Object(value))) {
      const own = fieldOf(shape, name)
      if (own) see(own, field)
    }
  }
}

/** Adds what a column of this type holds whatever its rows; nothing for type.JSON, which holds anything. */
export function seeType(shape: Shape, oid: number) {
  const [kind, isArray] = kindsOfTypes.get(oid) ?? ['string', false]
  if (kind === 'json') return
  if (!isArray) return addKind(shape, kind)
  addKind(shape, 'array')
  shape.items ??= emptyShape()
  addKind(shape.items, kind)
}

/** The shape of a field, unless an object is a map of more entries than are worth keeping. */
export function fieldOf(shape: Shape, name: string): Shape | undefined {
  shape.fields ??= {}
  if (!Object.hasOwn(shape.fields, name) && Object.keys(shape.fields).length < MOST_FIELDS)
    shape.fields[name] = emptyShape()
  return shape.fields[name]
}

function addKind(shape: Shape, kind: string) {
  if (!shape.kinds.includes(kind)) shape.kinds.push(kind)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'Date'
  if (Buffer.isBuffer(value)) return 'Buffer'
  return typeof value
}

const type = pg.types.builtins

/** Types of PostgreSQL by number that are not read as text, see `column-types.ts`; those of arrays have no names. */
const kindsOfTypes = new Map<number, [kind: string, isArray: boolean]>([
  ...entries('boolean', false, type.BOOL),
  ...entries('number', false, type.FLOAT4, type.FLOAT8, type.INT2, type.INT4, type.INT8, type.OID),
  ...entries('Date', false, type.TIMESTAMP, type.TIMESTAMPTZ),
  ...entries('Buffer', false, type.BYTEA),
  ...entries('json', false, type.JSON, type.JSONB),
  ...entries('boolean', true, 1000),
  ...entries('number', true, 1005, 1007, 1016, 1021, 1022, 1028),
  ...entries('Date', true, 1115, 1185),
  ...entries('Buffer', true, 1001),
  ...entries('object', true, 199, 3807),
  // text, varchar, char, name, date, time, numeric, interval, uuid
  ...entries('string', true, 1009, 1015, 1014, 1003, 1182, 1183, 1231, 1187, 2951),
])

function entries(kind: string, isArray: boolean, ...oids: number[]) {
  return oids.map((oid): [number, [string, boolean]] => [oid, [kind, isArray]])
}
