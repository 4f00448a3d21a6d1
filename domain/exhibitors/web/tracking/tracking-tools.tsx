import type { Static } from 'typebox'
import { ChipLink } from '#platform/web/ui/chip.tsx'
import { ExportButton } from '#platform/web/ui/export-button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SearchField, Toolbar } from '#platform/web/ui/toolbar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type backFirmsConfig, boothStates } from '../../contract/back-firms.ts'
import type { useAddressQuery } from '../use-address-query.ts'
import styles from './tracking.module.css'
import { useExport } from './use-export.ts'

type Config = Static<NonNullable<(typeof backFirmsConfig)['response']>>
type Address = ReturnType<typeof useAddressQuery>

const states = ['waiting', 'validated', 'refused'] as const

/** Validation as chips with their figures, the rest as fields. */
export function TrackingTools({
  config,
  address,
  fair,
}: {
  config: Config | undefined
  address: Address
  fair: number | undefined
}) {
  const t = useWords('exhibitors')
  const { download, isPending } = useExport(address.asked, fair)
  const { asked, change, hrefWith } = address
  const choose = (name: string, options: { id: number | string; name: string }[] | undefined) =>
    (options?.length ?? 0) > 1 && (
      <SelectField
        label={t(`tracking.${name}`)}
        value={asked[name] ?? 'all'}
        onChange={id => change(name, id === 'all' ? null : id)}
        options={[
          { id: 'all', label: t('list.all') },
          ...(options ?? []).map(one => ({ id: String(one.id), label: one.name })),
        ]}
      />
    )
  return (
    <>
      <nav className={styles.chips} aria-label={t('tracking.validation')}>
        <ChipLink href={hrefWith('isValidated', null)} isCurrent={!asked.isValidated}>
          {t('tracking.all', { count: config?.total ?? 0 })}
        </ChipLink>
        {states.map((name, state) => (
          <ChipLink
            key={name}
            href={hrefWith('isValidated', String(state))}
            isCurrent={asked.isValidated === String(state)}
          >
            {t(`tracking.${name}`, { count: config?.validation[name] ?? 0 })}
          </ChipLink>
        ))}
      </nav>
      <Toolbar
        label={t('list.tools')}
        end={<ExportButton label={t('tracking.export')} isPending={isPending} onExport={download} />}
      >
        <SearchField
          label={t('list.search')}
          placeholder={t('list.search')}
          defaultValue={asked.search ?? ''}
          onSubmit={text => change('search', text)}
        />
        {choose(
          'state',
          boothStates.map(id => ({ id, name: t(`tracking.state_${id}`) })),
        )}
        {choose('sector', config?.sectors)}
        {choose('country', config?.countries)}
      </Toolbar>
    </>
  )
}
