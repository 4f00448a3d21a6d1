import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { boothsPerAisle } from '#domain/scenes/web/hall-layout.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './stand-list.module.css'

/** A hall as a list: aisle by aisle, in the order of the scene. */
export function StandList({
  stands,
  isShown = () => true,
}: {
  stands: VisitStand[]
  isShown?: (stand: VisitStand) => boolean
}) {
  const t = useWords('visit')
  const per = boothsPerAisle(stands.length)
  const aisles = Array.from({ length: Math.ceil(stands.length / per) }, (_, index) =>
    stands.slice(index * per, index * per + per),
  )
  return aisles.map((aisle, index) => {
    const shown = aisle.filter(isShown)
    if (!shown.length) return null
    return (
      <section key={aisle[0]?.id ?? index} className={styles.aisle} aria-labelledby={`aisle-${index}`}>
        <h2 id={`aisle-${index}`} className={styles.title}>
          {t('list.aisle', { number: index + 1 })}
          <small>{t('list.from_to', { from: aisle[0]?.number, to: aisle.at(-1)?.number })}</small>
        </h2>
        <ol className={styles.rows}>
          {shown.map(stand => (
            <StandRow key={stand.id} stand={stand} />
          ))}
        </ol>
      </section>
    )
  })
}

export function StandRow({ stand }: { stand: VisitStand }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const to = href(visitPaths.standVisit, { id: stand.id })
  return (
    <li className={styles.row} data-booth={stand.id}>
      <span className={styles.number}>{stand.number}</span>
      <Mark
        name={stand.name}
        initials={stand.initials}
        color={stand.color}
        shape={stand.shape}
        logo={stand.logo}
        size={46}
      />
      <span className={styles.who}>
        <Link className={styles.name} to={to}>
          {stand.name}
        </Link>
        <span className={styles.what}>
          <Dotted parts={[stand.sector, stand.town]} />
        </span>
      </span>
      <span className={styles.state}>
        {stand.free > 0 ? (
          <Badge tone="free">{t('scenes:scene.free', { count: stand.free })}</Badge>
        ) : stand.busy > 0 ? (
          <Badge tone="talk">{t('scenes:scene.talking')}</Badge>
        ) : (
          <span className={styles.nobody}>{t('scenes:scene.nobody')}</span>
        )}
      </span>
      <ButtonLink
        variant="soft"
        size="small"
        href={to}
        aria-label={t('list.visit_named', { name: stand.name })}
      >
        {t('scenes:scene.visit')}
      </ButtonLink>
    </li>
  )
}
