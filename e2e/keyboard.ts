import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a key until something has the focus. */
export async function pressUntilFocused(page: Page, key: string, goal: Locator) {
  await expect(goal).toBeVisible()
  for (let press = 0; press < 80; press += 1) {
    if (await goal.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(goal).toBeFocused()
}

/** Whoever has no mouse gets there so. */
export const tabTo = (page: Page, goal: Locator) => pressUntilFocused(page, 'Tab', goal)

/** Among what is one stop of Tab: the booths of a scene, the buttons of a toolbar. */
export async function arrowTo(page: Page, first: Locator, goal: Locator) {
  await tabTo(page, first)
  await pressUntilFocused(page, 'ArrowRight', goal)
}

/** Goes there by Tab and presses it. */
export async function pressByKey(page: Page, goal: Locator) {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}
