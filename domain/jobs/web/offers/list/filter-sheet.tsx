import type { useAddressQuery } from '#domain/exhibitors/web/use-address-query.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Facet } from './facets.ts'
import styles from './offer-tools.module.css'

type Props = {
  facets: readonly Facet[]
  address: ReturnType<typeof useAddressQuery>
  /** Offers with what is chosen; null: not known yet. */
  found: number | null
  onClose: () => void
}

const any = 'any'

/** All that offers can be narrowed by, one beneath the other: on a phone a sheet from below. */
export default function FilterSheet({ facets, address: { asked, change }, found, onClose }: Props) {
  const t = useWords('jobs')
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('offers.filters')}
      footer={<Button onPress={onClose}>{t('offers.see_all')}</Button>}
    >
      <div className={styles.sheet}>
        {facets.map(({ name, options }) => (
          <SelectField
            key={name}
            label={t(`offers.by_${name}`)}
            value={asked[name] ?? any}
            options={[
              { id: any, label: t('offers.any') },
              ...options.map(({ id, label, count }) => ({ id, label, hint: t('offers.count', { count }) })),
            ]}
            onChange={id => change(name, id === any ? null : id)}
          />
        ))}
        <p role="status">{found !== null && t('offers.found', { count: found })}</p>
      </div>
    </Dialog>
  )
}
