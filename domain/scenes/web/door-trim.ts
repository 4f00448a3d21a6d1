import type { HallVariant } from '../contract/scene.ts'
import { circlePath } from './plane-path.ts'

/** The arch of a door: where its round begins, how wide and high that is, how thick the frame, where it stands. */
type Arch = { x: number; shoulder: number; rx: number; ry: number; thick: number; foot: number }

const round = (n: number) => Math.round(n * 10) / 10
/** Along the round of the arch, `out` from its inner edge: 0 inside, 1 outside. */
function onArch({ x, shoulder, rx, ry, thick }: Arch, degrees: number, out: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  const less = thick * (1 - out)
  return [round(x - Math.cos(angle) * (rx - less)), round(shoulder - Math.sin(angle) * (ry - less))]
}
const degrees = (step: number) =>
  Array.from({ length: Math.floor(180 / step) - 1 }, (_, at) => (at + 1) * step)

/** A fan of glazing bars above the lintel. */
const fan = (arch: Arch) =>
  `M${round(arch.x - arch.rx + arch.thick)},${arch.shoulder}H${round(arch.x + arch.rx - arch.thick)}${degrees(
    45,
  )
    .map(angle => `M${arch.x},${arch.shoulder}L${onArch(arch, angle, 0)}`)
    .join('')}`

/** The joints between the stones of the round and of the jambs. */
function joints(arch: Arch) {
  const { x, rx, thick, shoulder, foot } = arch
  const course = thick * 1.2
  const rows = Array.from({ length: Math.floor((foot - shoulder) / course) + 1 }, (_, at) =>
    round(shoulder + at * course),
  )
  return (
    degrees(18)
      .map(angle => `M${onArch(arch, angle, 0)}L${onArch(arch, angle, 1)}`)
      .join('') + rows.map(y => `M${x - rx},${y}H${x - rx + thick}M${x + rx - thick},${y}H${x + rx}`).join('')
  )
}

/** Leaves that climb over the round. */
const leaves = (arch: Arch) =>
  degrees(12)
    .map((angle, at) => {
      const [x, y] = onArch(arch, angle, 0.4 + ((at * 7) % 5) * 0.14)
      return circlePath(x, y, round(arch.thick * (0.3 + ((at * 3) % 4) * 0.06)))
    })
    .join('')

/** By what the arch of a hall shows of which house lies behind it. */
export const doorTrim: Record<HallVariant, (arch: Arch) => { cls: string; d: string }> = {
  glass: arch => ({ cls: 'z-mu', d: fan(arch) }),
  brick: arch => ({ cls: 'z-joint', d: joints(arch) }),
  garden: arch => ({ cls: 'z-leaf', d: leaves(arch) }),
}
