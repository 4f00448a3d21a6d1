import type { ConferenceDesk } from '#domain/conferences/contract/desk.ts'
import type { ShownQuestion } from '#domain/conferences/contract/questions.ts'
import type { OwnStage, Stage } from '#domain/conferences/contract/stage.ts'
import { one } from '#platform/server/database/rows.ts'
import { conferenceFixture, inMinutes } from './conference-fixture.ts'
import type { Somebody as Who } from './waiting-fixture.ts'

/** The path of a call of a conference. */
export const at = (id: number, word: string) => `/conferences/${id}/${word}`

/** Conferences with what goes on in their rooms. */
export async function stageFixture(env?: Parameters<typeof conferenceFixture>[0]) {
  const f = await conferenceFixture(env)
  /** A room with a plan of so many seats. */
  async function roomOf(seats: number): Promise<number> {
    const { id } = await one<{ id: number }>(f.db)`
      with made as (insert into conference_room_type (translations) values ('{}') returning id)
      insert into conference_room_type_variation (conference_room_type_id, seats)
      select id, ${seats}::int from made returning id`
    const body = { name: 'Room', conferenceRoomTypeVariation: id }
    return (await f.made<{ id: number }>('/conference_rooms', body)).id
  }
  return {
    ...f,
    roomOf,
    /** Under way, moderated by somebody. */
    session: (body: object = {}) =>
      f.published({ moderator: f.seeded.people.moderator.id, begin: inMinutes(-5), ...body }),
    sit: (who: Who, id: number, body: object = {}) => f.ask(who, 'POST', at(id, 'attendance'), body),
    /** What is shown after open pages were told. */
    stage: async (id: number, who: Who = 'visitor1') => {
      await f.tick('ring_stage')
      return f.done<Stage>(who, 'GET', at(id, 'stage'))
    },
    mine: (who: Who, id: number) => f.done<OwnStage>(who, 'GET', at(id, 'mine')),
    desk: (id: number, who: Who = 'moderator') => f.done<ConferenceDesk>(who, 'GET', at(id, 'desk')),
    question: (who: Who, id: number, text = 'Why?', more: object = {}) =>
      f.done<ShownQuestion>(who, 'POST', at(id, 'questions'), { text, ...more }),
    decide: (id: number, body: object, who: Who = 'moderator') =>
      f.said(who, 'PUT', `/conference_questions/${id}`, body),
  }
}

export type StageFixture = Awaited<ReturnType<typeof stageFixture>>
