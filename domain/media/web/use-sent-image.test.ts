import { expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { mediaType } from '../contract/media-object.ts'
import { useSentImage } from './use-sent-image.ts'

const image = { id: 3, type: mediaType.image, filePath: '/media/a.webp', thumbnailPath: null }
const file = new File(['x'], 'a.png')

async function open(answer: object) {
  const onSent = vi.fn()
  const { around } = pageWith({ 'POST /media_objects': Array.isArray(answer) ? answer : [answer] })
  const field = await renderHook(() => useSentImage(onSent), around)
  return { field, onSent, choose: () => field.act(() => field.now.field.onChoose(file)) }
}

it('an image is sent as soon as it is chosen, and meanwhile no other one', async () => {
  let answer = (_: object) => {}
  const { field, onSent, choose } = await open([
    new Promise<object>(resolve => {
      answer = resolve
    }),
  ])
  await choose()
  expect(field.now).toMatchObject({ sending: 'a.png', field: { isDisabled: true } })
  await field.act(() => answer(image))
  expect(onSent).toHaveBeenCalledWith({ id: 3, filePath: '/media/a.webp', thumbnailPath: null })
  expect(field.now).toMatchObject({ sending: null, field: { isDisabled: false } })
})

it('what is refused is said beside the field until the next try', async () => {
  const { field, onSent, choose } = await open([problem(415, { message_code: 'file_kind' }), image])
  await choose()
  expect(field.now.field.error).toBe('file_kind')
  expect(onSent).not.toHaveBeenCalled()
  await choose()
  expect(field.now.field.error).toBeUndefined()
  expect(onSent).toHaveBeenCalledTimes(1)
})

it('a file that turns out to be no image takes no image’s place', async () => {
  const { onSent, choose } = await open({ ...image, type: mediaType.document })
  await choose()
  expect(onSent).not.toHaveBeenCalled()
})
