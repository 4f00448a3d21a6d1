import {
  type ChosenDevices,
  cameraWish,
  type DeviceKind,
  microphoneWish,
  readChosen,
  writeChosen,
} from './devices.ts'
import { type MediaProblem, mediaProblemOf } from './media-problem.ts'
import type { Tracks } from './peer-link.ts'
import type { Sending } from './video-room.ts'

type Problems = { microphone: MediaProblem | null; camera: MediaProblem | null; screen: MediaProblem | null }

/** One's own microphone, camera and screen. */
export class OwnMedia {
  readonly #changed: () => void
  #microphone: MediaStreamTrack | null = null
  #camera: MediaStreamTrack | null = null
  #screen: MediaStreamTrack | null = null
  #isMuted = false
  /** What was wished last: a device that the browser gives after that was taken back is not opened. */
  readonly #wishes = { camera: false, screen: false }
  #chosen: ChosenDevices = readChosen()
  #isReleased = false
  #problems: Problems = { microphone: null, camera: null, screen: null }

  constructor(changed: () => void) {
    this.#changed = changed
  }

  get sending(): Sending {
    return {
      microphone: this.#microphone !== null && !this.#isMuted,
      camera: this.#camera !== null,
      screen: this.#screen !== null,
    }
  }

  get problems(): Problems {
    return this.#problems
  }

  get chosen(): ChosenDevices {
    return this.#chosen
  }

  /** What goes to the others: the screen instead of the camera while it is shared. */
  get tracks(): Tracks {
    return { audio: this.#microphone, video: this.#screen ?? this.#camera }
  }

  /** Asked for together there is one question; where that fails, whichever works is taken. */
  async start({ microphone, camera }: { microphone: boolean; camera: boolean }) {
    this.#isMuted = !microphone
    this.#wishes.camera = camera
    if (camera) {
      try {
        this.#take(await this.#ask({ audio: microphoneWish(this.#chosen), video: cameraWish(this.#chosen) }))
        this.#changed()
        return
      } catch {
        // Each by itself says which of them it was.
      }
    }
    await this.#askMicrophone()
    if (camera) await this.#askCamera()
    this.#changed()
  }

  /** Muted, the microphone is kept: one is heard again at once. */
  async setMicrophone(isOn: boolean) {
    this.#isMuted = !isOn
    if (isOn && (!this.#microphone || this.#microphone.readyState === 'ended')) await this.#askMicrophone()
    // Muted again while the browser asked: whoever is shown as silent is not heard.
    if (this.#microphone) this.#microphone.enabled = !this.#isMuted
    this.#changed()
  }

  /** Off, its light goes out. */
  async setCamera(isOn: boolean) {
    this.#wishes.camera = isOn
    if (isOn) await this.#askCamera()
    else this.#drop('camera')
    this.#changed()
  }

  async shareScreen(isOn: boolean) {
    this.#wishes.screen = isOn
    this.#problems = { ...this.#problems, screen: null }
    if (!isOn) this.#drop('screen')
    else
      try {
        const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } })
        this.#take(stream, 'screen')
      } catch (error) {
        // Whoever closes the browser's own choice has changed their mind.
        const problem = mediaProblemOf(error)
        this.#problems = { ...this.#problems, screen: problem === 'denied' ? null : problem }
      }
    this.#changed()
  }

  async choose(kind: DeviceKind, id: string) {
    this.#chosen = { ...this.#chosen, [kind]: id }
    writeChosen(this.#chosen)
    if (kind === 'microphone') await this.#askMicrophone()
    if (kind === 'camera' && this.#camera) await this.#askCamera()
    this.#changed()
  }

  release() {
    this.#isReleased = true
    for (const kind of ['microphone', 'camera', 'screen'] as const) this.#drop(kind)
  }

  async #askMicrophone() {
    await this.#askFor('microphone', { audio: microphoneWish(this.#chosen) })
  }

  async #askCamera() {
    await this.#askFor('camera', { video: cameraWish(this.#chosen) })
  }

  async #askFor(kind: 'microphone' | 'camera', wish: MediaStreamConstraints) {
    try {
      // Some machines give a device to one at a time.
      if (kind === 'camera') this.#drop(kind)
      this.#take(await this.#ask(wish))
    } catch (error) {
      this.#drop(kind)
      this.#problems = { ...this.#problems, [kind]: mediaProblemOf(error) }
    }
  }

  #ask(wish: MediaStreamConstraints): Promise<MediaStream> {
    const { mediaDevices } = navigator
    if (!mediaDevices) throw new DOMException('Only over a secure connection.', 'SecurityError')
    return mediaDevices.getUserMedia(wish)
  }

  #take(stream: MediaStream, as?: 'screen') {
    for (const track of stream.getTracks()) {
      const kind = as ?? (track.kind === 'audio' ? 'microphone' : 'camera')
      // Over, or not wished any more, before the browser had asked: nothing stays open.
      if (this.#isReleased || (kind !== 'microphone' && !this.#wishes[kind])) {
        track.stop()
        continue
      }
      this.#drop(kind)
      this.#problems = { ...this.#problems, [kind]: null }
      this.#keep(kind, track)
      track.onended = () => {
        this.#drop(kind)
        if (kind !== 'screen') this.#problems = { ...this.#problems, [kind]: 'missing' }
        this.#changed()
      }
    }
  }

  #keep(kind: 'microphone' | 'camera' | 'screen', track: MediaStreamTrack | null) {
    if (kind === 'microphone') {
      this.#microphone = track
      if (track) track.enabled = !this.#isMuted
    } else if (kind === 'camera') this.#camera = track
    else this.#screen = track
  }

  #drop(kind: 'microphone' | 'camera' | 'screen') {
    const track = { microphone: this.#microphone, camera: this.#camera, screen: this.#screen }[kind]
    if (!track) return
    track.onended = null
    track.stop()
    this.#keep(kind, null)
  }
}
