/**
 * The domains in the order in which they know each other: that of their servers in `app/server/domains.ts`. Those without
 * a server are named here: what draws knows nobody, what only reads knows all.
 */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const withoutServer = { first: ['scenes'], last: ['visit'] }

const source = readFileSync(join(__dirname, '../app/server/domains.ts'), 'utf8')
const [, list = ''] = /export const domains[^=]*= \[([^\]]*)\]/.exec(source) ?? []
const withServer = [...list.matchAll(/(\w+)Domain\b/g)].map(([, name]) => name)

module.exports = [...withoutServer.first, ...withServer, ...withoutServer.last]
