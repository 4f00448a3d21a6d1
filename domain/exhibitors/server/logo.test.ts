import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorWorld, exhibitorWorld, type Who } from '#app/server/testing/exhibitor-world.ts'

let exhibitors: ExhibitorWorld
beforeAll(async () => {
  exhibitors = await exhibitorWorld()
})
beforeEach(() => exhibitors.platform.startAgain())
afterAll(() => exhibitors.platform.close())

describe('the logo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
  const send = async (who: Who, id: number, bytes: Buffer | string) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(Buffer.from(bytes))], { type: 'image/png' }), 'logo.png')
    const request = new Request('http://x.invalid/', { method: 'POST', body })
    const answer = await exhibitors.platform.call(who, {
      method: 'POST',
      url: `/api/firms/${id}/logo`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, json: answer.json() }
  }

  it('is taken square from whoever keeps the firm, and seen by visitors', async () => {
    const { call, platform } = exhibitors
    const { firms } = exhibitors.world
    const square = await picture(300, 300)
    const taken = await send('firmAdminA', firms.a, square)
    expect(taken.status).toBe(201)
    expect((await call(null, 'GET', `/firms/computed/${firms.a}`)).json.logo).toBe(taken.json.thumbnailPath)
    expect((await platform.call(null, { url: taken.json.filePath })).headers['content-type']).toBe(
      'image/webp',
    )
    expect((await send('organizer1', firms.a, square)).status).toBe(201)
    expect((await send('firmAdminA', firms.a, await picture(300, 200))).json.errors).toEqual({
      file: ['logo_not_square'],
    })
    expect((await send('firmAdminA', firms.a, '<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415)
    expect(
      await Promise.all(
        (['firmAdminB', 'contactA', 'visitor1', 'organizer2', null] as const).map(
          async who => (await send(who, firms.a, square)).status,
        ),
      ),
    ).toEqual([403, 403, 403, 403, 401])
    expect((await send('firmAdminA', firms.z, square)).status).toBe(404)
  })

  it('takes part in whether a booth counts as configured', async () => {
    const { call, run } = exhibitors
    const { firms, stands, fairs } = exhibitors.world
    await run(sql`
      insert into stand_language (stand_id, language_id, description)
      select ${stands.a}, main_language_id, 'Bonjour' from fair where id = ${fairs.fair1}
      on conflict (stand_id, language_id) do update set description = excluded.description`)
    const state = async () =>
      (
        await run(
          sql<{ state: string }>`select configuration_state as state from stand where id = ${stands.a}`,
        )
      )[0]?.state
    await send('firmAdminA', firms.a, await picture(64, 64))
    expect(await state()).toBe('configured')
    await call('firmAdminA', 'PUT', `/firms/${firms.a}`, { logo: null })
    expect(await state()).toBe('ongoing')
  })
})
