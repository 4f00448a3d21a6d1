import { readdirSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { contractForBrowser } from './browser-contracts.ts'

const contracts = ['domain', 'platform'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path}`)
    .filter(path => /\/contract\/(?!.*\.(test|d)\.ts$).*\.ts$/.test(path)),
)

describe('of a contract the browser gets', () => {
  it('where a call goes, and neither its schemas nor who may call it', () => {
    const call = `export const readFair = defineEndpoint({
  method: 'GET', path: '/fairs/{id}', tag: 'Fairs', summary: 'One fair', allow: ['organizer'],
  params: Type.Object({ id: Id }), response: Type.Object({ name: Line(60) }),
})`
    expect(contractForBrowser(call)).toBe("export const readFair = ({ method: 'GET', path: '/fairs/{id}' })")
  })

  it('the name of a resource and of a list, whose records it may forget', () => {
    expect(
      contractForBrowser(
        "const halls = defineResource({ name: 'fair_halls', table: 'fair_hall', keepsUsed: true })",
      ),
    ).toBe("const halls = ({ name: 'fair_halls', keepsUsed: true })")
    expect(contractForBrowser("const sectors = defineList({ name: 'sectors', table: 'sector' })")).toBe(
      "const sectors = ({ name: 'sectors', keepsUsed: true })",
    )
  })

  it('what several calls share, and rules that a page asks', () => {
    expect(contractForBrowser("f(defineEndpoint({ ...common, path: '/a', tag: 'A' }))")).toBe(
      "f(({ ...common, path: '/a' }))",
    )
    expect(contractForBrowser('export const most = 4\nexport const isFull = n => n >= most')).toBe(
      'export const most = 4\nexport const isFull = n => n >= most',
    )
  })

  it('no schema in a function that makes them', () => {
    expect(contractForBrowser('const maybe = () => Type.Optional(Type.String())')).toBe(
      'const maybe = () => ({})',
    )
  })

  it('nothing of the documentation of any call there is', async () => {
    const texts = await Promise.all(
      contracts.map(async file =>
        contractForBrowser((await transformWithOxc(readFileSync(file, 'utf8'), file)).code),
      ),
    )
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter(text => /\bdefineEndpoint\(\{|\bType\.\w+\(/.test(text))).toEqual([])
  })
})
