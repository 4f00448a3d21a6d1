import { expect, it } from 'vitest'
import type { ShownPresentation } from '../../contract/presentations-shown.ts'
import { asSessions } from './as-session.ts'

const some = (id: number, number: string, firm: string): ShownPresentation => ({
  id,
  conference: 100 + id,
  title: `Demo ${id}`,
  type: 'webinar',
  firm: { id: id * 10, name: firm, color: '#000000', shape: 'sq', initials: 'X', logo: null },
  stand: { id, number },
  speaker: null,
  language: null,
  begin: '2027-03-09T09:00:00.000Z',
  end: '2027-03-09T10:00:00.000Z',
  state: 'scheduled',
  hasReplay: false,
  needsPass: false,
  isByClock: true,
})

it('presentations are sessions in columns of their booths, in the order of those', () => {
  const sessions = asSessions([some(1, 'A 10', 'Zinc'), some(2, 'A 2', 'Acier')])
  expect(sessions.map(({ id, room, sponsor }) => [id, room?.name, room?.at, sponsor])).toEqual([
    [101, 'A 10 · Zinc', 1, 'Zinc'],
    [102, 'A 2 · Acier', 0, 'Acier'],
  ])
})
