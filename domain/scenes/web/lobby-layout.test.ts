import { expect, test } from 'vitest'
import { doorsPerGallery, layLobby, MOST_DOORS, plateLines, viewLobby } from './lobby-layout.ts'

const cases = [1, 8, 9, 30, 100].flatMap(halls =>
  [760, 1024, 1440, 1920].map(width => [halls, width] as const),
)

test.each(cases)(
  '%i halls on %i px: every hall has a door, and every door room for its name',
  (halls, width) => {
    const per = doorsPerGallery(halls, width)
    expect(per).toBeGreaterThanOrEqual(1)
    expect(per).toBeLessThanOrEqual(MOST_DOORS)
    const layout = layLobby(per)
    expect(layout.doors).toHaveLength(per)
    expect(plateLines(viewLobby(layout, width))).toBeGreaterThanOrEqual(width < 1000 ? 1 : 2)
  },
)
