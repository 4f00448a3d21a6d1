import { useEffect, useRef, useState } from 'react'
import type { FreePerson } from '#domain/stands/contract/free-people.ts'
import { keyOf } from './use-free-people.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const typedIn = 'input:not([type=radio], [type=checkbox]), textarea, select'
/** Where arrows do something already. */
const own = `${typedIn}, [role=radiogroup] *, [role=menu] *, [role=listbox] *, [role=dialog] *`

type Options = {
  people: readonly FreePerson[]
  /** Brings the day back. */
  leave: () => void
}

/**
 * Walks from person to person: arrows go to the next one, wherever nothing else hears them, Enter opens their card, and
 * Escape closes it, then leaves. Whoever is looked at stays while others come and go.
 */
export function useChosenPerson({ people, leave }: Options) {
  const layer = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const [opened, setOpened] = useState<FreePerson | null>(null)
  const here = people.findIndex(one => keyOf(one) === at)
  const focus = (key: string) =>
    (
      layer.current?.querySelector<HTMLElement>(`[data-person~="${key}"]`) ??
      layer.current?.querySelector<HTMLElement>('[data-person]')
    )?.focus()
  const goTo = (index: number) => {
    const next = people[Math.min(Math.max(index, 0), people.length - 1)]
    if (!next) return
    setAt(keyOf(next))
    focus(keyOf(next))
    if (opened) setOpened(next)
  }
  const open = (person: FreePerson) => {
    setAt(keyOf(person))
    setOpened(person)
  }
  const close = () => {
    setOpened(null)
    if (at !== null) focus(at)
  }
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      if (target?.matches(typedIn) || target?.closest('[role=dialog]')) return
      event.preventDefault()
      return opened ? close() : leave()
    }
    const step = steps[event.key]
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? people.length - 1 : null
    const isInLayer = target !== null && layer.current?.contains(target) === true
    if (target?.isContentEditable || target?.matches(own)) return
    if (edge !== null && isInLayer) goTo(edge)
    else if (step) goTo(here < 0 ? (step > 0 ? 0 : people.length - 1) : here + step)
    else return
    event.preventDefault()
  }
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return { layer, at: here < 0 ? null : at, setAt, opened, open, close }
}
