import { expect, it } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useRoom } from './use-room.ts'

const fair = fairOf(1, 'rives')
const room = { id: 5, unread: 0 }

async function asked(isValidated: number) {
  const user = userOf(['visitor'], { fairUsers: [{ id: 4, fair: { id: fair.id }, isValidated }] })
  const page = await readerOf({ user, fairs: [fair], salon: 'rives', answers: { 'POST /chat_rooms': room } })
  const hook = await renderHook(() => useRoom(user.id, { hall: 3 }, false), page.around)
  const found = hook.now.room
  await hook.leave()
  return { found, calls: page.sent().map(({ call }) => call) }
}

it('the room of a place is asked for by whom the fair has let in', async () => {
  expect(await asked(validationState.validated)).toEqual({ found: room, calls: ['POST /chat_rooms'] })
})

it.each([
  ['waits for it', validationState.waiting],
  ['was refused by it', validationState.refused],
])('whoever %s asks for no room, and is shown none', async (_, state) => {
  expect(await asked(state)).toEqual({ found: undefined, calls: [] })
})
