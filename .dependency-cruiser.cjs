/** Rules 3 to 5 of ARCHITECTURE.md. `scripts/check-imports.ts` breaks each of them alone. */
const order = require('./scripts/domain-order.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Files that need each other are one thing: join or split them anew.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-alone',
      severity: 'error',
      comment: 'platform/ knows no word of the business.',
      from: { path: '^platform/', pathNot: '[.]test[.]tsx?$|/testing/' },
      to: { path: '^(domain|app|seed)/' },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      comment: 'Only app/ sees everything, and nobody sees app/.',
      from: { path: '^(domain|platform)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^app/' },
    },
    {
      name: 'statistics-know-nobody',
      severity: 'error',
      comment:
        'domain/statistics counts and knows no person: what knows people is told by domain/leads, to which it leads nowhere.',
      from: { path: '^domain/statistics/', pathNot: '[.]test[.]tsx?$|/testing/' },
      // Of accounts it asks whether the caller's origin is ours; leads and all behind them are refused by the order of domains.
      to: {
        path: '^domain/((registration|people|messaging|chat|calls|waiting|jobs|notifications)/|identity/(?!server/index[.]ts))',
      },
    },
    ...order.slice(0, -1).map((name, at) => ({
      name: `order-${name}`,
      severity: 'error',
      comment: `domain/${name} may not know the domains after it: ${order.slice(at + 1).join(', ')}. News upward travels as events.`,
      from: { path: `^domain/${name}/`, pathNot: '[.]test[.]tsx?$|/testing/' },
      to: { path: `^domain/(${order.slice(at + 1).join('|')})/` },
    })),
    ...order.map(name => ({
      name: `face-${name}`,
      severity: 'error',
      comment: 'Of another domain the server sees contract/ and server/index.ts only.',
      from: {
        path: `^domain/(?!${name}/)[^/]+/server/`,
        pathNot: '[.]test[.]tsx?$|/testing/',
      },
      to: { path: `^domain/${name}/server/(?!index[.]ts)` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
}
