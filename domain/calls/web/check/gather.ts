/** The check takes five seconds at most. */
const longest = 5_000

/** Whether this browser finds a way out: with a relay by that, which passes where nothing else does. */
export function canGather(iceServers: RTCIceServer[], hasRelay: boolean): Promise<boolean> {
  if (!('RTCPeerConnection' in globalThis)) return Promise.resolve(false)
  const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: hasRelay ? 'relay' : 'all' })
  return new Promise<boolean>(resolve => {
    const timer = setTimeout(() => resolve(false), longest)
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) resolve(true)
    }
    connection.onicegatheringstatechange = () => {
      if (connection.iceGatheringState === 'complete') resolve(false)
    }
    connection.createDataChannel('check')
    connection.setLocalDescription().catch(() => resolve(false))
    connection.addEventListener('connectionstatechange', () => clearTimeout(timer))
  }).finally(() => connection.close())
}
