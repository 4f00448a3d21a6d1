import { useMemo } from 'react'
import type { PlanScene } from '../contract/scene.ts'
import { PlanBlock, PlanEmpty } from './plan-block.tsx'
import { layPlan, viewPlan } from './plan-layout.ts'
import { DECORATION, SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import './scene.css'

/** The plan of a hall as a small picture: which places are taken, in the colours of those who took them. */
export function PlanModel({ plan, label, width = 420 }: { plan: PlanScene; label: string; width?: number }) {
  const layout = useMemo(() => layPlan(plan.places), [plan])
  const view = useMemo(() => viewPlan(layout, width), [layout, width])
  const [ox, oy] = view.eye.p(0, 0)
  const paper = { u: view.u, ox, oy }
  const floor = new Sheet(view.u, paper)
  floor.box(0, 0, -0.3, layout.width, layout.depth, 0.3, ['z-fl', 'z-fe1', 'z-fe2'])
  return (
    <SceneSvg
      width={view.width}
      height={view.height}
      label={label}
      role="img"
      style={{ '--hallc': plan.color }}
      fluid
    >
      <g {...DECORATION}>
        {floor.painting()}
        {layout.slots.map(slot =>
          slot.place.stand ? (
            <g key={slot.place.id} className={slot.place.stand.hidden ? 'z-place-hidden' : undefined}>
              <PlanBlock slot={slot} stand={slot.place.stand} paper={paper} />
            </g>
          ) : (
            <PlanEmpty key={slot.place.id} slot={slot} paper={paper} />
          ),
        )}
      </g>
    </SceneSvg>
  )
}
