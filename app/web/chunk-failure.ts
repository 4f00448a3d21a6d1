import { tabStorage } from '#platform/web/browser-storage.ts'

const key = 'verriere:chunk-reload'
const throttle = 60_000

/** A page whose file is gone (a new version was put in place) is loaded anew, at most once a minute. */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', event => {
    const last = Number(tabStorage.read(key)) || 0
    if (Date.now() - last < throttle) return
    // Without a note of it nothing would end the reloading.
    if (!tabStorage.write(key, String(Date.now()))) return
    event.preventDefault()
    location.reload()
  })
}
