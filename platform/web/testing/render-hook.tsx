import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** What React asks of a browser for a component that draws nothing. */
const page = {
  nodeType: 9,
  addEventListener: () => {},
  removeEventListener: () => {},
  activeElement: null,
}
/** Of the browser's names, those that a hook finds. */
export const browser = {
  window: globalThis,
  HTMLIFrameElement: class {},
  IS_REACT_ACT_ENVIRONMENT: true,
}
/** Taken here, before a test sets the clock. */
const { setTimeout: inTask } = globalThis
const task = () => new Promise<void>(resolve => void inTask(resolve))
/** Queries ask, retry and tell who reads them in tasks of their own. */
const answered = async () => {
  for (let count = 0; count < 5; count += 1) await task()
}

const node = () => ({ ...page, nodeType: 1, tagName: 'DIV', ownerDocument: page, textContent: '' })

export type RenderedHook<T> = {
  /** What the hook has returned last. */
  readonly now: T
  /** Does something, and waits until the hook has answered it. */
  act: (work: () => unknown) => Promise<void>
  /** The page is drawn again, by what surrounds the hook now. */
  again: () => Promise<void>
  /** The page that used it is left. */
  leave: () => Promise<void>
}

/** Runs a hook as a page does: with its effects and its renderings, but without a document. */
export async function renderHook<T>(
  hook: () => T,
  around: (page: ReactNode) => ReactNode = page => page,
): Promise<RenderedHook<T>> {
  Object.assign(globalThis, browser)
  const returned: T[] = []
  let renderings = 0
  function Page() {
    renderings += 1
    returned[0] = hook()
    return null
  }
  const root = createRoot(node() as unknown as Element)
  const run = async (work: () => unknown) => {
    await act(async () => {
      await work()
    })
    for (let before = 0; before !== renderings; ) {
      before = renderings
      await act(answered)
    }
  }
  const draw = () => run(() => root.render(around(<Page />)))
  await draw()
  return {
    get now() {
      return returned[0] as T
    },
    act: run,
    again: draw,
    leave: () => run(() => root.unmount()),
  }
}
