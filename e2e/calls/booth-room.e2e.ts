import { demoAccounts } from '#seed/demo/accounts.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { expect, type Page } from '../test.ts'
import { expectMoving, expectVoices, open, test } from './people.ts'

const room = '/rives-et-ateliers/stand/videoroom/1'

/** As the demo calls them. */
function nameOf(account: string) {
  const found = demoAccounts.find(({ name }) => name === account)
  return `${found?.firstName} ${found?.lastName}`
}

/** Goes in, after the look at one's devices that the first talk of a day begins with. */
async function enter(page: Page) {
  await page.getByRole('button', { name: 'Entrer dans la salle' }).click()
  const check = page.getByRole('dialog', { name: 'Avant d’entrer dans la salle' })
  await check.getByRole('button', { name: 'Entrer dans la salle' }).click()
  await expect(page.getByRole('button', { name: 'Quitter', exact: true })).toBeVisible()
}

const pictureOf = (page: Page, who: string) => page.getByLabel(`Image de ${nameOf(who)}`)

test('three in the room of a booth see and hear each other; a fifth is refused in words; one is muted and not shown, one let out, one leaves, comes back and closes their page', async ({
  browser,
  request,
}) => {
  test.slow()
  const staff = await open(browser, 'standcontact', room)
  // Those of a try before are taken for gone after a while.
  await expect(staff.getByText('Personne dans la salle pour l’instant')).toBeVisible({ timeout: 90_000 })
  await enter(staff)
  await expect(staff.getByText('Il n’y a que vous dans la salle.')).toBeVisible()
  const speaker = await open(browser, 'speaker', room)
  await expect(speaker.getByRole('list', { name: 'Personnes dans la salle' })).toContainText(
    nameOf('standcontact'),
  )
  await expectAccessible(speaker)
  await enter(speaker)
  const organizer = await open(browser, 'organizer', room)
  await enter(organizer)

  const inside = { standcontact: staff, speaker, organizer }
  for (const [own, page] of Object.entries(inside)) {
    for (const who of Object.keys(inside)) if (who !== own) await expectMoving(pictureOf(page, who))
    await expectVoices(page, 2)
  }
  await expectAccessible(staff)
  await expect(speaker.getByRole('button', { name: 'Ma présence : En communication' })).toBeVisible()

  const fifth = await open(browser, 'moderator', room)
  const way = fifth.getByRole('button', { name: 'Entrer sans caméra' })
  const visitor = await callsAs(request, 'visitor@demo.test')
  // Between the press and its arrival the last place is taken: told beforehand, nobody could press.
  await fifth.route('**/api/stands/1/videoroom', async route => {
    if (route.request().method() === 'POST') await visitor.post('/stands/1/videoroom', {})
    await route.continue()
  })
  await way.click()
  await expect(fifth.getByText('Cette salle vidéo est complète : 4 personnes au plus.')).toBeVisible()
  await expect(fifth.getByText('La salle est complète : 4 personnes au plus.')).toBeVisible()
  await expect(way).toBeDisabled()
  await fifth.context().close()
  await visitor.delete('/stands/1/videoroom')

  await staff.getByRole('button', { name: nameOf('speaker') }).click()
  await staff.getByRole('menuitem', { name: /^Couper son micro/ }).click()
  await expect(speaker.getByText('L’équipe du stand a coupé votre micro.')).toBeVisible()
  await speaker.keyboard.press('m')
  await expect(speaker.getByRole('button', { name: /^Micro coupé/ })).toBeDisabled()
  await expect(organizer.getByText(`${nameOf('speaker')}, Micro coupé`)).toBeVisible()
  await staff.getByRole('button', { name: nameOf('speaker') }).click()
  await staff.getByRole('menuitem', { name: 'Lui rendre la parole' }).click()
  await speaker.getByRole('button', { name: 'Micro coupé, activer le micro' }).click()
  await expect(organizer.getByText(`${nameOf('speaker')}, Micro coupé`)).toBeHidden()

  await staff.getByRole('button', { name: nameOf('speaker') }).click()
  await staff.getByRole('menuitem', { name: /^Couper sa caméra/ }).click()
  await expect(speaker.getByText('L’équipe du stand a coupé votre caméra.')).toBeVisible()
  await expect(speaker.getByRole('button', { name: /^Caméra coupée/ })).toBeDisabled()
  await expect(organizer.getByText(`${nameOf('speaker')} a coupé sa caméra`)).toBeVisible()
  await staff.getByRole('button', { name: nameOf('speaker') }).click()
  await staff.getByRole('menuitem', { name: 'Autoriser sa caméra' }).click()
  await speaker.getByRole('button', { name: 'Caméra coupée, activer la caméra' }).click()
  await expectMoving(pictureOf(organizer, 'speaker'))

  await organizer.getByRole('button', { name: 'Caméra, couper la caméra' }).click()
  await expect(staff.getByText(`${nameOf('organizer')} a coupé sa caméra`)).toBeVisible()
  await organizer.reload()
  await expect(organizer.getByRole('button', { name: 'Caméra coupée, activer la caméra' })).toBeVisible()
  await expectMoving(pictureOf(organizer, 'speaker'))

  await staff.getByRole('button', { name: nameOf('speaker') }).click()
  await staff.getByRole('menuitem', { name: 'Faire sortir' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Faire sortir' }).click()
  await expect(speaker.getByText('L’équipe du stand vous a fait sortir de la salle.')).toBeVisible()
  await expect(speaker.locator('video')).toHaveCount(0)
  await speaker.getByRole('button', { name: 'Entrer sans caméra' }).click()
  await expect(
    speaker.getByText('Vous ne pouvez pas entrer dans cette salle vidéo pour l’instant.'),
  ).toBeVisible()
  await expect(pictureOf(organizer, 'speaker')).toHaveCount(0)
  await speaker.context().close()

  await organizer.getByRole('button', { name: 'Quitter', exact: true }).click()
  await expect(organizer.getByRole('button', { name: 'Entrer dans la salle' })).toBeVisible()
  await expect(organizer.locator('video')).toHaveCount(0)
  await expect(organizer.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(staff.getByText('Il n’y a que vous dans la salle.')).toBeVisible()
  await organizer.goto('/rives-et-ateliers/stand/visit/1')
  const door = organizer.getByRole('link', { name: 'Salle vidéo, 1 personne' })
  await expect(door).toBeVisible()
  // Told, not looked for: the page is not loaded anew.
  await visitor.post('/stands/1/videoroom', {})
  await expect(organizer.getByRole('link', { name: 'Salle vidéo, 2 personnes' })).toBeVisible()
  await visitor.delete('/stands/1/videoroom')
  await door.click()
  await organizer.getByRole('button', { name: 'Entrer dans la salle' }).click()
  await expectMoving(pictureOf(organizer, 'standcontact'))
  await organizer.close()
  await expect(staff.getByText('Il n’y a que vous dans la salle.')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Ma présence : Libre' })).toBeVisible()
  for (const page of [staff, organizer]) await page.context().close()
})
