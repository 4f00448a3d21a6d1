import type { RoomNow } from '#domain/conferences/web/program/rooms-now.ts'
import { hallColors } from '#domain/halls/contract/rules.ts'
import type { LobbyDoor } from '#domain/scenes/contract/scene.ts'

/** The door of a room, numbered in the order of the programme. */
export const roomDoor = ({ room, onAir }: RoomNow, at: number, href: string): LobbyDoor => ({
  id: room.id,
  letter: String(at + 1),
  name: room.name,
  color: hallColors[at % hallColors.length] ?? hallColors[0],
  href,
  stands: 0,
  staffed: 0,
  lit: 0,
  room: { isOnAir: onAir !== null },
})
