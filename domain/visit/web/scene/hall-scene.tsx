import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { BoothScene, HallScene as HallRecord } from '../../contract/scene.ts'
import { DEPTH } from './booth-walls.ts'
import { transitionName } from './door-transition.ts'
import { HallDrawing } from './hall-drawing.tsx'
import { layHall, viewHall } from './hall-layout.ts'
import { projection } from './iso.ts'
import { useRovingBooths } from './use-roving-booths.ts'
import { useStageWidth } from './use-stage-width.ts'
import { useZoom } from './use-zoom.ts'
import type { SceneWords } from './words.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import './scene.css'

export type HallSceneProps = {
  hall: HallRecord
  words: SceneWords
  /** Where the list of the same booths is: the skip link leads there. */
  listHref: string
  /** Drawn for this width until the real one is measured. */
  width?: number
  calm?: boolean
  /** What the card of a booth shows; usually a `BoothCard`. */
  card?: (booth: BoothScene, close: () => void) => ReactNode
  onVisit?: (booth: BoothScene) => void
  onToggleTwin?: () => void
  onSearch?: () => void
  /** Laid over the stage: title, legend, the switch to the list. */
  children?: ReactNode
}

/** A hall to walk through, on wide screens. Narrow ones have the street. */
export function HallScene(props: HallSceneProps) {
  const { hall, words, listHref, calm, card, onVisit, onToggleTwin, onSearch, children } = props
  const stage = useRef<HTMLDivElement>(null)
  const width = useStageWidth(stage, props.width ?? 1440)
  const layout = useMemo(() => layHall(hall.booths), [hall.booths])
  const view = useMemo(() => viewHall(layout, width), [layout, width])
  const zoom = useZoom(stage, view)
  const stops = useMemo(
    () => layout.placed.map(p => ({ id: p.booth.id, aisle: p.aisle, along: p.x + p.booth.width / 2 })),
    [layout],
  )
  const visit = (id: number) => {
    const found = hall.booths.find(b => b.id === id)
    if (found) onVisit?.(found)
  }
  const roving = useRovingBooths({ root: stage, stops, onVisit: onVisit && visit, onToggleTwin, onSearch })
  const opened = layout.placed.find(p => p.booth.id === roving.open) ?? null
  const eye = projection(zoom.camera.u, zoom.camera.ox, zoom.camera.oy)
  const foot = opened ? eye.p(opened.x + opened.booth.width / 2, opened.y + DEPTH) : null
  const revealed = useRef<number | null>(null)
  useEffect(() => {
    if (roving.open === revealed.current) return
    revealed.current = roving.open
    const focused = document.activeElement?.getAttribute('data-booth')
    if (foot && focused === String(roving.open)) zoom.reveal(foot[0], foot[1])
  })
  // A card beside the lower edge of its booth, but always wholly on the stage.
  const cardLeft = foot ? Math.min(Math.max(foot[0] + 24, 16), view.width - 346) : 0
  const low = foot ? foot[1] > view.height * 0.55 : false
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, their events are gathered here
    <div
      ref={stage}
      className={`z-stage${zoom.dragging ? ' z-dragging' : ''}`}
      style={{ viewTransitionName: transitionName(hall.letter) }}
      {...roving.handlers}
      onKeyDown={e => {
        roving.handlers.onKeyDown(e)
        if (!e.defaultPrevented) zoom.handlers.onKeyDown(e)
      }}
      onPointerDown={e => {
        roving.handlers.onPointerDown(e)
        zoom.handlers.onPointerDown(e)
      }}
      onPointerMove={zoom.handlers.onPointerMove}
      onPointerUp={zoom.handlers.onPointerUp}
      onClickCapture={e => {
        if (!zoom.endsDrag()) return
        e.preventDefault()
        e.stopPropagation()
      }}
      onDragStart={e => e.preventDefault()}
    >
      <a className="z-skip" href={listHref}>
        {words.skipToList}
      </a>
      <HallDrawing
        hall={hall}
        layout={layout}
        camera={zoom.camera}
        width={view.width}
        height={view.height}
        words={words}
        calm={calm}
        open={roving.open}
        tabStop={roving.tabStop}
      />
      {card && opened && foot && (
        <div
          className={low ? 'z-card z-card-low' : 'z-card'}
          style={{
            left: `${(cardLeft / view.width) * 100}%`,
            [low ? 'bottom' : 'top']: low
              ? `${Math.max(2, 100 - ((foot[1] - 70) / view.height) * 100)}%`
              : `${(Math.max(foot[1] + 12, 12) / view.height) * 100}%`,
          }}
        >
          {card(opened.booth, roving.close)}
        </div>
      )}
      {zoom.offered && <ZoomButtons words={words} zoom={zoom} />}
      {children}
    </div>
  )
}
