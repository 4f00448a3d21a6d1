import type { LinkSample, VideoLevel } from './quality.ts'

type Report = Record<string, unknown>

const figure = (report: Report | undefined, name: string): number => {
  const value = report?.[name]
  return typeof value === 'number' ? value : 0
}

/** The statistics of a connection, of which browsers say more or less. */
export function sampleOf(reports: Iterable<Report>, at: number): LinkSample {
  const all = [...reports]
  const of = (type: string, kind?: string) =>
    all.filter(report => report.type === type && (!kind || report.kind === kind))
  const video = of('inbound-rtp', 'video')
  const inbound = of('inbound-rtp')
  const pair = of('candidate-pair').find(report => report.state === 'succeeded' && report.nominated === true)
  const sum = (reports: readonly Report[], name: string) =>
    reports.reduce((total, report) => total + figure(report, name), 0)
  return {
    at,
    framesDecoded: sum(video, 'framesDecoded'),
    frameHeight: Math.max(0, ...video.map(report => figure(report, 'frameHeight'))),
    packetsReceived: sum(inbound, 'packetsReceived'),
    packetsLost: sum(inbound, 'packetsLost'),
    bytesReceived: sum(inbound, 'bytesReceived'),
    roundTrip: figure(pair, 'currentRoundTripTime'),
    sendingLimit: figure(pair, 'availableOutgoingBitrate'),
    sendingLoss: Math.max(0, ...of('remote-inbound-rtp').map(report => figure(report, 'fractionLost'))),
  }
}

export async function readLink(connection: RTCPeerConnection): Promise<LinkSample | null> {
  if (connection.connectionState !== 'connected') return null
  const reports: Report[] = []
  const stats = await connection.getStats()
  stats.forEach((report: Report) => void reports.push(report))
  return sampleOf(reports, performance.now())
}

const encodings: Record<VideoLevel, RTCRtpEncodingParameters> = {
  full: { active: true, maxBitrate: 1_500_000, scaleResolutionDownBy: 1, priority: 'low' },
  reduced: { active: true, maxBitrate: 250_000, scaleResolutionDownBy: 2, priority: 'low' },
  none: { active: false, priority: 'low' },
}

/** How much of the line the picture may take; the sound goes first. */
export async function limitVideo(connection: RTCPeerConnection, level: VideoLevel) {
  for (const { sender, receiver } of connection.getTransceivers()) {
    const parameters = sender.getParameters()
    const [first] = parameters.encodings ?? []
    if (!first) continue
    Object.assign(first, receiver.track.kind === 'audio' ? { priority: 'high' } : encodings[level])
    await sender.setParameters(parameters).catch(() => undefined)
  }
}
