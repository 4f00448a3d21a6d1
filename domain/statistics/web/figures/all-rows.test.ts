import { expect, it } from 'vitest'
import { pageWith } from '#platform/web/testing/page.tsx'
import { allRows } from './all-rows.ts'

it('all booths of a hall are read, also where they are more than a page holds', async () => {
  const page = (number: number, ids: number[]) =>
    Response.json(
      ids.map(id => ({ id })),
      { headers: { 'x-page': String(number), 'x-page-count': '2', 'x-total-count': '150' } },
    )
  const ids = Array.from({ length: 150 }, (_, at) => at + 1)
  const call = (number: number) => `GET /stats/get/list?of=stands&page=${number}&itemsPerPage=100`
  const { api, queries } = pageWith({
    [call(1)]: page(1, ids.slice(0, 100)),
    [call(2)]: page(2, ids.slice(100)),
  })
  const rows = await queries.fetchQuery(allRows(api, { of: 'stands' }))
  expect(rows.map(({ id }) => id)).toEqual(ids)
})
