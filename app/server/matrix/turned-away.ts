import type { Caller } from './callers.ts'

/**
 * Who asks a call that is not for them. Whom it is for is compared in one place for all calls, before anything is read: of the
 * first call for certain people everybody asks whom it is not for, of the others nobody in particular and one of the rest in
 * turn.
 */
export function turnsAway(callers: readonly Caller[]) {
  const first = new Map<string, string>()
  const places = new Map<string, number>()
  return (caller: Caller, call: string, audience: string, isDenied: (caller: Caller) => boolean) => {
    const at = places.get(call) ?? places.size
    places.set(call, at)
    const before = first.get(audience) ?? call
    first.set(audience, before)
    if (before === call || caller.userId === null) return true
    const others = callers.filter(one => one.userId !== null && isDenied(one))
    return others[at % others.length] === caller
  }
}
