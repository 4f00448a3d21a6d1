import type { OwnPlace } from '../../contract/place.ts'

export const fair = { id: 3, homepage: 'rives' }
export const malik = {
  id: 90,
  firstName: 'Malik',
  lastName: 'Diallo',
  jobTitle: null,
  picture: null,
  look: {},
  firm: null,
}

/** A place that waits at a booth, as the server answers it. */
export const placeOf = (said: Partial<OwnPlace> & Pick<OwnPlace, 'id'>): OwnPlace => ({
  fair,
  stand: { id: 40, number: 'A6', firm: { id: 8, name: 'Nordalia', logo: null, color: null } },
  state: 'waiting',
  before: 2,
  estimate: 6,
  takenAt: '2026-11-23T09:00:00.000Z',
  reason: '',
  context: null,
  mayPostpone: true,
  calledFor: 0,
  contact: null,
  way: null,
  ways: ['chat', 'call'],
  conversation: null,
  call: null,
  endedAt: null,
  closedBecause: null,
  ...said,
})
