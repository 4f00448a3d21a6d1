import { useEffect } from 'react'

const everyThreeSeconds = 3_000
/** Seconds after its beginning, and hertz. */
const notes = [
  [0, 587],
  [0.22, 784],
  [0.44, 587],
] as const

function play(audio: AudioContext) {
  for (const [after, pitch] of notes) {
    const at = audio.currentTime + after
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.09, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.22)
  }
}

/** A soft tone while it rings; browsers let a page sound only once it was touched. */
export function useRingTone(isRinging: boolean, beat = everyThreeSeconds) {
  useEffect(() => {
    if (!isRinging || !('AudioContext' in globalThis)) return
    const audio = new AudioContext()
    const ring = () => audio.state === 'running' && play(audio)
    ring()
    const timer = setInterval(ring, beat)
    return () => {
      clearInterval(timer)
      void audio.close()
    }
  }, [isRinging, beat])
}
