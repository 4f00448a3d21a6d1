import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useMixedVoice } from './use-mixed-voice.ts'

/** A browser that mixes once somebody has touched the page; it says which voices are heard. */
class Mixer {
  static last: Mixer
  state = 'suspended'
  readonly heard = new Set<string>()
  readonly #changed: (() => void)[] = []
  readonly mixed = { stream: { getAudioTracks: () => [voice('all')] }, channelCount: 2 }
  constructor() {
    Mixer.last = this
  }
  createMediaStreamDestination() {
    return this.mixed
  }
  createMediaStreamSource({ tracks }: Stream) {
    const { id } = tracks[0] ?? { id: '' }
    return { connect: () => this.heard.add(id), disconnect: () => this.heard.delete(id) }
  }
  addEventListener(_name: string, changed: () => void) {
    this.#changed.push(changed)
  }
  turn(state: string) {
    this.state = state
    for (const changed of this.#changed) changed()
  }
  async close() {
    this.state = 'closed'
  }
}
class Stream {
  constructor(readonly tracks: { id: string }[]) {}
}
const voice = (id: string) => ({ id }) as MediaStreamTrack

let leave = async () => {}
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

it('one’s own voice is recorded alone until others may be: then all in one track, as they come and go, until one leaves the stage', async () => {
  vi.stubGlobal('AudioContext', Mixer)
  vi.stubGlobal('MediaStream', Stream)
  const [own, second, third] = [voice('own'), voice('second'), voice('third')]
  const state = { own: own as MediaStreamTrack | null, others: [] as MediaStreamTrack[], isOn: true }
  const hook = await renderHook(() => useMixedVoice(state.own, state.others, state.isOn))
  leave = hook.leave
  const turn = (next: Partial<typeof state>) => {
    Object.assign(state, next)
    return hook.again()
  }
  const heard = () => [...Mixer.last.heard].sort()
  expect(hook.now).toBe(own)
  await turn({ others: [second] })
  // The browser keeps the page silent: nothing is lost meanwhile.
  expect(hook.now).toBe(own)
  await hook.act(() => Mixer.last.turn('running'))
  const mixed = hook.now
  expect([mixed?.id, heard(), Mixer.last.mixed.channelCount]).toEqual(['all', ['own', 'second'], 1])
  await turn({ others: [second, third] })
  expect(heard()).toEqual(['own', 'second', 'third'])
  await turn({ others: [third], own: null })
  expect(heard()).toEqual(['third'])
  await turn({ others: [], own })
  expect([hook.now, heard()]).toEqual([mixed, ['own']])
  await turn({ isOn: false })
  expect([hook.now, Mixer.last.state]).toEqual([own, 'closed'])
})
