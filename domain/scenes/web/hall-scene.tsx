import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { BoothScene, HallScene as HallRecord, HallWalkers } from '../contract/scene.ts'
import { DEPTH, HEIGHT } from './booth-walls.ts'
import { transitionName } from './door-transition.ts'
import { HallDrawing, useHallSigns } from './hall-drawing.tsx'
import { type HallView, layHall, type PlacedBooth, viewHall } from './hall-layout.ts'
import { type Projection, projection } from './iso.ts'
import { middleOf, type StageView } from './stage-view.ts'
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
  /** Night falls over the drawing, whatever the theme of the page. */
  isNight?: boolean
  /** Drawn over the booths: what hangs there instead of their signs. */
  over?: ((stage: StageView) => ReactNode) | undefined
  /** Drawn for this width until the real one is measured. */
  width?: number
  /** What the card of a booth shows; usually a `BoothCard`. */
  card?: (booth: BoothScene, close: () => void) => ReactNode
  onVisit?: (booth: BoothScene) => void
  onToggleTwin?: () => void
  /** The booth one comes back from. */
  start?: number | null
  walkers?: HallWalkers | undefined
  /** Laid over the stage: title, legend, the switch to the list. */
  children?: ReactNode
}

/** The usual size of a card, to keep it on the stage before it is measured. */
const CARD = { width: 330, height: 340 }

/** A scene may reach below the window's edge; what is said of a booth there is read whole all the same. */
function keepInWindow(card: HTMLElement | null) {
  if (!card) return
  card.style.translate = ''
  const below = card.getBoundingClientRect().bottom - (window.innerHeight - 8)
  if (below > 0) card.style.translate = `0 ${-below}px`
}

/** Beside its booth, so that the booth and its lamp stay in sight: to the right where there is room, else to the left. */
function cardPlace(opened: PlacedBooth, eye: Projection, view: HallView) {
  const [right, top] = eye.p(opened.x + opened.booth.width, opened.y, 1.5)
  const [left] = eye.p(opened.x, opened.y + DEPTH)
  const fits = right + 16 + CARD.width < view.width - 12
  const x = fits ? right + 16 : Math.max(12, left - 16 - CARD.width)
  const y = Math.min(Math.max(top - 20, 12), Math.max(12, view.height - CARD.height))
  return { left: `${(x / view.width) * 100}%`, top: `${(y / view.height) * 100}%` }
}

/** A hall to walk through, on wide screens. Narrow ones have the street. */
export function HallScene(props: HallSceneProps) {
  const { hall, words, listHref, isNight = false, over, card, onVisit, onToggleTwin, children } = props
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
  const roving = useRovingBooths({
    root: stage,
    stops,
    onVisit: onVisit && visit,
    onToggleTwin,
    start: props.start,
    isDirect: !card,
  })
  const signs = useHallSigns(layout, zoom.camera)
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
  const placedAs = (id: number) => layout.placed.find(p => p.booth.id === id)
  const placeOf = (id: number) => {
    const placed = placedAs(id)
    return placed ? cardPlace(placed, eye, view) : null
  }
  const spotOf = (id: number) => {
    const sign = signs.find(one => one.id === id)
    if (sign) return middleOf(sign)
    const placed = placedAs(id)
    if (!placed) return null
    const [x, y] = eye.p(placed.x + placed.booth.width / 2, placed.y, HEIGHT)
    return { x, y }
  }
  const place = opened && cardPlace(opened, eye, view)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, their events are gathered here
    <div
      ref={stage}
      className={`z-stage${zoom.dragging ? ' z-dragging' : ''}${over ? ' z-covered' : ''}`}
      data-theme={isNight ? 'dark' : undefined}
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
      onPointerMove={e => {
        roving.handlers.onPointerMove(e)
        zoom.handlers.onPointerMove(e)
      }}
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
        signs={signs}
        open={roving.open}
        tabStop={over ? null : roving.tabStop}
        isCovered={over !== undefined}
        walkers={props.walkers}
      />
      {over?.({ width: view.width, height: view.height, u: zoom.camera.u, spotOf, placeOf })}
      {card && opened && place && (
        <div className="z-card" style={place} ref={keepInWindow}>
          {card(opened.booth, roving.close)}
        </div>
      )}
      {zoom.offered && <ZoomButtons words={words} zoom={zoom} />}
      {children}
    </div>
  )
}
