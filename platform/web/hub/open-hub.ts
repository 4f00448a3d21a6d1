import type { Api } from '../api/client.ts'
import { thisBrowser } from './browser.ts'
import { type Reader, Tab } from './tab.ts'
import type { HubState } from './update.ts'

const address = '/.well-known/mercure'

/** The hub's client, in a file of its own: the first page that listens fetches it. */
export const openHub = (api: Api, reader: Reader, stateChanged: (state: HubState) => void) =>
  new Tab(
    (topics, lastId, signal) =>
      api.stream(`${address}?${new URLSearchParams(topics.map(topic => ['match', topic]))}`, {
        signal,
        headers: lastId === undefined ? {} : { 'last-event-id': lastId },
      }),
    reader,
    thisBrowser(),
    stateChanged,
  )
