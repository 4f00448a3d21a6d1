import { Type } from 'typebox'
import { expect, it, vi } from 'vitest'
import { defineImport } from '#platform/contract/import.ts'
import { pageWith, problem } from '../testing/page.tsx'
import { renderHook } from '../testing/render-hook.tsx'
import { useImport } from './use-import.ts'

const calls = defineImport({
  path: '/people/import',
  tag: 'T',
  of: 'people',
  allow: 'members',
  params: Type.Object({}),
  query: {},
  response: {},
})
const file = new File(['name;mail'], 'people.csv')
const found = (columns: string[], mapping: Record<string, number>) => ({
  columns,
  mapping,
  rows: [],
  total: 1,
})
const outcome = {
  rows: 1,
  unchanged: 0,
  problems: [],
  problemCount: 0,
  goodRows: 1,
  leftOut: 0,
  wrongLines: null,
}

async function importing(answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const whenDone = vi.fn(async () => {})
  const work = await renderHook(() => useImport(calls, { params: {}, whenDone }), page.around)
  const sentMappings = () =>
    page.asked.map(({ body }) => (body instanceof FormData ? (body.get('mapping') ?? null) : 'no form'))
  return { ...page, work, whenDone, sentMappings }
}
const read = 'POST /people/import/file'
const preview = 'POST /people/import/preview'
const run = 'POST /people/import'

it('goes from the file to its columns, to what it would do, to its end; and reads again what it has changed', async () => {
  const { work, whenDone, asked } = await importing({
    [read]: found(['name'], { name: 0 }),
    [preview]: outcome,
    [run]: outcome,
  })
  await work.act(() => work.now.choose(file))
  expect(work.now).toMatchObject({ step: 'columns', mapping: { name: 0 } })
  await work.act(() => work.now.check())
  expect(work.now).toMatchObject({ step: 'check', preview: outcome })
  expect(whenDone).not.toHaveBeenCalled()
  await work.act(() => work.now.run())
  expect(work.now.step).toBe('done')
  expect(whenDone).toHaveBeenCalledTimes(1)
  expect(asked.map(({ call }) => call)).toEqual([read, preview, run])
})

it('the server is told which column holds what before it is given the file', async () => {
  const { work, asked, sentMappings } = await importing({
    [read]: found(['a', 'b'], { name: 0 }),
    [preview]: outcome,
  })
  await work.act(() => work.now.choose(file))
  await work.act(() => work.now.map('email', 1))
  await work.act(() => work.now.map('name', null))
  await work.act(() => work.now.check())
  expect(sentMappings()).toEqual([null, '{"email":1}'])
  const sent = asked[1]?.body
  expect(sent instanceof FormData && [...sent.keys()]).toEqual(['mapping', 'file'])
})

it('a file with the same titles keeps the columns that were chosen, one with others is guessed anew', async () => {
  const { work } = await importing({
    [read]: [found(['a', 'b'], { name: 0 }), found(['a', 'b'], { name: 0 }), found(['c', 'd'], { name: 1 })],
    [preview]: outcome,
  })
  await work.act(() => work.now.choose(file))
  await work.act(() => work.now.map('name', 1))
  await work.act(() => work.now.check())
  await work.act(() => work.now.forget())
  expect(work.now).toMatchObject({ step: 'file', file: null, preview: null })
  await work.act(() => work.now.choose(file))
  expect(work.now.mapping).toEqual({ name: 1 })
  await work.act(() => work.now.map('name', 0))
  await work.act(() => work.now.choose(file))
  expect(work.now.mapping).toEqual({ name: 1 })
})

it('what is refused is said where it was asked, and going on forgets it', async () => {
  const { work } = await importing({
    [read]: found(['a'], { name: 0 }),
    [preview]: [problem(422, { message_code: 'too_many_rows' }), outcome],
    [run]: problem(409, { message_code: 'changed_meanwhile' }),
  })
  await work.act(() => work.now.choose(file))
  await work.act(() => work.now.check())
  expect(work.now).toMatchObject({ step: 'columns', problem: 'too_many_rows', isPending: false })
  await work.act(() => work.now.check())
  expect(work.now).toMatchObject({ step: 'check', problem: null })
  await work.act(() => work.now.run())
  expect(work.now).toMatchObject({ step: 'check', problem: 'changed_meanwhile' })
  await work.act(() => work.now.goTo('columns'))
  expect(work.now).toMatchObject({ step: 'columns', problem: null })
})

it('a cell that is put right is sent with the file from then on, and so is what was decided of the others', async () => {
  const { work, asked } = await importing({
    [read]: found(['a', 'b'], { name: 0, email: 1 }),
    [preview]: [outcome, outcome],
    [`${preview}?takesGoodLines=true`]: outcome,
    [`${run}?takesGoodLines=true`]: outcome,
  })
  const cells = () => {
    const body = asked.at(-1)?.body
    return body instanceof FormData ? body.get('cells') : 'no form'
  }
  await work.act(() => work.now.choose(file))
  await work.act(() => work.now.check())
  expect(cells()).toBeNull()
  await work.act(() => work.now.mend([{ line: 3, field: 'email', text: 'a@b.test' }]))
  expect(cells()).toBe('[[3,1,"a@b.test"]]')
  await work.act(() => work.now.takeGoodLines(true))
  await work.act(() => work.now.run())
  expect(asked.at(-1)?.call).toBe(`${run}?takesGoodLines=true`)
  expect(cells()).toBe('[[3,1,"a@b.test"]]')
  // Another file has other lines.
  await work.act(() => work.now.choose(file))
  expect(work.now.mendedCount).toBe(0)
})
