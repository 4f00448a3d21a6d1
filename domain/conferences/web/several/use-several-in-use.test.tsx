import { expect, it } from 'vitest'
import { ProblemError } from '#platform/web/api/client.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { createWords, WordsProvider } from '#platform/web/words/words.ts'
import messages from '../messages/work/en.json' with { type: 'json' }
import { useSeveralInUse } from './use-several-in-use.tsx'

const words = createWords('en', { 'conferences/work': messages })
const rows = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, name: `S${at + 1}` }))

it('of a hundred sessions that are in use three are named and the others counted', async () => {
  const inUse = await renderHook(
    () =>
      useSeveralInUse<(typeof rows)[number]>({
        nameOf: ({ name }) => name,
        isCancellable: () => true,
        cancel: () => {},
      }),
    page => <WordsProvider value={words}>{page}</WordsProvider>,
  )
  const refuse = (count: number) => {
    const detail = rows
      .slice(0, count)
      .map(({ id }) => id)
      .join()
    const used_by = [{ resource: 'agenda_entries', count }]
    return inUse.act(() =>
      inUse.now.remove(rows, () =>
        Promise.reject(new ProblemError(409, { code: 409, message: '', detail, used_by })),
      ),
    )
  }
  const said = () => [inUse.now.dialog?.props.title, inUse.now.dialog?.props.count]
  await refuse(100)
  expect(said()).toEqual(['These sessions cannot be deleted: S1, S2, S3, and 97 more', 100])
  await refuse(3)
  expect(said()).toEqual(['These sessions cannot be deleted: S1, S2, and S3', 3])
  await refuse(1)
  expect(said()).toEqual(['“S1” cannot be deleted', 1])
})
