import { afterEach, expect, it } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import { useUndo } from './use-undo.ts'

afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
})

const entries = [
  { id: 72, of: 6, name: 'Bois' },
  { id: 71, of: 5, name: 'Verre' },
]
const restore = (id: number) => `POST /trash/${id}/restore`
const restoreAll = 'POST /trash/restore'
const said = () => queue.visibleToasts.map(({ content }) => [content.tone, content.title])

async function open(answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const shown = { name: 'exhibitors' }
  const trash = await renderHook(() => useUndo(shown), page.around)
  page.queries.setQueryData(['/exhibitors', 'list'], 'before')
  const isReadAgain = () => page.queries.getQueryState(['/exhibitors', 'list'])?.isInvalidated
  const undo = (of: number | number[]) =>
    trash.act(() => trash.now.undo({ kind: 'firm', of, fair: 1, name: 'Verre' }).onPress())
  return { ...page, trash, undo, isReadAgain }
}

it('undo takes out of the trash what was thrown away, and nothing that lies beside it', async () => {
  const { undo, sent, isReadAgain } = await open({
    'GET /trash?kind=firm&fair=1': [entries],
    [restoreAll]: {},
  })
  await undo(5)
  expect(sent()).toMatchObject([{ call: restoreAll, body: { ids: [71] } }])
  expect(said()).toEqual([['success', 'trash.restored']])
  expect(isReadAgain()).toBe(true)
})

it('undo takes several back by one call', async () => {
  const { undo, sent } = await open({ 'GET /trash?kind=firm&fair=1': [entries], [restoreAll]: {} })
  await undo([5, 6, 7])
  expect(sent()).toMatchObject([{ call: restoreAll, body: { ids: [72, 71] } }])
})

it('what cannot come back any more is said, with why, and what is there now is shown', async () => {
  const { trash, isReadAgain } = await open({ [restore(71)]: problem(409, { message_code: 'place_taken' }) })
  await trash.act(() => trash.now.restore({ id: 71, name: 'Verre' }))
  expect(said()).toEqual([['error', 'trash.not_restored']])
  expect(queue.visibleToasts[0]?.content.hint).toBe('place_taken')
  expect(isReadAgain()).toBe(true)
})
