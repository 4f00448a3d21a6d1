import { Lamp } from './lamp.tsx'
import { SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import './scene.css'

/** For an empty state: a place that waits under an unlit lamp. */
export function EmptyDrawing({ width = 132 }: { width?: number }) {
  const s = new Sheet(22, { ox: 66, oy: 44 })
  s.rect(0, 0, 2.7, 2.7, 'z-slot')
  s.rect(0.5, 0.5, 1.7, 1.7, 'z-fg')
  return (
    <SceneSvg
      width={width}
      height={Math.round((width * 108) / 132)}
      viewBox="0 0 132 108"
      className="z-empty"
    >
      {s.painting()}
      <path className="z-cord" d="M66,4V44" />
      <Lamp x={66} y={52} on={false} glow={0} size={12} />
    </SceneSvg>
  )
}
