import { useMemo } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { HallVisit } from '#domain/halls/contract/hall-visit.ts'
import { hallOf } from '#domain/halls/web/scene-data.ts'
import { HallDrawing } from '#domain/scenes/web/hall-drawing.tsx'
import { layHall, viewHall } from '#domain/scenes/web/hall-layout.ts'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import { cameraOf } from '#domain/scenes/web/use-zoom.ts'

const width = 1330
/** The picture on the home page: a hall as large as it may be, with at most two dozen booths. */
const most = 24

/** Nothing to press in it: the page does not wait for what draws it. */
export default function HallPicture({ visit }: { visit: HallVisit }) {
  const href = useSalonHref()
  const words = useSceneWords()
  const hall = useMemo(() => hallOf({ ...visit, stands: visit.stands.slice(0, most) }, href), [visit, href])
  const layout = useMemo(() => layHall(hall.booths), [hall])
  const view = useMemo(() => viewHall(layout, width), [layout])
  return (
    <HallDrawing
      still
      hall={hall}
      layout={layout}
      camera={cameraOf(view, 1, { x: 0, y: 0 })}
      width={view.width}
      height={view.height}
      words={words}
    />
  )
}
