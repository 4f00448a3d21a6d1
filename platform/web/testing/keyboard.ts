import { vi } from 'vitest'

type Listener = (event: never) => void

/** An element as far as keys ask for it: `is` names what of a selector it, or one around it, answers to. */
export class Place {
  readonly isContentEditable: boolean
  readonly tagName: string
  readonly focus = vi.fn()
  constructor(readonly is: readonly string[] = []) {
    this.isContentEditable = is.includes('contenteditable')
    this.tagName = (is[0] ?? 'div').toUpperCase()
  }
  matches(selector: string): boolean {
    return this.is.some(one => selector.includes(one))
  }
  closest(selector: string): Place | null {
    return this.matches(selector) ? this : null
  }
  getAttribute(name: string): string | null {
    return name === 'role' && this.is.includes('row') ? 'row' : null
  }
  contains(other: unknown): boolean {
    return other === this
  }
}

type Pressed = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>> & {
  /** Where the focus is; without it on the page itself. */
  at?: Place
}

/** A page that hears keys, for as long as a test runs: `over` is what lies over it, a dialog or a menu. */
export function keyboardOf({ over = () => null }: { over?: () => Place | null } = {}) {
  const heard = new Map<string, Set<Listener>>()
  const on = (name: string, listener: Listener, { capture = false } = {}) => {
    const listeners = [...(heard.get(name) ?? [])]
    heard.set(name, new Set(capture ? [listener, ...listeners] : [...listeners, listener]))
  }
  const off = (name: string, listener: Listener) => void heard.get(name)?.delete(listener)
  const page = {
    activeElement: null as Place | null,
    addEventListener: on,
    removeEventListener: off,
    querySelector: over,
    visibilityState: 'visible',
    hidden: false,
  }
  vi.stubGlobal('Element', Place)
  vi.stubGlobal('HTMLElement', Place)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', on)
  vi.stubGlobal('removeEventListener', off)
  const tell = (name: string, event: object = {}) => {
    for (const listener of [...(heard.get(name) ?? [])]) listener(event as never)
  }
  return {
    page,
    tell,
    /** How many listen to an event. */
    listeners: (name: string) => heard.get(name)?.size ?? 0,
    /** @returns whether somebody took the key for theirs */
    press: (key: string, { at, ...held }: Pressed = {}): boolean => {
      const event = {
        key,
        target: at ?? null,
        defaultPrevented: false,
        ...held,
        preventDefault() {
          event.defaultPrevented = true
        },
        stopPropagation() {},
      }
      tell('keydown', event)
      return event.defaultPrevented
    },
  }
}
