import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { languages, socialMedia } from '#domain/reference/contract/lists.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { hrefOfAddress } from '../contract/addresses.ts'
import type { BusinessCard } from '../contract/business-card.ts'
import styles from './business-card.module.css'
import { ReachLine } from './reach-line.tsx'

const all = { pagination: 'false' }

type Props = {
  card: BusinessCard
  /** Under a heading that says the name already. */
  isTitled?: boolean
}

/** Somebody as the others in a fair see them: face, trade, what they say, how to reach them. */
export function BusinessCardView({ card, isTitled }: Props) {
  const t = useWords('identity')
  const api = useApi()
  const { data: media } = useQuery(listQuery(api, socialMedia, all))
  const { data: spoken, isPending } = useQuery(listQuery(api, languages, all))
  const name = `${card.firstName} ${card.lastName}`
  const known = { ...card.socialLinks, ...card.meetingLinks }
  const links =
    media?.rows.flatMap(one => {
      const url = hrefOfAddress(one.code, known[one.code] ?? '')
      return url ? [{ ...one, url }] : []
    }) ?? []
  const title = [card.jobTitle, card.firm?.name, card.country?.name].filter(Boolean).join(' · ')
  return (
    <article className={styles.card} data-titled={isTitled} aria-label={name}>
      <div className={styles.who}>
        <Avatar
          name={name}
          src={card.picture?.thumbnailPath ?? card.picture?.filePath ?? null}
          face={card}
          size={96}
        />
        <div>
          {!isTitled && <h2 className={styles.name}>{name}</h2>}
          {title && <p className={styles.title}>{title}</p>}
          {card.languages.length > 0 && !isPending && (
            <p className={styles.tags}>
              {card.languages.map(({ id, code }) => (
                <Badge key={id}>{spoken?.rows.find(one => one.id === id)?.name ?? code}</Badge>
              ))}
            </p>
          )}
        </div>
      </div>
      {card.pitchMessage && <p className={styles.pitch}>{card.pitchMessage}</p>}
      {(card.displayEmail || card.phone || links.length > 0) && (
        <div className={styles.reach}>
          {card.displayEmail && <ReachLine kind="email" value={card.displayEmail} />}
          {card.phone && <ReachLine kind="phone" value={card.phone} />}
          {links.length > 0 && (
            <div className={styles.links}>
              {links.map(one => (
                <ButtonLink
                  key={one.code}
                  variant="secondary"
                  size="small"
                  iconAfter={ExternalLink}
                  href={one.url}
                  target={one.url.startsWith('http') ? '_blank' : undefined}
                  rel="noreferrer"
                  aria-label={t('card.open_link', { name: one.name })}
                >
                  {one.name}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      )}
      {isTitled && !card.displayEmail && !card.phone && !links.length && (
        <p className={styles.title}>{t('card.no_reach')}</p>
      )}
    </article>
  )
}
