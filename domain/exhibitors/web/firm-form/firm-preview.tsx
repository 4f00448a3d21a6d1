import { Globe, MapPin } from 'lucide-react'
import { shownRelation } from '#platform/web/forms/use-draft.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { FirmMark } from '../firm-mark.tsx'
import { hostOf } from '../host-of.ts'
import type { FirmChoices } from './choices.ts'
import { addressOf, type FirmDraft, networksOf, sectorsOf } from './firm-draft.ts'
import styles from './firm-preview.module.css'

/** The card as visitors will see it, while it is typed. */
export function FirmPreview({ draft, choices }: { draft: FirmDraft; choices: FirmChoices }) {
  const t = useWords('exhibitors')
  const locale = useLocale()
  const words = draft.translations ?? {}
  const slogan =
    words[locale]?.slogan || words.fr?.slogan || Object.values(words).find(one => one?.slogan)?.slogan
  const address = addressOf(draft)
  const idOf = (value: unknown) =>
    Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
  const country = choices.countries.find(one => one.id === idOf(draft.country))?.name
  const sector = choices.sectors.find(one => one.id === sectorsOf(draft)[0])?.name
  const logo = shownRelation(draft.logo)
  const place = [address.street, [address.postalCode, draft.city].filter(Boolean).join(' '), country].filter(
    Boolean,
  )
  const networks = choices.networks.filter(one => networksOf(draft)[one.code])
  return (
    <aside className={styles.card} aria-label={t('firm.preview')}>
      <p className={styles.label}>{t('firm.preview')}</p>
      <FirmMark
        firm={{
          name: String(draft.name || '?'),
          color: String(draft.color ?? '#2f6fa8'),
          shape: draft.shape ?? 'sq',
          logo: logo?.thumbnailPath ?? logo?.filePath ?? null,
        }}
        size={96}
      />
      <div>
        <p className={styles.name}>{String(draft.name || t('firm.name'))}</p>
        {sector && <p className={styles.sector}>{sector}</p>}
      </div>
      {slogan && <p className={styles.slogan}>{slogan}</p>}
      {place.length > 0 && (
        <p className={styles.line}>
          <Icon of={MapPin} size="small" />
          <span>{place.join(', ')}</span>
        </p>
      )}
      {Boolean(draft.website) && (
        <p className={styles.line}>
          <Icon of={Globe} size="small" />
          <span>{hostOf(draft.website)}</span>
        </p>
      )}
      {networks.length > 0 && (
        <p className={styles.sector}>{networks.map(one => one.name ?? one.code).join(' · ')}</p>
      )}
    </aside>
  )
}
