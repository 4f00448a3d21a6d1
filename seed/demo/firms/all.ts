import { care } from './care.ts'
import { coast } from './coast.ts'
import { farmsAndFood } from './farms-and-food.ts'
import type { DemoFirm } from './firm.ts'
import { machinesAndNetworks } from './machines-and-networks.ts'
import { materials } from './materials.ts'
import { metalAndMovement } from './metal-and-movement.ts'
import { openFarms } from './open-farms.ts'
import { schoolsAndWork } from './schools-and-work.ts'

export const making = [...metalAndMovement, ...machinesAndNetworks, ...materials]
export const living = [...farmsAndFood, ...care]
export const learning = schoolsAndWork

export const demoFirms: DemoFirm[] = [...making, ...living, ...learning, ...coast, ...openFarms]

export function firmNamed(name: string): DemoFirm {
  const firm = demoFirms.find(one => one.name === name)
  if (!firm) throw new Error(`No demo firm is called "${name}".`)
  return firm
}
