/** Finds the text of a QR code in a picture; none where there is none. */
export type Detect = (picture: ImageData) => Promise<string | undefined>

type Native = { detect(picture: ImageData): Promise<readonly { rawValue: string }[]> }
type NativeClass = {
  new (options: { formats: string[] }): Native
  getSupportedFormats(): Promise<readonly string[]>
}

const nativeClass = (): NativeClass | undefined => Reflect.get(globalThis, 'BarcodeDetector')

async function nativeDetect(): Promise<Detect | null> {
  const Detector = nativeClass()
  const formats = Detector ? await Detector.getSupportedFormats().catch(() => []) : []
  if (!Detector || !formats.includes('qr_code')) return null
  const detector = new Detector({ formats: ['qr_code'] })
  return async picture => (await detector.detect(picture))[0]?.rawValue
}

/** In a worker: what reads is heavy, and may compile there alone. */
function workerDetect(): Detect {
  const worker = new Worker(new URL('./detector.worker.ts', import.meta.url), { type: 'module' })
  return picture =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data ?? undefined)
      worker.onerror = () => reject(new Error('Codes cannot be read in this browser.'))
      worker.postMessage(picture)
    })
}

let detecting: Promise<Detect> | undefined

/** The browser's own reader, else ours, which is fetched once: before there may be no network. */
export const openDetector = (): Promise<Detect> => {
  detecting ??= nativeDetect().then(native => native ?? workerDetect())
  return detecting
}
