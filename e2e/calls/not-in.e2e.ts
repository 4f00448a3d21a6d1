import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

for (const width of [390, 1920])
  test(`whom a fair has not let in is led from its video room and its messages to their registration, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await logIn(page, 'visitor5', '/fermes-ouvertes/stand/videoroom/1')
    for (const [path, title] of [
      ['stand/videoroom/1', 'La salle vidéo s’ouvre avec votre inscription'],
      ['user/direct-messages', 'Les messages s’ouvrent avec votre inscription'],
    ] as const) {
      await page.goto(`/fermes-ouvertes/${path}`)
      const heading = page.getByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      await expectAccessible(page)
      const { x = 0 } = (await heading.boundingBox()) ?? {}
      // In the middle of the page, not at its side.
      expect(x).toBeGreaterThan((width - 700) / 2)
      await page.getByRole('main').getByRole('link', { name: 'Voir mon inscription' }).click()
      await expect(page).toHaveURL(/\/fermes-ouvertes\/register/)
    }
  })
