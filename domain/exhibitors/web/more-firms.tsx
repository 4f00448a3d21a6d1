import type { useParts } from '#platform/web/api/parts-query.ts'
import { MoreRows } from '#platform/web/list/more-rows.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props<Row> = { list: ReturnType<typeof useParts<Row>>; href: string }

/** Under a list of firms: how many of them are shown, and the way to the next ones. */
export function MoreFirms<Row>(props: Props<Row>) {
  const t = useWords('exhibitors')
  return (
    <MoreRows
      {...props}
      words={{
        failed: t('list.failed'),
        more: t('list.more'),
        shown: (shown, total) => t('list.shown', { shown, total }),
      }}
    />
  )
}
