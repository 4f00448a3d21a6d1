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

/** A film of so many seconds as a browser records it: a cluster a second, which begins with a whole picture. */
export function madeWebm(seconds: number): Buffer {
  const head = [
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    endless('18538067'),
    element('1549a966', element('2ad7b1', '0f4240')),
    element(
      '1654ae6b',
      element('ae', element('d7', '01'), element('83', '01'), element('86', Buffer.from('V_VP8'))),
    ),
  ]
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const time = Buffer.alloc(4)
    time.writeUInt32BE(second * 1_000)
    const block = (at: number, flags: string) => {
      const relative = Buffer.alloc(2)
      relative.writeInt16BE(at)
      return element('a3', '81', relative, flags, Buffer.alloc(40, second))
    }
    return Buffer.concat([
      endless('1f43b675'),
      element('e7', time),
      block(0, '80'),
      block(500, '00'),
      block(1_000, '00'),
    ])
  })
  return Buffer.concat([...head, ...clusters])
}
