import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
const detector = new BarcodeDetector({ formats: ['qr_code'] })

addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  const [found] = await detector.detect(data).catch(() => [])
  postMessage(found?.rawValue ?? null)
})
