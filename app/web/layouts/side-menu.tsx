import { ChevronsDownUp, ChevronsUpDown, CircleUserRound } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import type { SessionUser } from '#domain/identity/contract/session.ts'
import { AccountCard } from '#domain/identity/web/account-card.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { MoreFairs } from '#domain/registration/web/more-fairs.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { pageName, screenTitle } from '../screen-title.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './side-menu.module.css'
import {
  hrefOfEntry,
  menusOf,
  type SideEntry,
  type SideGroup,
  type SideMenu,
  sideMenus,
} from './side-menus.ts'

/** The menus of somebody's roles, without what leads nowhere in this fair; one that they cannot use yet comes last, folded. */
function useMenus(): (SideMenu & { isInert: boolean })[] {
  const { roles, user } = usePerson()
  const fair = useFair()
  const uses = {
    jobs: Boolean(fair?.isUsingJobModule),
    conferences: Boolean(fair?.isUsingConferenceModule),
    messages: Boolean(fair?.isUsingDirectMessageModule),
    chat: Boolean(fair?.isUsingChat),
    visio: Boolean(fair?.isUsingVisio),
  }
  return menusOf(roles, module => uses[module])
    .map(menu => ({
      ...menu,
      isInert: menu.groups.every(({ entries }) => entries.every(entry => needsFirm(entry, user))),
    }))
    .sort((one, other) => Number(one.isInert) - Number(other.isInert))
}

const needsFirm = (entry: SideEntry, user: SessionUser | null) => Boolean(entry.needsFirm && !user?.firm)

/** Who one is, and everything one may do, in groups that fold. */
export function SideMenuArea({ className }: { className?: string | undefined }) {
  const t = useWords('app')
  const { user } = usePerson()
  const href = useSalonHref()
  const current = useScreen()?.name
  const menus = useMenus()
  const [chosen, choose] = useState<Readonly<Record<string, boolean>>>({})
  const box = useCurrentInView(current, Boolean(user))
  if (!user) return null
  const groups = menus.flatMap(menu => menu.groups)
  const first = menus.filter(menu => !menu.isInert).map(menu => menu.groups[0]?.id)
  const isOpen = ({ id, entries }: SideGroup) =>
    chosen[id] ?? (first.includes(id) || entries.some(entry => entry.screen === current))
  const isAllOpen = groups.every(isOpen)
  return (
    <div ref={box} className={className}>
      <AccountCard>
        <MoreFairs />
      </AccountCard>
      <div className={styles.row}>
        <ButtonLink variant="soft" size="small" icon={CircleUserRound} href={href(accountPaths.userManage)}>
          {t('nav.my_profile')}
        </ButtonLink>
        {groups.length > 1 && (
          <Button
            variant="ghost"
            size="small"
            icon={isAllOpen ? ChevronsDownUp : ChevronsUpDown}
            aria-label={t(isAllOpen ? 'nav.collapse_all' : 'nav.expand_all')}
            onPress={() => choose(Object.fromEntries(groups.map(group => [group.id, !isAllOpen])))}
          />
        )}
      </div>
      {menus.map(menu => (
        <nav key={menu.id} aria-label={t(`menus.${menu.id}`)} className={styles.menu}>
          {menus.length > 1 && <h2 className={styles.heading}>{t(`menus.${menu.id}`)}</h2>}
          {menu.groups.map(group => (
            <Disclosure
              key={group.id}
              look="menu"
              title={t(`menus.${group.id}`)}
              isExpanded={isOpen(group)}
              onExpandedChange={isExpanded => choose({ ...chosen, [group.id]: isExpanded })}
            >
              <ul>
                {group.entries.map(entry => (
                  <li key={entry.screen + (entry.query ?? '')}>
                    <SideLink entry={entry} isInert={needsFirm(entry, user)} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </nav>
      ))}
      <Link className={styles.maker} to="/">
        <BrandMark size={20} /> {t('product')}
      </Link>
    </div>
  )
}

/** Whoever comes to a page by another way than its menu finds it there; a menu that shows it already stays as it is. */
function useCurrentInView(current: string | undefined, isShown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry that is current changes with the page
  useEffect(() => {
    const menu = box.current
    // A page may stand in two groups of somebody who is two things.
    const entries = [...(menu?.querySelectorAll<HTMLElement>('[aria-current="page"]') ?? [])]
    const [entry] = entries
    if (!menu || !entry) return
    const isSeen = entries.some(
      ({ offsetTop, offsetHeight }) =>
        offsetTop >= menu.scrollTop && offsetTop + offsetHeight <= menu.scrollTop + menu.clientHeight,
    )
    if (!isSeen) menu.scrollTop = entry.offsetTop - menu.clientHeight / 2
  }, [current, isShown])
  return box
}

/** What chooses within a screen, for those of its entries that say so. */
const queriesOf = (screen: string) =>
  sideMenus.flatMap(menu =>
    menu.groups.flatMap(group =>
      group.entries.flatMap(entry => (entry.screen === screen && entry.query) || []),
    ),
  )

function SideLink({ entry, isInert }: { entry: SideEntry; isInert: boolean }) {
  const t = useWords('app')
  const fair = useFair()
  const { search } = useLocation()
  const isAsked = (query: string) => `&${search.slice(1)}&`.includes(`&${query}&`)
  const screen = useScreen()
  const isCurrent =
    screen !== null &&
    pageName(screen.name, search) === entry.screen &&
    (entry.query ? isAsked(entry.query) : !queriesOf(entry.screen).some(isAsked))
  const label = screenTitle(t, `${entry.screen}${entry.query ? `_${entry.query.split('=')[0]}` : ''}`)
  if (isInert)
    return (
      <span className={styles.link} aria-disabled="true" title={t('menus.needs_firm')}>
        {label}
        <span className="visually-hidden">, {t('menus.needs_firm')}</span>
      </span>
    )
  return (
    <Link className={styles.link} to={hrefOfEntry(entry, fair)} aria-current={isCurrent ? 'page' : undefined}>
      {label}
      {entry.Count && (
        <span className={styles.count}>
          <Suspense fallback={null}>
            <entry.Count />
          </Suspense>
        </span>
      )}
    </Link>
  )
}
