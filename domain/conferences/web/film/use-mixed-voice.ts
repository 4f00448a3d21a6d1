import { useEffect, useEffectEvent, useState } from 'react'
import { mixVoices, type VoiceMix } from './mix-voices.ts'

/**
 * One’s own voice, and from the first of the others on all of them in one track: a recording then goes on with it, whoever
 * comes, goes or takes their word back.
 */
export function useMixedVoice(
  own: MediaStreamTrack | null,
  others: readonly MediaStreamTrack[],
  isOn: boolean,
): MediaStreamTrack | null {
  const [isAsked, ask] = useState(false)
  if (isAsked !== isOn && (!isOn || others.length > 0)) ask(isOn)
  const [mix, setMix] = useState<VoiceMix | null>(null)
  useEffect(() => {
    if (!isAsked) return
    const made = mixVoices()
    const tell = () => setMix(made?.isRunning() ? made : null)
    made?.onChange(tell)
    tell()
    return () => {
      setMix(null)
      made?.close()
    }
  }, [isAsked])
  const voices = own ? [own, ...others] : others
  const hear = useEffectEvent(() => mix?.hear(voices))
  const names = voices.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: as voices come and go
  useEffect(() => hear(), [mix, names])
  return mix ? mix.track : own
}
