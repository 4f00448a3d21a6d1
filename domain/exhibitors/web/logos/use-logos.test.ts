import { expect, it } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { giveLogos, previewLogos } from '../../contract/logos.ts'
import { useLogos } from './use-logos.ts'

const [preview, give] = [previewLogos, giveLogos].map(
  ({ method, path }) => `${method} ${path.replace('{id}', '1')}`,
) as [string, string]
const firm = { id: 5, name: 'Verre', hasLogo: false, isShared: false }
const found = { pictures: [{ at: 0, file: 'verre.png', firms: [firm], problem: null }], others: [firm] }
const file = new File(['x'], 'verre.png')

async function open(answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const logos = await renderHook(() => useLogos(1), page.around)
  await logos.act(() => logos.now.add(file))
  await logos.act(() => logos.now.add(new File(['y'], 'bois.png')))
  return { ...page, logos }
}

it('goes from the files to what is proposed to what was given', async () => {
  const { logos, asked } = await open({ [preview]: found, [give]: { given: 1, problems: [] } })
  await logos.act(() => logos.now.check())
  expect(logos.now.step).toBe('check')
  expect([...logos.now.chosen]).toEqual([[0, 5]])
  await logos.act(() => logos.now.give())
  expect(logos.now).toMatchObject({ step: 'done', done: { given: 1 } })
  expect(asked.map(({ call }) => call)).toEqual([preview, give])
})

it('what was chosen is sent before the files, and every file is sent', async () => {
  const { logos, asked } = await open({ [preview]: found, [give]: { given: 1, problems: [] } })
  await logos.act(() => logos.now.check())
  await logos.act(() => logos.now.setChosen(new Map([[0, 7]])))
  await logos.act(() => logos.now.give())
  const sent = asked.at(-1)?.body
  if (!(sent instanceof FormData)) throw new Error('A form was to be sent')
  expect([...sent.keys()]).toEqual(['chosen', 'file', 'file'])
  expect(sent.get('chosen')).toBe('{"0":7}')
})

it('a refusal is said and keeps the files; going back forgets what was proposed', async () => {
  const { logos } = await open({ [preview]: [problem(413, { message_code: 'too_large' }), found] })
  await logos.act(() => logos.now.check())
  expect(logos.now).toMatchObject({ step: 'file', problem: 'too_large', isPending: false })
  expect(logos.now.files).toHaveLength(2)
  await logos.act(() => logos.now.check())
  await logos.act(() => logos.now.back())
  expect(logos.now).toMatchObject({ step: 'file', pictures: null, problem: null })
  await logos.act(() => logos.now.forget())
  expect(logos.now.files).toEqual([])
})
