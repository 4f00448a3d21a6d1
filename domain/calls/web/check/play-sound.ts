/** A sound by which somebody hears whether their loudspeaker works. @returns whether the browser plays it */
export async function playSound(loudspeaker: string | undefined): Promise<boolean> {
  const audio = new AudioContext()
  const target = audio.createMediaStreamDestination()
  const element = new Audio()
  element.srcObject = target.stream
  try {
    if (loudspeaker && 'setSinkId' in element) await element.setSinkId(loudspeaker)
    await element.play()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    volume.gain.value = 0.12
    tone.frequency.value = 523
    tone.connect(volume).connect(target)
    const isOver = new Promise(resolve => {
      tone.onended = resolve
    })
    tone.start()
    tone.stop(audio.currentTime + 0.7)
    await isOver
    return true
  } catch {
    return false
  } finally {
    element.srcObject = null
    await audio.close()
  }
}
