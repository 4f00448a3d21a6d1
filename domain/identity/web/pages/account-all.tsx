import { Star } from 'lucide-react'
import { foldCase } from '#platform/contract/text.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { ToggleButton } from '#platform/web/ui/toggle-button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { useAccountEntries } from '../account-entries.ts'
import styles from './account-all.module.css'

/** Everything that somebody may open, by group, found by typing; what has its star is in the menu. */
export default function AccountAllPage() {
  const t = useWords('identity')
  const { groups, setFavourite } = useAccountEntries()
  const address = useListAddress()
  const asked = address.get('search')
  const words = foldCase(asked).split(/\s+/).filter(Boolean)
  const found = groups
    .map(group => ({
      ...group,
      entries: group.entries.filter(({ label }) => {
        const name = foldCase(`${group.title} ${label}`)
        return words.every(word => name.includes(word))
      }),
    }))
    .filter(group => group.entries.length)
  const count = found.reduce((sum, group) => sum + group.entries.length, 0)
  return (
    <>
      <PageTitle isShort title={t('all.title')} lead={t('all.lead')} />
      <div className={styles.find}>
        <LiveSearch label={t('all.find')} asked={asked} onAsk={search => address.change({ search })} />
        <p role="status" className={styles.count}>
          {words.length > 0 && t('all.found', { count })}
        </p>
      </div>
      {found.length === 0 && words.length > 0 && <EmptyState level={2} title={t('all.none')} />}
      <div className={styles.groups}>
        {found.map(group => (
          <section key={group.id} className={styles.group} aria-labelledby={`all-${group.id}`}>
            <h2 id={`all-${group.id}`} className={styles.title}>
              {group.title}
            </h2>
            <ul>
              {group.entries.map(({ id, screen, label, href, isFavourite }) => (
                <li key={id} className={styles.entry}>
                  <Link className={styles.link} to={href}>
                    {label}
                  </Link>
                  {screen && (
                    <ToggleButton
                      className={styles.toggle}
                      isSelected={isFavourite}
                      aria-label={t('all.favourite', { name: label })}
                      onChange={next => setFavourite(screen, next)}
                    >
                      <Icon of={Star} size="small" />
                    </ToggleButton>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
