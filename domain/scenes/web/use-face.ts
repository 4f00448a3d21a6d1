import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { machineStorage } from '#platform/web/browser-storage.ts'

export type Face = 'scene' | 'list'

const key = 'face'
const narrow = '(max-width: 640px)'

/** Where it is refused the address still says it. */
const remember = (face: Face) => machineStorage.write(key, face)

/** Goes into `<head>`: the face of the address is remembered, however soon one walks on. */
export const faceScript = `try{var v=new URLSearchParams(location.search).get('view');if(v==='list'||v==='scene')localStorage.setItem('${key}',v)}catch(e){}`

const storedFace = (): Face | null => {
  const face = machineStorage.read(key)
  return face === 'scene' || face === 'list' ? face : null
}

/** Whether this is a phone's screen; the server draws for a wide one. */
export const isNarrowNow = () => typeof window !== 'undefined' && matchMedia(narrow).matches

export function onWidthChange(listener: () => void) {
  const media = matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

const never = () => () => {}

/**
 * The two faces of a place, scene and list. The address may name one (`?view=list`), so that it can be sent; else
 * it is the one chosen last, which only the browser knows.
 */
export function useFace() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('view')
  const [chosen, choose] = useState<Face | null>(null)
  const last = useSyncExternalStore(never, storedFace, () => null)
  useEffect(() => {
    if (named === 'list' || named === 'scene') remember(named)
  }, [named])
  const face: Face = named === 'list' || named === 'scene' ? named : (chosen ?? last ?? 'scene')
  const setFace = useCallback(
    (next: Face) => {
      remember(next)
      choose(next)
      setSearch(
        before => {
          const query = new URLSearchParams(before)
          query.set('view', next)
          return query
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setSearch],
  )
  return { face, setFace, toggle: () => setFace(face === 'scene' ? 'list' : 'scene') }
}

/** Where a letter is part of a word, or leads to an entry that begins with it. */
const typedIn = 'input:not([type=radio], [type=checkbox]), textarea, select, [role=listbox] *, [role=menu] *'

/** A key that does something in a place, wherever nothing is being typed. */
export function usePlaceKey(key: string, act: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (
        event.key.toLowerCase() !== key ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return
      if (target?.isContentEditable || target?.matches(typedIn)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** `L` changes the face. */
export const useFaceKey = (toggle: () => void) => usePlaceKey('l', toggle)
