import type { UIMatch } from 'react-router'
import type { Head, PageModule, Screen } from '#platform/web/screens/screen.ts'
import type { Words } from '#platform/web/words/words.ts'
import type { PageData } from './page-data.ts'
import { pageTitle } from './screen-title.ts'

type Handle = { screen?: Screen; head?: PageModule['head'] } | undefined

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
  const handle = last?.handle as Handle
  const loaded = last?.loaderData as PageData | undefined
  const own = handle?.head?.((loaded?.data ?? null) as never, t)
  const title = own?.title ?? (handle?.screen ? pageTitle(t, handle.screen.name, search) : t('product'))
  return {
    ...own,
    description: own?.description || t('product_description'),
    title: title === t('product') ? title : `${title} · ${t('product')}`,
    noIndex: own?.noIndex ?? handle?.screen?.allow !== 'anyone',
  }
}
