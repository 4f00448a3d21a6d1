import { machineStorage, parseStored } from '#platform/web/browser-storage.ts'

export type DeviceKind = 'microphone' | 'camera' | 'loudspeaker'
export type Device = { id: string; label: string }
export type Devices = Record<DeviceKind, readonly Device[]>
/** By the browser's ids; what is not chosen is the machine's own choice. */
export type ChosenDevices = Partial<Record<DeviceKind, string>>

const kinds: Record<MediaDeviceKind, DeviceKind> = {
  audioinput: 'microphone',
  videoinput: 'camera',
  audiooutput: 'loudspeaker',
}

/** Browsers name devices only once one of them was allowed. */
export async function listDevices(): Promise<Devices> {
  const devices: Record<DeviceKind, Device[]> = { microphone: [], camera: [], loudspeaker: [] }
  for (const { kind, deviceId, label } of (await navigator.mediaDevices?.enumerateDevices()) ?? [])
    if (deviceId) devices[kinds[kind]].push({ id: deviceId, label })
  return devices
}

const key = 'calls:devices'

export const readChosen = (): ChosenDevices => parseStored<ChosenDevices>(machineStorage.read(key)) ?? {}

export const writeChosen = (chosen: ChosenDevices) => void machineStorage.write(key, JSON.stringify(chosen))

// What was chosen once may be unplugged: then it is any other.
const wish = (id: string | undefined) => (id ? { deviceId: { ideal: id } } : {})

export const microphoneWish = (chosen: ChosenDevices): MediaTrackConstraints => ({
  ...wish(chosen.microphone),
  echoCancellation: true,
  noiseSuppression: true,
})

export const cameraWish = (chosen: ChosenDevices): MediaTrackConstraints => ({
  ...wish(chosen.camera),
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24, max: 30 },
})
