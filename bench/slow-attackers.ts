/** Opens `COUNT` connections from a hundred addresses of this machine, and tells how many are still open. */
import { once } from 'node:events'
import { connect } from 'node:net'

/** `more` is said again every so many milliseconds; without it nothing of the answer is read. */
export type Slow = { count: number; begin: string; more?: { text: string; every: number } }

const { PORT = '0', SLOW = '{}' } = process.env
const { count, begin, more } = JSON.parse(SLOW) as Slow
let held = 0

async function attack(place: number) {
  const localAddress = `127.0.0.${2 + (place % 100)}`
  const socket = connect({ port: Number(PORT), host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  held += 1
  const clock = more && setInterval(() => socket.writable && socket.write(more.text), more.every)
  socket.once('close', () => {
    held -= 1
    clearInterval(clock)
  })
  socket.write(begin)
  if (more) socket.resume()
  else socket.pause()
}

for (let done = 0; done < count; done += 100)
  await Promise.all(Array.from({ length: 100 }, (_one, place) => attack(done + place)))
const tell = () => process.send?.(held)
tell()
setInterval(tell, 250)
process.once('disconnect', () => process.exit(0))
