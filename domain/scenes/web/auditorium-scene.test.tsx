import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lookOf } from '#platform/web/ui/person/cast.ts'
import { type AuditoriumScene as AuditoriumRecord, roomPlans } from '../contract/scene.ts'
import { AuditoriumScene } from './auditorium-scene.tsx'

const words = {
  label: 'Auditorium',
  ownSeat: (seat: string) => `Votre place, ${seat}`,
  seatFree: (seat: string) => seat,
  seatTaken: (seat: string) => seat,
}
const seated = Array.from({ length: 16 }, (_, id) => lookOf({ id }))
const speakers = [{ id: 1, name: 'Hélène', look: lookOf({ id: 1 }), isOnAir: true }]
const drawn = (
  plan: (typeof roomPlans)[number],
  taken: readonly number[],
  isFree = false,
  pictures?: AuditoriumRecord['pictures'],
) =>
  renderToString(
    <AuditoriumScene
      scene={{
        plan,
        seats: 600,
        title: 'Décarboner l’acier',
        sponsor: null,
        speakers,
        seated,
        isFree,
        ...(pictures && { pictures }),
      }}
      taken={new Map(taken.map(seat => [seat, null]))}
      own={taken[0] ?? null}
      words={words}
    />,
  )
const everySeat = Array.from({ length: 600 }, (_, i) => i + 1)

it.each(roomPlans)('%s: 600 of 600 present stay within 1,500 elements', plan => {
  const html = drawn(plan, everySeat)
  expect(html).not.toMatch(/NaN|undefined|Infinity/)
  expect(html.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(1500)
})

it('one person who sits down is one element more, and nothing else changes', () => {
  const [before, after] = [
    drawn('auditorium', everySeat.slice(0, 400)),
    drawn('auditorium', everySeat.slice(0, 401)),
  ]
  const pieces = (html: string) =>
    html.split(/(?=<)/).map(piece => piece.replace(/z«?_?R?_?\w*_?»?[sph]\)/g, ''))
  const known = new Set(pieces(before))
  expect(pieces(after).filter(piece => !known.has(piece))).toHaveLength(1)
})

it('the lamp of the stage is lit only where somebody of it has time, and one’s own seat is said flat', () => {
  expect(drawn('circle', [14])).not.toContain('z-bulb-on"')
  expect(drawn('circle', [14], true)).toContain('z-bulb-on"')
  expect(drawn('auditorium', [14])).toContain('Votre place, A14')
})

it.each(roomPlans)(
  '%s: pictures hang on its walls, and one on the screen stands in place of the title',
  plan => {
    const pictures = { screen: '/screen.png', left: '/left.png', right: '/right.png' }
    const html = drawn(plan, everySeat, false, pictures)
    for (const path of Object.values(pictures)) expect(html).toContain(`href="${path}"`)
    expect(html).not.toContain('Décarboner')
    expect(html.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(1500)
    expect(drawn(plan, [], false, { screen: null, left: null, right: null })).toBe(drawn(plan, []))
  },
)
