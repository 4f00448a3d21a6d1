import { expect, it } from 'vitest'
import { calendarOf } from './calendar.ts'

const session = {
  id: 7,
  title:
    'Souder, coller; visser\\sans\nperdre de temps : été après été, où que l’on soit, et même au-delà de la mer',
  begin: '2036-06-01T10:00:00.000Z',
  end: '2036-06-01T10:45:00.000Z',
  room: 'Salle 1, étage',
  isCancelled: false,
  sequence: 2,
  changedAt: '2036-05-01T08:00:00.000Z',
  url: 'https://fair.test/salon/conference/view/7',
}

it('a calendar has sessions with their names, times, sequence and alarm, and signs of its own in texts escaped', () => {
  const calendar = calendarOf({ name: 'Salon', host: 'fair.test', alarmMinutes: 15 }, [session])
  const whole = calendar.replaceAll('\r\n ', '').split('\r\n')
  for (const line of [
    'UID:conference-7@fair.test',
    'SEQUENCE:2',
    'DTSTART:20360601T100000Z',
    'DTEND:20360601T104500Z',
    'SUMMARY:Souder\\, coller\\; visser\\\\sans\\nperdre de temps : été après été\\, où que l’on soit\\, et même au-delà de la mer',
    'LOCATION:Salle 1\\, étage',
    'TRIGGER:-PT15M',
    'STATUS:CONFIRMED',
  ])
    expect(whole).toContain(line)
})

it('what is cancelled says so, and gives no alarm', () => {
  const calendar = calendarOf({ name: 'Salon', host: 'fair.test', alarmMinutes: 0 }, [
    { ...session, isCancelled: true, room: '' },
  ])
  expect(calendar).toContain('STATUS:CANCELLED')
  for (const word of ['VALARM', 'LOCATION']) expect(calendar).not.toContain(word)
})

it('what its reader waits for a place in says so', () => {
  const calendar = calendarOf({ name: 'Salon', host: 'fair.test' }, [{ ...session, isTentative: true }])
  expect(calendar).toContain('STATUS:TENTATIVE')
})

it('sessions stand in their order in one calendar, each as it is now, whatever the calendar is called', () => {
  const calendar = calendarOf({ name: 'END:VCALENDAR', host: 'fair.test' }, [
    session,
    { ...session, id: 8, room: '' },
    { ...session, sequence: 3 },
  ])
  const lines = calendar.split('\r\n').filter(line => /^(BEGIN|END|UID|SEQUENCE)/.test(line))
  const entry = (id: number, sequence: number) => [
    'BEGIN:VEVENT',
    `UID:conference-${id}@fair.test`,
    `SEQUENCE:${sequence}`,
    'END:VEVENT',
  ]
  expect(lines).toEqual(['BEGIN:VCALENDAR', ...entry(7, 2), ...entry(8, 2), ...entry(7, 3), 'END:VCALENDAR'])
})
