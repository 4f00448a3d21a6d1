import type { AuditoriumScene, AuditoriumSpeaker } from '#domain/scenes/contract/scene.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { lookOf } from '#platform/web/ui/person/cast.ts'

type Figure = { id: number; look: object }

/** As many figures as sit differently where a room names none. */
const kinds = 16

/** Who stands on a stage: each like one of the room’s figures, in turn. */
export const speakersIn = (
  people: readonly { id: number; name: string }[],
  cast: readonly Figure[],
  isOnAir: boolean,
): AuditoriumSpeaker[] =>
  people.map(({ id, name }, i) => ({
    id,
    name,
    look: lookOf({ id, look: cast[i % Math.max(1, cast.length)]?.look ?? null }),
    isOnAir,
  }))

/** Like whom those who sit are drawn. */
export const seatedIn = (figures: readonly Figure[]): AuditoriumScene['seated'] =>
  figures.length
    ? figures.map(({ id, look }) => lookOf({ id, look }))
    : Array.from({ length: kinds }, (_, id) => lookOf({ id }))

const pathOf = (image: unknown) => {
  const { filePath } = fieldsIn(image)
  return typeof filePath === 'string' ? filePath : null
}

/** What hangs in a room, as its record shows it or as it was sent. */
export const picturesOf = (room: {
  screenImage?: unknown
  leftWallImage?: unknown
  rightWallImage?: unknown
}): AuditoriumScene['pictures'] => ({
  screen: pathOf(room.screenImage),
  left: pathOf(room.leftWallImage),
  right: pathOf(room.rightWallImage),
})
