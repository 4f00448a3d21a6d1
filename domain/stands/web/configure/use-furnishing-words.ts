import { useMemo } from 'react'
import type { FurnishedSpot } from '#domain/scenes/contract/scene.ts'
import type { FurnishingWords } from '#domain/scenes/web/words.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'

/** What the things of a room are called while it is furnished. */
export function useFurnishingWords(people: BoothConfiguration['people']): FurnishingWords {
  const t = useWords('stands')
  return useMemo(() => {
    const nameOf = (spot: FurnishedSpot) => {
      const person = spot.kind === 'person' && people.find(one => one.id === spot.id)
      return person ? `${person.firstName} ${person.lastName}` : null
    }
    const called: Record<FurnishedSpot['kind'], string> = {
      wall: t('configure.thing_wall'),
      sign: t('configure.title'),
      logo: t('configure.logo'),
      counter: t('configure.thing_counter'),
      exhibit: t('configure.prop'),
      person: t('configure.part_people'),
      staff: t('configure.part_people'),
      poster: t('configure.poster'),
      video: t('configure.part_video'),
      brochures: t('configure.brochures'),
    }
    return {
      thingLabel: spot => nameOf(spot) ?? called[spot.kind],
      lacking: kind => t(`configure.lacking_${kind}`),
    }
  }, [t, people])
}
