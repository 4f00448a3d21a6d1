/** Voices in one track, which stays as it is while they come and go. */
export type VoiceMix = {
  track: MediaStreamTrack
  /** The voices that are in it from now on. */
  hear: (voices: readonly MediaStreamTrack[]) => void
  /** Whether it is heard; browsers keep pages silent that nobody has touched. */
  isRunning: () => boolean
  onChange: (changed: () => void) => void
  close: () => void
}

/** None where the browser mixes nothing. */
export function mixVoices(): VoiceMix | null {
  if (!('AudioContext' in globalThis)) return null
  const audio = new AudioContext()
  const mixed = audio.createMediaStreamDestination()
  // As a microphone is, so that what was recorded of one alone goes on with it.
  mixed.channelCount = 1
  const heard = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>()
  const [track] = mixed.stream.getAudioTracks()
  if (!track) return null
  return {
    track,
    hear: voices => {
      for (const [voice, source] of heard)
        if (!voices.includes(voice)) {
          source.disconnect()
          heard.delete(voice)
        }
      for (const voice of voices)
        if (!heard.has(voice)) {
          const source = audio.createMediaStreamSource(new MediaStream([voice]))
          source.connect(mixed)
          heard.set(voice, source)
        }
    },
    isRunning: () => audio.state === 'running',
    onChange: changed => audio.addEventListener('statechange', changed),
    close: () => void audio.close().catch(() => undefined),
  }
}
