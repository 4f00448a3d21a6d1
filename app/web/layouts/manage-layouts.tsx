import { ChevronsDownUp, ChevronsUpDown, CircleUserRound, PanelLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { AccountCard } from '#domain/identity/web/account-card.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { paths } from '../screens.ts'
import { BrandMark } from './brand-mark.tsx'
import { Main, YouAreHere } from './frame.tsx'
import styles from './manage-layouts.module.css'
import { entriesShown, type SideEntry, type SideMenu, sideMenus } from './side-menus.ts'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/** The account area: a menu by role on the left, the page on the right. */
function ManageFrame({
  look,
  isMenuOpen = true,
}: {
  look: 'narrow' | 'wide' | 'full'
  isMenuOpen?: boolean
}) {
  const t = useWords('app')
  const [isShown, show] = useState(isMenuOpen)
  return (
    <>
      <SiteHeader />
      <div className={styles.frame} data-menu={isShown ? 'open' : 'closed'}>
        <aside className={styles.side} aria-label={t('nav.account_area')}>
          <SideContent />
        </aside>
        <div className={styles.content}>
          <div className={styles.top}>
            <Button
              variant="ghost"
              size="small"
              icon={PanelLeft}
              aria-label={t(isShown ? 'nav.hide_menu' : 'nav.show_menu')}
              aria-expanded={isShown}
              onPress={() => show(!isShown)}
            />
            <YouAreHere />
          </div>
          <Main look={look}>
            <Outlet />
          </Main>
        </div>
      </div>
      <TabBar />
    </>
  )
}

function SideContent() {
  const t = useWords('app')
  const { user, roles } = usePerson()
  const href = useSalonHref()
  const menus = sideMenus.filter(menu => menu.roles.some(role => roles.includes(role)))
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['visitor', 'booth', 'fair', 'fairs']))
  const all = menus.flatMap(menu => menu.groups.map(group => group.id))
  const isAllOpen = all.every(id => open.has(id))
  if (!user) return null
  const toggle = (id: string, isOpen: boolean) =>
    setOpen(now => new Set(isOpen ? [...now, id] : [...now].filter(one => one !== id)))
  return (
    <>
      <AccountCard />
      <div className={styles.row}>
        <ButtonLink variant="soft" size="small" icon={CircleUserRound} href={href(accountPaths.userManage)}>
          {t('nav.my_profile')}
        </ButtonLink>
        <Button
          variant="ghost"
          size="small"
          icon={isAllOpen ? ChevronsDownUp : ChevronsUpDown}
          aria-label={t(isAllOpen ? 'nav.collapse_all' : 'nav.expand_all')}
          onPress={() => setOpen(new Set(isAllOpen ? [] : all))}
        />
      </div>
      {menus.map(menu => (
        <MenuPart key={menu.id} menu={menu} open={open} toggle={toggle} />
      ))}
      <Link className={styles.maker} to="/">
        <BrandMark size={20} /> {t('product')}
      </Link>
    </>
  )
}

function MenuPart({
  menu,
  open,
  toggle,
}: {
  menu: SideMenu
  open: ReadonlySet<string>
  toggle: (id: string, isOpen: boolean) => void
}) {
  const t = useWords('app')
  const fair = useFair()
  const { user } = usePerson()
  const uses = (module: 'jobs' | 'conferences' | 'messages') =>
    Boolean(
      fair &&
        {
          jobs: fair.isUsingJobModule,
          conferences: fair.isUsingConferenceModule,
          messages: fair.isUsingDirectMessageModule,
        }[module],
    )
  const groups = menu.groups
    .map(group => ({ ...group, entries: entriesShown(group, paths, uses) }))
    .filter(group => group.entries.length)
  if (!groups.length) return null
  return (
    <nav aria-label={t(`menus.${menu.id}`)} className={styles.menu}>
      <h2 className={styles.heading}>{t(`menus.${menu.id}`)}</h2>
      {groups.map(group => (
        <Disclosure
          key={group.id}
          look="menu"
          title={t(`menus.${group.id}`)}
          isExpanded={open.has(group.id)}
          onExpandedChange={isOpen => toggle(group.id, isOpen)}
        >
          <ul>
            {group.entries.map(entry => (
              <li key={entry.screen + (entry.query ?? '')}>
                <SideLink entry={entry} isInert={Boolean(entry.needsFirm && !user?.firm)} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </nav>
  )
}

function SideLink({ entry, isInert }: { entry: SideEntry; isInert: boolean }) {
  const t = useWords('app')
  const { user } = usePerson()
  const fair = useFair()
  const href = useSalonHref()
  const label = t(`screens.${entry.screen}${entry.query ? `_${entry.query.split('=')[0]}` : ''}`)
  if (isInert)
    return (
      <span className={styles.link} aria-disabled="true" title={t('menus.needs_firm')}>
        {label}
      </span>
    )
  const to = href(paths[entry.screen] ?? '/', {
    id: entry.needsFirm ? user?.firm?.id : entry.screen.startsWith('fair') ? fair?.id : undefined,
  })
  return (
    <NavLink className={styles.link ?? ''} to={entry.query ? `${to}?${entry.query}` : to}>
      {label}
    </NavLink>
  )
}

export const ManageLayout = () => <ManageFrame look="wide" />
export const UserLayout = () => <ManageFrame look="narrow" />
export const ManageFullWidthLayout = () => <ManageFrame look="full" />
export const AssignStandsLayout = () => <ManageFrame look="full" isMenuOpen={false} />
