import type { CurrentConference } from '../../contract/current.ts'

/** Its room, or the stand and the exhibitor who presents it there. */
export const whereCurrent = ({ room, presenter }: Pick<CurrentConference, 'room' | 'presenter'>): string =>
  presenter ? [presenter.number, presenter.name].filter(Boolean).join(' · ') : (room?.name ?? '')
