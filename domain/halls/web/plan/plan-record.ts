import type { DrawnStand, PlanProgress, PlanScene } from '#domain/scenes/contract/scene.ts'
import type { PlanHall, PlanStand } from '../../contract/plan.ts'

const progress: Record<PlanStand['configurationState'], PlanProgress> = {
  configured: 'ready',
  ongoing: 'started',
  not_configured: 'empty',
}

/** Every place is drawn equally wide, so that nothing shifts when a stand is moved. */
export const PLACE_WIDTH = 3.4

export const drawnStand = (stand: PlanStand): DrawnStand => ({
  id: stand.id,
  name: stand.name,
  initials: stand.initials,
  logo: stand.logo,
  shape: stand.shape,
  color: stand.color,
  progress: progress[stand.configurationState],
  hidden: !stand.isVisible,
})

/** The hall as the scene draws it; a place is known by its number. */
export const drawnHall = (hall: PlanHall, stands: ReadonlyMap<number, PlanStand>): PlanScene => ({
  letter: hall.letter,
  name: hall.name,
  color: hall.color,
  places: hall.places.map(place => {
    const stand = place.stand === null ? undefined : stands.get(place.stand)
    return {
      id: place.number,
      number: stand?.label ?? place.label,
      width: PLACE_WIDTH,
      stand: stand ? drawnStand(stand) : null,
    }
  }),
})
