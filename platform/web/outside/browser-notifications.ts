import { machineStorage } from '../browser-storage.ts'
import { isInSight } from './in-sight.ts'

const key = 'browser-notifications'

/** What the browser allows: `unknown` where it knows no notifications. */
export const permission = (): NotificationPermission | 'unknown' =>
  'Notification' in globalThis ? Notification.permission : 'unknown'

export const areWanted = () => machineStorage.read(key) === '1' && permission() === 'granted'

/** Some phones show them by a service worker only, and say so by throwing. */
function canShow(): boolean {
  try {
    new Notification(document.title, { silent: true, tag: key }).close()
    return true
  } catch {
    return false
  }
}

export type Wanted = 'on' | 'off' | 'impossible'

/** Asked for by a press: browsers refuse any other way. @returns whether they are shown from now on; one is tried */
export async function want(isWanted: boolean): Promise<Wanted> {
  const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted'
  const state = !isAllowed ? 'off' : canShow() ? 'on' : 'impossible'
  machineStorage.write(key, state === 'on' ? '1' : null)
  return state
}

type Outside = {
  text: string
  /** Of several tabs that show the same, one is seen to. */
  tag: string
  /** Where a press leads; nowhere else than to the page as it is. */
  link?: string | null
  /** It asks for an answer: it stays until it is closed. */
  stays?: boolean
}

/**
 * Shows it outside the page, where the person wants that and no page of ours is in sight: once, however many tabs do.
 * @returns what takes it away
 */
export function showInBrowser({ text, tag, link, stays = false }: Outside): () => void {
  let shown: Notification | undefined
  let isOver = false
  const show = async () => {
    if (!areWanted() || (await isInSight()) || isOver) return
    const now = new Notification(document.title, { body: text, tag, requireInteraction: stays })
    now.onclick = () => {
      window.focus()
      if (link) location.assign(link)
      now.close()
    }
    shown = now
  }
  // A browser may have changed its mind since one was tried.
  show().catch(() => undefined)
  return () => {
    isOver = true
    shown?.close()
  }
}
