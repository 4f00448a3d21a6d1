import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { HallScene } from '#domain/scenes/contract/scene.ts'
import { HallDrawing } from '#domain/scenes/web/hall-drawing.tsx'
import { layHall, viewHall } from '#domain/scenes/web/hall-layout.ts'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import { cameraOf } from '#domain/scenes/web/use-zoom.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { visitHall } from '../../contract/hall-visit.ts'
import { hallOf } from '../scene-data.ts'
import styles from './hall-form.module.css'
import '#domain/scenes/web/scene.css'

/** As wide as the visitors' own, and scaled as a whole: the same booths, aisles and order. */
const width = 1440

/** The hall as visitors will find it, while its fields are being changed. */
export function HallPreview({ id, house }: { id: number | null; house: Omit<HallScene, 'booths'> }) {
  const t = useWords('halls')
  const api = useApi()
  const href = useSalonHref()
  const words = useSceneWords()
  const { data } = useQuery({
    ...callQuery(api, visitHall, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    retry: false,
  })
  const booths = useMemo(() => (data ? hallOf(data, href).booths : []), [data, href])
  const layout = useMemo(() => layHall(booths), [booths])
  const view = useMemo(() => viewHall(layout, width), [layout])
  const hall: HallScene = { ...house, letter: house.letter || '?', booths }
  return (
    <figure className={styles.preview} style={{ '--hallc': house.color }}>
      <HallDrawing
        still
        hall={hall}
        layout={layout}
        camera={cameraOf(view, 1, { x: 0, y: 0 })}
        width={view.width}
        height={view.height}
        words={words}
      />
      <figcaption>{t('hall_form.preview')}</figcaption>
    </figure>
  )
}
