import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { usePlaceKey } from '#platform/web/screens/use-place-key.ts'
import { useKitWords } from '../kit-words.tsx'
import { Segmented } from '../segmented.tsx'
import { setChartFace, useChartFace } from './chart-face.ts'

/** Stands once on a page with charts: all of them as drawings, or as tables. `L` does the same. */
export function ChartFaceSwitch() {
  const words = useKitWords()
  const face = useChartFace()
  usePlaceKey('l', () => setChartFace(face === 'table' ? 'drawing' : 'table'))
  return (
    <Segmented
      label={words.chartFace}
      value={face}
      onChange={setChartFace}
      segments={[
        { id: 'drawing', label: words.chartDrawing, icon: ChartNoAxesColumn },
        { id: 'table', label: words.chartTable, icon: Table2, shortcut: 'L' },
      ]}
    />
  )
}
