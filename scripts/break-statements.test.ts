import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakStatements } from './break-statements.ts'
import { serverSources } from './server-sources.ts'

let sources: ReturnType<typeof serverSources>
beforeAll(() => {
  sources = serverSources(/^scripts\/fixtures\/statements\/long/)
})
afterAll(() => sources.close())

it('a long line of a statement ends where fewest brackets are open, and never within quotes', () => {
  const [file] = sources.files
  expect(file && breakStatements(file.source).split('\n').slice(6, -2)).toEqual([
    "    select f.id, (select coalesce(json_agg(x.name order by x.name), '[]') from firm x",
    "      where x.fair_id = f.id and x.name <> 'a from b, c and d') as firms,",
  ])
})
