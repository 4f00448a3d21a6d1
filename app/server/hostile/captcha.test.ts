import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPassword } from '#seed/small.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ CAPTCHA: 'altcha' })
})
afterAll(() => platform.close())

type Solved = { challenge: { signature: string; parameters: Record<string, unknown> }; solution: object }

async function solved(): Promise<Solved> {
  const { challenge } = (await platform.app.inject({ url: '/api/captcha' })).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution: solution as object }
}
const tokenOf = (one: object) => Buffer.from(JSON.stringify(one)).toString('base64')
const logIn = (g_recaptcha_response?: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: {
      email: 'visitor1@small.test',
      password: smallPassword,
      ...(g_recaptcha_response !== undefined && { g_recaptcha_response }),
    },
  })

describe('the captcha', () => {
  it('is demanded by the server, also of the right password', async () => {
    for (const token of [undefined, '', 'x', tokenOf({}), tokenOf({ challenge: {}, solution: {} })]) {
      const answer = await logIn(token)
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { g_recaptcha_response: ['captcha_invalid'] },
      ])
    }
  })

  it('is solved once for one call, however its answer is written the second time', async () => {
    const one = await solved()
    expect((await logIn(tokenOf(one))).statusCode).toBe(200)
    const { signature } = one.challenge
    const again = [
      one,
      { ...one, extra: 1 },
      { ...one, challenge: { ...one.challenge, signature: signature.toUpperCase() } },
      { ...one, challenge: { ...one.challenge, signature: ` ${signature}` } },
      { ...one, challenge: { ...one.challenge, signature: [signature] } },
    ]
    for (const token of again.map(tokenOf)) expect((await logIn(token)).statusCode).toBe(422)
  })

  it('is not eased, prolonged or answered beforehand by whoever has to solve it', async () => {
    const { challenge, solution } = await solved()
    for (const change of [{ cost: 1 }, { expiresAt: 9_999_999_999 }, { keyPrefix: '' }])
      expect(
        (
          await logIn(
            tokenOf({
              challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
              solution,
            }),
          )
        ).statusCode,
      ).toBe(422)
  })
})
