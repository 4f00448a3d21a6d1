import { type RefObject, useEffect } from 'react'
import type { BoothScene } from '#domain/scenes/contract/scene.ts'
import type { StageView } from '#domain/scenes/web/stage-view.ts'
import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './lens.module.css'
import type { Lens } from './lens.ts'
import { PeopleTag } from './people-tag.tsx'
import { PersonCard } from './person-card.tsx'
import { useChosenPerson } from './use-chosen-person.ts'
import { byBooth, keyOf, useFreePeople } from './use-free-people.ts'

type Props = {
  place: { fair: number; hall: number }
  lens: Lens
  booths: readonly BoothScene[]
  stage: StageView
  /** Hears which booth of the drawing is pressed. */
  onBooth: RefObject<((booth: number) => void) | null>
}

/** Below this scale a sign has no room. */
const signU = 14

/** Over a hall: who is free, at their booths. */
export function HallLens({ place, lens, booths, stage, onBooth }: Props) {
  const { people } = useFreePeople(place, lens.language)
  const chosen = useChosenPerson({ people, leave: () => lens.setOn(false) })
  const free = byBooth(people)
  const at = new Map(free.map(staff => [staff[0]?.stand.id, staff]))
  useEffect(() => {
    onBooth.current = booth => {
      const [first] = at.get(booth) ?? []
      if (first) chosen.open(first)
    }
    return () => {
      onBooth.current = null
    }
  })
  const order = new Map(free.map((staff, index) => [staff[0]?.stand.id, index]))
  const tabStop = chosen.at ?? (people[0] ? keyOf(people[0]) : null)
  return (
    <>
      <div ref={chosen.layer} className={styles.layer}>
        {booths.map(booth => {
          const staff = at.get(booth.id)
          const spot = stage.spotOf(booth.id)
          if (!spot) return null
          const place = {
            left: `${(spot.x / stage.width) * 100}%`,
            top: `${(spot.y / stage.height) * 100}%`,
          }
          if (!staff)
            return stage.u < signU ? null : (
              <span key={booth.id} className={styles.nobody} style={place} aria-hidden="true">
                {booth.number}
              </span>
            )
          return (
            <PeopleTag
              key={booth.id}
              people={staff}
              label={booth.number}
              hasLabel={stage.u >= signU}
              index={order.get(booth.id) ?? 0}
              style={place}
              tabStop={tabStop}
              opened={chosen.opened ? keyOf(chosen.opened) : null}
              onFocus={chosen.setAt}
              onOpen={chosen.open}
            />
          )
        })}
      </div>
      <KeyHint />
      <ChosenCard people={people} chosen={chosen} place={stage.placeOf} />
    </>
  )
}

type CardProps = {
  people: readonly FreePerson[]
  chosen: ReturnType<typeof useChosenPerson>
  place: StageView['placeOf']
}

/** The card of whom one stands before, beside their booth; on a phone a sheet. */
export function ChosenCard({ people, chosen: { opened, open, close }, place }: CardProps) {
  if (!opened) return null
  const beside = place(opened.stand.id)
  return (
    <div className={beside ? 'z-card' : 'z-card z-card-sheet'} {...(beside && { style: beside })}>
      <PersonCard
        person={opened}
        isFree={people.some(one => keyOf(one) === keyOf(opened))}
        others={people.filter(one => one.stand.id === opened.stand.id && one.id !== opened.id)}
        onOpen={open}
        onClose={close}
      />
    </div>
  )
}

/** The keys that walk from one to the next. */
export function KeyHint() {
  const t = useWords('visit')
  return (
    <p className={styles.hint} aria-hidden="true">
      <Kbd>←</Kbd> <Kbd>→</Kbd> {t('lens.hint_next')} <Kbd>{t('lens.escape')}</Kbd> {t('lens.hint_day')}
    </p>
  )
}
