import { memo } from 'react'
import { LitLamp } from './booth-sign.tsx'
import { brandStyle } from './brand-color.ts'
import { FigureDefs } from './figures.tsx'
import { SceneSvg } from './scene-defs.tsx'
import { Sheet } from './sheet.tsx'
import { streetEye } from './street-layout.ts'

type StreetGroundProps = { width: number; height: number; letter: string; color: string }

/** The floor of the street: joints, light from the roof, its middle line and the hall's totem at the entrance. */
export const StreetGround = memo(function StreetGround({ width, height, letter, color }: StreetGroundProps) {
  const s = new Sheet(streetEye.u)
  const step = streetEye.u * 4
  // Joints of the floor as long lines on the screen: both families have the slope of one half.
  let joints = ''
  for (let y = -width / 2; y < height + width / 2; y += step / 2)
    joints += `M0,${Math.round(y)}L${width},${Math.round(y + width / 2)}M0,${Math.round(y)}L${width},${Math.round(y - width / 2)}`
  for (let j = 0; j < height / 330; j++) {
    const [x0, y0] = streetEye.inv(50, j * 340 + 10)
    for (let a = 0; a < 5; a++)
      for (let i = 0; i < 2; i++) {
        const x = x0 + a * 1.25 + i * 1.75
        const y = y0 + a * 2.1
        s.poly(
          [
            [x, y],
            [x + 1.6, y],
            [x + 2.75, y + 1.94],
            [x + 1.15, y + 1.94],
          ],
          'z-sun',
        )
      }
  }
  const light = s.painting()
  const t = new Sheet(streetEye.u)
  const [tx, ty] = streetEye.inv(width - 92, 66)
  t.rect(tx + 0.15, ty + 0.1, 1.7, 0.6, 'z-shd')
  t.box(tx, ty, 0, 1.5, 0.22, 2.1, ['z-c1', 'z-c2', 'z-c3'])
  t.text(t.wallMatrix(tx, ty + 0.22, 2.1), 'z-mk z-mk-o', 75, 150, letter.length > 1 ? 100 : 150, letter)
  return (
    <SceneSvg width={width} height={height} className="z-ground">
      {/* For the people and signs of all pairs. */}
      <FigureDefs />
      <defs>
        <LitLamp u={streetEye.u} />
      </defs>
      <path className="z-fg" d={joints} />
      {light}
      <path className="z-ad" d={`M${width / 2},20V${height}`} />
      <g className="z-brand" style={brandStyle(color)}>
        {t.painting()}
      </g>
    </SceneSvg>
  )
})
