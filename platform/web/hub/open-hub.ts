import type { Api } from '../api/client.ts'
import { thisBrowser } from './browser.ts'
import { type Reader, Tab } from './tab.ts'
import type { HubState } from './update.ts'

const address = '/.well-known/mercure'

/** The hub's client, in a file of its own: the first page that listens fetches it. */
export const openHub = (api: Api, reader: Reader, stateChanged: (state: HubState) => void) =>
  new Tab(
    {
      open: (topics, lastId, signal) =>
        api.stream(`${address}?${new URLSearchParams(topics.map(topic => ['match', topic]))}`, {
          signal,
          headers: { 'x-answers-pings': '1', ...(lastId !== undefined && { 'last-event-id': lastId }) },
        }),
      // The hub lets go of the stream of whoever is not heard, and the page comes back by itself.
      answer: ping => void fetch(`${address}/pong/${ping}`, { method: 'POST' }).catch(() => {}),
    },
    reader,
    thisBrowser(),
    stateChanged,
  )
