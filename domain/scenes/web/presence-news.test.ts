import { expect, test } from 'vitest'
import { hallFixture } from './fixture.ts'
import { lightsOf, presenceNews } from './presence-news.ts'

const { booths } = hallFixture(6)

test('a booth where somebody became free is news, one that stayed lit is not', () => {
  const later = booths.map(b => (b.id === 3 ? { ...b, free: 1 } : b))
  expect(presenceNews(lightsOf(booths), later)).toEqual({ litUp: [later[2]], wentDark: [] })
})

test('a booth that left or was never heard of is no news', () => {
  const later = booths.slice(1)
  expect(presenceNews(lightsOf(booths.slice(0, 3)), later)).toEqual({ litUp: [], wentDark: [] })
})
