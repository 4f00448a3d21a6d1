import { Bookmark, CirclePlay, Radio, Store } from 'lucide-react'
import { FilterMenu } from '#platform/web/list/filter-menu.tsx'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Chip } from '#platform/web/ui/chip.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { narrowing, optionsOf } from './narrowed.ts'
import styles from './program-tools.module.css'
import type { Session } from './sessions.ts'

const choices = ['room', 'track', 'type', 'language', 'speaker'] as const

const nothing = Object.fromEntries(narrowing.map(name => [name, null]))

/** Search and filters of a day, all of them in the address. */
export function ProgramTools({
  address: { get, change },
  sessions,
  onStands,
}: {
  address: ReturnType<typeof useListAddress>
  sessions: readonly Session[]
  /** How many presentations exhibitors have that day. */
  onStands: number
}) {
  const t = useWords('conferences')
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const options = optionsOf(sessions, code => names.of(code) ?? code)
  const isNarrowed = narrowing.some(name => name !== 'search' && get(name))
  const toggle = (name: 'on' | 'mine' | 'replay' | 'stands') => ({
    isSelected: get(name) !== '',
    onChange: (isOn: boolean) => change({ [name]: isOn ? '1' : null }),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of tools
    <div className={styles.tools} role="group" aria-label={t('filter.label')}>
      <div className={styles.search}>
        <LiveSearch
          label={t('filter.search')}
          asked={get('search')}
          onAsk={text => change({ search: text || null })}
        />
      </div>
      <div className={styles.chips}>
        <Chip isSelected={!isNarrowed} onChange={() => change({ ...nothing, search: get('search') })}>
          {t('filter.everything')}
        </Chip>
        <Chip icon={Radio} {...toggle('on')}>
          {t('state.on_air')}
        </Chip>
        <Chip icon={Bookmark} {...toggle('mine')}>
          {t('filter.mine')}
        </Chip>
        {(get('replay') || sessions.some(one => one.hasReplay)) && (
          <Chip icon={CirclePlay} {...toggle('replay')}>
            {t('filter.replay')}
          </Chip>
        )}
        {(get('stands') || onStands > 0) && (
          <Chip icon={Store} {...toggle('stands')}>
            {t('filter.stands')} {onStands > 0 && <small>{onStands}</small>}
          </Chip>
        )}
        {choices.map(name =>
          get(name) || options[name].length > 1 ? (
            <FilterMenu
              key={name}
              filter={{
                name,
                label: t(`filter.${name}`),
                all: t(`filter.${name}_all`),
                options: options[name],
              }}
              value={get(name)}
              onChange={value => change({ [name]: value })}
            />
          ) : null,
        )}
      </div>
    </div>
  )
}
