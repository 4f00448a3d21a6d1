/** The least that can answer a call: Fastify, `pg`, and the statements of `STATEMENTS` one after the other. */
import Fastify from 'fastify'
import pg from 'pg'
import { columnTypes } from '#platform/server/database/column-types.ts'

type Statement = { sql: string; parameters: unknown[] }

const { DATABASE_URL = '', PORT = '0', STATEMENTS = '[]' } = process.env
const statements = JSON.parse(STATEMENTS) as Statement[]
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  types: columnTypes,
  options: '-c jit=off',
})
const app = Fastify()

app.get('/', async () => {
  let rows: unknown[] = []
  for (const { sql, parameters } of statements) rows = (await pool.query(sql, parameters)).rows
  return rows
})

await app.listen({ port: Number(PORT), host: '0.0.0.0' })
process.once('SIGTERM', () => process.exit(0))
