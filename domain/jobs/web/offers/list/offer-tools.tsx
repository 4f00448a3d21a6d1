import { ArrowUpDown, Bookmark, ChevronDown, X } from 'lucide-react'
import type { useAddressQuery } from '#domain/exhibitors/web/use-address-query.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/chip-link.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { jobSorts } from '../../../contract/choices.ts'
import { chosenIn, type Facet } from './facets.ts'
import styles from './offer-tools.module.css'

type Address = ReturnType<typeof useAddressQuery>
type Props = { facets: readonly Facet[]; address: Address; hasMatch: boolean }

/** Search, what the offers can be narrowed by, and their order: all of it stands in the address. */
export function OfferTools({ facets, address, hasMatch }: Props) {
  const t = useWords('jobs')
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
            <MenuButton
              key={name}
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
          ))}
        {chosen.length > 1 && (
          <Button variant="ghost" onPress={address.clear}>
            {t('offers.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
