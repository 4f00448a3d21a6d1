/** Loaded before a server: its clock is as far ahead of this machine’s as the file of its test says. */
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_AHEAD ?? ''
const realNow = Date.now
const often = 100
let [ahead, readAt] = [0, Number.NEGATIVE_INFINITY]

function moved() {
  const now = realNow()
  if (now - readAt > often) {
    readAt = now
    ahead = Number(readFileSync(file, 'utf8'))
  }
  return now + ahead
}

globalThis.Date = new Proxy(Date, {
  construct: (real, values, made) => Reflect.construct(real, values.length ? values : [moved()], made),
  get: (real, name) => (name === 'now' ? moved : Reflect.get(real, name)),
})
