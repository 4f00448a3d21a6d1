import { use } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ComputedFirm } from '../../contract/firm-card.ts'
import { standVisit } from '../../contract/paths.ts'
import { freeAt, type Presence } from '../use-presence.ts'
import styles from './firm-page.module.css'

/** The booths of an exhibitor, as signs that lead there. */
export function FirmBooths({ firm, presence }: { firm: ComputedFirm; presence: Presence }) {
  const t = useWords('exhibitors')
  const href = useSalonHref()
  const Actions = use(ContactActions)
  const stands = firm.stands.map(stand => ({ ...stand, free: freeAt(stand, presence) }))
  return (
    <section aria-labelledby="firm-booths">
      <h2 id="firm-booths" className={styles.title}>
        {t('page.booths')}
      </h2>
      {firm.stands.length === 0 && <p className={styles.quiet}>{t('page.no_booth')}</p>}
      <ul className={styles.booths}>
        {stands.map(stand => (
          <li key={stand.id} className={styles.booth} style={{ '--brand': stand.color ?? firm.color }}>
            <span className={styles.number}>{stand.number}</span>
            <span className={styles.place}>
              <b>{stand.hall.name}</b>
              {stand.free > 0 ? (
                <Badge tone="free">{t('list.free', { count: stand.free })}</Badge>
              ) : (
                <Badge tone="away">{t('page.nobody')}</Badge>
              )}
            </span>
            <ButtonLink
              isWide
              href={href(standVisit, { id: stand.id })}
              aria-label={t('list.visit', { number: stand.number, name: firm.name })}
            >
              {t('page.visit')}
            </ButtonLink>
            <Actions
              stand={{ id: stand.id, name: firm.name }}
              context={{ kind: 'exhibitor', id: firm.id, title: firm.name }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
