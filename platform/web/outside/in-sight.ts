const name = 'verriere:in-sight'

/** Pages without a secure connection have none. */
const locks = () => ('locks' in navigator ? navigator.locks : undefined)

/** Whether this page, or another one of ours in this browser, is in sight. */
export async function isInSight(): Promise<boolean> {
  if (!document.hidden) return true
  const all = await locks()?.query()
  return Boolean(all?.held?.some(lock => lock.name === name))
}

/** Says to the other tabs whether this one is in sight, until it is ended. */
export function tellInSight(): () => void {
  let hide = () => {}
  const tell = () => {
    hide()
    if (document.hidden) return
    const hidden = new Promise<void>(resolve => {
      hide = resolve
    })
    // A browser that gives none has tabs that know nothing of each other.
    locks()
      ?.request(name, { mode: 'shared' }, () => hidden)
      .catch(() => undefined)
  }
  tell()
  document.addEventListener('visibilitychange', tell)
  return () => {
    document.removeEventListener('visibilitychange', tell)
    hide()
  }
}
