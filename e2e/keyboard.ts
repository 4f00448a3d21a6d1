import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until something has the focus: whoever has no mouse gets there so. */
export async function tabTo(page: Page, goal: Locator) {
  await expect(goal).toBeVisible()
  for (let press = 0; press < 80; press += 1) {
    if (await goal.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(goal).toBeFocused()
}

/** Goes there by Tab and presses it. */
export async function pressByKey(page: Page, goal: Locator) {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}
