import { lazy, Suspense, useMemo } from 'react'
import type { AuditoriumScene as AuditoriumRecord, RoomPlan } from '#domain/scenes/contract/scene.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { RoomDefaults } from '../../contract/choices.ts'
import { drawnAs } from '../../contract/drawn-as.ts'
import { picturesOf, seatedIn, speakersIn } from '../stage/drawn-room.ts'
import styles from './room-preview.module.css'

// A drawing of many parts: the form comes first.
const AuditoriumScene = lazy(async () => ({
  default: (await import('#domain/scenes/web/auditorium-scene.tsx')).AuditoriumScene,
}))

type Figure = { id: number; look: object }
/** What a room chooses from. */
export type RoomChoices = {
  types: readonly { id: number; plan: RoomPlan }[]
  variations: readonly { id: number; seats: number }[]
  standing: readonly Figure[]
  sitting: readonly Figure[]
}

type Props = { value: Readonly<Record<string, unknown>>; choices: RoomChoices }

/** Of the seats one in so many is taken: a room is seen with its rows and with people in them. */
const step = 3
const itself = (seat: string) => seat
const chosen = <T extends { id: number }>(all: readonly T[], value: unknown) => {
  const id = Number(fieldsIn(value).id ?? value)
  return all.find(one => one.id === id)
}
const allChosen = (all: readonly Figure[], values: unknown) =>
  (Array.isArray(values) ? values : []).flatMap(value => chosen(all, value) ?? [])

/** A room as it will be drawn with what is chosen, before that is saved. */
export function RoomPreview({ value, choices }: Props) {
  const t = useWords('conferences')
  const type = chosen(choices.types, value.conferenceRoomType)
  const variation = chosen(choices.variations, value.conferenceRoomTypeVariation)
  const { plan, seats } = drawnAs({
    conferenceRoomType: type,
    conferenceRoomTypeVariation: variation,
    defaults: fieldsIn(value.defaults) as RoomDefaults,
  })
  const taken = useMemo(
    () => new Map(Array.from({ length: Math.ceil(seats / step) }, (_, i) => [1 + i * step, null] as const)),
    [seats],
  )
  const cast = allChosen(choices.standing, value.stageCharacters)
  const scene: AuditoriumRecord = {
    plan,
    seats,
    title: String(value.name ?? ''),
    sponsor: null,
    // Figures, whose names nobody is called by.
    speakers: speakersIn(
      cast.map(({ id }) => ({ id, name: '' })),
      cast,
      false,
    ),
    seated: seatedIn(allChosen(choices.sitting, value.seatedCharacters)),
    isFree: false,
    pictures: picturesOf(value),
  }
  return (
    <figure className={styles.preview}>
      <figcaption>
        {t('setup.preview')}
        {!(type && variation) && ` · ${t(`drawn.usual_${plan}`, { count: seats })}`}
      </figcaption>
      <Suspense fallback={<Skeleton shape="rows" count={4} />}>
        <AuditoriumScene
          scene={scene}
          taken={taken}
          own={null}
          width={512}
          words={{ label: t('setup.preview'), ownSeat: itself, seatFree: itself, seatTaken: itself }}
        />
      </Suspense>
    </figure>
  )
}
