import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keyboardOf, Place } from '../testing/keyboard.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { useListKeys } from './use-list-keys.ts'

const rows = ['1', '2', '3', '4', '5']
let keyboard: ReturnType<typeof keyboardOf>
beforeEach(() => {
  keyboard = keyboardOf()
})
let leaveLast = async () => {}
afterEach(async () => {
  await leaveLast()
  vi.unstubAllGlobals()
})

/** A list whose rows take the focus, as far as they are asked to. */
async function list({ open = null as string | null, isChosen = true, hasOpen = true } = {}) {
  await leaveLast()
  const elements = rows.map(() => new Place(['row']))
  for (const element of elements)
    element.focus.mockImplementation(() => {
      keyboard.page.activeElement = element
    })
  const state = { chosen: new Set<string>() as ReadonlySet<string>, open }
  const [onShortcut, onOpen] = [vi.fn((letter: string, _row: string | null) => letter === 'v'), vi.fn()]
  const hook = await renderHook(() =>
    useListKeys({
      list: { current: { querySelectorAll: () => elements } as unknown as HTMLElement },
      rows,
      chosen: state.chosen,
      onChoose: isChosen
        ? chosen => {
            state.chosen = chosen
          }
        : undefined,
      onShortcut,
      onOpen: hasOpen ? onOpen : undefined,
      open: state.open,
      onShow: row => {
        state.open = row
      },
    }),
  )
  leaveLast = hook.leave
  return {
    state,
    onShortcut,
    onOpen,
    elements,
    leave: hook.leave,
    /** The row that has the focus. */
    at: () => rows[elements.findIndex(one => one.contains(keyboard.page.activeElement))],
    chosen: () => [...state.chosen].sort().join(''),
    press: async (...keys: string[]) => {
      const taken: boolean[] = []
      for (const key of keys) {
        const shiftKey = key.startsWith('+')
        await hook.act(() => {
          const at = (keyboard.page.activeElement ?? undefined) as Place | undefined
          taken.push(keyboard.press(key.replace('+', ''), { shiftKey, ...(at && { at }) }))
        })
        await hook.again()
      }
      return taken
    },
  }
}

it('j and k go from row to row, begin at the first and end at the last', async () => {
  const { press, at } = await list()
  await press('j')
  expect(at()).toBe('1')
  await press('j', 'j', 'k')
  expect(at()).toBe('2')
  await press('j', 'j', 'j', 'j', 'j')
  expect(at()).toBe('5')
  await press('k', 'k', 'k', 'k', 'k', 'k')
  expect(at()).toBe('1')
})

it('whoever comes back from elsewhere on the page is led to the row where they were', async () => {
  const { press, at } = await list()
  await press('j', 'j', 'j')
  keyboard.page.activeElement = null
  await press('j')
  expect(at()).toBe('3')
})

it('x chooses a row and takes the choice back, and chooses nothing where no row has the focus', async () => {
  const { press, chosen } = await list()
  expect(await press('x')).toEqual([false])
  await press('j', 'x', 'j', 'j', 'x')
  expect(chosen()).toBe('13')
  await press('x')
  expect(chosen()).toBe('1')
})

it('Shift chooses all rows on the way, in either direction, and nothing that was chosen is lost', async () => {
  const { press, chosen } = await list()
  await press('j', 'x', 'j', 'j', '+j', '+j')
  expect(chosen()).toBe('1345')
  const other = await list()
  keyboard.page.activeElement = other.elements[4] ?? null
  await other.press('x', '+k', '+k')
  expect(other.chosen()).toBe('345')
})

it('x with Shift chooses everything since the row that was chosen last', async () => {
  const { press, chosen } = await list()
  await press('j', 'j', 'x', 'j', 'j', '+x')
  expect(chosen()).toBe('234')
})

it('in a list in which nothing is chosen, Shift only walks and x is nobody’s', async () => {
  const { press, at, chosen } = await list({ isChosen: false })
  await press('j', '+j')
  expect([at(), chosen(), ...(await press('x'))]).toEqual(['2', '', false])
})

it('the record beside the list goes along with the cursor, and Escape closes it before it gives up a choice', async () => {
  const { press, state, at, chosen } = await list({ open: '2' })
  await press('j')
  expect([state.open, at()]).toEqual(['3', '3'])
  await press('x', 'Escape')
  expect([state.open, chosen(), at()]).toEqual([null, '3', '3'])
  await press('Escape')
  expect(chosen()).toBe('')
  expect(await press('Escape')).toEqual([false])
})

it('Enter opens the row that has the focus, and not the link in it that has an Enter of its own', async () => {
  const { press, onOpen } = await list()
  await press('j', 'j', 'Enter')
  expect(onOpen.mock.calls).toEqual([['2']])
  expect(keyboard.press('Enter', { at: new Place(['link']) })).toBe(false)
  const other = await list({ hasOpen: false })
  await other.press('j')
  expect(await other.press('Enter')).toEqual([false])
})

it('a letter is told with the row of the cursor, and is kept from the table only where it does something', async () => {
  const { press, onShortcut } = await list()
  await press('j')
  expect(await press('v', 'q')).toEqual([true, false])
  expect(onShortcut.mock.calls).toEqual([
    ['v', '1'],
    ['q', '1'],
  ])
})

it.each(['input', 'textarea', 'select', 'contenteditable', 'dialog', 'menu', 'listbox'])(
  'what is typed in %s is no key of the list',
  async kind => {
    const { at } = await list()
    expect(keyboard.press('j', { at: new Place([kind]) })).toBe(false)
    expect(at()).toBeUndefined()
  },
)

it('keys with Ctrl, Alt or the command key are the browser’s, and none is heard once the list is left', async () => {
  const { leave, at } = await list()
  for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
    expect(keyboard.press('j', { [held]: true })).toBe(false)
  expect(at()).toBeUndefined()
  await leave()
  expect([keyboard.press('j'), keyboard.listeners('keydown')]).toEqual([false, 0])
})
