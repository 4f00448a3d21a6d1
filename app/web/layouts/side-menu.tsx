import { LayoutList, type LucideIcon, Star } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { AccountCard, FairSelector } from '#domain/identity/web/account-card.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import type { useOwnLists } from '#domain/identity/web/use-own-lists.ts'
import { MoreFairs } from '#domain/registration/web/more-fairs.tsx'
import { viewQuery } from '#platform/web/list/view-query.ts'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { stepsRoom } from '../help/steps/beginners.ts'
import { pageName } from '../screen-title.ts'
import { screenNamed } from '../screens.ts'
import { sideIcons } from './side-icons.ts'
import styles from './side-menu.module.css'
import { hrefOfEntry, mainEntriesOf, type SideEntry, type SideMenu } from './side-menus.ts'
import { useEntryTitle } from './use-account-menus.ts'

// Only where a fair has offers, and never before the page.
const JobState = lazyWithRetry(() => import('./job-state.tsx'))

const all = { screen: 'accountAll' }

/** What work begins with, one's favourites, the way to everything else, and who one is. */
export function SideMenuArea({
  className,
  menus,
  own,
}: {
  className?: string | undefined
  menus: readonly SideMenu[]
  own: ReturnType<typeof useOwnLists>
}) {
  const t = useWords('app')
  const { user } = usePerson()
  const current = useScreen()?.name
  const box = useCurrentInView(current, Boolean(user))
  if (!user) return null
  const main = mainEntriesOf(menus)
  const entries = menus.flatMap(menu => menu.groups.flatMap(group => group.entries))
  const mayOpen = (screen: string) => entries.some(entry => entry.screen === screen)
  const pages = own.pages.filter(screen => mayOpen(screen) && !main.some(entry => entry.screen === screen))
  const views = own.favourites.filter(view => mayOpen(view.list))
  return (
    <div ref={box} className={className}>
      <FairSelector />
      <nav aria-label={t('nav.account_area')} className={styles.menu}>
        <ul>
          {main.map(entry => (
            <li key={entry.screen + (entry.query ?? '')}>
              <SideLink entry={entry} others={main} icon={sideIcons[entry.screen]} />
            </li>
          ))}
          <li>
            <SideLink entry={all} others={[]} icon={LayoutList} />
          </li>
        </ul>
        {pages.length + views.length > 0 && (
          <>
            <h2 className={styles.heading}>{t('nav.favourites')}</h2>
            <ul>
              {views.map(view => (
                <li key={view.id}>
                  <ViewLink screen={view.list} name={view.name} query={view.query} />
                </li>
              ))}
              {pages.map(screen => (
                <li key={screen}>
                  <SideLink entry={{ screen }} others={[]} icon={Star} />
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <div id={stepsRoom} className={styles.grow} />
      <AccountCard>
        <MoreFairs className={styles.link ?? ''} nameClass={styles.name ?? ''} />
        <Suspense fallback={null}>
          <JobState className={styles.link ?? ''} nameClass={styles.name ?? ''} />
        </Suspense>
      </AccountCard>
    </div>
  )
}

/** Whoever comes to a page by another way than its menu finds it there; a menu that shows it already stays as it is. */
function useCurrentInView(current: string | undefined, isShown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that is current changes with the page
  useEffect(() => {
    const menu = box.current
    const entry = menu?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!menu || !entry) return
    const { offsetTop, offsetHeight } = entry
    const isSeen =
      offsetTop >= menu.scrollTop && offsetTop + offsetHeight <= menu.scrollTop + menu.clientHeight
    if (!isSeen) menu.scrollTop = offsetTop - menu.clientHeight / 2
  }, [current, isShown])
  return box
}

function SideLink({
  entry,
  others,
  icon,
}: {
  entry: SideEntry
  /** Those beside it, of which one may be the same screen with a query. */
  others: readonly SideEntry[]
  icon: LucideIcon | undefined
}) {
  const fair = useFair()
  const { user } = usePerson()
  const title = useEntryTitle()
  const { search } = useLocation()
  const screen = useScreen()
  const isAsked = (query: string) => `&${search.slice(1)}&`.includes(`&${query}&`)
  const isOther = others.some(one => one.screen === entry.screen && one.query && isAsked(one.query))
  const isCurrent =
    screen !== null &&
    pageName(screen.name, search) === entry.screen &&
    (entry.query ? isAsked(entry.query) : !isOther)
  return (
    <Link
      className={styles.link}
      to={hrefOfEntry(entry, fair, user?.jobProfile)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {icon && <Icon of={icon} />}
      <span className={styles.name}>{title(entry)}</span>
      {entry.Count && (
        <span className={styles.count} data-total={entry.isTotal}>
          <Suspense fallback={null}>
            <entry.Count />
          </Suspense>
        </span>
      )}
    </Link>
  )
}

/** A list as one keeps it. */
function ViewLink({ screen, name, query }: { screen: string; name: string; query: string }) {
  const { search } = useLocation()
  const href = useSalonHref()
  const shown = useScreen()
  const isCurrent = shown?.name === screen && viewQuery(search) === viewQuery(query)
  return (
    <Link
      className={styles.link}
      to={`${href(screenNamed(screen)?.path ?? accountPaths.accountAll)}?${query}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon of={Star} />
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
