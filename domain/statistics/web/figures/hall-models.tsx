import { useQueries, useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/api-context.tsx'
import { Chart } from '#platform/web/ui/chart/chart.tsx'
import { Legend } from '#platform/web/ui/chart/legend.tsx'
import { hueStep, partOf } from '#platform/web/ui/chart/scale.ts'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { byPlace } from '../../contract/by-place.ts'
import type { StatRow } from '../../contract/figures.ts'
import { allRows } from './all-rows.ts'
import styles from './figures.module.css'
import { boothAt, modelOf, stepsOf } from './hall-model.ts'
import { daysOf, type Period } from './period.ts'
import { useSay } from './say.ts'

type OfHall = { hall: StatRow; booths: StatRow[] }

/**
 * All booths of each hall with their figures, by their places in every language; a hall without booths is none. Shares are
 * of all of them: null until every hall is there.
 */
function useHalls(fair: number, period: Period) {
  const api = useApi()
  const listed = (type: string, id: number, of: string) =>
    allRows(api, { resourceType: type, resourceId: id, of, sort: 'name', ...daysOf(period) })
  const found = useQuery(listed('fairs', fair, 'fair_halls'))
  const inHalls = [...(found.data ?? [])].sort(byPlace)
  const answers = useQueries({ queries: inHalls.map(hall => listed('fair_halls', hall.id, 'stands')) })
  const isThere = found.data !== undefined && answers.every(({ data }) => data)
  const halls: OfHall[] = inHalls.flatMap((hall, index) => {
    const booths = answers[index]?.data ?? []
    return booths.length ? [{ hall, booths: [...booths].sort(byPlace) }] : []
  })
  return { halls: isThere ? halls : null, asked: [found, ...answers].filter(({ data }) => !data) }
}

/** Where people go: each hall as a model, its booths as high as they had visitors. */
export function HallModels({ fair, period }: { fair: number; period: Period }) {
  const t = useWords('statistics')
  const { halls, asked } = useHalls(fair, period)
  if (!halls) return asked.some(({ error }) => error) && <LoadState of={asked} shape="rows" count={4} />
  const all = halls.flatMap(({ booths }) => booths)
  const highest = Math.max(0, ...all.map(({ visitors }) => visitors ?? 0))
  const views = all.reduce((sum, booth) => sum + (booth.views ?? 0), 0)
  if (highest === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('models.title')}</h2>
      <Steps highest={highest} />
      <div className={styles.models}>
        {halls.map(one => (
          <HallModel key={one.hall.id} {...one} highest={highest} views={views} />
        ))}
      </div>
    </section>
  )
}

function Steps({ highest }: { highest: number }) {
  const t = useWords('statistics')
  const steps = stepsOf(highest)
  if (!steps) return null
  const [first, second, third] = steps
  const labels = [
    t('models.up_to', { count: first }),
    t('models.between', { from: first + 1, to: second }),
    t('models.between', { from: second + 1, to: third }),
    t('models.over', { count: third }),
  ]
  return (
    <div className={styles.steps}>
      <span>{t('models.legend')}</span>
      <Legend
        entries={labels.map((label, index) => ({
          id: String(index),
          label,
          sign: (
            <rect
              className={styles.block}
              data-step={index + 1}
              x="4"
              y={10 - index * 3}
              width="14"
              height={4 + index * 3}
            />
          ),
        }))}
      />
    </div>
  )
}

type ModelProps = OfHall & { highest: number; views: number }

function HallModel({ hall, booths, highest, views }: ModelProps) {
  const t = useWords('statistics')
  const say = useSay()
  const parts = booths.map(({ visitors }) => partOf(visitors ?? 0, highest))
  const modelIn = (width: number) => modelOf(parts, Math.min(width, 420))
  const own = booths.reduce((sum, booth) => sum + (booth.views ?? 0), 0)
  const best = [...booths].sort((a, b) => (b.visitors ?? 0) - (a.visitors ?? 0))[0]
  const nameOf = ({ name, label }: StatRow) => [label, name].filter(Boolean).join(' ')
  return (
    <div className={styles.part}>
      <h3>{hall.label === hall.name ? hall.name : [hall.label, hall.name].filter(Boolean).join(', ')}</h3>
      <Chart
        sentence={t('models.sentence', {
          share: say.percent(partOf(own, views)),
          booth: best ? nameOf(best) : '',
        })}
        readings={booths.map(booth => `${nameOf(booth)}: ${say.count(booth.visitors)}`)}
        table={{
          columns: [t('column.name'), t('total.visitors'), t('total.views'), t('total.medianSeconds')],
          rows: booths.map(booth => ({
            name: nameOf(booth),
            cells: [say.count(booth.visitors), say.count(booth.views), say.stay(booth.medianSeconds)],
          })),
        }}
        perRow={modelIn(320).perAisle}
        valueAt={(x, y, width) => boothAt(modelIn(width), x, y)}
      >
        {({ width, current }) => {
          const model = modelIn(width)
          return (
            <svg
              className={styles.model}
              viewBox={`0 0 ${model.width} ${model.height}`}
              width={model.width}
              height={model.height}
              aria-hidden="true"
            >
              <Block {...model.floor} step="floor" />
              {model.booths.map((faces, index) => (
                <Block
                  key={booths[index]?.id}
                  {...faces}
                  step={hueStep(booths[index]?.visitors ?? 0, highest)}
                  isCurrent={current === index}
                />
              ))}
            </svg>
          )
        }}
      </Chart>
    </div>
  )
}

type BlockProps = { top: string; left: string; right: string; step: number | 'floor'; isCurrent?: boolean }

const Block = ({ top, left, right, step, isCurrent }: BlockProps) => (
  <g className={styles.block} data-step={step} data-current={isCurrent || undefined}>
    <path d={left} className={styles.blockLeft} />
    <path d={right} className={styles.blockRight} />
    <path d={top} />
  </g>
)
