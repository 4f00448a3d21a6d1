import { AreaChart } from '../chart/area-chart.tsx'
import { BandChart } from '../chart/band-chart.tsx'
import { BarChart } from '../chart/bar-chart.tsx'
import { ChartFaceSwitch } from '../chart/chart-face-switch.tsx'
import { FunnelChart } from '../chart/funnel-chart.tsx'
import { HeatGrid } from '../chart/heat-grid.tsx'
import { Spark } from '../chart/spark.tsx'
import styles from './design.module.css'
import { Sample, Section } from './section.tsx'

const opening = Date.parse('2026-11-24T07:00:00Z')
const hour = 3_600_000
const days = [
  [40, 180, 420, 860, 1284, 1190, 760, 980, 1240, 1120, 640, 210],
  [60, 220, 510, 940, 1402, 1310, 820, 1060, 1330, 1210, 700, 240],
  [50, 190, 460, 880, 1187, 1050, 640, 810, 990, 870, 420, 90],
]
const before = (value: number, index: number) => Math.round(value * (0.7 + (index % 5) * 0.06))
const present = days.flatMap((hours, day) =>
  Array.from({ length: 24 }, (_, index) => {
    const value = hours[index] ?? 0
    return {
      at: new Date(opening + (day * 24 + index) * hour).toISOString(),
      value,
      before: before(value, index),
    }
  }),
)
const visitors = [1840, 2106, 1240].map((value, day) => ({
  at: new Date(opening + day * 24 * hour).toISOString(),
  value,
  before: before(value, day),
}))
const marks = [
  { at: '2026-11-24T09:30:00Z', label: 'Plenary' },
  { at: '2026-11-25T09:00:00Z', label: 'Hydrogen' },
]
const steps = [
  { label: 'Came into the fair', value: 3906 },
  { label: 'At a booth, 30 s at least', value: 3125 },
  { label: 'A brochure at least', value: 1484 },
  { label: 'Message or call', value: 4, text: 'fewer than 5' },
]
const routes = [
  { from: 'Lobby', to: 'Hall A, Produce differently', value: 1204 },
  { from: 'Lobby', to: 'Hall B, Energy and materials', value: 811 },
  { from: 'Hall A, Produce differently', to: 'Hall B, Energy and materials', value: 402 },
  { from: 'Hall B, Energy and materials', to: 'Hall A, Produce differently', value: 218 },
  { from: 'Hall A, Produce differently', to: 'Conferences', value: 96 },
]

/** Figures as drawings and as tables. */
export function ChartsSection() {
  return (
    <Section title="Charts">
      <Sample name="ChartFaceSwitch, Spark" isWide>
        <ChartFaceSwitch />
        <Spark sentence="Present since eight: 40, then up to 1 402" values={days[1] ?? []} />
      </Sample>
      <Sample name="AreaChart" isWide>
        <div className={styles.full}>
          <AreaChart
            sentence="Noon is the top of all three days: 1,402 present on Wednesday."
            points={present}
            step="hour"
            timeZone="Europe/Paris"
            label="Present"
            beforeLabel="The fair of 2025"
            timeLabel="Hour"
            marks={marks}
          />
        </div>
      </Sample>
      <Sample name="BarChart" isWide>
        <div className={styles.full}>
          <BarChart
            sentence="2,106 visitors on Wednesday, the busiest of three days."
            points={visitors}
            step="day"
            timeZone="Europe/Paris"
            label="Visitors"
            beforeLabel="The fair of 2025"
            timeLabel="Day"
          />
        </div>
      </Sample>
      <Sample name="FunnelChart" isWide>
        <div className={styles.full}>
          <FunnelChart
            sentence="Four of five who came in stopped at a booth."
            steps={steps}
            stepLabel="Step"
            valueLabel="People"
            partLabel="Of all who came in"
          />
        </div>
      </Sample>
      <Sample name="BandChart" isWide>
        <div className={styles.full}>
          <BandChart
            sentence="Most go from the lobby to hall A."
            routes={routes}
            fromLabel="From"
            toLabel="To"
            valueLabel="People"
          />
        </div>
      </Sample>
      <Sample name="HeatGrid" isWide>
        <div className={styles.full}>
          <HeatGrid
            sentence="The booth is busiest around noon."
            rows={['Tue 24', 'Wed 25', 'Thu 26']}
            columns={Array.from({ length: 12 }, (_, index) => `${index + 8}:00`)}
            values={days}
            rowLabel="Day"
            fewLabel="fewer visitors"
            manyLabel="more visitors"
          />
        </div>
      </Sample>
    </Section>
  )
}
