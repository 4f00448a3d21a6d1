import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExhibitorFixture, exhibitorFixture, type Who } from '#app/server/testing/exhibitor-fixture.ts'

let exhibitors: ExhibitorFixture
beforeAll(async () => {
  exhibitors = await exhibitorFixture()
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
    const { firms } = exhibitors.seeded
    const square = await picture(300, 300)
    const taken = await send('firmAdminA', firms.a, square)
    expect(taken.status).toBe(201)
    expect((await call(null, 'GET', `/firms/computed/${firms.a}`)).json.logo).toBe(taken.json.thumbnailPath)
    expect((await platform.call(null, { url: taken.json.filePath })).headers['content-type']).toBe(
      'image/webp',
    )
    expect((await send('organizer1', firms.a, square)).status).toBe(201)
    expect(
      await Promise.all(
        (['firmAdminB', 'contactA', 'visitor1', 'organizer2', null] as const).map(
          async who => (await send(who, firms.a, square)).status,
        ),
      ),
    ).toEqual([403, 403, 403, 403, 401])
    expect((await send('firmAdminA', firms.z, square)).status).toBe(404)
  })

  const stored = async (taken: { json: { filePath: string } }) => {
    const { rawPayload } = await exhibitors.platform.call(null, { url: taken.json.filePath })
    const { width, height } = await sharp(rawPayload).metadata()
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 4),
    ]
    return { width, height, at, text: rawPayload.toString('latin1') }
  }
  const svg = (inner: string, more = '') =>
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="20" ${more}>${inner}</svg>`

  it('of any shape stands whole in a square, with nothing around it', async () => {
    const { firms } = exhibitors.seeded
    const wide = await stored(await send('firmAdminA', firms.a, await picture(500, 100)))
    expect([wide.width, wide.height, wide.at(250, 10)[3], wide.at(250, 250)[3]]).toEqual([500, 500, 0, 255])
    const drawn = await stored(
      await send(
        'firmAdminA',
        firms.a,
        svg(
          '<defs><linearGradient id="g"><stop stop-color="#00f"/></linearGradient></defs><rect width="100" height="20" fill="url(#g)"/>',
        ),
      ),
    )
    expect([drawn.width, drawn.height]).toEqual([1200, 1200])
    expect(drawn.at(600, 600)).toEqual([0, 0, expect.closeTo(255, -1), 255])
    expect(drawn.at(600, 20)[3]).toBe(0)
    expect(drawn.text).not.toContain('svg')
  })

  it('of a large photograph is scaled', async () => {
    const photo = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer()
    const { width, height } = await stored(await send('firmAdminA', exhibitors.seeded.firms.a, photo))
    expect([width, height]).toEqual([2400, 2400])
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<rect onload="alert(1)" width="9" height="9"/>')],
    ['a file', svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>')],
    ['another site', svg('<use href="http://127.0.0.1:1/x#a"/>')],
    ['a style from elsewhere', svg('<style>@import "http://x.invalid/";</style>')],
    ['a fill from elsewhere', svg('<rect fill="url(http://x.invalid/#a)" width="9" height="9"/>')],
    [
      'an entity',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`,
    ],
    ['an included file', svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="#a"/>')],
    ['copies of copies', svg('<use href="#a"/>'.repeat(200))],
    [
      'a size beyond measure',
      svg('<rect width="1" height="1"/>', 'viewBox="0 0 1 1"').replace('width="100"', 'width="99999999"'),
    ],
    ['no shape at all', '<svg nothing'],
    ['comments without end before it', '<!---->'.repeat(500)],
    ['comments that never lead to it', `${'<!---->'.repeat(500)}<x>`],
    ['a hundred thousand document types', `<svg ${'<!DOCTYPE'.repeat(100_000)}`],
  ])('that is a drawing with %s is refused', async (_, drawing) => {
    const refused = await send('firmAdminA', exhibitors.seeded.firms.a, drawing)
    expect([415, 422]).toContain(refused.status)
  })

  it.each([
    [
      'copies of copies of copies',
      svg(
        `<g id="a0"><rect width="9" height="9"/></g>${Array.from({ length: 60 }, (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`).join('')}`,
      ),
    ],
  ])(
    'that is a drawing with %s is given up, and others are drawn meanwhile',
    async (_, drawing) => {
      const { firms } = exhibitors.seeded
      const slow = send('firmAdminA', firms.a, drawing)
      expect((await send('firmAdminB', firms.b, await picture(64, 64))).status).toBe(201)
      expect((await slow).status).toBe(422)
    },
    30_000,
  )

  it('takes part in whether a booth counts as configured', async () => {
    const { call, run } = exhibitors
    const { firms, stands, fairs } = exhibitors.seeded
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
