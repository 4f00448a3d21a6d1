import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { machineStorage } from '#platform/web/browser-storage.ts'
import { usePlaceKey } from '#platform/web/screens/use-place-key.ts'

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
      // The other face may have to be fetched: this one stays until then.
      startTransition(() => choose(next))
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

/** `L` changes the face. */
export const useFaceKey = (toggle: () => void) => usePlaceKey('l', toggle)
