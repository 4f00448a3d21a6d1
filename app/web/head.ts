import type { UIMatch } from 'react-router'
import { isRecord } from '#platform/contract/record.ts'
import type { Head } from '#platform/web/screens/screen.ts'
import { screenHandleOf } from '#platform/web/screens/use-screen.ts'
import type { Words } from '#platform/web/words/words.ts'
import type { PageData } from './page-data.ts'
import { pageTitle } from './screen-title.ts'

const isPageData = (loaded: unknown): loaded is PageData => isRecord(loaded) && 'data' in loaded

/** Title of a page that cannot be shown. */
export const errorTitle = (t: Words<'app'>, isMissing: boolean) =>
  `${t(isMissing ? 'errors.not_found_title' : 'errors.title')} · ${t('product')}`

/** The head of the page that is shown: its own, else the name of its screen. */
export function headOf(
  matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[],
  t: Words<'app'>,
  search: string,
): Head {
  const last = matches.at(-1)
  const handle = screenHandleOf(last)
  const loaded = last?.loaderData
  const own = handle?.head?.(isPageData(loaded) ? (loaded.data ?? null) : null, t)
  const title = own?.title ?? (handle ? pageTitle(t, handle.screen.name, search) : t('product'))
  return {
    ...own,
    description: own?.description || t('product_description'),
    title: title === t('product') ? title : `${title} · ${t('product')}`,
    noIndex: own?.noIndex ?? handle?.screen.allow !== 'anyone',
  }
}
