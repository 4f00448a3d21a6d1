import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What the browser reads of each declaration: where a call goes, what a list is called. Its server checks the rest. */
const readInBrowser: Readonly<Record<string, { fields: readonly string[]; always?: string }>> = {
  defineEndpoint: { fields: ['method', 'path'] },
  defineResource: { fields: ['name', 'keepsUsed'] },
  defineList: { fields: ['name'], always: 'keepsUsed: true' },
}

type Edit = { start: number; end: number; text: string }

/** A declaration as the browser has it; null for any other call. */
function asRead({ callee, arguments: [spec] }: ESTree.CallExpression, code: string): string | null {
  if (callee.type === 'MemberExpression')
    return callee.object.type === 'Identifier' && callee.object.name === 'Type' ? '({})' : null
  const read = callee.type === 'Identifier' ? readInBrowser[callee.name] : undefined
  if (!read || spec?.type !== 'ObjectExpression') return null
  const isRead = (field: (typeof spec.properties)[number]) =>
    field.type === 'SpreadElement' ||
    (field.key.type === 'Identifier' && read.fields.includes(field.key.name))
  const fields = spec.properties.filter(isRead).map(({ start, end }) => code.slice(start, end))
  return `({ ${[...fields, ...(read.always ? [read.always] : [])].join(', ')} })`
}

/** Calls whose result is kept under a name and which do nothing else: nobody waits for one that no page uses. */
const namedCalls = (program: ESTree.Program): ESTree.CallExpression[] =>
  program.body.flatMap(statement => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
  })

/** A contract without schemas, sentences of the documentation and rights, which only the server reads. */
export function contractForBrowser(code: string): string {
  const { program } = parseSync('contract.js', code)
  const edits: Edit[] = []
  let end = 0
  new Visitor({
    CallExpression(call) {
      const text = call.start < end ? null : asRead(call, code)
      if (text === null) return
      end = call.end
      edits.push({ start: call.start, end, text })
    },
  }).visit(program)
  const replaced = new Set(edits.map(({ start }) => start))
  for (const { start } of namedCalls(program))
    if (!replaced.has(start)) edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** Contracts in the browser's build. */
export const browserContracts: Plugin = {
  name: 'verriere:browser-contracts',
  apply: 'build',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/\/contract\/[^?]+\.ts$/.test(id)) return
    return { code: contractForBrowser(code), map: null }
  },
}
