import pg from 'pg'

type Parse = (value: string) => unknown

const TEXT_ARRAY: number = 1009
const same: Parse = value => value
const integer: Parse = value => {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
// The driver would read a timestamp without zone in the zone of the machine.
const utc: Parse = value => (value.endsWith('infinity') ? null : new Date(`${value.replace(' ', 'T')}Z`))

const parsers = new Map<number, Parse>([
  [20, integer],
  [1016, arrayOf(integer)],
  [1082, same],
  [1182, arrayOf(same)],
  [1083, same],
  [1114, utc],
  [1115, arrayOf(utc)],
  [1186, same],
  [1187, arrayOf(same)],
  [1231, arrayOf(same)],
  [600, same],
  [718, same],
])

/** JavaScript values of both databases: bigint → number, numeric → string, timestamp → Date, date → 'YYYY-MM-DD'. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text')
  },
}

function arrayOf(parse: Parse): Parse {
  const read: Parse = pg.types.getTypeParser(TEXT_ARRAY, 'text')
  const each = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(each) : typeof value === 'string' ? parse(value) : null
  return text => each(read(text))
}
