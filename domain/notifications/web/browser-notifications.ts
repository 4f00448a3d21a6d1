import { machineStorage } from '#platform/web/browser-storage.ts'
import type { Notification as Told } from '../contract/notifications.ts'

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

/** Shows it outside the page, where the person wants that and the page is out of sight: once, however many tabs do. */
export function showInBrowser({ id, text, link }: Told) {
  if (!areWanted() || !document.hidden) return
  try {
    const shown = new Notification(document.title, { body: text, tag: `notification-${id}` })
    shown.onclick = () => {
      window.focus()
      if (link) location.assign(link)
      shown.close()
    }
  } catch {
    // It has changed its mind since one was tried.
  }
}
