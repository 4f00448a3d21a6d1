const key = 'verriere:chunk-reload'
const throttle = 60_000

/** A page whose file is gone (a new version was put in place) is loaded anew, at most once a minute. */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key)) || 0
    if (Date.now() - last < throttle) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
