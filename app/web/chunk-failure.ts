import { tabStorage } from '#platform/web/browser-storage.ts'

const key = 'verriere:chunk-reload'
const throttle = 60_000

/**
 * A page whose file is gone because a new version was put in place is loaded anew, at most once a minute. Where it is missing
 * for another reason (no network, no server, something on the way) the page stays, with what is written in it. `entry` is
 * the address of the file that it began with.
 */
export function reloadOnMissingChunk(entry: string) {
  addEventListener('vite:preloadError', () => void reloadIfRenewed(entry))
}

async function reloadIfRenewed(entry: string) {
  const last = Number(tabStorage.read(key)) || 0
  if (Date.now() - last < throttle) return
  // Without a note of it nothing would end the reloading.
  if ((await isRenewed(entry)) && tabStorage.write(key, String(Date.now()))) location.reload()
}

/** Whether the page would begin with another file by now: whatever changes in any file gives that one another name. */
async function isRenewed(entry: string) {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  const html = page?.ok && (await page.text().catch(() => null))
  return html ? !html.includes(new URL(entry).pathname) : false
}
