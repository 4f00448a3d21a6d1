import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '#platform/web/api/api-context.tsx'
import type { Api, Query } from '#platform/web/api/client.ts'
import { listStatistics, type StatRow } from '../../contract/figures.ts'

/** What a page of a list holds at most. */
const mostOfPage = 100

/** All rows of a list, page by page: a picture of them leaves none out. */
export const allRows = (api: Api, query: Query) =>
  queryOptions({
    queryKey: [...keyOf(listStatistics), 'all', query],
    queryFn: async () => {
      const rows: StatRow[] = []
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const part = await api.page(listStatistics, { query: { ...query, page, itemsPerPage: mostOfPage } })
        rows.push(...part.rows)
        pages = part.pageCount
      }
      return rows
    },
  })
