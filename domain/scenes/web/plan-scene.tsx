import { type KeyboardEvent, type Ref, useMemo, useState } from 'react'
import type { DrawnPlace, DrawnStand, PlanScene as PlanRecord } from '../contract/scene.ts'
import { thingTag } from './booth-interior-layout.ts'
import { round1, type Spot } from './iso.ts'
import { DarkTag } from './name-tag.tsx'
import { onBlock, PlanBlock, PlanCarried, PlanEmpty, PlanLabel } from './plan-block.tsx'
import { PLACE_DEPTH, type PlanLayout, type PlanSlot, type PlanView, planAisleY } from './plan-layout.ts'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import type { PlanWords } from './words.ts'
import './scene.css'

/** A stand in hand. `at` is the floor under the pointer; by keyboard it is left out and the stand hovers over `target`. */
export type Lifted = { stand: DrawnStand; from: number | null; width: number; at?: Spot }

export type PlanSceneProps = {
  plan: PlanRecord
  layout: PlanLayout
  view: PlanView
  words: PlanWords
  lifted?: Lifted | null
  /** The place on which the stand in hand would be put. */
  target?: number | null
  /** The place that is the tab stop. */
  current?: number | null
  /** A press without a drag: click, tap, or a screen reader's own. */
  onPlacePress?: (place: DrawnPlace) => void
  onPlaceKeyDown?: (place: DrawnPlace, event: KeyboardEvent) => void
  onPlaceFocus?: (place: DrawnPlace) => void
  ref?: Ref<HTMLDivElement>
}

/** Where the carried stand is drawn: under the pointer, else a little beside its target so that both are seen. */
function carriedAt(lifted: Lifted, over: PlanSlot | null): Spot | null {
  if (lifted.at) return [lifted.at[0] - lifted.width / 2, lifted.at[1] - PLACE_DEPTH / 2]
  return over ? [over.x + 0.5, over.y + 0.15] : null
}

/** The plan, drawn only: what a key or a pointer does is decided by the page. */
export function PlanScene(props: PlanSceneProps) {
  const {
    plan,
    layout,
    view,
    words,
    lifted,
    target,
    current,
    onPlacePress,
    onPlaceKeyDown,
    onPlaceFocus,
    ref,
  } = props
  const { u, eye } = view
  const [isFocused, setFocused] = useState(false)
  const [ox, oy] = eye.p(0, 0)
  const paper = useMemo(() => ({ u, ox, oy }), [u, ox, oy])
  const floor = useMemo(() => {
    const s = new Sheet(paper.u, paper)
    s.box(0, 0, -0.3, layout.width, layout.depth, 0.3, ['z-fl', 'z-fe1', 'z-fe2'])
    for (let i = 1; i < layout.width; i++)
      s.line(
        [
          [i, 0],
          [i, layout.depth],
        ],
        'z-fg',
      )
    for (let i = 1; i < layout.depth; i++)
      s.line(
        [
          [0, i],
          [layout.width, i],
        ],
        'z-fg',
      )
    for (let aisle = 0; aisle < layout.aisles; aisle++)
      s.text(s.floorMatrix(0.2, planAisleY(aisle) + 2.3), 'z-an', 0, 104, 140, String(aisle + 1))
    return s.painting()
  }, [paper, layout])
  const slotOf = (id: number | null | undefined) => layout.slots.find(slot => slot.place.id === id) ?? null
  const over = slotOf(target)
  const from = slotOf(lifted?.from)
  const carried = lifted ? carriedAt(lifted, over) : null
  const focused = slotOf(current)
  const named = !lifted && focused?.place.stand && isFocused ? focused : null
  const tagAt = (slot: PlanSlot): Spot => {
    const [x, y] = onBlock(paper, slot)
    return [x, Math.max(36, y - 26)]
  }
  const tabStop = slotOf(current) ? current : layout.slots[0]?.place.id
  const free = plan.places.filter(p => !p.stand).length
  const label = words.planLabel({ letter: plan.letter, name: plan.name, places: plan.places.length, free })
  return (
    <div ref={ref} className={lifted ? 'z-plan z-lifted' : 'z-plan'}>
      <SceneSvg width={view.width} height={view.height} label={label} style={{ '--hallc': plan.color }} fluid>
        <g {...DECORATION}>{floor}</g>
        {layout.slots.map(slot => {
          const { place } = slot
          const away = lifted != null && lifted.from === place.id
          const look = ['z-place']
          if (!place.stand || away) look.push('z-place-free')
          if (place.stand?.hidden) look.push('z-place-hidden')
          if (place.id === target) look.push('z-target')
          if (away) look.push('z-from')
          const ring = new Sheet(u, paper)
          ring.rect(slot.x - 0.12, slot.y - 0.12, place.width + 0.24, PLACE_DEPTH + 0.24, 'z-ring')
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button of html cannot stand inside an svg
            <g
              key={place.id}
              role="button"
              tabIndex={place.id === tabStop ? 0 : -1}
              aria-label={words.placeLabel(place)}
              aria-pressed={away}
              className={look.join(' ')}
              data-place={place.id}
              data-stand={place.stand?.id}
              onClick={onPlacePress && (() => onPlacePress(place))}
              onKeyDown={onPlaceKeyDown && (e => onPlaceKeyDown(place, e))}
              onFocus={e => {
                setFocused(e.currentTarget.matches(':focus-visible'))
                onPlaceFocus?.(place)
              }}
              onBlur={() => setFocused(false)}
            >
              {place.stand && !away ? (
                <PlanBlock slot={slot} stand={place.stand} paper={paper} />
              ) : (
                <PlanEmpty slot={slot} paper={paper} />
              )}
              {ring.painting()}
              {place.stand && <title>{words.placeLabel(place)}</title>}
            </g>
          )
        })}
        <g {...DECORATION}>
          {layout.slots.map(
            slot =>
              slot.place.stand &&
              lifted?.from !== slot.place.id && (
                <PlanLabel
                  key={slot.place.id}
                  at={onBlock(paper, slot)}
                  stand={slot.place.stand}
                  room={(slot.place.width + 0.6) * u}
                  u={u}
                />
              ),
          )}
        </g>
        {named && (
          <g {...DECORATION} className="z-nohit">
            <DarkTag place={thingTag(view.width, tagAt(named), named.place.stand?.name ?? '')} />
          </g>
        )}
        {lifted && carried && (
          <g {...DECORATION}>
            {from && (
              <path
                className="z-trail"
                d={trail(
                  eye.p(from.x + from.place.width / 2, from.y + 1.2),
                  eye.p(carried[0] + lifted.width / 2, carried[1] + 1.2, 2.6),
                )}
              />
            )}
            <PlanCarried
              stand={lifted.stand}
              width={lifted.width}
              x={carried[0]}
              y={carried[1]}
              paper={paper}
            />
          </g>
        )}
      </SceneSvg>
    </div>
  )
}

function trail(a: Spot, b: Spot): string {
  const top = Math.min(a[1], b[1]) - 70
  return `M${round1(a[0])},${round1(a[1])}Q${round1((a[0] + b[0]) / 2)},${round1(top)} ${round1(b[0])},${round1(b[1])}`
}
