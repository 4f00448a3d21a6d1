import { type MadeSession, madeSessions } from '#domain/conferences/server/testing/made-schedule.ts'

const slots = 16

/** So many sessions of a file, no two at one time in one room: half an hour each, on as many days as it takes. */
export const madeProgramme = (count: number, rooms = 24): MadeSession[] =>
  madeSessions(count).map((session, at) => {
    const slot = Math.floor(at / rooms) % slots
    return {
      ...session,
      room: `Room ${(at % rooms) + 1}`,
      day: Math.floor(at / rooms / slots),
      start: `${10 + Math.floor(slot / 2)}:${slot % 2 ? '30' : '00'}`,
      abstract: `&lt;p&gt;${`What session ${at + 1} is about. `.repeat(12)}&lt;/p&gt;`,
    }
  })
