import type { FilmDeeds } from './use-film.ts'

export type FilmKeys = FilmDeeds & { captions: () => void; fullscreen: () => void; second: () => number }

const step = 5

/** What keys do, whichever letters somebody’s language writes. */
const deeds: Readonly<Record<string, (film: FilmKeys) => void>> = {
  ' ': film => film.toggle(),
  k: film => film.toggle(),
  ArrowLeft: film => film.seek(film.second() - step),
  ArrowRight: film => film.seek(film.second() + step),
  Home: film => film.seek(0),
  c: film => film.captions(),
  f: film => film.fullscreen(),
  m: film => film.mute(),
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault'>

/** Whether what has the focus needs the key itself: a button is pressed by space, a field is typed into. */
const isTaken = ({ key, target }: Pressed) =>
  target instanceof Element &&
  (target.closest('input:not([type=range]), textarea, select, [role=listbox], [role=menu]') !== null ||
    (key === ' ' && target.closest('button, a') !== null))

/** @returns whether the key did something */
export function pressKey(event: Pressed, film: FilmKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return false
  const deed = deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!deed) return false
  event.preventDefault()
  deed(film)
  return true
}
