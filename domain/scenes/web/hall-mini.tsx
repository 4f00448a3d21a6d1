import { boothsPerAisle } from './hall-layout.ts'
import { SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import './scene.css'

type HallMiniProps = {
  /** For each stand in aisle order: is somebody there? */
  lit: readonly boolean[]
  /** "Hall A: 16 stands of 24 with somebody" */
  label: string
}

const U = 8.4

/** A hall as a small model for a dashboard: a block a stand, tall and bright where somebody is free. */
export function HallMini({ lit, label }: HallMiniProps) {
  const per = boothsPerAisle(lit.length)
  const rows = Math.max(1, Math.ceil(lit.length / per))
  const [w, d] = [per * 1.55 + 0.6, rows * 2.1 + 0.4]
  const s = new Sheet(U, { ox: d * U + 2, oy: 10 })
  s.box(0, 0, -0.2, w, d, 0.2, ['z-fl', 'z-fe1', 'z-fe2'])
  lit.forEach((on, i) => {
    const faces = on
      ? (['z-lit1', 'z-lit2', 'z-lit3'] as const)
      : (['z-unlit1', 'z-unlit2', 'z-unlit3'] as const)
    s.box(0.5 + (i % per) * 1.55, 0.6 + Math.floor(i / per) * 2.1, 0, 1.25, 1.15, on ? 0.75 : 0.4, faces)
  })
  const width = Math.round((w + d) * U + 4)
  const height = Math.round(((w + d) * U) / 2 + 16)
  return (
    <SceneSvg width={width} height={height} label={label} role="img" className="z-mini" fluid>
      {s.painting()}
    </SceneSvg>
  )
}
