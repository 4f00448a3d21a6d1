import { ArrowUpDown, Bookmark, ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { useAddressQuery } from '#domain/exhibitors/web/use-address-query.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { jobSorts } from '../../../contract/choices.ts'
import { chosenIn, type Facet } from './facets.ts'
import styles from './offer-tools.module.css'

// Only who narrows on a phone waits for it.
const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazyWithRetry(loadSheet)

type Address = ReturnType<typeof useAddressQuery>
type Props = { facets: readonly Facet[]; address: Address; hasMatch: boolean; found: number | null }

/** Search, what the offers can be narrowed by, and their order: all of it stands in the address. */
export function OfferTools({ facets, address, hasMatch, found }: Props) {
  const t = useWords('jobs')
  const [isSheetOpen, openSheet] = useState(false)
  const { asked, change, hrefWith } = address
  const { status } = usePerson()
  const chosen = chosenIn(facets, asked)
  const sort = jobSorts.find(one => one === asked.sort) ?? 'newest'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of tools
    <div className={styles.tools} role="group" aria-label={t('offers.tools')}>
      <div className={styles.line}>
        <div className={styles.search}>
          <LiveSearch
            label={t('offers.search')}
            asked={asked.search ?? ''}
            onAsk={text => change('search', text)}
          />
        </div>
        <div className={styles.end}>
          {facets.length > 0 && (
            <span className={styles.all}>
              <Button
                variant="secondary"
                icon={SlidersHorizontal}
                onPress={() => openSheet(true)}
                onHoverStart={() => void loadSheet()}
              >
                {t('offers.filters')}
              </Button>
            </span>
          )}
          {status === 'known' && (
            <ChipLink
              icon={Bookmark}
              href={hrefWith('bookmark', asked.bookmark ? null : '1')}
              isCurrent={Boolean(asked.bookmark)}
            >
              {t('offers.kept_ones')}
            </ChipLink>
          )}
          <MenuButton
            label={t('offers.sort')}
            trigger={
              <Button variant="secondary" icon={ArrowUpDown}>
                {t(`offers.sort_${sort}`)}
              </Button>
            }
            groups={[
              {
                id: 'sort',
                entries: jobSorts
                  .filter(id => id !== 'match' || hasMatch || sort === 'match')
                  .map(id => ({
                    id,
                    label: t(`offers.sort_${id}`),
                    isChosen: id === sort,
                    onAction: () => change('sort', id === 'newest' ? null : id),
                  })),
              },
            ]}
          />
        </div>
      </div>
      <div className={styles.chips}>
        {chosen.map(({ name, label }) => (
          <ChipLink key={name} href={hrefWith(name, null)} isCurrent>
            <span>
              <span className="visually-hidden">{t('offers.take_away')} </span>
              {label}
            </span>
            <X size={14} aria-hidden />
          </ChipLink>
        ))}
        {facets
          .filter(({ name }) => !chosen.some(one => one.name === name))
          .map(({ name, options }) => (
            <span key={name} className={styles.one}>
              <MenuButton
                label={t(`offers.by_${name}`)}
                placement="bottom start"
                trigger={
                  <Button variant="secondary" iconAfter={ChevronDown}>
                    {t(`offers.by_${name}`)}
                  </Button>
                }
                groups={[
                  {
                    id: name,
                    entries: options.map(({ id, label, count }) => ({
                      id,
                      label,
                      hint: t('offers.count', { count }),
                      onAction: () => change(name, id),
                    })),
                  },
                ]}
              />
            </span>
          ))}
        {chosen.length > 1 && (
          <Button variant="ghost" onPress={address.clear}>
            {t('offers.clear')}
          </Button>
        )}
      </div>
      {isSheetOpen && (
        <Suspense fallback={null}>
          <FilterSheet facets={facets} address={address} found={found} onClose={() => openSheet(false)} />
        </Suspense>
      )}
    </div>
  )
}
