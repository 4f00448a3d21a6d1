import { PeerLink, type Tracks } from './peer-link.ts'

type Negotiation = Parameters<ConstructorParameters<typeof PeerLink>[0]['send']>[0]

type EngineLinkOptions = {
  iceServers: RTCIceServer[]
  isNewcomer: boolean
  tracks: Tracks
  send: (signal: Negotiation) => void
  changed: () => void
}

/** Milliseconds for which a description waits for the ways that this page finds, of which it then names all. */
const gathering = 1_000

/**
 * A connection with the engine. It has a public address, so nothing is won by telling it of each way by itself: a page with
 * ten connections would say a hundred things. What is found too late is said as usual.
 */
export function engineLink({ iceServers, send, ...options }: EngineLinkOptions): PeerLink {
  let isSaid = false
  const link: PeerLink = new PeerLink({
    ...options,
    open: () => new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' }),
    send: signal => {
      if (signal.kind === 'candidate') return isSaid ? send(signal) : undefined
      isSaid = false
      void gathered(link.connection).then(() => {
        const { localDescription, signalingState } = link.connection
        if (signalingState === 'closed' || !localDescription) return
        isSaid = true
        const { type, sdp } = localDescription
        send({ kind: 'description', description: { type, sdp } })
      })
    },
  })
  return link
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return Promise.resolve()
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      connection.removeEventListener('icegatheringstatechange', look)
      resolve()
    }
    const look = () => connection.iceGatheringState === 'complete' && end()
    const timer = setTimeout(end, gathering)
    connection.addEventListener('icegatheringstatechange', look)
  })
}
