import { useMemo } from 'react'
import { drawnAs } from '#domain/conferences/contract/drawn-as.ts'
import type { conferenceRooms } from '#domain/conferences/contract/room.ts'
import type { Session } from '#domain/conferences/web/program/sessions.ts'
import { picturesOf, speakersIn } from '#domain/conferences/web/stage/drawn-room.ts'
import type { AuditoriumScene as AuditoriumRecord } from '#domain/scenes/contract/scene.ts'
import { AuditoriumScene } from '#domain/scenes/web/auditorium-scene.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'

const nobody: ReadonlyMap<number, string | null> = new Map()
const itself = (seat: string) => seat

/** A room as it is built, with who speaks there now: its seats are taken in its sessions. */
export default function RoomPicture({
  room,
  onAir,
  title,
  label,
}: {
  room: RecordOf<typeof conferenceRooms>
  onAir: Session | null
  /** On its screen. */
  title: string
  label: string
}) {
  const scene = useMemo((): AuditoriumRecord => {
    return {
      ...drawnAs(room),
      title,
      sponsor: null,
      speakers: speakersIn(
        (onAir?.speakers ?? []).map((name, id) => ({ id, name })),
        room.stageCharacters,
        true,
      ),
      seated: [],
      isFree: false,
      pictures: picturesOf(room),
    }
  }, [room, onAir, title])
  return (
    <AuditoriumScene
      scene={scene}
      taken={nobody}
      own={null}
      words={{ label, ownSeat: itself, seatFree: itself, seatTaken: itself }}
    />
  )
}
