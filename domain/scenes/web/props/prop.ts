import type { PropKind } from '../../contract/scene.ts'
import { leafbox, plant } from './green.ts'
import { antenna, cabinet, coil, crates, helmet, robot, rolls, tank, train, wing } from './industry.tsx'
import {
  books,
  bottles,
  cross,
  easel,
  globe,
  loaf,
  microscope,
  palette,
  screens,
  server,
} from './knowledge.ts'
import type { StillLife } from './still-life.ts'

export const PROPS: Record<PropKind, StillLife> = {
  plant,
  coil,
  bottles,
  rolls,
  crates,
  tank,
  cabinet,
  screens,
  wing,
  train,
  robot,
  books,
  palette,
  globe,
  leafbox,
  server,
  microscope,
  antenna,
  easel,
  helmet,
  loaf,
  cross,
}
