import type { Locator, Page } from '@playwright/test'

/** The middle of what is drawn. */
async function middle(target: Locator): Promise<[number, number]> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing is drawn there.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** By mouse, as a person drags: with a first small move, and on the way. */
export async function dragTo(page: Page, from: Locator, to: Locator) {
  const [x, y] = await middle(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12, y + 12, { steps: 3 })
  await page.mouse.move(...(await middle(to)), { steps: 8 })
  await page.mouse.up()
}

/** A place of the plan by its label. */
export const place = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^Place ${label},`) })
