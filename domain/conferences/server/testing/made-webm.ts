import { Buffer } from 'node:buffer'

const element = (id: string, ...payload: (Buffer | string)[]) => {
  const whole = Buffer.concat(
    payload.map(part => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x10000000 + whole.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, whole])
}
/** How long it is stands nowhere, as recorders of browsers write it. */
const endless = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex')

const byte = (value: number) => Buffer.from([value])
const trackElement = (number: number, type: number, codec: string) =>
  element('ae', element('d7', byte(number)), element('83', byte(type)), element('86', Buffer.from(codec)))

/**
 * A film of so many seconds as a browser records it: a cluster a second, which begins with a whole picture. Its tracks have
 * these numbers; without one for it there is no sound.
 */
export function madeWebm(seconds: number, { picture = 1, sound = 0 } = {}): Buffer {
  const head = [
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    endless('18538067'),
    element('1549a966', element('2ad7b1', '0f4240')),
    element(
      '1654ae6b',
      trackElement(picture, 1, 'V_VP8'),
      ...(sound ? [trackElement(sound, 2, 'A_OPUS')] : []),
    ),
  ]
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const time = Buffer.alloc(4)
    time.writeUInt32BE(second * 1_000)
    const block = (at: number, flags: string, track = picture) => {
      const relative = Buffer.alloc(2)
      relative.writeInt16BE(at)
      return element('a3', byte(0x80 | track), relative, flags, Buffer.alloc(40, second))
    }
    return Buffer.concat([
      endless('1f43b675'),
      element('e7', time),
      block(0, '80'),
      ...(sound ? [block(10, '80', sound)] : []),
      block(500, '00'),
      block(1_000, '00'),
    ])
  })
  return Buffer.concat([...head, ...clusters])
}
