import { afterEach, expect, it, vi } from 'vitest'
import { problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { missingIn, useLogin } from './login.ts'
import { readerOf, userOf } from './testing/reader.tsx'
import { webAddress } from './web-address.ts'

afterEach(() => void vi.unstubAllGlobals())

const typed = (email: string, password: string) => {
  const values = new FormData()
  values.set('email', email)
  values.set('password', password)
  return values
}
async function loginPage(answer: object) {
  const onDone = vi.fn()
  const page = await readerOf({ answers: { 'POST /login': answer, 'GET /captcha': { provider: 'off' } } })
  return { ...page, onDone, form: await renderHook(() => useLogin(onDone), page.around) }
}
const ada = { token: 't', refresh_token: 'r', user: userOf(['visitor']) }

it('says what is missing before the server is asked', async () => {
  expect(missingIn(' ', '')).toEqual({ email: ['required'], password: ['required'] })
  expect(missingIn('ada', 'x')).toEqual({ email: ['email_invalid'] })
  expect(missingIn(' ada@fair.test ', 'x')).toEqual({})
  const { form, sent } = await loginPage(ada)
  await form.act(() => form.now.submit(typed('ada', '')))
  expect(sent()).toEqual([])
  expect(form.now.problems?.errors).toEqual({ email: ['email_invalid'], password: ['required'] })
})

it('somebody who logs in is known, and what was read for nobody is read again', async () => {
  const { form, store, queries, onDone, sent } = await loginPage(ada)
  queries.setQueryData(['/fairs'], 'for nobody')
  await form.act(() => form.now.submit(typed(' ada@fair.test ', 'secret ')))
  expect(sent()[0]?.body).toMatchObject({ email: 'ada@fair.test', password: 'secret ' })
  expect(store.get()).toMatchObject({ status: 'known', user: ada.user })
  expect(queries.getQueryState(['/fairs'])?.isInvalidated).toBe(true)
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('a wrong password is said and logs nobody in; an unconfirmed address is offered another mail', async () => {
  const wrong = await loginPage(problem(401, { message_code: 'credentials_invalid' }))
  await wrong.form.act(() => wrong.form.now.submit(typed('ada@fair.test', 'x')))
  expect(wrong.form.now).toMatchObject({ isUnconfirmed: false, isPending: false })
  expect(wrong.form.now.problems?.message).toBe('credentials_invalid')
  expect([wrong.store.get().status, wrong.onDone.mock.calls.length]).toEqual(['anonymous', 0])
  const unconfirmed = await loginPage(problem(403, { message_code: 'email_unconfirmed' }))
  await unconfirmed.form.act(() => unconfirmed.form.now.submit(typed('ada@fair.test', 'x')))
  expect(unconfirmed.form.now.isUnconfirmed).toBe(true)
})

it('an address without its beginning is one of the web; one with another scheme stays, to be refused', () =>
  expect(['example.org', 'http://a.test', 'javascript:x', 'mailto:a@b.test'].map(webAddress)).toEqual([
    'https://example.org',
    'http://a.test',
    'javascript:x',
    'mailto:a@b.test',
  ]))
