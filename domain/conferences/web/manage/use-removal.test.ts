import { afterEach, expect, it } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import { useRemoval } from './use-removal.tsx'

afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
})

async function open() {
  const done: string[] = []
  const does = (what: string) => async () => void done.push(what)
  const removal = await renderHook(() => useRemoval(does('read')), pageWith().around)
  return { done, does, removal }
}
const said = () => queue.visibleToasts.map(({ content }) => [content.tone, content.title])

it('what can be put back goes at once, and one press puts it back', async () => {
  const { done, does, removal } = await open()
  await removal.act(() =>
    removal.now.remove({ name: 'Link', remove: does('remove'), putBack: does('put back') }),
  )
  expect([done, removal.now.question]).toEqual([['remove', 'read'], null])
  const [notice] = queue.visibleToasts
  expect(notice?.content.action?.isUndo).toBe(true)
  await removal.act(() => notice?.content.action?.onPress())
  expect(done).toEqual(['remove', 'read', 'put back', 'read'])
})

it('what cannot be put back stays until its question is answered', async () => {
  const { done, does, removal } = await open()
  const film = { name: 'Film', remove: does('remove') }
  await removal.act(() => removal.now.remove(film))
  expect(done).toEqual([])
  await removal.act(() => removal.now.question?.props.onClose())
  expect([done, removal.now.question]).toEqual([[], null])
  await removal.act(() => removal.now.remove(film))
  await removal.act(() => removal.now.question?.props.onConfirm())
  expect([done, removal.now.question]).toEqual([['remove', 'read'], null])
  expect(queue.visibleToasts.map(({ content }) => content.action)).toEqual([undefined])
})

it('what the server keeps is not said to be gone', async () => {
  const page = pageWith({ 'DELETE /pass_allotments/1': problem(409, { message_code: 'allotment_given' }) })
  const removal = await renderHook(() => useRemoval(async () => {}), page.around)
  const remove = () => page.api.remove({ name: 'pass_allotments' } as never, 1)
  await removal.act(() => removal.now.remove({ name: 'Firm', remove, putBack: remove }))
  expect(said()).toEqual([['error', 'allotment_given']])
})
