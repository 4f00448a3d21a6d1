import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { keyboardOf, Place } from '#platform/web/testing/keyboard.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useChosenPerson } from './use-chosen-person.ts'

const person = (id: number, stand = 10) => ({ id, stand: { id: stand } }) as FreePerson

let keyboard: ReturnType<typeof keyboardOf>
beforeEach(() => {
  keyboard = keyboardOf()
})
let leaveLast = async () => {}
afterEach(async () => {
  await leaveLast()
  vi.unstubAllGlobals()
})

async function lens(first: FreePerson[] = [person(1), person(2), person(3)]) {
  await leaveLast()
  const state = { people: first }
  const leave = vi.fn()
  const focused: string[] = []
  const inLayer = new Place(['button'])
  const hook = await renderHook(() => useChosenPerson({ people: state.people, leave }))
  leaveLast = hook.leave
  hook.now.layer.current = {
    querySelector: (selector: string) => ({
      focus: () => focused.push(/~="(.+)"/.exec(selector)?.[1] ?? 'first'),
    }),
    contains: (one: unknown) => one === inLayer,
  } as unknown as HTMLDivElement
  return {
    hook,
    leave,
    focused,
    inLayer,
    at: () => hook.now.at,
    opened: () => hook.now.opened?.id ?? null,
    press: async (...[key, more]: Parameters<typeof keyboard.press>) => {
      let isTaken = false
      await hook.act(() => {
        isTaken = keyboard.press(key, more)
      })
      return isTaken
    },
    come: async (people: FreePerson[]) => {
      state.people = people
      await hook.again()
    },
  }
}

it('arrows lead from person to person, from the first or from the last, and stop at the ends', async () => {
  const { press, at, focused } = await lens()
  await press('ArrowRight')
  expect(at()).toBe('10-1')
  await press('ArrowDown')
  await press('ArrowRight')
  await press('ArrowRight')
  expect(at()).toBe('10-3')
  await press('ArrowUp')
  expect([at(), focused]).toEqual(['10-2', ['10-1', '10-2', '10-3', '10-3', '10-2']])
  const other = await lens()
  await other.press('ArrowLeft')
  expect(other.at()).toBe('10-3')
})

it('Home and End lead to the ends from a person, and are the page’s elsewhere', async () => {
  const { press, at, inLayer } = await lens()
  expect([await press('End'), at()]).toEqual([false, null])
  await press('End', { at: inLayer })
  expect(at()).toBe('10-3')
  await press('Home', { at: inLayer })
  expect(at()).toBe('10-1')
})

it('a card that is open goes along to the next person', async () => {
  const { hook, press, opened, at } = await lens()
  await hook.act(() => hook.now.open(person(1)))
  await press('ArrowRight')
  expect([opened(), at()]).toEqual([2, '10-2'])
})

it('Escape closes the card and leaves the focus with its person, then brings the day back', async () => {
  const { hook, press, opened, leave, focused } = await lens()
  await hook.act(() => hook.now.open(person(2)))
  expect(await press('Escape')).toBe(true)
  expect([opened(), leave.mock.calls.length, focused]).toEqual([null, 0, ['10-2']])
  await press('Escape')
  expect(leave).toHaveBeenCalledTimes(1)
})

it('whoever is looked at stays so while others come and go, and is nobody once they are gone', async () => {
  const { press, at, come } = await lens()
  await press('ArrowRight')
  await press('ArrowRight')
  await come([person(9), person(2), person(3)])
  expect(at()).toBe('10-2')
  await press('ArrowLeft')
  expect(at()).toBe('10-9')
  await come([person(3)])
  expect(at()).toBeNull()
  await press('ArrowRight')
  expect(at()).toBe('10-3')
})

it('somebody at two booths is two places to walk to', async () => {
  const { press, at } = await lens([person(1, 10), person(1, 20)])
  await press('ArrowRight')
  await press('ArrowRight')
  expect(at()).toBe('20-1')
})

it.each(['textarea', 'select', 'radiogroup', 'menu', 'listbox', 'contenteditable'])(
  'arrows in %s are its own',
  async kind => {
    const { press, at } = await lens()
    expect([await press('ArrowRight', { at: new Place([kind]) }), at()]).toEqual([false, null])
  },
)

it('Escape in a field or in a dialog is theirs, and keys with Ctrl are the browser’s', async () => {
  const { press, leave } = await lens()
  for (const at of [new Place(['textarea']), new Place(['dialog'])])
    expect(await press('Escape', { at })).toBe(false)
  for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
    expect(await press('ArrowRight', { [held]: true })).toBe(false)
  expect(leave).not.toHaveBeenCalled()
})

it('with nobody there arrows lead nowhere', async () => {
  const { press, at } = await lens([])
  await press('ArrowRight')
  await press('ArrowLeft')
  expect(at()).toBeNull()
})
