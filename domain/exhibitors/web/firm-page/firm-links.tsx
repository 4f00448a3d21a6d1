import { Globe, Mail, MapPin, Phone } from 'lucide-react'
import { hrefOfPhone } from '#domain/identity/contract/addresses.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { NetworkSign, networkName } from '#platform/web/ui/network.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ComputedFirm } from '../../contract/firm-card.ts'
import { useFirmCard } from '../firm-reach.tsx'
import { hostOf } from '../host-of.ts'
import styles from './firm-page.module.css'

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }
const shownParts = ['street', 'additional', 'postalCode'] as const

/** How to reach an exhibitor: its sites for everybody, its address for members, as far as the fair shows it. */
export function FirmLinks({ firm, fair }: { firm: ComputedFirm; fair: number }) {
  const t = useWords('exhibitors')
  const card = useFirmCard(firm.id, fair)
  const networks = Object.entries(firm.socialNetworks)
  const [street, additional, postalCode] = shownParts.map(part => String(card?.address?.[part] ?? ''))
  const address = card?.address
    ? [street, additional, [postalCode, firm.city].filter(Boolean).join(' '), firm.country].filter(Boolean)
    : []
  if (!firm.website && !networks.length && !card) return null
  return (
    <section aria-labelledby="firm-links">
      <h2 id="firm-links" className={styles.title}>
        {t('page.links')}
      </h2>
      <ul className={styles.links}>
        {firm.website && (
          <li>
            <Icon of={Globe} size="small" />
            <a href={firm.website} {...elsewhere}>
              {hostOf(firm.website)}
            </a>
          </li>
        )}
        {card?.email && (
          <li>
            <Icon of={Mail} size="small" />
            <a href={`mailto:${card.email}`}>{card.email}</a>
          </li>
        )}
        {card?.phone && (
          <li>
            <Icon of={Phone} size="small" />
            <a href={hrefOfPhone(card.phone)}>{card.phone}</a>
          </li>
        )}
        {address.length > 0 && (
          <li>
            <Icon of={MapPin} size="small" />
            <span>{address.join(', ')}</span>
          </li>
        )}
        {networks.map(([name, link]) => (
          <li key={name}>
            <NetworkSign code={name} />
            <a href={link} {...elsewhere}>
              {networkName(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
