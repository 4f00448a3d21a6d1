import { afterEach, expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import { useValidation } from './use-validation.ts'

afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
})
const said = () => queue.visibleToasts.map(({ content: { tone, title, hint } }) => [tone, title, hint])
const some = 'POST /fair_firms/validate'
const all = 'POST /firms/back/list/validate'

async function open(answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const validation = await renderHook(useValidation, page.around)
  page.queries.setQueryData(['/firms/back/list'], [])
  const isReadAgain = () => page.queries.getQueryState(['/firms/back/list'])?.isInvalidated
  const decided: (boolean | undefined)[] = []
  const decide = (work: () => Promise<boolean>) => validation.act(async () => decided.push(await work()))
  return { ...page, validation, decide, decided, isReadAgain }
}

it('decides on the participations that were chosen, and the lists show it', async () => {
  const { validation, decide, decided, sent, isReadAgain } = await open({ [some]: {} })
  await decide(() =>
    validation.now.decide(
      [
        { fairFirm: 71, name: 'Verre', isValidated: 0 },
        { fairFirm: 72, name: 'Bois', isValidated: 2 },
      ],
      1,
    ),
  )
  expect(sent()).toEqual([{ call: some, body: { ids: [71, 72], isValidated: 1, undo: 'offered' } }])
  expect([decided, isReadAgain(), validation.now.isPending]).toEqual([[true], true, false])
  expect(said()).toEqual([['success', 'tracking.decided_1', undefined]])
})

it('undone, each is again what it was, and nobody is told', async () => {
  const { validation, decide, sent } = await open({ [some]: {} })
  await decide(() =>
    validation.now.decide(
      [
        { fairFirm: 71, name: 'Verre', isValidated: 0 },
        { fairFirm: 72, name: 'Bois', isValidated: 2 },
        { fairFirm: 73, name: 'Cuir', isValidated: 1 },
      ],
      1,
    ),
  )
  await validation.act(async () => queue.visibleToasts[0]?.content.action?.onPress())
  await vi.waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().slice(1)).toEqual([
    { call: some, body: { ids: [71], isValidated: 0, undo: 'taken' } },
    { call: some, body: { ids: [72], isValidated: 2, undo: 'taken' } },
  ])
})

it('all that the list finds are decided on only as many as were shown, and those passed over are named', async () => {
  const { validation, decide, sent } = await open({
    [all]: { changed: 40, passedOver: { already: 2 }, before: [{ isValidated: 0, ids: [71, 72] }] },
    [some]: {},
  })
  await decide(() => validation.now.decideFound({ found: { fair: 1 }, total: 42 }, 2))
  expect(sent()[0]?.body).toEqual({ found: { fair: 1 }, count: 42, isValidated: 2, undo: 'offered' })
  expect(said()).toEqual([['success', 'tracking.all_decided_2', 'tracking.already']])
  await validation.act(async () => queue.visibleToasts[0]?.content.action?.onPress())
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ call: some, body: { ids: [71, 72], isValidated: 0, undo: 'taken' } })
})

it('a refusal says that nothing was decided, and why', async () => {
  const { validation, decide, decided, isReadAgain } = await open({
    [some]: problem(409, { message_code: 'changed_meanwhile' }),
  })
  await decide(() => validation.now.decide([{ fairFirm: 71, name: 'Verre', isValidated: 0 }], 2))
  expect([decided, isReadAgain()]).toEqual([[false], false])
  expect(said()).toEqual([['error', 'tracking.not_decided', 'changed_meanwhile']])
})
