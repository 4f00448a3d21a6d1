import type { VisitHall } from '#domain/halls/contract/hall-visit.ts'
import type { LobbyStageView } from '#domain/scenes/web/stage-view.ts'
import { useWords } from '#platform/web/words/words.ts'
import { ChosenCard, KeyHint } from './hall-lens.tsx'
import styles from './lens.module.css'
import type { Lens } from './lens.ts'
import { PeopleTag } from './people-tag.tsx'
import { useChosenPerson } from './use-chosen-person.ts'
import { countPeople, keyOf, useFreePeople } from './use-free-people.ts'

type Props = { fair: number; lens: Lens; halls: readonly VisitHall[]; stage: LobbyStageView }

/** Over the doors of the lobby: who is free in each hall. */
export function LobbyLens({ fair, lens, halls, stage }: Props) {
  const t = useWords('visit')
  const { people } = useFreePeople({ fair }, lens.language)
  // By key one walks among those who are behind the doors that are seen.
  const doors = halls.flatMap(hall => {
    const spot = stage.spotOf(hall.letter)
    return spot ? [{ hall, spot, inside: people.filter(one => one.hall === hall.id) }] : []
  })
  const chosen = useChosenPerson({
    people: doors.flatMap(({ inside }) => inside),
    leave: () => lens.setOn(false),
  })
  const [first] = doors.flatMap(({ inside }) => inside)
  const tabStop = chosen.at ?? (first ? keyOf(first) : null)
  return (
    <>
      <div ref={chosen.layer} className={styles.layer}>
        {doors.map(({ hall, spot, inside }, index) => (
          <PeopleTag
            key={hall.id}
            people={inside}
            label={t('lens.free', { count: countPeople(inside) })}
            hasLabel
            index={index}
            style={{ left: `${(spot.x / stage.width) * 100}%`, top: `${(spot.y / stage.height) * 100}%` }}
            tabStop={tabStop}
            opened={chosen.opened ? keyOf(chosen.opened) : null}
            onFocus={chosen.setAt}
            onOpen={chosen.open}
          />
        ))}
      </div>
      <KeyHint />
      <ChosenCard people={people} chosen={chosen} place={() => ({ left: 'auto', top: '120px' })} />
    </>
  )
}
