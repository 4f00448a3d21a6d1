import { tabStorage } from '#platform/web/browser-storage.ts'

const key = 'verriere:chunk-reload'
const throttle = 60_000

/**
 * A page whose file is gone (a new version was put in place) is loaded anew, at most once a minute. Without the network
 * or the server every file is missing: the page stays, with what is written in it.
 */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', () => void reloadIfReached())
}

async function reloadIfReached() {
  const last = Number(tabStorage.read(key)) || 0
  if (Date.now() - last < throttle) return
  const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  // Without a note of it nothing would end the reloading.
  if (page?.ok && tabStorage.write(key, String(Date.now()))) location.reload()
}
