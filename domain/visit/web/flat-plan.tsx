import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { boothsPerAisle } from '#domain/scenes/web/hall-layout.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './flat-plan.module.css'

type Props = { stands: readonly VisitStand[]; isShown?: (stand: VisitStand) => boolean }

/** A hall as a plan seen from above: aisle by aisle, in the order of scene and list. */
export function FlatPlan({ stands, isShown = () => true }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  const per = boothsPerAisle(stands.length)
  const aisles = Array.from({ length: Math.ceil(stands.length / per) }, (_, at) =>
    stands.slice(at * per, at * per + per),
  )
  return aisles.map((aisle, at) => (
    <section key={aisle[0]?.id ?? at} className={styles.aisle} aria-labelledby={`plan-aisle-${at}`}>
      <h2 id={`plan-aisle-${at}`} className={styles.title}>
        {t('list.aisle', { number: at + 1 })}
      </h2>
      <ol className={styles.row} style={{ '--per': per }}>
        {aisle.filter(isShown).map(stand => (
          <li key={stand.id} data-booth={stand.id}>
            <Link
              className={styles.booth}
              to={href(visitPaths.standVisit, { id: stand.id })}
              style={{ '--booth': stand.color }}
            >
              <span className={styles.number}>{stand.number}</span>
              <Mark
                name={stand.name}
                initials={stand.initials}
                color={stand.color}
                shape={stand.shape}
                logo={stand.logo}
                size={40}
              />
              <b className={styles.name}>{stand.name}</b>
              {stand.free > 0 && <Badge tone="free">{t('scenes:scene.free', { count: stand.free })}</Badge>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  ))
}
